import Foundation

/// The text editor of a focused node.
package protocol TextInputHandler: AnyObject {
    /// The typed text, also where it is shown masked.
    var text: String { get }
    /// Whether the text has lines.
    var isMultiline: Bool { get }
    /// The selection, in characters.
    var selectedCharacters: Range<Int> { get }

    /// Handles a key; returns false if the editor does not use it.
    @MainActor func handle(_ key: KeyInput) -> Bool
    /// Inserts text that arrived as a whole; false if that can't be.
    @MainActor func insert(_ text: String) -> Bool
    /// The node begins or ends to receive keys.
    func focusChanged(_ isFocused: Bool)
    /// Selects characters, as far as the text has them.
    @MainActor func restoreSelection(_ characters: Range<Int>)
    /// Moves the cursor to the character nearest to a point of the node.
    func placeCursor(at point: CGPoint)
}
