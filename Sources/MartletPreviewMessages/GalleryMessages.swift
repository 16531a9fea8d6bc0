/// A request of a front end to the gallery, as a line of JSON: the browser's page, or the app in a window or a terminal.
public enum GalleryRequest: Codable, Sendable {
    /// Show a preview in these variants, with a number of pixels to a point.
    case show(preview: String, variants: [String], scale: Double)
    /// End the process of a preview, unless another front end shows it.
    case hide(preview: String)
    /// An input to a preview in one variant.
    case input(preview: String, variant: String, input: PreviewInput)
    /// Start the process of a preview again.
    case restart(preview: String)
    /// Open the inspector for a preview.
    case inspect(preview: String)
}

/// An event that the gallery reports to its front ends, as a line of JSON.
public enum GalleryEvent: Codable, Sendable {
    /// All previews. It is sent first, and whenever there are others.
    case previews([GalleryPreview])
    /// A notice about the package as a whole, such as an error of the compiler; `nil` ends it.
    case notice(GalleryNotice?)
    /// A preview looks different. The number identifies its picture.
    case frame(preview: String, number: Int, frame: PreviewFrame)
    /// The state of a preview's process, with the problems so far.
    case process(preview: String, isRunning: Bool, problems: [String])
    /// The address of the inspector for a preview.
    case inspector(preview: String, address: String)
    /// A change of the code is shown, these milliseconds after saving.
    case reloaded(milliseconds: Int, description: String)
}

/// A preview in the gallery's list.
public struct GalleryPreview: Codable, Equatable, Sendable {
    /// The name that requests use.
    public var name: String
    /// The title below the name of the file.
    public var title: String
    /// The module and the source file, by which the list is grouped.
    public var group: String
    /// The path of the source file.
    public var file: String?
    /// The line of the declaration.
    public var line: Int?
    /// Reasons why the preview can't be shown at all.
    public var problems: [String]

    /// Creates an entry.
    public init(name: String, title: String, group: String, file: String?, line: Int?, problems: [String]) {
        self.name = name
        self.title = title
        self.group = group
        self.file = file
        self.line = line
        self.problems = problems
    }
}

/// A notice about the whole package.
public struct GalleryNotice: Codable, Equatable, Sendable {
    /// The first line.
    public var title: String
    /// The other lines.
    public var lines: [String]
    /// Whether the developer has to mend something.
    public var isError: Bool

    /// Creates a notice.
    public init(title: String, lines: [String] = [], isError: Bool) {
        self.title = title
        self.lines = lines
        self.isError = isError
    }
}
