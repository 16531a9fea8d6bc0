/// A request of the tool to the process of a live preview, as a line of JSON.
public enum LivePreviewRequest: Codable, Sendable {
    /// Show the preview in these variants, with a number of pixels to a point. Variants that are shown already keep their
    /// state.
    case show(variants: [PreviewVariant], scale: Double)
    /// An input to the preview in one variant.
    case input(variant: String, PreviewInput)
    /// Load a shared object with replaced code, if there is one, read the resources again, if they have changed, and draw
    /// everything again.
    case load(path: String?, resources: Bool)
    /// Send the values of the views' state.
    case save
    /// Set the state of views to values that an earlier process has sent.
    case restore([PreviewState])
}

/// An event that the process of a live preview reports to the tool, as a line of JSON.
public enum LivePreviewEvent: Codable, Sendable {
    /// The process has started, for the request with this key.
    case started(key: String)
    /// The preview looks different.
    case frame(PreviewFrame)
    /// The preview reported an issue, or could not be made.
    case issue(variant: String, message: String)
    /// The loaded code and resources are drawn, or the shared object was not loaded, for a reason.
    case loaded(problem: String?)
    /// The values of the views' state.
    case saved([PreviewState])
    /// The process responds. It is sent each second.
    case responds
}

/// The value of a state property of a view in a live preview.
public struct PreviewState: Codable, Equatable, Sendable {
    /// The text of the variant.
    public var variant: String
    /// The place of the view in the hierarchy.
    public var view: String
    /// The name of the property.
    public var property: String
    /// The value as JSON, in an array of one element.
    public var json: String
    /// The identity of an object.
    public var object: String?

    /// Creates a record.
    public init(variant: String, view: String, property: String, json: String, object: String? = nil) {
        self.variant = variant
        self.view = view
        self.property = property
        self.json = json
        self.object = object
    }
}
