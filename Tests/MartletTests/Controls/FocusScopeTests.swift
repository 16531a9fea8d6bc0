import Foundation
import Testing

import Martlet
import MartletTesting

private struct Form: View {
    @Namespace private var form
    @Environment(\.resetFocus) private var resetFocus
    @State private var name = ""
    @State private var code = ""
    @State private var town = ""
    let isScope: Bool
    var prefersTown = true

    var body: some View {
        VStack {
            VStack {
                TextField("Name", text: $name)
                TextField("Code", text: $code).prefersDefaultFocus(!prefersTown, in: form)
                TextField("Town", text: $town).prefersDefaultFocus(prefersTown, in: form)
            }
            .modifier(Scope(namespace: isScope ? form : nil))
            Button("reset") { resetFocus(in: form) }
        }
    }
}

private struct Scope: ViewModifier {
    let namespace: Namespace.ID?

    func body(content: Content) -> some View {
        if let namespace { content.focusScope(namespace) } else { content }
    }
}

@MainActor @Suite struct FocusScopeTests {
    @Test func theViewThatWantsTheFocusOfItsScopeHasItAtOnce() {
        #expect(Screen { Form(isScope: true) }.focusedName == "Town")
        #expect(Screen { Form(isScope: true, prefersTown: false) }.focusedName == "Code")
    }

    @Test func withoutAScopeNothingIsPreferred() throws {
        let screen = Screen { Form(isScope: false) }
        #expect(screen.focusedName == nil)
        screen.tap(try screen.find(.button, "reset"))
        #expect(screen.focusedName != "Town")
    }

    @Test func resettingBringsTheFocusBack() throws {
        let screen = Screen { Form(isScope: true) }
        screen.tap(try screen.find(.textField, "Name"))
        #expect(screen.focusedName == "Name")
        screen.tap(try screen.find(.button, "reset"))
        #expect(screen.focusedName == "Town")
    }
}
