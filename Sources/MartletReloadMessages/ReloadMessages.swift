/// A request of the tool to the app that it reloads, as a line of JSON.
public enum ReloadRequest: Codable, Sendable, Equatable {
    /// Load a shared object with replacements, if there is one, read the resources again, if they have changed, and draw
    /// everything again.
    case load(path: String?, resources: Bool, number: Int)
    /// Show a notice over each window, or none.
    case show(ReloadNotice?)
    /// Write the stored values, and send the state of the views.
    case save
    /// Set the state of views to values that another process has sent.
    case restore([SavedState])
    /// Operate the app, or describe it.
    case operate(AppOperation, number: Int)
    /// End the app as if the user did.
    case quit
}

/// An event that the app reports to the tool, as a line of JSON.
public enum ReloadEvent: Codable, Sendable, Equatable {
    /// The process has started.
    case started(process: Int32)
    /// The first frame has been drawn.
    case appeared(inTerminal: Bool)
    /// The first frame after a ``ReloadRequest/load(path:resources:number:)`` has been drawn. The duration is that from the request, in seconds.
    case redrawn(number: Int, seconds: Double)
    /// A shared object can't be loaded.
    case refused(number: Int, reason: String)
    /// The result of an operation.
    case operated(AppAnswer, number: Int)
    /// The values of the views' state.
    case saved([SavedState])
}

/// A notice that is shown over the app.
public struct ReloadNotice: Codable, Sendable, Equatable {
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

/// The value of a state property of a view.
public struct SavedState: Codable, Sendable, Equatable {
    /// The place of the view in the hierarchy.
    public var view: String
    /// The name of the property.
    public var property: String
    /// The value as JSON, in an array of one element.
    public var json: String
    /// The identity of an object.
    public var object: String?

    /// Creates a record.
    public init(view: String, property: String, json: String, object: String? = nil) {
        self.view = view
        self.property = property
        self.json = json
        self.object = object
    }
}
