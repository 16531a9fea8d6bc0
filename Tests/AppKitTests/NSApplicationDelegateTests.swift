import AppKit
import Foundation
import Martlet
import MartletABI
import MartletTesting
import Testing

private final class Delegate: NSObject, NSApplicationDelegate {
    var events: [String] = []
    var reply = NSApplication.TerminateReply.terminateNow

    func applicationDidFinishLaunching(_ notification: Notification) { events.append(notification.name.rawValue) }
    func applicationDidBecomeActive(_ notification: Notification) { events.append("active") }
    func applicationDidResignActive(_ notification: Notification) { events.append("resigned") }
    func applicationWillTerminate(_ notification: Notification) { events.append("end") }
    func application(_ application: NSApplication, open urls: [URL]) { events.append("open \(urls)") }
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
        events.append("asked")
        return reply
    }
}

private struct DelegateApp: App {
    @NSApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene { WindowGroup { Text("Page") } }
}

@MainActor
@Suite(
    .serialized,
    .enabled(if: ABI.uses(.objectInitializers), "no object is made by its class alone without this fact"))
struct NSApplicationDelegateTests {
    @Test func aDelegateIsCalledForTheLifeOfTheApp() throws {
        let app = DelegateApp()
        let host = TestHost(app: app)
        let started = ["NSApplicationDidFinishLaunchingNotification", "active"]
        #expect(app.delegate.events == started)
        host.scenePhase = .inactive
        host.open(try #require(URL(string: "garden:1")))
        #expect(app.delegate.events == started + ["resigned", "open [garden:1]"])
        NSApp.terminate(nil)
        host.update()
        #expect(app.delegate.events.suffix(2) == ["asked", "end"])
    }

    @Test func aDelegateKeepsTheAppFromEnding() throws {
        let app = DelegateApp()
        let host = TestHost(app: app)
        app.delegate.reply = .terminateCancel
        host.close()
        #expect(host.texts == ["Page"])
        NSApp.terminate(nil)
        host.update()
        #expect(host.texts == ["Page"])
        #expect(app.delegate.events.suffix(2) == ["asked", "asked"])
        app.delegate.reply = .terminateNow
        host.close()
        #expect(app.delegate.events.last == "end")
    }

    @Test func aDelegateEndsTheAppLater() {
        let app = DelegateApp()
        let host = TestHost(app: app)
        app.delegate.reply = .terminateLater
        NSApp.terminate(nil)
        host.update()
        #expect(app.delegate.events.last == "asked")
        NSApp.reply(toApplicationShouldTerminate: false)
        host.update()
        #expect(app.delegate.events.last == "asked")
        NSApp.reply(toApplicationShouldTerminate: true)
        host.update()
        #expect(app.delegate.events.last == "end")
    }
}
