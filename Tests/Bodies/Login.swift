import SwiftUI

struct Login: View {
    enum Field { case name, password }
    @State private var name = ""
    @State private var password = ""
    @State private var isBusy = false
    @State private var message: String?
    @FocusState private var focus: Field?
    @Environment(\.openURL) private var openURL
    var onDone: (String) -> Void = { _ in }

    private var isValid: Bool { name.count > 2 && password.count >= 8 && !isBusy }

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: "person.crop.circle")
                .resizable()
                .scaledToFit()
                .frame(width: 80, height: 80)
                .foregroundStyle(isValid ? .green : .secondary)
            Group {
                TextField("Name", text: $name)
                    .focused($focus, equals: .name)
                    .submitLabel(.next)
                    .onSubmit { focus = .password }
                SecureField("Password", text: $password)
                    .focused($focus, equals: .password)
                    .onSubmit(signIn)
            }
            .textFieldStyle(.roundedBorder)
            .disabled(isBusy)
            if let message {
                Text(message)
                    .font(.callout)
                    .foregroundColor(.red)
                    .transition(.move(edge: .top).combined(with: .opacity))
            }
            ProgressView(value: Double(min(password.count, 8)), total: 8)
                .tint(password.count < 4 ? .red : password.count < 8 ? .orange : .green)
            Button(action: signIn) {
                HStack {
                    if isBusy { ProgressView() }
                    Text(isBusy ? "Signing in…" : "Sign in")
                        .frame(maxWidth: .infinity)
                }
                .padding(.vertical, 6)
            }
            .buttonStyle(.borderedProminent)
            .disabled(!isValid)
            .opacity(isValid ? 1 : 0.5)
            Button("Forgot?") {
                if let url = URL(string: "https://example.com/\(name)") { openURL(url) }
            }
            .font(.footnote)
        }
        .padding(32)
        .frame(maxWidth: 360)
        .background(RoundedRectangle(cornerRadius: 20).fill(.background).shadow(radius: 10))
        .animation(.easeInOut, value: message)
        .onAppear { focus = .name }
    }

    private func signIn() {
        isBusy = true
        onDone(name)
    }
}

// error: .scaledToFit() => .scaleToFit()
// error: .focused($focus, equals: .name) => .focused($focus, equals: .nome)
// error: .onSubmit(signIn) => .onSubmit(login)
// error: .textFieldStyle(.roundedBorder) => .textFieldStyle(.rounded)
// error: .move(edge: .top).combined => .move(edge: .upper).combined
// error: password.count < 8 ? .orange => password.cout < 8 ? .orange
// error: .disabled(!isValid) => .disabled(!valid)
// error: .animation(.easeInOut, value: message) => .animation(.easyInOut, value: message)
// error: .opacity(isValid ? 1 : 0.5) => .opacity(isValid ? 1 : nil)
// error: Button(action: signIn) { => Button(actions: signIn) {
// error: .fill(.background).shadow(radius: 10) => .fill(.background).shadows(radius: 10)
// error: openURL(url) } => openLink(url) }
