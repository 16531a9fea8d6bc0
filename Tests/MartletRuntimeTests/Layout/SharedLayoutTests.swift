import Foundation
import Martlet
import MartletRuntime
import MartletTesting
import Testing

/// Nodes with equal layouts share one object, without a visible effect.
@MainActor @Suite struct SharedLayoutTests {
    private struct Squares: View {
        let count: Int
        let spacing: CGFloat

        var body: some View {
            HStack(spacing: spacing) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 16, height: 16) } }
        }
    }

    private struct Page: View {
        @State private var spacing: CGFloat = 8
        @State private var isShown = true
        let offer: (Binding<CGFloat>, Binding<Bool>) -> Void

        var body: some View {
            let _ = offer($spacing, $isShown)
            VStack {
                Squares(count: 2, spacing: spacing)
                Squares(count: 2, spacing: 8)
                if isShown { Squares(count: 1, spacing: 8) }
                Squares(count: 2, spacing: 24)
            }
        }
    }

    private func nodes(_ kind: String, in host: TestHost) -> [RenderNode] {
        var found: [RenderNode] = []
        host.scene.root.forEachInSubtree { if $0.kindName == kind { found.append($0) } }
        return found
    }

    @Test func theSameLayoutsAreShared() {
        var spacing: Binding<CGFloat>?
        var isShown: Binding<Bool>?
        let host = TestHost {
            Page {
                spacing = $0
                isShown = $1
            }
        }
        var stacks = nodes("HStack", in: host)
        #expect(stacks.count == 4)
        #expect(stacks[0].sharesLayout(with: stacks[1]) && stacks[1].sharesLayout(with: stacks[2]))
        #expect(!stacks[0].sharesLayout(with: stacks[3]))
        #expect(stacks.map(\.frame.width) == [40, 40, 16, 56])
        // Changing the layout of one node leaves that of the others unchanged.
        spacing?.wrappedValue = 24
        host.update()
        #expect(stacks.map(\.frame.width) == [56, 40, 16, 56])
        #expect(stacks[0].sharesLayout(with: stacks[3]) && stacks[1].sharesLayout(with: stacks[2]))
        // And one that ends.
        stacks = []
        isShown?.wrappedValue = false
        host.update()
        #expect(nodes("HStack", in: host).map(\.frame.width) == [56, 40, 56])
    }
}
