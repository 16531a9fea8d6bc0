import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// The position and the look of the tab row, by the available space.
@MainActor @Suite struct TabBarRoomTests {
    private struct Pages: View {
        let count: Int

        var body: some View {
            TabView {
                ForEach(0..<count, id: \.self) { index in
                    Text("Page \(index)").tabItem {
                        if index == 1 {
                            Image(systemName: "star")
                            Text("Tab \(index)")
                        } else {
                            Label("Tab \(index)", systemImage: "gear")
                        }
                    }
                }
            }
        }
    }

    private func host(_ count: Int, width: CGFloat) -> TestHost {
        TestHost(in: Variation(platform: .phone, size: CGSize(width: width, height: 600))) { Pages(count: count) }
    }

    private func isAtBottom(_ host: TestHost) throws -> Bool {
        try host.find(.tab, at: 0).frame.minY > host.find(text: "Page 0").frame.maxY
    }

    @Test func narrowWindowsHaveTabsBelow() throws {
        let host = host(3, width: 390)
        #expect(try isAtBottom(host))
        let tabs = host.findAll(.tab).map(\.frame)
        #expect(tabs.count == 3 && tabs.allSatisfy { abs($0.width - tabs[0].width) < 0.5 })
        #expect(tabs[2].maxX - tabs[0].minX > 360, "they share the width")
        for index in 0..<3 {
            let title = try host.find(text: "Tab \(index)").frame
            #expect(abs(title.midX - tabs[index].midX) <= 1)
            #expect(title.midY > tabs[index].midY + 3, "the icon stands above")
        }
    }

    @Test func wideWindowsHaveThemAbove() throws {
        let host = host(3, width: 800)
        #expect(try !isAtBottom(host))
        let tab = try host.find(.tab, at: 0).frame
        #expect(abs(try host.find(text: "Tab 0").frame.midY - tab.midY) <= 1)
        host.resize(to: CGSize(width: 390, height: 600))
        #expect(try isAtBottom(host))
        host.resize(to: CGSize(width: 800, height: 600))
        #expect(try !isAtBottom(host))
    }

    /// The size class says that there is room, and the row does not fit all the same.
    @Test func aRowThatDoesNotFitStandsBelow() throws {
        let host = host(12, width: 560)
        #expect(try isAtBottom(host))
        host.resize(to: CGSize(width: 1600, height: 600))
        #expect(try !isAtBottom(host))
        host.resize(to: CGSize(width: 560, height: 600))
        #expect(try isAtBottom(host))
    }
}
