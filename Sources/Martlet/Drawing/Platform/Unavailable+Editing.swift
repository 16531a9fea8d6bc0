import Foundation

// What fields, tabs and bars of SwiftUI can do that those of the desktop cannot: each says what to do instead.

/// What is selected in an editor of attributed text.
@available(
    *, unavailable,
    message: "Fields of the desktop keep what is selected to themselves."
)
public struct AttributedTextSelection {
    /// Makes a selection of nothing.
    public init() {}
}

extension TextEditor {
    /// An editor of attributed text: those here edit plain text.
    @available(
        *, unavailable,
        message: "Editors of the desktop edit plain text. Bind a String, and show attributes by a Text beside it."
    )
    @_disfavoredOverload
    public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
        self.init(text: .constant(""))
    }
}
