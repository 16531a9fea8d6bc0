/// The container that a background belongs to.
public struct ContainerBackgroundPlacement: Sendable, Hashable {
    private let name: String

    /// The page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A column of a split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A page of a tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A window.
    public static let window = ContainerBackgroundPlacement(name: "window")
    /// A widget. Linux has no widgets.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
}

/// Fills the page that contains the content, as far as the content is offered space.
private nonisolated struct ContainerBackground<Background: View>: ViewModifier {
    let background: Background
    let alignment: Alignment

    init(background: Background, alignment: Alignment) {
        self.background = background
        self.alignment = alignment
    }

    @MainActor func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(alignment: alignment) { background.ignoresSafeArea() }
    }
}

extension View {
    /// Fills the enclosing page, column or window with a style.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S,
        for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(ContainerBackground(background: Rectangle().fill(style), alignment: .center))
    }

    /// Places a view behind the enclosing page, column or window.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerBackground(background: content(), alignment: alignment))
    }
}
