import Foundation
import Testing

import Martlet
import MartletTesting

@MainActor @Suite struct AnyTabContentTests {
    private struct Page: View {
        let name: String
        @State private var count = 0
        @Environment(\.isTabBarShowingSections) private var showsSections
        @Environment(\.isTabViewSidebarAvailable) private var hasSidebar

        var body: some View {
            Button("\(name) \(count) \(showsSections) \(hasSidebar)") { count += 1 }
        }
    }

    private struct Tabs: View {
        @State private var selection = 1

        var body: some View {
            TabView(selection: $selection) {
                AnyTabContent(Tab("A", systemImage: "tray", value: 1) { Page(name: "a") })
                AnyTabContent(
                    AnyTabContent(
                        TabSection("More") {
                            Tab("B", systemImage: "tray", value: 2) { Page(name: "b") }
                            Tab("C", systemImage: "plus", value: 3, role: .prominent) { Page(name: "c") }
                        }))
            }
        }
    }

    @Test func erasedTabsAreTabs() throws {
        let host = TestHost { Tabs() }
        #expect(host.findAll(.tab).map(\.label) == ["A", "B", "C"])
        try host.find(.button, "a 0 true false").tap()
        try host.find(.tab, "C").tap()
        #expect(try host.find(.button, "c 0 true false").isEnabled)
        try host.find(.tab, "A").tap()
        #expect(try host.find(.button, "a 1 true false").isEnabled)
    }
}
