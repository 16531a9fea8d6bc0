import Foundation
import Martlet
import MartletTesting
import Testing

/// Horizontal scroll views begin at their right end in a right-to-left layout.
@MainActor @Suite struct RightToLeftScrollTests {
    private enum Way: CaseIterable { case stack, lazyStack, lazyGrid }

    private struct Cards: View {
        let way: Way
        let probe: Probe
        @State private var count = 10
        @State private var position = ScrollPosition()

        private var cards: some View {
            ForEach(0..<count, id: \.self) { index in
                Color.red.frame(width: 50, height: 20).accessibilityIdentifier("\(index)")
            }
        }

        var body: some View {
            let _ = probe.offer("more") { count += 3 }
            let _ = probe.offer("trailing") { position.scrollTo(edge: .trailing) }
            let _ = probe.offer("leading") { position.scrollTo(edge: .leading) }
            ScrollViewReader { reader in
                let _ = probe.offer("to 6") { reader.scrollTo(6) }
                let _ = probe.offer("to 2") { reader.scrollTo(2, anchor: .trailing) }
                ScrollView(.horizontal) {
                    switch way {
                    case .stack: HStack(spacing: 0) { cards }
                    case .lazyStack: LazyHStack(spacing: 0) { cards }
                    case .lazyGrid: LazyHGrid(rows: [GridItem(.fixed(20))], spacing: 0) { cards }
                    }
                }
                .scrollPosition($position)
                .accessibilityIdentifier("cards")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
    }

    private func host(_ way: Way) -> (TestHost, Probe) {
        let probe = Probe()
        return (TestHost(size: CGSize(width: 200, height: 40)) { Cards(way: way, probe: probe) }, probe)
    }

    private func x(_ index: Int, _ host: TestHost) throws -> CGFloat { try host.element(id: "\(index)").frame.minX }

    @Test(arguments: Way.allCases) private func itGoesFromTheRightEndToTheLeft(_ way: Way) throws {
        let (host, _) = host(way)
        #expect(try x(0, host) == 150)
        #expect(try x(3, host) == 0)
        let cards = try host.element(id: "cards")
        #expect(throws: ElementNotOperable.self) { try cards.scroll(by: CGSize(width: 20, height: 0)) }
        try cards.scroll(by: CGSize(width: -100, height: 0))
        #expect(try x(5, host) == 0)
        #expect(try x(2, host) == 150)
        try cards.scroll(by: CGSize(width: -10_000, height: 0))
        #expect(try x(9, host) == 0)
        try cards.scroll(by: CGSize(width: 10_000, height: 0))
        #expect(try x(0, host) == 150)
    }

    @Test(arguments: Way.allCases) private func itIsScrolledByProgram(_ way: Way) throws {
        let (host, probe) = host(way)
        host.run("to 6", of: probe)
        #expect(try x(6, host) == 0)
        host.run("trailing", of: probe)
        #expect(try x(9, host) == 0)
        host.run("leading", of: probe)
        #expect(try x(0, host) == 150)
    }

    @Test(arguments: Way.allCases) private func whatIsSeenStaysWhereContentGrows(_ way: Way) throws {
        let (host, probe) = host(way)
        try host.element(id: "cards").scroll(by: CGSize(width: -100, height: 0))
        host.run("more", of: probe)
        #expect(try x(5, host) == 0)
        host.resize(to: CGSize(width: 250, height: 40))
        #expect(try x(2, host) == 200)
    }

    @Test func viewsAreAlignedAtTheirRightEdges() throws {
        let host = TestHost(size: CGSize(width: 170, height: 40)) {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { index in
                        Color.red.frame(width: 50, height: 20).accessibilityIdentifier("\(index)")
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
            .contentMargins(.leading, 10)
            .accessibilityIdentifier("cards")
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try x(0, host) == 110)
        try host.element(id: "cards").scroll(by: CGSize(width: -60, height: 0))
        host.advance(by: .seconds(2))
        let moved = try x(0, host) - 110
        #expect(moved > 0 && moved.truncatingRemainder(dividingBy: 50) == 0)
    }
}
