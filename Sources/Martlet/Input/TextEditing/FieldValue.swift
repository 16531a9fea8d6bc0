/// What an editor edits: a value that is read and written as text.
struct FieldValue {
    /// The value as text. Read in a rule, it makes a dependency.
    let read: () -> String
    /// Writes what was typed, if it stands for a value.
    let write: (String) -> Void
    /// Whether the value is the text itself, so that both must always be the same.
    let isExact: Bool
}
