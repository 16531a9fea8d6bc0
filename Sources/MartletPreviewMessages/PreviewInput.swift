/// An input of the user to a live preview.
public enum PreviewInput: Codable, Equatable, Sendable {
    /// The phase of a pointer contact.
    public enum PointerPhase: String, Codable, Sendable {
        /// Pressed, moved while pressed, released, or cancelled.
        case down, moved, up, cancelled
        /// Moved without being pressed.
        case hovered
        /// Left the preview.
        case exited
    }

    /// The pointer, at a point of the preview. The modifiers are the bits of `EventModifiers`.
    case pointer(phase: PointerPhase, x: Double, y: Double, modifiers: Int)
    /// The content at a point is scrolled by a distance: positive moves it right and down.
    case scroll(x: Double, y: Double, width: Double, height: Double)
    /// A key was pressed. The key is one character, or the name of a key without one, such as `upArrow`.
    case key(key: String, characters: String, modifiers: Int)
    /// A text arrived as a whole, such as a pasted one.
    case text(String)
}

/// A picture of a live preview in one variant.
public struct PreviewFrame: Codable, Equatable, Sendable {
    /// A part of a row of terminal cells in one style. Colors are hexadecimal (`ff8000`); without, they are the terminal's own.
    public struct Run: Codable, Equatable, Sendable {
        /// The text, one character a cell; a wide character takes two.
        public var text: String
        /// The color of the text.
        public var foreground: String?
        /// The color of the cells.
        public var background: String?
        /// The letters among `b` (bold), `d` (dim), `i` (italic), `u` (underlined), `s` (struck through), `r` (reversed).
        public var attributes: String?

        /// Creates a run.
        public init(text: String, foreground: String? = nil, background: String? = nil, attributes: String? = nil) {
            self.text = text
            self.foreground = foreground
            self.background = background
            self.attributes = attributes
        }
    }

    /// An element of the accessibility tree.
    public struct Element: Codable, Equatable, Sendable {
        /// The number of elements around it.
        public var depth: Int
        /// The role, as `MartletTesting.Role` names it.
        public var role: String
        /// The accessibility label.
        public var label: String
        /// The value, if it has one.
        public var value: String?
        /// States such as `disabled` and `focused`.
        public var states: [String]
        /// The frame in the preview: x, y, width and height in points.
        public var frame: [Double]

        /// Creates a description of an element.
        public init(depth: Int, role: String, label: String, value: String?, states: [String], frame: [Double]) {
            self.depth = depth
            self.role = role
            self.label = label
            self.value = value
            self.states = states
            self.frame = frame
        }
    }

    /// The text of the variant.
    public var variant: String
    /// The width and height in points.
    public var size: [Double]
    /// The path of a PNG; `nil` for a terminal.
    public var file: String?
    /// The rows of a terminal.
    public var rows: [[Run]]?
    /// The accessibility tree, in reading order.
    public var elements: [Element]

    /// Creates a frame.
    public init(variant: String, size: [Double], file: String?, rows: [[Run]]?, elements: [Element]) {
        self.variant = variant
        self.size = size
        self.file = file
        self.rows = rows
        self.elements = elements
    }
}
