/// A reason why the tool can't do its work, as a sentence for the user. Its text alone is printed.
struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
