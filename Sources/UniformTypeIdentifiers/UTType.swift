import Foundation

/// What kind of thing a file, or what is dragged or copied, is: a JPEG image, plain text, a document of an app.
///
///     let isPicture = UTType(filenameExtension: "png")?.conforms(to: .image)
///
/// A type is known by its identifier, and conforms to more general ones. Types come from a table of what is common, from
/// what apps declare in code or in an `Info.plist` beside the program, and from the desktop's table of MIME types, where
/// there is one.
public struct UTType: Hashable, Sendable {
    /// What the type is known by everywhere, such as `public.jpeg`.
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// The type with an identifier; nil where no table and no declaration knows it.
    public init?(_ identifier: String) {
        guard TypeRegistry.shared.isKnown(identifier) else { return nil }
        self.identifier = identifier
    }

    /// A type that the app has invented, and declares to others.
    ///
    /// - Parameters:
    ///   - identifier: What it is known by. Without a declaration that says otherwise, its last part is the extension of
    ///     its files.
    ///   - parentType: What it conforms to; data where nothing is said.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        TypeRegistry.shared.declare(identifier, conformingTo: parentType)
        self.identifier = identifier
    }

    /// A type that another app has invented, and this one knows of.
    ///
    /// - Parameters:
    ///   - identifier: What it is known by.
    ///   - parentType: What it conforms to; data where nothing is said.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        TypeRegistry.shared.declare(identifier, conformingTo: parentType)
        self.identifier = identifier
    }

    /// The type of files with an extension. For an extension that nothing declares, it is a type that stands for that.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension, without a dot; upper and lower case are one.
    ///   - supertype: What it has to conform to.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type that a MIME type names. For one that nothing declares, it is a type that stands for that.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type, such as `image/png`.
    ///   - supertype: What it has to conform to.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type that something of a kind stands for: an extension, a MIME type.
    ///
    /// - Parameters:
    ///   - tag: The extension or MIME type.
    ///   - tagClass: Which of them it is.
    ///   - supertype: What it has to conform to; nil for anything.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let type = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = type
    }

    /// The types that something of a kind stands for, the best first.
    ///
    /// - Parameters:
    ///   - tag: The extension or MIME type.
    ///   - tagClass: Which of them it is.
    ///   - supertype: What they have to conform to; nil for anything.
    /// - Complexity: That of a look into a table, and the number of types that are found.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        guard !tag.isEmpty else { return [] }
        return TypeRegistry.shared.types(tag: tag, tagClass: tagClass, conformingTo: supertype?.identifier)
            .map { UTType(known: $0) }
    }

    // MARK: - What it is

    /// The extension that files of the type should have, without a dot; nil where there is none.
    public var preferredFilenameExtension: String? { record.extensions.first }

    /// The MIME type that says the type best; nil where there is none.
    public var preferredMIMEType: String? { record.mimeTypes.first { !$0.hasSuffix("/*") } }

    /// What the type is called, in English; nil where nobody says.
    public var localizedDescription: String? { record.words }

    /// The extensions and MIME types that stand for the type.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        if !record.extensions.isEmpty { tags[.filenameExtension] = record.extensions }
        let mimeTypes = record.mimeTypes.filter { !$0.hasSuffix("/*") }
        if !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
        return tags
    }

    /// Whether the type stands for an extension or MIME type that nothing declares.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether a table or a declaration knows the type.
    public var isDeclared: Bool { !isDynamic && TypeRegistry.shared.isKnown(identifier) }

    /// Whether the type is everybody's, rather than of one who has invented it.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types that this one conforms to, itself excepted.
    public var supertypes: Set<UTType> {
        Set(TypeRegistry.shared.ancestors(of: identifier).map { UTType(known: $0) })
    }

    /// Whether the type is another one, or a special case of it.
    public func conforms(to type: UTType) -> Bool { identifier == type.identifier || isSubtype(of: type) }

    /// Whether the type is a special case of another one, and not that itself.
    public func isSubtype(of type: UTType) -> Bool {
        TypeRegistry.shared.ancestors(of: identifier).contains(type.identifier)
    }

    /// Whether another type is a special case of this one, and not the same.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    private var record: TypeRecord { TypeRegistry.shared.record(of: identifier) }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}

extension UTType: Codable {
    /// Reads the identifier of a type, which need not be declared.
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// What can stand for a type in a place that knows nothing of types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// What the kind is known by.
    public let rawValue: String

    /// A kind by what it is known by.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Extensions of files, without a dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTTagClass: CustomStringConvertible {
    /// What the kind is known by.
    public var description: String { rawValue }
}
