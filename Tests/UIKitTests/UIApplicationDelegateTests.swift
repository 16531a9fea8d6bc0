import Foundation
import Martlet
import MartletABI
import MartletTesting
import Synchronization
import Testing
import UIKit

/// A delegate of the manner of most apps: not final, with values of its own.
private class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var events: [String] = []
    let opened: Set<String>

    override init() {
        opened = ["garden"]
        super.init()
        events.append("init")
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        events.append("launched with \(application.windows.count) windows")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { events.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { events.append("inactive") }
    func applicationDidEnterBackground(_ application: UIApplication) { events.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { events.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { events.append("end") }

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        events.append("open \(url)")
        return opened.contains(url.scheme ?? "")
    }

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) { events.append("failed: \(error.localizedDescription)") }
}

private struct EventList: View {
    @EnvironmentObject private var delegate: Delegate
    var body: some View { ForEach(Array(delegate.events.enumerated()), id: \.offset) { Text($1) } }
}

private struct DelegateApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene { WindowGroup { EventList() } }
}

private struct TakingApp: App {
    @UIApplicationDelegateAdaptor private var delegate: Delegate
    var body: some Scene {
        WindowGroup { EventList().onOpenURL { [delegate] in delegate.events.append("view \($0)") } }
    }
}

@Observable private final class Settings: UIResponder, UIApplicationDelegate {
    @ObservationIgnored private(set) var isLaunched = false
    var name = "Robin"
    func applicationDidFinishLaunching(_ application: UIApplication) { isLaunched = true }
}

private struct NamePage: View {
    @Environment(Settings.self) private var settings
    var body: some View {
        Text(settings.isLaunched ? settings.name : "not launched")
        Button("Rename") { settings.name = "Wren" }
    }
}

private struct ObservableApp: App {
    @UIApplicationDelegateAdaptor(Settings.self) private var settings
    var body: some Scene { WindowGroup { NamePage() } }
}

// Serialized: the app in use is that of the process.
@MainActor
@Suite(
    .serialized,
    .enabled(if: ABI.uses(.objectInitializers), "no object is made by its class alone without this fact"))
struct UIApplicationDelegateTests {
    @Test func aDelegateIsMadeOnceAndCalledForTheLifeOfTheApp() throws {
        let app = DelegateApp()
        #expect(app.delegate.events == ["init"])
        let host = TestHost(app: app)
        let started = ["init", "launched with 0 windows", "active"]
        #expect(app.delegate.events == started)
        #expect(host.texts == started)
        #expect(UIApplication.shared.delegate === app.delegate)
        host.scenePhase = .background
        host.scenePhase = .active
        #expect(app.delegate.events == started + ["inactive", "background", "foreground", "active"])
        CurrentScene.app?.quit()
        host.update()
        #expect(app.delegate.events.last == "end")
    }

    @Test func aDelegateOpensAddressesThatNoViewTakes() throws {
        let app = DelegateApp()
        let host = TestHost(app: app)
        host.open(try #require(URL(string: "garden:1")))
        #expect(app.delegate.events.last == "open garden:1")
        #expect(host.texts.last == "open garden:1")
        let taking = TestHost(app: TakingApp())
        taking.open(try #require(URL(string: "garden:2")))
        #expect(taking.texts.last == "view garden:2")
        #expect(!taking.texts.contains("open garden:2"))
    }

    @Test func aDelegateIsLaunchedForAFrameWithoutWindows() {
        let app = DelegateApp()
        // As an app is shown that prints one frame.
        let host = TestHost { _AppRoot(app: app) }
        #expect(app.delegate.events.map { $0.prefix(4) } == ["init", "laun"])
        #expect(host.texts == app.delegate.events)
    }

    @Test func notificationsFromAServiceAreRefused() async throws {
        let app = DelegateApp()
        let host = TestHost(app: app)
        UIApplication.shared.registerForRemoteNotifications()
        await host.settle()
        #expect(app.delegate.events.last == "failed: No service sends notifications to programs of this desktop.")
    }

    @Test func anObservableDelegateIsInTheEnvironment() throws {
        let host = TestHost(app: ObservableApp())
        #expect(host.texts.first == "Robin")
        try host.find(.button, "Rename").tap()
        #expect(host.texts.first == "Wren")
    }
}
