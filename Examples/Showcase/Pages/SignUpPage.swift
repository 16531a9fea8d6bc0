import SwiftUI

/// A form that says what is missing while one types.
struct SignUpPage: View {
    @State private var name = ""
    @State private var email = ""
    @State private var password = ""
    @State private var age = 18
    @State private var acceptsTerms = false
    @State private var isSent = false

    var body: some View {
        Form {
            Section("Account") {
                TextField("Name", text: $name)
                TextField("Email", text: $email)
                SecureField("Password", text: $password)
            }
            Section("About you") {
                TextField("Age", value: $age, format: .number)
                Stepper("Age \(age)", value: $age, in: 0...120)
                Toggle("I accept the terms", isOn: $acceptsTerms)
            }
            Section {
                if isSent {
                    Label("Welcome, \(name)!", systemImage: "checkmark.circle")
                        .foregroundStyle(.green)
                    Button("Start over", role: .destructive, action: reset)
                } else {
                    ForEach(problems, id: \.self) { problem in
                        Label(problem, systemImage: "exclamationmark.triangle")
                            .foregroundStyle(.red)
                    }
                    Button("Sign up") { isSent = true }
                        .buttonStyle(.borderedProminent)
                        .disabled(!problems.isEmpty)
                }
            }
        }
        .onChange(of: [name, email, password]) { isSent = false }
    }

    private var problems: [String] {
        var problems: [String] = []
        if name.isEmpty { problems.append("A name is needed") }
        if !email.contains("@") { problems.append("An email address has an @") }
        if password.count < 8 { problems.append("A password has eight characters or more") }
        if age < 18 { problems.append("You must be 18") }
        if !acceptsTerms { problems.append("The terms must be accepted") }
        return problems
    }

    private func reset() {
        (name, email, password, age, acceptsTerms, isSent) = ("", "", "", 18, false, false)
    }
}

#Preview {
    NavigationStack { SignUpPage() }
}
