import Foundation
import Martlet
import MartletBase
import MartletTesting
import Synchronization
import Testing
import UIKit
import UserNotifications

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

    @Test func theScreenStaysOnWhileTheAppAsksForIt() {
        var shown: [Bool] = []
        UIApplication.shared.isIdleTimerDisabled = true
        // A host that comes later is told.
        IdleTimer.install { shown.append($0) }
        defer { IdleTimer.install { _ in } }
        UIApplication.shared.isIdleTimerDisabled = true
        UIApplication.shared.isIdleTimerDisabled = false
        #expect(shown == [true, false])
        #expect(!UIApplication.shared.isIdleTimerDisabled)
    }

    @Test func theNumberOnTheIconIsTheNotificationCenters() async throws {
        defer { DesktopNotifications.badge = 0 }
        UIApplication.shared.applicationIconBadgeNumber = 3
        #expect(DesktopNotifications.badge == 3)
        try await UNUserNotificationCenter.current().setBadgeCount(5)
        #expect(UIApplication.shared.applicationIconBadgeNumber == 5)
        let failed = Mutex<Bool?>(nil)
        UNUserNotificationCenter.current().setBadgeCount(-1) { error in failed.withLock { $0 = error != nil } }
        #expect(failed.withLock { $0 } == false)
        #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
    }

    @Test func fontsAndLengthsGrowWithTheTextOfTheWindow() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font = UIFont.systemFont(ofSize: 20)
        let usual = TestHost { Page() }
        #expect(metrics.scaledValue(for: 10) == 10 && metrics.scaledFont(for: font).pointSize == 20)
        let large = TestHost(in: Variation(dynamicTypeSize: .xxxLarge)) { Page() }
        // The sizes of body text are 17 and 23 points.
        #expect(abs(metrics.scaledValue(for: 17) - 23) < 0.001)
        #expect(abs(metrics.scaledFont(for: font).pointSize - 20 * 23 / 17) < 0.001)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 24).pointSize == 24)
        #expect(Font(metrics.scaledFont(for: font, maximumPointSize: 24)) == Font(font.withSize(24)))
        // Large titles grow less than body text.
        #expect(UIFontMetrics(forTextStyle: .largeTitle).scaledValue(for: 17) < 22)
        _ = (usual, large)
    }

    @Test func addressesWithASchemeCanBeOpened() throws {
        #expect(UIApplication.shared.canOpenURL(try #require(URL(string: "https://example.org"))))
        #expect(!UIApplication.shared.canOpenURL(try #require(URL(string: "page"))))
    }
}
