import MartletTesting
import Testing

/// The example of Documentation/testing.md.
private struct Login: View {
    @State private var name = ""
    @State private var isWelcome = false

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Button("Log in") { isWelcome = true }
                .disabled(name.isEmpty)
            if isWelcome { Text("Welcome, \(name)!") }
        }
    }
}

@MainActor @Test func logsIn() throws {
    let host = TestHost { Login() }
    #expect(try host.find(.button, "Log in").isEnabled == false)
    try host.find(.textField, "Name").type("Ada")
    try host.find(.button, "Log in").tap()
    #expect(host.texts.contains("Welcome, Ada!"))
}

@MainActor @Test func theDumpOfTheDocumentation() {
    let host = TestHost { Login() }
    #expect(
        host.tree == """
            layout (0, 0, 400 × 600)
              VStack (0, 272, 400 × 56)
                textField "Name" = "" (0, 272, 400 × 24)
                button "Log in" disabled (168, 304, 64 × 24)
                  text "Log in" (176, 308, 48 × 16)
            """
    )
}
