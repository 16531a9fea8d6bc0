import AppKit
import Foundation
import Martlet
import MartletTesting
import Synchronization
import Testing

private final class Posted: Sendable {
    private let names = Mutex<[Notification.Name]>([])
    var all: [Notification.Name] { names.withLock { $0 } }
    func add(_ name: Notification.Name) { names.withLock { $0.append(name) } }
}

private struct TextApp: App {
    var body: some Scene { WindowGroup { Text("") } }
}

@MainActor @Suite(.serialized) struct AppKitTests {
    @Test func theAppPostsItsLaunchAndItsPhases() {
        let posted = Posted()
        let names = [
            NSApplication.didFinishLaunchingNotification, NSApplication.didBecomeActiveNotification,
        ]
        let observers = (names + [NSApplication.willTerminateNotification]).map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { posted.add($0.name) }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        let host = TestHost(app: TextApp())
        #expect(posted.all == names)
        #expect(NSApp.isActive)
        NSApp.terminate(nil)
        host.update()
        #expect(posted.all == names + [NSApplication.willTerminateNotification])
    }

    @Test func colorsHaveComponents() {
        let color = NSColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
        #expect(abs(color.redComponent - 0.2) < 0.001 && abs(color.alphaComponent - 0.5) < 0.001)
        #expect(abs(color.brightnessComponent - 0.6) < 0.001)
        let mixed = NSColor.black.blended(withFraction: 0.25, of: .white)
        #expect(abs((mixed?.greenComponent ?? 0) - 0.25) < 0.001)
        #expect(Color(nsColor: NSColor(Color.red)) == Color.red)
    }

    @Test func aDynamicColorIsChosenWhereItIsShown() {
        let color = NSColor(name: nil) { appearance in
            appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black
        }
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        #expect(Color(nsColor: color).resolve(in: environment).red == 1)
        environment.colorScheme = .light
        #expect(Color(nsColor: color).resolve(in: environment).red == 0)
    }

    @Test func pathsAreDrawnStepByStep() {
        let path = NSBezierPath()
        path.move(to: .zero)
        path.line(to: CGPoint(x: 10, y: 0))
        path.line(to: CGPoint(x: 10, y: 10))
        path.close()
        #expect(path.contains(CGPoint(x: 8, y: 4)) && !path.contains(CGPoint(x: 2, y: 8)))
        path.appendRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 20, height: 20))
        path.windingRule = .evenOdd
        #expect(!path.contains(CGPoint(x: 8, y: 4)) || path.windingRule == .nonZero)
    }

    @Test func cursorsArePushedAndPopped() throws {
        let host = TestHost {
            VStack {
                Text("a").accessibilityIdentifier("a")
                    .onHover { if $0 { NSCursor.pointingHand.push() } else { NSCursor.pop() } }
                Text("b").pointerStyle(.zoomIn).accessibilityIdentifier("b")
            }
        }
        try host.element(id: "a").hover()
        #expect(host.pointerShape == "pointer" && NSCursor.current == .pointingHand)
        NSCursor.crosshair.push()
        #expect(host.pointerShape == "crosshair")
        NSCursor.openHand.set()
        #expect(host.pointerShape == "grab")
        NSCursor.pop()
        #expect(host.pointerShape == "pointer")
        try host.element(id: "b").hover()
        #expect(host.pointerShape == "zoom-in" && NSCursor.current == .arrow)
        NSCursor.pop()
        NSCursor.iBeam.set()
        #expect(host.pointerShape == "text")
        NSCursor.hide()
        #expect(host.pointerShape == "none")
        NSCursor.unhide()
        NSCursor.arrow.set()
        #expect(host.pointerShape == "zoom-in")
    }

    @Test func aCursorIsThatOfSheetsToo() throws {
        struct Page: View {
            @State private var isPresented = false

            var body: some View {
                Button("Show") { isPresented = true }
                    .sheet(isPresented: $isPresented) {
                        Button("Point") { NSCursor.pointingHand.push() }
                    }
            }
        }
        let host = TestHost { Page() }
        defer { NSCursor.pop() }
        try host.find(.button, "Show").tap()
        try host.find(.button, "Point").tap()
        #expect(host.pointerShape == "pointer")
    }

    @Test func theClipboardIsThatOfTheWindow() {
        let host = TestHost { Text("") }
        let pasteboard = NSPasteboard.general
        let count = pasteboard.clearContents()
        #expect(pasteboard.setString("copied", forType: .string))
        #expect(!pasteboard.setString("x", forType: NSPasteboard.PasteboardType("org.example.other")))
        #expect(pasteboard.string(forType: .string) == "copied")
        #expect(host.clipboard == "copied")
        #expect(pasteboard.changeCount == count)
    }

    @Test func theScreenAndTheLookAreThoseOfTheWindow() {
        let host = TestHost(in: Variation(colorScheme: .dark)) { Text("") }
        #expect(NSScreen.main?.frame == CGRect(x: 0, y: 0, width: 1920, height: 1080))
        #expect(NSApp.effectiveAppearance.name == .darkAqua)
        #expect(NSFont.systemFont(ofSize: 13, weight: .bold).pointSize == 13)
        _ = host
    }
}
