import Foundation

/// What a node does with input. A node that has it can be hit where its frame is, or what is drawn in it.
package struct InputHandlers {
    /// The gestures that are attached to the node, the innermost first.
    var gestures: [GestureAttachment] = []
    /// What wants to know of the pointer over the node.
    var hovers: [HoverRecord] = []
    /// What is told of keys while the focus is in the node, the innermost first.
    var keyPresses: [KeyPressRecord] = []
    /// Whether keys can go to the node.
    package var isFocusable = false
    /// Whether a press of the pointer leaves the keys where they are, though they can go to the node.
    package var keepsFocusOnPress = false
    /// Told when the pointer or a key begins and ends to hold the node down.
    package var pressChanged: ((Bool) -> Void)?
    /// Whether the pointer drags the node: what is let go then is no press.
    var isDragged = false
    /// Told when the node begins and ends to receive keys.
    package var focusChanged: ((Bool) -> Void)?
    /// The places outside that say whether the focus is here.
    var focusBindings: [FocusRecord] = []
    /// The keys that operate the control in the node from anywhere in the window.
    package var shortcuts: [ShortcutRecord] = []
    /// Edits the text of a field.
    package var editor: (any TextInputHandler)?
    /// Whether the node and what stands in it can be hit.
    package var allowsHitTesting = true
    /// Where the node can be hit, whatever is drawn there.
    package var contentShape: ContentShape?
    /// Moves the content by a distance; false if it can't move that way.
    package var scroll: ((CGSize) -> Bool)?
    /// Told of the keys that the focused node does not use itself; true if it used one.
    package var key: ((KeyInput) -> Bool)?
}

extension RenderNode {
    /// What the node does with input, made when it is first set.
    package var input: InputHandlers {
        get { extras?.input ?? InputHandlers() }
        set { ensuredExtras.input = newValue }
    }

    /// Lets the node be hit where its frame is, for what does something with input by means of its own.
    package func takeInput() {
        if extras?.input == nil { input = InputHandlers() }
    }
}
