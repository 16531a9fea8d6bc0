/// What the pointer looks like over a view.
public struct PointerStyle: Hashable, Sendable {
    /// The name of the shape, as CSS has it.
    let name: String

    /// As the system has it.
    public static let `default` = PointerStyle(name: "default")
    /// For text whose lines lie.
    public static let horizontalText = PointerStyle(name: "text")
    /// For text whose lines stand.
    public static let verticalText = PointerStyle(name: "vertical-text")
    /// For selecting a rectangle.
    public static let rectSelection = PointerStyle(name: "crosshair")
    /// For what can be moved.
    public static let grabIdle = PointerStyle(name: "grab")
    /// For what is being moved.
    public static let grabActive = PointerStyle(name: "grabbing")
    /// For what leads elsewhere.
    public static let link = PointerStyle(name: "pointer")
    /// For what gets larger.
    public static let zoomIn = PointerStyle(name: "zoom-in")
    /// For what gets smaller.
    public static let zoomOut = PointerStyle(name: "zoom-out")
    /// For the edge of a column.
    public static let columnResize = PointerStyle(name: "col-resize")
    /// For the edge of a row.
    public static let rowResize = PointerStyle(name: "row-resize")
}

/// Has the pointer look in a way while it is over the content.
private nonisolated struct PointerModifier: ViewModifier {
    /// The name of the shape; nil for the one around.
    let name: String?
    @Environment(\.sceneReference) private var reference

    init(name: String?) { self.name = name }

    @MainActor func body(content: Content) -> some View {
        content.onHover { isOver in
            if let name { reference?.scene?.transferHost?.showPointer(isOver ? name : nil) }
        }
    }
}

extension View {
    /// Says what the pointer looks like over the view; nil for as it does around. A terminal has its own.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(PointerModifier(name: style?.name))
    }

    /// Shows or hides the pointer over the view. A terminal has its own.
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(PointerModifier(name: visibility == .hidden ? "none" : nil))
    }
}
