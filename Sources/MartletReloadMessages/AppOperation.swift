/// Something that an assistant does with a running app, or asks of it.
public enum AppOperation: Codable, Sendable, Equatable {
    /// Describe the elements of all windows as text.
    case describe
    /// Press and release the pointer at the center of an element.
    case tap(role: String, name: String)
    /// Add a text to that of a field.
    case type(text: String, role: String, name: String)
    /// Press keys together, such as `Ctrl+S`.
    case press(keys: String)
    /// Scroll until an element is visible.
    case scroll(role: String, name: String)
    /// Write a picture of the window in use to a file, in a variant of a preview.
    case draw(path: String, variant: String)
}

/// The result of an ``AppOperation``.
public struct AppAnswer: Codable, Sendable, Equatable {
    /// A text for the assistant.
    public var text: String
    /// Whether the operation was not possible.
    public var isError: Bool

    /// Creates an answer.
    public init(_ text: String, isError: Bool = false) {
        self.text = text
        self.isError = isError
    }
}
