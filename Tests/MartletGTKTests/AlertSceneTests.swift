#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Alerts of their own, as windows of the desktop.
    @MainActor
    @Suite struct AlertScenes {
        struct LoginApp: App {
            @State private var needsLogin = true
            @State private var log = "nothing"

            var body: some Scene {
                WindowGroup("Pages") { Text(log) }
                AlertScene("Login Required", isPresented: $needsLogin) {
                    Button("Log In") { log = "logged in" }
                    Button("Later", role: .cancel) {}
                }
            }
        }

        @Test func onlyTheAlertIsSeenAndBlocksTheWindows() throws {
            let fixture = AppFixture(LoginApp())
            defer { fixture.end() }
            try #require(fixture.windows.count == 2)
            let holder = fixture.windows[1]
            #expect(gtk_widget_get_visible(holder.window) == 0, "the window of the alert is not shown")
            let alert = try #require(holder.presented?.presentedWindow)
            #expect(gtk_widget_get_visible(alert.window) != 0)
            #expect(gtk_window_get_modal(alert.window.cast()) != 0)
            #expect(gtk_window_get_transient_for(alert.window.cast()) == nil, "it belongs to no window")
            let button = try #require(alert.scene.root.firstButton("Log In"))
            let view = try #require(alert.tree.view(of: button))
            alert.operate(.press, view)
            fixture.settle()
            #expect(fixture.windows.count == 1)
            #expect(fixture.windows[0].scene.root.reading.texts == ["logged in"])
        }
    }
}
#endif
