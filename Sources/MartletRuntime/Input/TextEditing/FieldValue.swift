/// What an editor edits: a value that is read and written as text.
package struct FieldValue {
    /// The value as text. Read in a rule, it makes a dependency.
    package let read: () -> String
    /// Writes what was typed, if it stands for a value.
    package let write: (String) -> Void
    /// Whether the value is the text itself, so that both must always be the same.
    package let isExact: Bool

    package init(read: @escaping () -> String, write: @escaping (String) -> Void, isExact: Bool) {
        self.read = read
        self.write = write
        self.isExact = isExact
    }
}
