#if GTK
import Martlet

/// The focus of a window: GTK's and the scene's, which may differ for a while.
struct WindowFocusState {
    /// Keeps GTK's focus and the scene's from setting each other in turns.
    var isMoving = false
    /// Whether a node of the scene had the focus at the last check.
    var isInScene = false
    /// Whether the focused node was removed, and no press has followed.
    var isLost = false
    /// The focused node of which GTK was notified last.
    weak var shown: RenderNode?
}
#endif
