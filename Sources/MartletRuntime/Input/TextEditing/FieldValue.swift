/// The value that a text editor edits, read and written as text.
package struct FieldValue {
    /// The value as text. Read in a rule, it makes a dependency.
    package let read: () -> String
    /// Writes the typed text, if it represents a value.
    package let write: (String) -> Void
    /// Whether the value is the text itself, so that both must always be the same.
    package let isExact: Bool

    package init(read: @escaping () -> String, write: @escaping (String) -> Void, isExact: Bool) {
        self.read = read
        self.write = write
        self.isExact = isExact
    }
}
