import SwiftUI

// Windows whose size a closure chooses.

private struct PlacementUses: App {
    var body: some Scene {
        Window("a", id: "a") { Text("a") }
            .defaultWindowPlacement { content, context in
                let visible = context.defaultDisplay.visibleRect
                let size = content.sizeThatFits(.unspecified)
                return WindowPlacement(
                    .center, size: CGSize(width: min(size.width, visible.width), height: size.height))
            }
        Window("b", id: "b") { Text("b") }
            .defaultWindowPlacement { _, context in WindowPlacement(size: context.defaultDisplay.visibleRect.size) }
        WindowGroup { Text("c") }
            .defaultWindowPlacement { content, context in
                let display = context.defaultDisplay
                let size = content.sizeThatFits(ProposedViewSize(width: display.bounds.width / 2, height: nil))
                let y = display.bounds.maxY - size.height - display.safeAreaInsets.bottom
                return size.width > 100 ? WindowPlacement(CGPoint(x: 0, y: y), size: size) : WindowPlacement()
            }
        UtilityWindow("d", id: "d") { Text("d") }
            .defaultWindowPlacement { _, _ in WindowPlacement(.topTrailing, width: 100, height: 200) }
        Window("e", id: "e") { Text("e") }
            .defaultWindowPlacement { _, _ in WindowPlacement(x: 1, y: 2, width: 100, height: 200) }
    }
}

private func half(of root: WindowLayoutRoot, on display: DisplayProxy) -> CGSize {
    root.sizeThatFits(ProposedViewSize(width: display.bounds.width / 2, height: nil))
}
