import Foundation
import Testing

import Martlet
import MartletTesting

/// The resting places of scroll views, and the callbacks for their state.
@MainActor @Suite struct ScrollTargetTests {
    private final class Log {
        var entries: [String] = []
        var minX: CGFloat?
    }

    private func host(_ behavior: some ScrollTargetBehavior, log: Log = Log()) -> TestHost {
        TestHost(size: CGSize(width: 100, height: 50)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<10) { page in
                        Text("page \(page)").frame(width: 100, height: 50)
                            .onGeometryChange(for: CGFloat.self) {
                                $0.frame(in: .scrollView).minX
                            } action: {
                                if page == 0 { log.minX = $0 }
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(behavior)
            .onScrollPhaseChange { old, new in log.entries.append("\(new)") }
            .accessibilityIdentifier("pages")
        }
    }

    @Test func pagesAreTurnedOneByOne() throws {
        let log = Log()
        let host = host(.paging, log: log)
        let view = try host.element(id: "pages")
        try view.scroll(by: CGSize(width: 40, height: 0))
        #expect(log.minX == -40)
        host.advance(by: .seconds(2))
        #expect(log.minX == -100)
        #expect(log.entries == ["idle", "interacting", "decelerating", "idle"])
        try view.scroll(by: CGSize(width: 350, height: 0))
        host.advance(by: .seconds(2))
        #expect(log.minX == -200, "not more than one page")
        try view.scroll(by: CGSize(width: -10, height: 0))
        host.advance(by: .seconds(2))
        #expect(log.minX == -200, "not far enough to turn")
    }

    @Test func viewsAreAligned() throws {
        let log = Log()
        let host = host(.viewAligned, log: log)
        try host.element(id: "pages").scroll(by: CGSize(width: 310, height: 0))
        host.advance(by: .seconds(2))
        let place = try #require(log.minX)
        #expect(place < -300 && place.truncatingRemainder(dividingBy: 100) == 0)
        let one = self.host(.viewAligned(limitBehavior: .always), log: log)
        try one.element(id: "pages").scroll(by: CGSize(width: 310, height: 0))
        one.advance(by: .seconds(2))
        #expect(log.minX == -100)
    }

    private struct Limited: ScrollTargetBehavior {
        let isLimited: Bool

        func properties(context: PropertiesContext) -> Properties {
            var properties = Properties()
            properties.limitsScrolls = isLimited && context.axes == .horizontal && context.environment.isEnabled
            return properties
        }

        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
    }

    @Test func aBehaviourLimitsHowFarItGoesOn() throws {
        let log = Log()
        let free = host(Limited(isLimited: false), log: log)
        try free.element(id: "pages").scroll(by: CGSize(width: 310, height: 0))
        free.advance(by: .seconds(2))
        #expect(try #require(log.minX) < -310)
        let limited = host(AnyScrollTargetBehavior(Limited(isLimited: true)), log: log)
        try limited.element(id: "pages").scroll(by: CGSize(width: 310, height: 0))
        limited.advance(by: .seconds(2))
        #expect(log.minX == -100, "one length from where it began")
    }

    private struct Backwards: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            if context.velocity.dx > 0, context.layoutDirection == .leftToRight { target.rect.origin.x = 25 }
            if context.contentSize != CGSize(width: 1_000, height: 50) { target.rect.origin.x = 0 }
            if context.containerSize != CGSize(width: 100, height: 50) { target.rect.origin.x = 0 }
        }
    }

    @Test func behavioursOfOnesOwn() throws {
        let log = Log()
        let host = host(Backwards(), log: log)
        try host.element(id: "pages").scroll(by: CGSize(width: 310, height: 0))
        host.advance(by: .seconds(2))
        #expect(log.minX == -25)
    }

    @Test func scrollViewsTellOfThemselves() throws {
        let log = Log()
        let host = TestHost(size: CGSize(width: 100, height: 50)) {
            ScrollView {
                Color.red.frame(width: 100, height: 200)
            }
            .contentMargins(.top, 10)
            .onScrollGeometryChange(for: ScrollGeometry.self) {
                $0
            } action: { _, new in
                log.entries.append(
                    "\(Int(new.contentOffset.y)) \(Int(new.contentSize.height)) \(Int(new.containerSize.height))"
                        + " \(Int(new.visibleRect.minY)) \(Int(new.bounds.height))")
            }
            .accessibilityIdentifier("view")
        }
        #expect(log.entries == ["0 0 0 0 0", "-10 200 40 -10 40"], "not laid out, and at rest")
        try host.element(id: "view").scroll(by: CGSize(width: 0, height: 30))
        #expect(log.entries.last == "20 200 40 20 40")
    }

    private struct Positioned: View {
        @State var position = ScrollPosition(edge: .bottom)
        @State var offset: CGFloat = -1
        var body: some View {
            VStack(spacing: 0) {
                Button("top") { position.scrollTo(edge: .top) }
                Button("row") { position.scrollTo(id: 30) }
                Button("slow") { withAnimation(.linear(duration: 1)) { position.scrollTo(y: 100) } }
                Text(verbatim: "at \(Int(offset))")
                Text(position.isPositionedByUser ? "by hand \(position.viewID(type: Int.self) ?? -1)" : "by program")
                Text(verbatim: "id \(position.viewID.map { "\($0)" } ?? "none")")
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<100, id: \.self) { Text("row \($0)").frame(height: 20) } }
                        .scrollTargetLayout()
                }
                .scrollPosition($position)
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: {
                    offset = $1
                }
                .accessibilityIdentifier("rows")
                .frame(width: 100, height: 100)
            }
        }
    }

    @Test func positionsGoBothWays() throws {
        let host = TestHost { Positioned() }
        #expect(host.texts.contains("at 1900"))
        try host.find(.button, "top").tap()
        #expect(host.texts.contains("at 0"))
        try host.find(.button, "row").tap()
        #expect(host.texts.contains("at 520") && host.texts.contains("by program") && host.texts.contains("id 30"))
        try host.element(id: "rows").scroll(by: CGSize(width: 0, height: 40))
        #expect(host.texts.contains("at 560") && host.texts.contains("by hand 28") && host.texts.contains("id 28"))
        try host.find(.button, "top").tap()
        #expect(host.texts.contains("at 0") && host.texts.contains("by program"))
        try host.find(.button, "slow").tap()
        host.advance(by: .milliseconds(500))
        #expect(!host.texts.contains("at 0") && !host.texts.contains("at 100"))
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("at 100") && host.texts.contains("by program"))
    }
}
