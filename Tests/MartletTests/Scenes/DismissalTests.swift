import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// Reasons that keep a window open: its own dialog, its presentations, and modifiers of its views.
@MainActor @Suite struct DismissalTests {
    @MainActor final class Log { var entries: [String] = [] }

    private struct Compose: View {
        let log: Log
        @State private var isChanged = false
        @State private var isAsked = false

        var body: some View {
            VStack {
                Button("Change") { isChanged = true }
                Button("Alert") { isAsked = true }
            }
            .alert("Wait", isPresented: $isAsked) {}
            .dismissalConfirmationDialog("Save as draft?", shouldPresent: isChanged) {
                Button("Save") { log.entries.append("save") }
                Button("Don't Save", role: .destructive) { log.entries.append("drop") }
            } message: {
                Text("It has not been sent.")
            }
        }
    }

    private struct Home: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow

        var body: some View {
            VStack {
                Button("Compose") { openWindow(id: "compose") }
                Button("Dismiss") { dismissWindow(id: "compose") }
                Button("Destroy") {
                    var transaction = Transaction()
                    transaction.dismissBehavior = .destructive
                    withTransaction(transaction) { dismissWindow(id: "compose") }
                }
            }
        }
    }

    private struct MailApp: App {
        let log: Log
        var behavior = WindowInteractionBehavior.automatic

        init() { log = Log() }

        init(log: Log, behavior: WindowInteractionBehavior = .automatic) {
            self.log = log
            self.behavior = behavior
        }

        var body: some Scene {
            WindowGroup { Home() }
            Window("Compose", id: "compose") { Compose(log: log).windowDismissBehavior(behavior) }
        }
    }

    private func compose(_ app: MailApp) throws -> (home: TestHost, letter: TestHost) {
        let home = TestHost(app: app)
        try home.find(.button, "Compose").tap()
        return (home, try #require(home.windows.last))
    }

    @Test func aWindowWithNothingToAskCloses() throws {
        let (home, letter) = try compose(MailApp(log: Log()))
        letter.close()
        #expect(home.windows.count == 1)
    }

    @Test func cancellingKeepsTheWindow() throws {
        let log = Log()
        let (home, letter) = try compose(MailApp(log: log))
        try letter.find(.button, "Change").tap()
        letter.close()
        #expect(home.windows.count == 2)
        #expect(
            letter.allTexts.suffix(5) == ["Save as draft?", "It has not been sent.", "Save", "Don't Save", "Cancel"])
        try letter.find(.button, "Cancel").tap()
        #expect(home.windows.count == 2)
        #expect(log.entries.isEmpty)
        letter.close()
        #expect(try letter.find(.button, "Save").label == "Save", "it asks each time")
    }

    @Test func anyOtherButtonClosesTheWindowAfterItsAction() throws {
        for (name, entry) in [("Save", "save"), ("Don't Save", "drop")] {
            let log = Log()
            let (home, letter) = try compose(MailApp(log: log))
            try letter.find(.button, "Change").tap()
            letter.close()
            try letter.find(.button, name).tap()
            #expect(log.entries == [entry])
            #expect(home.windows.count == 1)
        }
    }

    @Test func codeAsksTooUnlessItInsists() throws {
        let (home, letter) = try compose(MailApp(log: Log()))
        try letter.find(.button, "Change").tap()
        try home.find(.button, "Dismiss").tap()
        #expect(home.windows.count == 2)
        #expect(try letter.find(.button, "Save").label == "Save")
        try home.find(.button, "Destroy").tap()
        #expect(home.windows.count == 1)
    }

    @Test func aWindowBehindAnAlertStaysUnlessCodeInsists() throws {
        let (home, letter) = try compose(MailApp(log: Log()))
        try letter.find(.button, "Alert").tap()
        try home.find(.button, "Dismiss").tap()
        #expect(home.windows.count == 2)
        try home.find(.button, "Destroy").tap()
        #expect(home.windows.count == 1)
    }

    @Test func peopleDoNotCloseAWindowThatSaysSoAndCodeDoes() throws {
        let (home, letter) = try compose(MailApp(log: Log(), behavior: .disabled))
        letter.close()
        #expect(home.windows.count == 2)
        try home.find(.button, "Dismiss").tap()
        #expect(home.windows.count == 1)
    }

    @Test func theOutermostViewSaysWhatPeopleCanDo() {
        let host = TestHost(
            app: ContentApp {
                VStack {
                    Text("a").windowResizeBehavior(.disabled).windowMinimizeBehavior(.disabled)
                    Text("b").windowMinimizeBehavior(.enabled).windowFullScreenBehavior(.disabled)
                }
                .windowResizeBehavior(.enabled)
            })
        let wanted = host.scene.windowInteractions
        #expect(wanted.resizing == .enabled)
        #expect(wanted.minimizing == .disabled)
        #expect(wanted.fullScreen == .disabled)
        #expect(wanted.dismissal == .automatic)
    }

    private struct ContentApp<Content: View>: App {
        let content: () -> Content

        init() { preconditionFailure("It is made with its content.") }

        init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

        var body: some Scene { WindowGroup { content() } }
    }
}
