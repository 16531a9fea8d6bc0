/// A preview as the program that contains it describes it.
public struct PreviewDescription: Codable, Equatable, Sendable {
    /// The kind of declaration.
    public enum Kind: String, Codable, Sendable {
        /// `#Preview`.
        case macro
        /// One of the views of a `PreviewProvider`.
        case provider
    }

    /// The identifier of the preview in one build of the program.
    public var id: String
    /// The kind of declaration.
    public var kind: Kind
    /// The name that the source code gives the preview.
    public var displayName: String?
    /// The name of the module.
    public var module: String
    /// The name of the source file without its folder, if it is known.
    public var file: String?
    /// The line of the declaration, if it is known.
    public var line: Int?
    /// The name of the provider.
    public var provider: String?
    /// The position among the views of the provider.
    public var index: Int

    /// Creates a description.
    public init(
        id: String, kind: Kind, displayName: String? = nil, module: String, file: String? = nil, line: Int? = nil,
        provider: String? = nil, index: Int = 0
    ) {
        self.id = id
        self.kind = kind
        self.displayName = displayName
        self.module = module
        self.file = file
        self.line = line
        self.provider = provider
        self.index = index
    }

    /// A readable name: the display name, or a name after the provider or the file.
    public var title: String {
        if let displayName, !displayName.isEmpty { return displayName }
        if let provider {
            var name = provider
            for suffix in ["_Previews", "_Preview", "Previews", "Preview"]
            where name.hasSuffix(suffix) && name != suffix {
                name.removeLast(suffix.count)
                break
            }
            return index == 0 ? name : "\(name) \(index + 1)"
        }
        return fileBase ?? "Preview"
    }

    /// The name of the file without its extension.
    public var fileBase: String? {
        guard let file else { return nil }
        return file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    }
}
