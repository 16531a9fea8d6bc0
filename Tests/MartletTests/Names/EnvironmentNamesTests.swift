import Foundation
import MartletTesting
import Testing

/// Environment values that tell a view of the bars and scroll views around it.
@MainActor @Suite struct EnvironmentNamesTests {
    private struct Placement: View {
        @Environment(\.tabBarPlacement) private var placement

        var body: some View {
            Text(
                placement == .topBar
                    ? "top" : placement == .bottomBar ? "bottom" : placement == .pageIndicator ? "dots" : "none")
        }
    }

    private struct Tabs: View {
        var body: some View {
            TabView {
                Tab("One", systemImage: "1.circle") { Placement() }
                Tab("Two", systemImage: "2.circle") { Text("two") }
            }
        }
    }

    @Test func pagesKnowWhereTheirTabsAre() {
        #expect(TestHost { Placement() }.texts == ["none"])
        let host = TestHost(size: CGSize(width: 900, height: 600)) { Tabs() }
        #expect(host.allTexts.contains("top"))
        host.setEnvironment(\.horizontalSizeClass, .compact)
        host.update()
        #expect(host.allTexts.contains("bottom"))
        #expect(TestHost { Tabs().tabViewStyle(.page) }.allTexts.contains("dots"))
    }

    private struct Bounce: View {
        @Environment(\.verticalScrollBounceBehavior) private var vertical
        @Environment(\.horizontalScrollBounceBehavior) private var horizontal

        var body: some View { Text("\(vertical) \(horizontal)") }
    }

    @Test func theBounceOfScrollViewsIsInTheEnvironmentByAxis() {
        func text(_ view: some View) -> String { TestHost { view }.texts.joined() }
        let automatic = ScrollBounceBehavior.automatic
        #expect(text(Bounce()) == "\(automatic) \(automatic)")
        let always = text(Bounce().scrollBounceBehavior(.always))
        #expect(always == "\(ScrollBounceBehavior.always) \(automatic)")
        let both = text(
            Bounce().scrollBounceBehavior(.always).scrollBounceBehavior(.basedOnSize, axes: .horizontal))
        #expect(both == "\(ScrollBounceBehavior.always) \(ScrollBounceBehavior.basedOnSize)")
    }
}
