import Foundation
import Martlet
import MartletTesting
import Synchronization
import Testing
import UIKit

private struct Page: View {
    var body: some View {
        Button("Copy") {
            UIPasteboard.general.string = "copied"
            UINotificationFeedbackGenerator().notificationOccurred(.error)
            UIAccessibility.post(notification: .announcement, argument: "Copied")
        }
    }
}

private struct PageApp: App {
    var body: some Scene { WindowGroup { Page() } }
}

private final class Posted: Sendable {
    private let names = Mutex<[Notification.Name]>([])
    var all: [Notification.Name] { names.withLock { $0 } }
    func add(_ name: Notification.Name) { names.withLock { $0.append(name) } }
}

// Serialized: the app and the window in use are those of the process.
@MainActor @Suite(.serialized) struct UIApplicationTests {
    @Test func theClipboardIsThatOfTheWindow() throws {
        let host = TestHost { Page() }
        try host.find(.button, "Copy").tap()
        #expect(UIPasteboard.general.string == "copied")
        #expect(UIPasteboard.general.hasStrings && !UIPasteboard.general.hasURLs)
        #expect(host.clipboard == "copied")
        UIPasteboard.general.url = URL(string: "https://example.org/a")
        #expect(UIPasteboard.general.url?.host() == "example.org")
    }

    @Test func theScreenIsThatOfTheHost() {
        let host = TestHost { Page() }
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1920, height: 1080))
        #expect(UIScreen.main.nativeBounds.width == 1920 * UIScreen.main.scale)
        _ = host
    }

    @Test func theAppPostsItsPhases() throws {
        let posted = Posted()
        let names = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willEnterForegroundNotification,
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willTerminateNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted.add($0.name) }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        let host = TestHost(app: PageApp())
        #expect(UIApplication.shared.applicationState == .active)
        let started = [
            UIApplication.didFinishLaunchingNotification, UIApplication.willEnterForegroundNotification,
            UIApplication.didBecomeActiveNotification,
        ]
        #expect(posted.all == started)
        CurrentScene.app?.quit()
        host.update()
        #expect(posted.all == started + [UIApplication.willTerminateNotification])
    }

    @Test func windowsAreThoseOfTheApp() {
        let host = TestHost(app: PageApp())
        #expect(UIApplication.shared.connectedScenes.count == host.windows.count)
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        #expect(scene?.activationState == .foregroundActive)
        #expect(scene?.interfaceOrientation == .portrait)
        #expect(scene?.windows.first { $0.isKeyWindow }?.bounds.size == CGSize(width: 400, height: 600))
        #expect(scene?.windows.first?.safeAreaInsets == UIEdgeInsets.zero)
        #expect(UIApplication.shared.windows.first == scene?.keyWindow)
    }

    @Test func settingsAreThoseOfTheWindow() throws {
        let host = TestHost(in: Variation(colorScheme: .dark)) { Page() }
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        #expect(!UIAccessibility.isVoiceOverRunning)
        try host.find(.button, "Copy").tap()
        #expect(host.announcements == ["Copied"])
    }

    @Test func addressesWithASchemeCanBeOpened() throws {
        #expect(UIApplication.shared.canOpenURL(try #require(URL(string: "https://example.org"))))
        #expect(!UIApplication.shared.canOpenURL(try #require(URL(string: "page"))))
    }
}
