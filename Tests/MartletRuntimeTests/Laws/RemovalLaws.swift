import Combine
import Foundation
import Testing
import Martlet
import MartletRuntime
import MartletTesting

/// Law I7, where what is on its way out was removed from content that goes or changes before the transition ends.
@MainActor @Suite struct RemovalLaws {
    final class Model: ObservableObject {
        @Published var isInner = true
        @Published var isOuter = true
        @Published var isFirst = true
    }

    /// Content that reads something of its place, so that it has rules of its own.
    enum Content: CaseIterable {
        case geometry, canvas, effect, nested, text

        @ViewBuilder var view: some View {
            switch self {
            case .geometry: GeometryReader { proxy in Text("w \(proxy.size.width)") }
            case .canvas:
                Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
            case .effect: Text("effect").visualEffect { content, proxy in content.offset(x: proxy.size.width) }
            case .nested: VStack { GeometryReader { proxy in Text("n \(proxy.size.height)") } }
            case .text: Text("plain")
            }
        }
    }

    private struct Rows: View {
        @ObservedObject var model: Model
        let content: Content

        var body: some View {
            VStack {
                ForEach(model.isOuter ? [1, 2] : [], id: \.self) { _ in
                    if model.isInner { content.view } else { Text("instead") }
                }
            }
        }
    }

    private struct Branches: View {
        @ObservedObject var model: Model
        let content: Content

        var body: some View {
            VStack {
                if model.isOuter {
                    if model.isInner { content.view }
                    Text("beside")
                }
            }
        }
    }

    @Test(arguments: Content.allCases)
    func I7_whatIsOnItsWayOutEndsWithTheRowThatRemovedIt(content: Content) {
        let model = Model()
        let host = TestHost { Rows(model: model, content: content) }
        checkRemoval(host, model)
    }

    @Test(arguments: Content.allCases)
    func I7_whatIsOnItsWayOutEndsWithTheBranchThatRemovedIt(content: Content) {
        let model = Model()
        let host = TestHost { Branches(model: model, content: content) }
        checkRemoval(host, model)
    }

    private func checkRemoval(_ host: TestHost, _ model: Model) {
        withAnimation(.linear(duration: 1)) { model.isInner = false }
        host.update()
        host.advance(by: .milliseconds(100))
        #expect(host.scene.transitionsUnderWay > 0)
        model.isOuter = false
        host.update()
        host.resize(to: CGSize(width: 300, height: 200))
        #expect(host.scene.transitionsUnderWay == 0, "it has gone with what it was removed from")
        #expect(host.allTexts == [])
        host.advance(by: .seconds(2))
        #expect(!host.scene.needsFrame)
        model.isInner = true
        model.isOuter = true
        host.update()
        #expect(host.scene.invariantViolations() == [])
    }

    private struct Row: View {
        @ObservedObject var model: Model
        var body: some View { if model.isFirst { Text("a") } else { Text("b") } }
    }

    private struct Leaving: View {
        @ObservedObject var model: Model
        let isBehind: Bool

        var body: some View {
            VStack {
                if isBehind {
                    Text("front").background { if model.isOuter { AnyView(Row(model: model)) } }
                } else if model.isOuter {
                    Row(model: model)
                }
            }
        }
    }

    @Test(arguments: [true, false], [true, false])
    func I7_contentThatChangesOnItsWayOutGoesAllTheSame(isBehind: Bool, isAnimated: Bool) {
        let model = Model()
        let host = TestHost { Leaving(model: model, isBehind: isBehind) }
        let nodes = host.scene.liveNodes
        withAnimation(.linear(duration: 0.2)) { model.isOuter = false }
        host.update()
        host.advance(by: .milliseconds(100))
        withAnimation(isAnimated ? .linear(duration: 0.2) : nil) { model.isFirst = false }
        host.update()
        host.advance(by: .seconds(3))
        #expect(host.allTexts == (isBehind ? ["front"] : []))
        #expect(host.scene.transitionsUnderWay == 0)
        #expect(!host.scene.needsFrame)
        model.isOuter = true
        model.isFirst = true
        host.update()
        #expect(host.scene.liveNodes == nodes)
    }

    @Test func I7_aBranchThatReturnsInLeavingContentLeavesWithIt() {
        let model = Model()
        let host = TestHost { Leaving(model: model, isBehind: true) }
        withAnimation(.linear(duration: 1)) { model.isOuter = false }
        host.update()
        host.advance(by: .milliseconds(100))
        withAnimation(.linear(duration: 1)) { model.isFirst = false }
        host.update()
        host.advance(by: .milliseconds(100))
        withAnimation(.linear(duration: 1)) { model.isFirst = true }
        host.update()
        host.advance(by: .seconds(4))
        #expect(host.allTexts == ["front"])
        #expect(host.scene.transitionsUnderWay == 0)
    }
}
