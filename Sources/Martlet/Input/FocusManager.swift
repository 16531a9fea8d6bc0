/// Which element of a scene receives keys.
public final class FocusManager {
    /// The focused node.
    public internal(set) weak var focused: RenderNode?

    /// A node has left the tree.
    func forget(_ node: RenderNode) {
        if focused === node { focused = nil }
    }
}
