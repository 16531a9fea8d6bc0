import Foundation

/// The type of a file or of transferred data, such as a JPEG image, plain text, or a document of an app.
///
///     let isPicture = UTType(filenameExtension: "png")?.conforms(to: .image)
///
/// A type has an identifier and conforms to more general types. Types are known from a built-in table, from
/// declarations of the app in code or in an `Info.plist` next to the program, and from the desktop's database of MIME
/// types, if there is one.
public struct UTType: Hashable, Sendable {
    /// The identifier, such as `public.jpeg`.
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// Creates a type from its identifier; `nil` if the type is not known.
    public init?(_ identifier: String) {
        guard TypeRegistry.shared.isKnown(identifier) else { return nil }
        self.identifier = identifier
    }

    /// Declares a type that this app has defined and exports.
    ///
    /// - Parameters:
    ///   - identifier: The identifier. Without another declaration, its last component is the file name extension.
    ///   - parentType: The type that it conforms to. The default is data.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        TypeRegistry.shared.declare(identifier, conformingTo: parentType)
        self.identifier = identifier
    }

    /// Declares a type that another app has defined.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - parentType: The type that it conforms to. The default is data.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        TypeRegistry.shared.declare(identifier, conformingTo: parentType)
        self.identifier = identifier
    }

    /// Creates the type of a file name extension. For an undeclared extension, the result is a dynamic type.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension without a period. Case is ignored.
    ///   - supertype: The type that the result must conform to.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// Creates the type of a MIME type. For an undeclared MIME type, the result is a dynamic type.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type, such as `image/png`.
    ///   - supertype: The type that the result must conform to.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// Creates the type of a tag: a file name extension or a MIME type.
    ///
    /// - Parameters:
    ///   - tag: The extension or MIME type.
    ///   - tagClass: The kind of the tag.
    ///   - supertype: The type that the result must conform to; `nil` for any type.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let type = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = type
    }

    /// Returns the types of a tag, the best first.
    ///
    /// - Parameters:
    ///   - tag: The extension or MIME type.
    ///   - tagClass: The kind of the tag.
    ///   - supertype: The type that the results must conform to; `nil` for any type.
    /// - Complexity: A table lookup, plus the number of types found.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        guard !tag.isEmpty else { return [] }
        return TypeRegistry.shared.types(tag: tag, tagClass: tagClass, conformingTo: supertype?.identifier)
            .map { UTType(known: $0) }
    }

    // MARK: - What it is

    /// The preferred file name extension without a period; `nil` if there is none.
    public var preferredFilenameExtension: String? { record.extensions.first }

    /// The preferred MIME type; `nil` if there is none.
    public var preferredMIMEType: String? { record.mimeTypes.first { !$0.hasSuffix("/*") } }

    /// The description in English; `nil` if there is none.
    public var localizedDescription: String? { record.words }

    /// The file name extensions and MIME types of the type.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        if !record.extensions.isEmpty { tags[.filenameExtension] = record.extensions }
        let mimeTypes = record.mimeTypes.filter { !$0.hasSuffix("/*") }
        if !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
        return tags
    }

    /// Whether the type was created for an undeclared extension or MIME type.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether the type is declared.
    public var isDeclared: Bool { !isDynamic && TypeRegistry.shared.isKnown(identifier) }

    /// Whether the type is public, and not defined by an organization.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types that this type conforms to, without the type itself.
    public var supertypes: Set<UTType> {
        Set(TypeRegistry.shared.ancestors(of: identifier).map { UTType(known: $0) })
    }

    /// Returns whether the type equals another type or conforms to it.
    public func conforms(to type: UTType) -> Bool { identifier == type.identifier || isSubtype(of: type) }

    /// Returns whether the type conforms to another type and is not equal to it.
    public func isSubtype(of type: UTType) -> Bool {
        TypeRegistry.shared.ancestors(of: identifier).contains(type.identifier)
    }

    /// Returns whether another type conforms to this type and is not equal to it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    private var record: TypeRecord { TypeRegistry.shared.record(of: identifier) }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}

extension UTType: Codable {
    /// Decodes a type from its identifier, which need not be declared.
    public init(from decoder: any Decoder) throws {
        identifier = try decoder.singleValueContainer().decode(String.self)
    }

    /// Encodes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// A kind of tag that identifies a type outside of the type system.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    /// The identifier of the tag class.
    public let rawValue: String

    /// Creates a tag class from its identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// File name extensions, without a period.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// MIME types.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTTagClass: CustomStringConvertible {
    /// The identifier of the tag class.
    public var description: String { rawValue }
}
