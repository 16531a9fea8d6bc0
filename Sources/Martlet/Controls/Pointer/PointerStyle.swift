/// The shape of the pointer over a view.
public struct PointerStyle: Hashable, Sendable {
    /// The CSS name of the shape.
    let name: String

    /// The system's default pointer.
    public static let `default` = PointerStyle(name: "default")
    /// The pointer over horizontal text.
    public static let horizontalText = PointerStyle(name: "text")
    /// The pointer over vertical text.
    public static let verticalText = PointerStyle(name: "vertical-text")
    /// The pointer for selecting a rectangle.
    public static let rectSelection = PointerStyle(name: "crosshair")
    /// The pointer over content that can be dragged.
    public static let grabIdle = PointerStyle(name: "grab")
    /// The pointer while content is being dragged.
    public static let grabActive = PointerStyle(name: "grabbing")
    /// The pointer over a link.
    public static let link = PointerStyle(name: "pointer")
    /// The pointer for zooming in.
    public static let zoomIn = PointerStyle(name: "zoom-in")
    /// The pointer for zooming out.
    public static let zoomOut = PointerStyle(name: "zoom-out")
    /// The pointer for resizing a column.
    public static let columnResize = PointerStyle(name: "col-resize")
    /// The pointer for resizing a row.
    public static let rowResize = PointerStyle(name: "row-resize")
}

/// The pointer shape of a scene, which the innermost view under the pointer decides.
final class PointerShapes: SceneService {
    static let slot = ServiceSlot()

    /// The views under the pointer that set a shape.
    private var claims: [PointerClaim] = []
    /// The shape that code outside of views has set.
    private var programShape: String?

    init(scene: SceneGraph) {}

    /// - Parameter shape: The shape; `nil` after the pointer has left the view.
    @MainActor
    fileprivate func set(_ shape: String?, for claim: PointerClaim, in scene: SceneGraph) {
        change(in: scene) {
            claims.removeAll { $0 === claim }
            claim.shape = shape
            if shape != nil { claims.append(claim) }
        }
    }

    /// - Parameter shape: The shape, which has precedence over those of views; `nil` for the views' own.
    @MainActor
    func set(programShape shape: String?, in scene: SceneGraph) { change(in: scene) { programShape = shape } }

    @MainActor
    private func change(in scene: SceneGraph, _ change: () -> Void) {
        let old = shown
        change()
        if shown != old { scene.transfer.host?.showPointer(shown) }
    }

    private var shown: String? { programShape ?? claims.max { $0.depth < $1.depth }?.shape }
}

/// The pointer shape that a view sets while the pointer is over the view.
private final class PointerClaim {
    var isBelowPointer = false
    var shape: String?
    /// The number of enclosing views that set a pointer shape.
    var depth = 0
}

private enum PointerDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// The number of enclosing views that set a pointer shape.
    fileprivate var pointerDepth: Int {
        get { self[PointerDepthKey.self] }
        set { self[PointerDepthKey.self] = newValue }
    }
}

/// Sets the shape of the pointer while it is over the content.
private nonisolated struct PointerModifier: ViewModifier {
    /// The name of the shape; `nil` for the shape of the enclosing view.
    let name: String?
    @Environment(\.sceneReference) private var reference
    @Environment(\.pointerDepth) private var depth
    @State private var claim = PointerClaim()

    init(name: String?) { self.name = name }

    @MainActor func body(content: Content) -> some View {
        content
            .environment(\.pointerDepth, depth + 1)
            .onHover {
                claim.isBelowPointer = $0
                show(name)
            }
            .onChange(of: name) { _, name in show(name) }
            .onDisappear {
                claim.isBelowPointer = false
                show(nil)
            }
    }

    @MainActor private func show(_ name: String?) {
        guard let scene = reference?.scene else { return }
        claim.depth = depth
        scene.service(PointerShapes.self).set(claim.isBelowPointer ? name : nil, for: claim, in: scene)
    }
}

extension View {
    /// Sets the shape of the pointer over the view; `nil` for the shape of the enclosing view. No effect in a terminal.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(PointerModifier(name: style?.name))
    }

    /// Shows or hides the pointer over the view. No effect in a terminal.
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(PointerModifier(name: visibility == .hidden ? "none" : nil))
    }
}
