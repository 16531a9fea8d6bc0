import MartletTesting
import XCTest

// More examples of Documentation/testing.md, which `theExamplesOfThePageAreTests` looks for here.

final class LoginTests: XCTestCase {
    @MainActor func testLogsIn() async throws {
        let host = TestHost { Login() }
        try host.find(.textField, "Name").type("Ada")
        XCTAssertTrue(try host.find(.button, "Log in").isEnabled)
    }
}

@MainActor @Observable private final class SlowModel {
    private(set) var state = "empty"
    func load() {
        state = "loading"
        Task {
            try await Task.sleep(for: .seconds(3))
            state = "loaded"
        }
    }
}

private struct SlowPage: View {
    let model: SlowModel
    var body: some View { Text(model.state) }
}

final class CallsOfTheTestTests: XCTestCase {
    @MainActor func testAModelIsCalled() async {
        let model = SlowModel()
        let host = TestHost { SlowPage(model: model) }
        host.perform { model.load() }
        XCTAssertEqual(host.texts, ["loading"])
        host.advance(by: .seconds(3))
        XCTAssertEqual(host.texts, ["loaded"])
    }
}
