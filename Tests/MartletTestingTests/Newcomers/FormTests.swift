import Foundation
import MartletTesting
import Testing

// Typical view tests, in the style of authors who know other testing libraries: forms and their controls.

@MainActor @Suite struct FormTests {
    private struct SignIn: View {
        @State private var email = ""
        @State private var password = ""
        @State private var error: String?
        @State private var isBusy = false
        @State private var isSignedIn = false
        @FocusState private var field: Field?
        enum Field { case email, password }

        var body: some View {
            if isSignedIn {
                Text("Signed in as \(email)")
            } else {
                Form {
                    TextField("Email", text: $email)
                        .focused($field, equals: .email)
                        .submitLabel(.next)
                        .onSubmit { field = .password }
                    SecureField("Password", text: $password)
                        .focused($field, equals: .password)
                        .onSubmit { submit() }
                    if let error { Text(error).foregroundStyle(.red) }
                    Button("Sign In", action: submit)
                        .disabled(email.isEmpty || password.isEmpty || isBusy)
                    if isBusy { ProgressView("Signing in…") }
                }
                .onAppear { field = .email }
            }
        }

        private func submit() {
            isBusy = true
            error = nil
            Task {
                try? await Task.sleep(for: .seconds(1))
                isBusy = false
                if password == "secret" { isSignedIn = true } else { error = "Wrong password" }
            }
        }
    }

    @Test func signInNeedsBothFields() throws {
        let host = TestHost { SignIn() }
        let button = try host.find(.button, "Sign In")
        #expect(!button.isEnabled)
        try host.find(.textField, "Email").type("ada@example.com")
        #expect(!button.isEnabled)
        try host.find(.secureField, "Password").type("x")
        #expect(button.isEnabled)
    }

    @Test func aWrongPasswordIsSaidInRed() throws {
        let host = TestHost { SignIn() }
        try host.find(.textField, "Email").type("ada@example.com")
        try host.find(.secureField, "Password").type("wrong")
        try host.find(.button, "Sign In").tap()
        #expect(try host.find(.progress).label == "Signing in…")
        #expect(throws: ElementNotFound.self) { try host.find(text: "Wrong password") }
        host.advance(by: .seconds(1))
        let error = try host.find(text: "Wrong password")
        #expect(error.color == Color.red.resolve(in: EnvironmentValues()))
        #expect(host.findAll(.progress).isEmpty)
    }

    @Test func returnLeadsFromFieldToField() throws {
        let host = TestHost { SignIn() }
        #expect(try host.find(.textField, "Email").isFocused)
        try host.find(.textField, "Email").type("ada@example.com")
        host.press(.return)
        #expect(try host.find(.secureField, "Password").isFocused)
        #expect(host.focused?.label == "Password")
        try #require(host.focused).type("secret")
        host.press(.return)
        host.advance(by: .seconds(2))
        #expect(host.texts == ["Signed in as ada@example.com"])
    }

    @Test func aPasswordIsNotShown() throws {
        let host = TestHost { SignIn() }
        try host.find(.secureField, "Password").type("secret")
        #expect(!host.allTexts.contains { $0.contains("secret") })
        #expect(try host.find(.secureField, "Password").value != "secret")
    }

    private struct Order: View {
        @State private var size = "M"
        @State private var amount = 1
        @State private var isGift = false
        @State private var day = Date(timeIntervalSince1970: 0)
        @State private var tip = 0.0
        @State private var color = Color.red
        @State private var note = ""

        var body: some View {
            Form {
                Section("What") {
                    Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
                        .pickerStyle(.segmented)
                    Stepper("Amount: \(amount)", value: $amount, in: 1...5)
                    Toggle("Gift", isOn: $isGift)
                }
                if isGift { TextField("Message", text: $note, axis: .vertical) }
                Section {
                    DatePicker("Day", selection: $day, displayedComponents: .date)
                    Slider(value: $tip, in: 0...20, step: 5) { Text("Tip") }
                    ColorPicker("Paper", selection: $color)
                    Text("\(size) × \(amount), tip \(Int(tip))").accessibilityIdentifier("summary")
                }
            }
        }
    }

    @Test func pickersByLabel() throws {
        let host = TestHost { Order() }
        try host.find(.picker, "Size").select("L")
        #expect(try host.element(id: "summary").label == "L × 1, tip 0")
        let error = #expect(throws: ElementNotOperable.self) { try host.find(.picker, "Size").select("XL") }
        #expect(error?.description.contains("\"S\", \"M\", \"L\"") == true)
    }

    @Test func aStepperStopsAtItsLimit() throws {
        let host = TestHost { Order() }
        let stepper = try host.find(.stepper, containing: "Amount")
        try stepper.set(5)
        #expect(try host.element(id: "summary").label == "M × 5, tip 0")
        let error = #expect(throws: ElementNotOperable.self) { try stepper.set(6) }
        #expect(error?.description.contains("6.0 is outside of its range, 1.0 to 5.0") == true)
        #expect(throws: ElementNotOperable.self) { try host.find(.slider, "Tip").set(21) }
    }

    @Test func aToggleShowsMore() throws {
        let host = TestHost { Order() }
        #expect(try host.find(.toggle, "Gift").isOn == false)
        #expect(throws: ElementNotFound.self) { try host.find(.textField, "Message") }
        try host.find(.toggle, "Gift").tap()
        #expect(try host.find(.toggle, "Gift").isOn == true)
        try host.find(.textField, "Message").type("All the best")
        #expect(try host.find(.textField, "Message").value == "All the best")
    }

    @Test func datesAndNumbersByValue() throws {
        let host = TestHost { Order() }
        try host.find(.datePicker, "Day").set(Date(timeIntervalSince1970: 86_400 * 31))
        #expect(try host.find(.datePicker, "Day").value?.contains("1970") == true)
        try host.find(.slider, "Tip").set(15)
        #expect(try host.element(id: "summary").label == "M × 1, tip 15")
        #expect(try host.find(.slider, "Tip").value == "15")
    }

    @Test func aBindingOfTheTestItself() throws {
        var volume = 0.2
        let host = TestHost {
            Slider(value: Binding(get: { volume }, set: { volume = $0 }), in: 0...1) { Text("Volume") }
        }
        try host.find(.slider, "Volume").set(0.5)
        #expect(volume == 0.5)
    }

    @Test func anEditorTakesLines() throws {
        struct Editor: View {
            @State private var text = "one"
            var body: some View {
                VStack {
                    TextEditor(text: $text)
                    Text("\(text.split(separator: "\n").count) lines")
                }
            }
        }
        let host = TestHost { Editor() }
        let editor = try host.find(.textEditor)
        try editor.type("\ntwo\nthree")
        #expect(host.texts.contains("3 lines"))
        try editor.selectText("two")
        #expect(editor.selectedText == "two")
        try editor.paste("2")
        #expect(editor.value == "one\n2\nthree")
    }
}
