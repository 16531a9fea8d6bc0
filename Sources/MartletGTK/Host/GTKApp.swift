#if GTK
import CGTK
import Foundation
import Martlet

/// Runs an app on the desktop.
public enum GTKApp {
    /// Whether there is a display to open windows on. Connects to it.
    @MainActor
    public static func isAvailable() -> Bool {
        guard GraphicsProcessor.whileDecided(gtk_init_check) != 0 else { return false }
        _ = Adwaita.shared
        return true
    }

    /// Whether an app runs.
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private(set) static var isRunning = false

    /// Shows the windows of an app until the last is closed, and ends the process.
    @MainActor
    public static func run<A: App>(_ app: A) -> Never {
        isRunning = true
        g_set_prgname(ProcessInfo.processInfo.processName)
        let arguments = CommandLine.arguments.dropFirst()
        guard DesktopApplication.takeName(arguments: arguments) else { exit(0) }
        Notifications.install()
        IdleInhibition.install()
        AssistiveTechnology.watch()
        let session = GTKSession(app)
        session.onQuit = { MainLoop.quit() }
        session.runtime.sceneFolder = DefaultsStores.sceneFolder
        DesktopApplication.onRequest = { session.receive($0) }
        if arguments.contains(DesktopApplication.serviceArgument) {
            session.awaitRequest()
        } else {
            session.start()
            session.runtime.openArguments(arguments)
        }
        MainLoop.run()
        exit(0)
    }

    /// Makes a scene that shows a view alone.
    @MainActor
    static func makeScene<Content: View>(_ content: Content, host: GTKHost) -> SceneGraph {
        let scene = SceneGraph(host: host, size: WindowSizes.common, content)
        setSurroundings(of: scene)
        scene.setEnvironment(\.scenePhase, .active)
        return scene
    }

    /// Sets the environment of a scene from the desktop: locale, time zone and screen.
    @MainActor
    static func setSurroundings(of scene: SceneGraph) {
        scene.setLocale(Locale(environment: ProcessInfo.processInfo.environment))
    }
}
#endif
