import Foundation

/// What edits the text of a node that keys go to.
package protocol TextInputHandler: AnyObject {
    /// What was typed, also where something else is shown for it.
    var text: String { get }
    /// Whether the text has lines.
    var isMultiline: Bool { get }

    /// Does what a key does; false if it means nothing here.
    @MainActor func handle(_ key: KeyInput) -> Bool
    /// Inserts text that arrived as a whole; false if that can't be.
    @MainActor func insert(_ text: String) -> Bool
    /// The node begins or ends to receive keys.
    func focusChanged(_ isFocused: Bool)
    /// Puts the cursor at the character that lies nearest to a place, in points of the node.
    func placeCursor(at point: CGPoint)
}
