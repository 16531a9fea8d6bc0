import Foundation
import MartletTesting
import Testing

/// Alerts that belong to no window.
@MainActor @Suite struct AlertSceneTests {
    @Observable @MainActor final class Model {
        var needsLogin = false
        var file: String?
        var isQuiet = false
        var log: [String] = []
    }

    private struct Page: View {
        let model: Model
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            VStack {
                Button("Ask") { model.needsLogin = true }
                Button("Delete") { model.file = "a.txt" }
                Button("Open") { openWindow(id: "other") }
            }
        }
    }

    private struct LoginApp: App {
        let model: Model
        var isSuppressed = false

        init() { model = Model() }

        init(_ model: Model, isSuppressed: Bool = false) {
            self.model = model
            self.isSuppressed = isSuppressed
        }

        @SceneBuilder var body: some Scene {
            @Bindable var model = model
            Window("Welcome", id: "welcome") { Page(model: model) }
                .defaultLaunchBehavior(isSuppressed ? .suppressed : .automatic)
            Window("Other", id: "other") { Text("another") }
                .defaultLaunchBehavior(.suppressed)
            AlertScene("Login Required", isPresented: $model.needsLogin) {
                LoginButton(model: model)
                Button("Later", role: .cancel) { model.log.append("later") }
            } message: {
                Text("It takes a minute.")
            }
            .dialogSuppressionToggle("Not again", isSuppressed: $model.isQuiet)
            AlertScene(Text("Delete the file?"), item: $model.file) { file in
                Button("Delete", role: .destructive) { model.log.append(file) }
            }
        }
    }

    private struct LoginButton: View {
        let model: Model
        @Environment(\.openWindow) private var openWindow

        var body: some View {
            Button("Log In") {
                model.log.append("login")
                openWindow(id: "welcome")
            }
        }
    }

    @Test func anAlertIsShownWhileItsBindingIsTrue() throws {
        let model = Model()
        let host = TestHost(app: LoginApp(model))
        #expect(host.windows.count == 1)
        try host.find(.button, "Ask").tap()
        let alert = try #require(host.windows.last)
        #expect(host.windows.count == 2)
        #expect(alert.allTexts == ["Login Required", "It takes a minute.", "Not again", "Log In", "Later"])
        try alert.find(.toggle, "Not again").tap()
        #expect(model.isQuiet && model.needsLogin)
        try alert.find(.button, "Later").tap()
        #expect(host.windows.count == 1)
        #expect(model.log == ["later"] && !model.needsLogin)
        // Code dismisses it too.
        try host.find(.button, "Ask").tap()
        #expect(host.windows.count == 2)
        model.needsLogin = false
        host.update()
        #expect(host.windows.count == 1)
        #expect(model.log == ["later"])
    }

    @Test func anItemReachesTheActionsAndIsRemoved() throws {
        let model = Model()
        let host = TestHost(app: LoginApp(model))
        try host.find(.button, "Delete").tap()
        let alert = try #require(host.windows.last)
        #expect(alert.allTexts.first == "Delete the file?")
        try alert.find(.button, "Delete").tap()
        #expect(model.log == ["a.txt"] && model.file == nil)
        #expect(host.windows.count == 1)
    }

    @Test func anAlertAtLaunchIsAboveTheFirstWindowOrAlone() throws {
        let model = Model()
        model.needsLogin = true
        let both = TestHost(app: LoginApp(model))
        #expect(both.windows.count == 2)
        #expect(both.windows.last?.scenePhase == .active)
        #expect(both.windows.first?.scenePhase == .inactive)

        // As in the documentation of AlertScene: the window is suppressed, and the action opens it.
        let alone = Model()
        alone.needsLogin = true
        let host = TestHost(app: LoginApp(alone, isSuppressed: true))
        #expect(host.windows.count == 1)
        #expect(host.allTexts.first == "Login Required")
        try host.find(.button, "Log In").tap()
        #expect(alone.log == ["login"] && !alone.needsLogin)
        let window = try #require(host.windows.first)
        #expect(host.windows.count == 1)
        #expect(try window.find(.button, "Ask").label == "Ask")
    }

    @Test func anAlertStaysAboveAWindowThatOpens() throws {
        let model = Model()
        let host = TestHost(app: LoginApp(model))
        try host.find(.button, "Ask").tap()
        let alert = try #require(host.windows.last)
        try host.find(.button, "Open").tap()
        #expect(host.windows.count == 3)
        #expect(alert.scenePhase == .active)
        #expect(host.windows.filter { $0.scenePhase == .active }.count == 1)
        try alert.find(.button, "Later").tap()
        #expect(host.windows.count == 2)
    }
}
