import Foundation
import Testing

import Martlet
import MartletTesting

private struct Boxed: TextFieldStyle {
    let mark: String

    func _body(configuration: TextField<Self._Label>) -> some View {
        HStack {
            Text(verbatim: mark)
            configuration.padding(4)
        }
    }
}

private struct Form1: View {
    @State var name = "Ann"

    var body: some View {
        TextField("Name", text: $name).textFieldStyle(Boxed(mark: "!"))
        Text(verbatim: "<\(name)>")
    }
}

private struct Wide: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        Framed(width: environment.layoutDirection == .rightToLeft ? 200 : 100)
    }
}

private struct Framed: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width) }
}

private struct Repeats: View {
    let behavior: ButtonRepeatBehavior
    @State var count = 0

    var body: some View {
        Button("Press") { count += 1 }.buttonRepeatBehavior(behavior)
        Text(verbatim: "count \(count)")
    }
}

private struct Renames: View {
    @State var log = ""
    @FocusState var isFocused: Bool
    @State var name = ""

    var body: some View {
        RenameButton().renameAction { log = "renamed" }
        Text(verbatim: "<\(log)>")
        TextField("Name", text: $name).focused($isFocused)
        Text(verbatim: isFocused ? "focused" : "not focused")
        Menu("More") { RenameButton() }.renameAction($isFocused)
    }
}

private struct Asking: View {
    @State var isAsking = true
    var body: some View {
        Text("page")
            .confirmationDialog("Sure?", isPresented: $isAsking) { Button("Yes") {} }
            .dialogIcon(Image(systemName: "trash"))
    }
}

private struct Focusing: View {
    enum Field { case name, street }
    @FocusState var field: Field?
    @AccessibilityFocusState var isReading: Bool
    @State var text = ""

    var body: some View {
        VStack {
            TextField("Name", text: $text).focused($field, equals: .name)
            TextField("Street", text: $text).focused($field, equals: .street).accessibilityFocused($isReading)
            Button("Read name") {
                isReading = false; field = .name
            }
            Button("Read street") { isReading = true }
            Text(verbatim: isReading ? "reading" : "not reading")
        }
        .defaultFocus($field, .street)
    }
}

@MainActor @Suite struct ControlNamesTests {
    @Test func aFieldStandsInTheBodyOfItsStyle() throws {
        let host = TestHost { Form1() }
        #expect(host.texts.contains("!"))
        let field = try host.find(.textField, "Name")
        #expect(field.value == "Ann")
        try field.clearText()
        try field.type("Bo")
        #expect(host.texts.contains("<Bo>"))
    }

    @Test func aModifierDependsOnItsEnvironment() throws {
        let host = TestHost { Text("a").modifier(Wide()).accessibilityIdentifier("a") }
        #expect(try host.element(id: "a").frame.width == 100)
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        host.update()
        #expect(try host.element(id: "a").frame.width == 200)
    }

    @Test func aHeldButtonRepeats() throws {
        let host = TestHost { Repeats(behavior: .enabled) }
        try host.find(.button, "Press").press(for: .milliseconds(850))
        let count = try #require(host.texts.last.flatMap { Int($0.dropFirst(6)) })
        #expect(count >= 3)
        let once = TestHost { Repeats(behavior: .disabled) }
        try once.find(.button, "Press").press(for: .milliseconds(850))
        #expect(once.texts.last == "count 1")
    }

    @Test func renaming() throws {
        let host = TestHost { Renames() }
        try host.find(.button, "Rename").tap()
        #expect(host.texts.contains("<renamed>"))
        #expect(try host.find(.menu, "More").menu == "Rename")
        #expect(TestHost { RenameButton() }.findAll(.button).first?.isEnabled == false)
    }

    @Test func dialogsHaveIcons() {
        #expect(TestHost { Asking() }.tree.contains("image"))
    }

    @Test func whatHasTheFocusAtFirst() throws {
        let host = TestHost { Focusing() }
        #expect(host.texts.contains("reading"))
        try host.find(.button, "Read name").tap()
        #expect(host.texts.contains("not reading"))
        try host.find(.button, "Read street").tap()
        #expect(host.texts.contains("reading"))
    }

    @Test func steppersTakeFormats() throws {
        struct Steps: View {
            @State var amount = 1.5
            var body: some View {
                Stepper("Amount", value: $amount, in: 0...3, step: 0.5, format: .number)
                Text(verbatim: "\(amount)")
            }
        }
        let host = TestHost { Steps() }
        try host.find(.stepper, "Amount").perform("increment")
        #expect(host.texts.last == "2.0")
    }
}
