import MartletTesting
import XCTest

/// Typical view tests, in the style of authors who use XCTest.
final class XCTestTests: XCTestCase {
    private struct Login: View {
        @State private var name = ""
        @State private var password = ""
        @State private var message: String?
        @State private var isBusy = false
        @FocusState private var isNameFocused: Bool
        var body: some View {
            Form {
                TextField("Name", text: $name).focused($isNameFocused)
                SecureField("Password", text: $password)
                if let message { Text(message).foregroundStyle(.red) }
                Button("Log in") {
                    isBusy = true
                    Task {
                        try? await Task.sleep(for: .seconds(1))
                        message = password == "secret" ? "Hello, \(name)" : "Wrong password"
                        isBusy = false
                    }
                }
                .disabled(name.isEmpty || password.isEmpty || isBusy)
            }
            .onAppear { isNameFocused = true }
        }
    }

    @MainActor private var host: TestHost!

    @MainActor override func setUp() async throws { host = TestHost { Login() } }

    @MainActor override func tearDown() async throws { host = nil }

    @MainActor func testTheFirstFieldHasTheFocus() async throws {
        XCTAssertTrue(try host.find(.textField, "Name").isFocused)
        XCTAssertEqual(host.focused, try host.find(.textField, "Name"))
    }

    @MainActor func testAWrongPassword() async throws {
        try host.find(.textField, "Name").type("Ada")
        try host.find(.secureField, "Password").type("guess")
        try host.find(.button, "Log in").tap()
        XCTAssertFalse(try host.find(.button, "Log in").isEnabled)
        host.advance(by: .seconds(1))
        XCTAssertTrue(try host.find(.text, "Wrong password").isVisible)
        XCTAssertThrowsError(try host.find(.text, "Hello, Ada")) { error in
            XCTAssertTrue("\(error)".contains("There is no text \"Hello, Ada\"."))
        }
    }

    @MainActor func testTheRightOne() async throws {
        try host.find(.textField, "Name").type("Ada")
        try host.find(.secureField, "Password").type("secret")
        try host.find(.button, "Log in").tap()
        host.advance(by: .seconds(1))
        await host.settle()
        XCTAssertTrue(host.texts.contains("Hello, Ada"))
    }

    /// A test that is not asynchronous is not on the main actor either, as XCTest has it here.
    func testWithoutWaiting() throws {
        try MainActor.assumeIsolated {
            let host = TestHost { Login() }
            XCTAssertEqual(try host.find(.button, "Log in").isEnabled, false)
        }
    }

    @MainActor func testLaws() async {
        host.assertAccessible()
        host.explore(seed: 3, steps: 30)
        await assertNoLeaks { leaks in leaks.track(TestHost { Login() }).advance(by: .seconds(1)) }
    }
}
