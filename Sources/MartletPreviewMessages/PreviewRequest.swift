/// A request to a program that contains previews. The program gets it as JSON, in its only argument.
public struct PreviewRequest: Codable, Sendable {
    /// The work that is requested.
    public enum Work: Codable, Sendable {
        /// Find all previews, except in the types with these numbers, after loading shared objects with replaced code.
        case list(skippedTypes: [Int], replacements: [String])
        /// Draw a preview in each of the variants, and write the pictures to the files.
        case draw(id: String, variants: [PreviewVariant], files: [String])
        /// Compare pictures.
        case compare([PicturePair])
        /// Show a preview until the socket closes. Pictures are written to a folder.
        case live(LivePreviewStart)
    }

    /// The work that is requested.
    public var work: Work
    /// The path of a file to which events are appended, one JSON value a line.
    public var events: String

    /// Creates a request.
    public init(work: Work, events: String) {
        self.work = work
        self.events = events
    }
}

/// The start of a live preview's process.
public struct LivePreviewStart: Codable, Sendable {
    /// The identifier of the preview in this build of the program.
    public var id: String
    /// The key that the process sends first.
    public var key: String
    /// The path of the tool's socket.
    public var socket: String
    /// The path of the folder for pictures.
    public var folder: String
    /// The shared objects with code that was replaced since the program was built.
    public var replacements: [String]

    /// Creates a request.
    public init(id: String, key: String, socket: String, folder: String, replacements: [String]) {
        self.id = id
        self.key = key
        self.socket = socket
        self.folder = folder
        self.replacements = replacements
    }
}

/// Two pictures to compare.
public struct PicturePair: Codable, Sendable {
    /// The path of the earlier picture.
    public var before: String
    /// The path of the later picture.
    public var after: String
    /// The path at which a picture of the differences is written.
    public var difference: String

    /// Creates a pair.
    public init(before: String, after: String, difference: String) {
        self.before = before
        self.after = after
        self.difference = difference
    }
}

/// An event in a program that contains previews.
public enum PreviewEvent: Codable, Sendable {
    /// The previews of a type are searched. Without a further event, the type has ended the program.
    case searching(type: Int, name: String)
    /// A preview was found.
    case found(PreviewDescription)
    /// A picture is about to be drawn.
    case drawing(variant: Int)
    /// A picture was drawn. The preparation is the time to make the view and to run it until then, in seconds; `seconds` is
    /// the time to draw it and to write the file.
    case drawn(variant: Int, width: Int, height: Int, preparation: Double, seconds: Double)
    /// The preview reported an issue, or it could not be made.
    case issue(variant: Int, message: String)
    /// Two pictures were compared; without a text they look the same.
    case compared(pair: Int, difference: String?)
    /// The request is not possible in this program.
    case refused(reason: String)
    /// All work is done.
    case finished
}
