#if GTK
import CGTK
import Foundation
import Martlet

/// Runs an app on the desktop.
public enum GTKApp {
    /// Whether there is a display to open windows on. Connects to it.
    @MainActor
    public static func isAvailable() -> Bool { gtk_init_check() != 0 }

    /// Shows the first window of an app until it is closed, and ends the process.
    @MainActor
    public static func run<A: App>(_ app: A) -> Never {
        g_set_prgname(ProcessInfo.processInfo.processName)
        let window = GTKWindow { host in makeScene(app, host: host) }
        window.onClose = { MainLoop.quit() }
        window.open()
        MainLoop.run()
        exit(0)
    }

    @MainActor
    static func makeScene<A: App>(_ app: A, host: GTKHost) -> SceneGraph {
        makeScene(_AppRoot(app: app), host: host)
    }

    /// Makes a scene with what the desktop says of language, time and screen.
    @MainActor
    static func makeScene<Content: View>(_ content: Content, host: GTKHost) -> SceneGraph {
        let scene = SceneGraph(host: host, size: CGSize(width: 800, height: 600), content)
        let locale = Locale(environment: ProcessInfo.processInfo.environment)
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = .current
        scene.setEnvironment(\.locale, locale)
        scene.setEnvironment(\.calendar, calendar)
        scene.setEnvironment(\.timeZone, .current)
        scene.setEnvironment(\.scenePhase, .active)
        if locale.language.characterDirection == .rightToLeft { scene.setEnvironment(\.layoutDirection, .rightToLeft) }
        return scene
    }
}
#endif
