import Foundation

/// The input handlers of a node. A node with handlers can be hit inside its frame, or inside the shape that it draws.
package struct InputHandlers {
    /// The gestures that are attached to the node, the innermost first.
    var gestures: [GestureAttachment] = []
    /// The handlers for the pointer over the node.
    var hovers: [HoverRecord] = []
    /// The handlers for keys while the focus is inside the node, the innermost first.
    var keyPresses: [KeyPressRecord] = []
    /// Whether the node can be focused.
    package var isFocusable = false
    /// Whether the node is focusable only as long as nothing inside it is.
    package var yieldsFocus = false
    /// Whether a press leaves the focus unchanged, though the node is focusable.
    package var keepsFocusOnPress = false
    /// Told when the pointer or a key begins and ends to hold the node down.
    package var pressChanged: ((Bool) -> Void)?
    /// Whether the pointer drags the node, so that the release is no press.
    var isDragged = false
    /// Told when the node begins and ends to receive keys.
    package var focusChanged: ((Bool) -> Void)?
    /// The focus bindings of the node.
    var focusBindings: [FocusRecord] = []
    /// The keys that operate the control in the node from anywhere in the window.
    package var shortcuts: [ShortcutRecord] = []
    /// Edits the text of a field.
    package var editor: (any TextInputHandler)?
    /// Whether the subtree can be hit.
    package var allowsHitTesting = true
    /// The shape in which the node can be hit, whatever is drawn there.
    package var contentShape: ContentShape?
    /// Moves the content by a distance; false if it can't move that way.
    package var scroll: ((CGSize) -> Bool)?
    /// Told of the keys that the focused node does not use itself; true if it used one.
    package var key: ((KeyInput) -> Bool)?
}

extension RenderNode {
    /// The input handlers of the node, created when first set.
    package var input: InputHandlers {
        get { extras?.input ?? InputHandlers() }
        set { ensuredExtras.input = newValue }
    }

    /// Makes the node hit-testable inside its frame, for a feature that handles input by itself.
    package func takeInput() {
        if extras?.input == nil { input = InputHandlers() }
    }
}
