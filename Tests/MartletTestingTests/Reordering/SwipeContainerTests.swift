import Foundation
import MartletTesting
import Testing

/// Swipe actions outside of lists.
@MainActor @Suite struct SwipeContainerTests {
    @MainActor final class Log { var entries: [String] = [] }

    private struct Mails: View {
        let log: Log
        var isContainer = true

        var body: some View {
            let content = ScrollView {
                LazyVStack(spacing: 4) {
                    ForEach(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"], id: \.self) { name in
                        Text(name)
                            .frame(maxWidth: .infinity, minHeight: 60)
                            .swipeActions {
                                Button("Bin", role: .destructive) { log.entries.append("bin \(name)") }
                                Button("Flag") { log.entries.append("flag \(name)") }
                            } onPresentationChanged: {
                                log.entries.append("\(name) \($0)")
                            }
                            .accessibilityIdentifier(name)
                            .swipeActions(edge: .leading, allowsFullSwipe: false) {
                                Button("Read") { log.entries.append("read \(name)") }
                            }
                    }
                }
            }
            if isContainer { content.swipeActionsContainer() } else { content }
        }
    }

    private func host(_ log: Log, isContainer: Bool = true) -> TestHost {
        TestHost(size: CGSize(width: 400, height: 400)) { Mails(log: log, isContainer: isContainer) }
    }

    private func buttons(_ host: TestHost) -> [String] { host.findAll(.button).filter(\.isVisible).map(\.label) }

    @Test func aSwipeUncoversTheActionsOfTheView() throws {
        let log = Log()
        let host = host(log)
        let place = try host.find(.text, "b").frame
        try host.find(.text, "b").drag(by: CGSize(width: -120, height: 0))
        host.advance(by: .seconds(2))
        #expect(buttons(host) == ["Flag", "Bin"])
        #expect(try host.find(.text, "b").frame.minX < place.minX - 100)
        #expect(try abs(host.find(.button, "Bin").frame.maxX - 400) < 1)
        #expect(log.entries == ["b true"])
        try host.find(.button, "Flag").tap()
        #expect(log.entries.contains("flag b"))
        #expect(buttons(host).isEmpty)
        #expect(try host.find(.text, "b").frame == place)
        #expect(log.entries.contains("b false"))
    }

    @Test func onlyOneViewIsOpenAndAPressElsewhereOrScrollingClosesIt() throws {
        let host = host(Log())
        try host.find(.text, "a").drag(by: CGSize(width: -120, height: 0))
        host.advance(by: .seconds(2))
        try host.find(.text, "b").drag(by: CGSize(width: 60, height: 0))
        host.advance(by: .seconds(2))
        #expect(buttons(host) == ["Read"])
        try host.find(.text, "d").tap()
        #expect(buttons(host).isEmpty)
        try host.find(.text, "b").drag(by: CGSize(width: 60, height: 0))
        host.advance(by: .seconds(2))
        #expect(buttons(host) == ["Read"])
        try host.find(.text, "d").scroll(by: CGSize(width: 0, height: 50))
        #expect(buttons(host).isEmpty)
    }

    @Test func aFullSwipeRunsTheFirstActionWhereItIsAllowed() throws {
        let log = Log()
        let host = host(log)
        try host.find(.text, "c").drag(by: CGSize(width: -190, height: 0), from: .center)
        host.advance(by: .seconds(2))
        #expect(buttons(host) == ["Flag", "Bin"])
        try host.find(.text, "d").tap()
        try host.find(.text, "c").drag(by: CGSize(width: -300, height: 0))
        host.advance(by: .seconds(2))
        #expect(log.entries.contains("bin c"))
        try host.find(.text, "c").drag(by: CGSize(width: 350, height: 0))
        host.advance(by: .seconds(2))
        #expect(!log.entries.contains("read c"))
    }

    @Test func theActionsAreInTheMenuForKeysAndForAssistiveTechnology() throws {
        let log = Log()
        let host = host(log)
        let view = try host.element(id: "a")
        #expect(view.accessibilityActions == ["Bin", "Flag", "Read"])
        try view.perform("Read")
        try view.chooseContextMenuItem("Flag")
        #expect(view.swipeActions(.leading) == ["Read"])
        try view.swipe(.trailing, choosing: "Bin")
        #expect(log.entries == ["read a", "flag a", "bin a"])
    }

    @Test func outsideOfContainersNothingIsSwiped() throws {
        let log = Log()
        let host = host(log, isContainer: false)
        try host.find(.text, "b").drag(by: CGSize(width: -120, height: 0))
        host.advance(by: .seconds(2))
        #expect(buttons(host).isEmpty)
        #expect(try host.element(id: "b").accessibilityActions.isEmpty)
        #expect(log.entries.isEmpty)
    }
}
