import Foundation
import Testing

import Martlet

private struct Names: View {
    @State var name = ""
    var body: some View {
        TextField("Name", text: $name)
        Text("name \(name)")
        Button("reset") { name = "reset" }
    }
}

private struct Short: View {
    @State var name = ""
    var body: some View {
        TextField("Name", text: Binding(get: { name }, set: { name = String($0.prefix(3)) }))
        Text(verbatim: name)
    }
}

private struct Shortened: View {
    @State var name = ""
    var body: some View {
        TextField("Name", text: $name)
            .onChange(of: name) { _, new in name = String(new.prefix(3)) }
    }
}

private struct Ages: View {
    @State var age = 0
    @State var height: Double?
    var body: some View {
        TextField("Age", value: $age, format: .number)
        TextField("Height", value: $height, format: .number)
        Text("age \(age) height \(height ?? -1)")
        Button("set") { age = 1234 }
    }
}

private struct Submitting: View {
    @State var text = ""
    @State var log: [String] = []
    var body: some View {
        VStack { TextField("Say", text: $text).onSubmit { log.append("inner " + text) } }
            .onSubmit { log.append("outer") }
        Text(verbatim: log.joined(separator: ";"))
    }
}

@MainActor @Suite struct TextFieldTests {
    private func text(_ node: RenderNode) -> String? {
        guard case .text(let text)? = node.controlContent?.value else { return nil }
        return text
    }

    @Test func D1_typingReachesTheBinding() throws {
        let screen = Screen { Names() }
        let field = try screen.find(.textField, "Name")
        #expect(field.control(as: FieldControl.self)?.showsPrompt == true)
        screen.tap(field)
        #expect(field.controlContent?.isFocused == true)
        screen.type("Ada")
        #expect(text(field) == "Ada")
        #expect(screen.texts.contains("name Ada"))
        #expect(field.control(as: FieldControl.self)?.cursor == 3)
        #expect(field.control(as: FieldControl.self)?.showsPrompt == false)
    }

    @Test func keysBetweenUpdatesAreKept() throws {
        let screen = Screen { Names() }
        let field = try screen.find(.textField, "Name")
        screen.tap(field)
        for character in "abc" {
            screen.scene.send(.key(KeyInput(key: KeyEquivalent(character), characters: String(character))))
        }
        #expect(text(field) == "abc")
        screen.scene.update()
        #expect(screen.texts.contains("name abc"))
    }

    @Test func anOutsideWriteIsShownWhileFocused() throws {
        let screen = Screen { Names() }
        let field = try screen.find(.textField, "Name")
        screen.tap(field)
        screen.type("Ada")
        screen.tap(try screen.find(.button, "reset"))
        #expect(text(field) == "reset")
        #expect(field.control(as: FieldControl.self)?.cursor == 5)
        screen.type("!")
        #expect(screen.texts.contains("name reset!"))
    }

    @Test func theBindingHasTheLastWord() throws {
        for screen in [Screen { Short() }, Screen { Shortened() }] {
            let field = try screen.find(.textField, "Name")
            screen.tap(field)
            screen.type("abcdef")
            #expect(text(field) == "abc")
        }
        let constant = Screen { TextField("Name", text: .constant("fixed")) }
        let field = try constant.find(.textField, "Name")
        constant.tap(field)
        constant.type("x")
        #expect(text(field) == "fixed")
    }

    @Test func D1_numbersAreWrittenWhenTheyParse() throws {
        let screen = Screen { Ages() }
        let age = try screen.find(.textField, "Age")
        #expect(text(age) == "0")
        screen.tap(age)
        screen.key(.delete)
        #expect(text(age) == "")
        screen.type("36")
        #expect(text(age) == "36")
        #expect(screen.texts.contains("age 36 height -1.000000"))
        screen.type("000")
        #expect(text(age) == "36000", "what is typed stays as it is")
        screen.key(.return)
        #expect(text(age) == "36,000", "Return shows the value as the format writes it")
        screen.type("x")
        screen.tap(try screen.find(.textField, "Height"))
        #expect(text(age) == "36,000", "what does not parse is dropped when editing ends")
        screen.type("1.5")
        #expect(screen.texts.contains("age 36,000 height 1.500000"))
        for _ in 0..<3 { screen.key(.delete) }
        #expect(screen.texts.contains("age 36,000 height -1.000000"))
        screen.tap(age)
        screen.tap(try screen.find(.button, "set"))
        #expect(text(age) == "1,234")
    }

    @Test func submission() throws {
        let screen = Screen { Submitting() }
        screen.tap(try screen.find(.textField, "Say"))
        screen.type("hi")
        #expect(screen.key(.return))
        #expect(screen.texts.contains("inner hi;outer"))
    }

    @Test func secureFieldsShowBullets() throws {
        let screen = Screen { SecureNames() }
        let field = try screen.find(.secureField, "Password")
        screen.tap(field)
        screen.type("s3cret")
        #expect(text(field) == "••••••")
        #expect(field.controlContent?.text?.string == "••••••")
        #expect(screen.texts == ["s3cret"])
    }

    @Test func aClickPutsTheCursor() throws {
        let screen = Screen { Names(name: "abcdef") }
        let field = try screen.find(.textField, "Name")
        var origin = field.originInWindow
        // The text begins behind the inset of the field's look.
        origin.x += screen.host.chrome(of: try #require(field.controlContent)).insets.leading
        screen.tap(at: CGPoint(x: origin.x + 17, y: origin.y + 8))
        #expect(field.control(as: FieldControl.self)?.cursor == 2)
        screen.type("X")
        #expect(text(field) == "abXcdef")
        screen.tap(at: CGPoint(x: origin.x + 150, y: origin.y + 8))
        #expect(field.control(as: FieldControl.self)?.cursor == 7)
    }

    @Test func pastedTextIsInsertedAtOnce() throws {
        let screen = Screen { Names() }
        let field = try screen.find(.textField, "Name")
        #expect(!screen.scene.send(.text("lost")))
        screen.tap(field)
        #expect(screen.scene.send(.text("two\nlines")))
        screen.scene.update()
        #expect(screen.texts.contains("name two lines"))
    }

    @Test func disabledFieldsTakeNothing() throws {
        let screen = Screen { Names().disabled(true) }
        let field = try screen.find(.textField, "Name")
        screen.tap(field)
        screen.type("x")
        #expect(text(field) == "")
        #expect(field.controlContent?.isFocused == false)
    }
}

private struct SecureNames: View {
    @State var password = ""
    var body: some View {
        SecureField("Password", text: $password)
        Text(verbatim: password)
    }
}
