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

/// What the pointer looks like in a scene: as the innermost view below it has it that says something of it.
private final class PointerShapes: SceneService {
    static let slot = ServiceSlot()

    /// The views below the pointer that say what it looks like.
    private var claims: [PointerClaim] = []

    init(scene: SceneGraph) {}

    /// - Parameter shape: Nil where the pointer has left the view.
    @MainActor
    func set(_ shape: String?, for claim: PointerClaim, in scene: SceneGraph) {
        let old = shown
        claims.removeAll { $0 === claim }
        claim.shape = shape
        if shape != nil { claims.append(claim) }
        if shown != old { scene.transferHost?.showPointer(shown) }
    }

    private var shown: String? { claims.max { $0.depth < $1.depth }?.shape }
}

/// What a view says of the pointer while that is over it.
private final class PointerClaim {
    var isBelowPointer = false
    var shape: String?
    /// How many views around it say something of the pointer.
    var depth = 0
}

private enum PointerDepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// How many views around say what the pointer looks like.
    fileprivate var pointerDepth: Int {
        get { self[PointerDepthKey.self] }
        set { self[PointerDepthKey.self] = newValue }
    }
}

/// Has the pointer look in a way while it is over the content.
private nonisolated struct PointerModifier: ViewModifier {
    /// The name of the shape; nil for the one around.
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
    /// Says what the pointer looks like over the view; nil for as it does around. A terminal has its own.
    nonisolated public func pointerStyle(_ style: PointerStyle?) -> some View {
        modifier(PointerModifier(name: style?.name))
    }

    /// Shows or hides the pointer over the view. A terminal has its own.
    nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View {
        modifier(PointerModifier(name: visibility == .hidden ? "none" : nil))
    }
}
