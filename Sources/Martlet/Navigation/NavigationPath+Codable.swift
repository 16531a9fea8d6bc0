import Foundation

extension NavigationPath {
    /// Creates a path from values that were encoded by another app or an earlier run of this one.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// The path in a form that can be encoded; `nil` if a value is not `Codable`.
    ///
    /// Each value is encoded with the name of its type, and can be decoded only where that type exists.
    public var codable: CodableRepresentation? {
        guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
        return CodableRepresentation(elements: elements)
    }

    /// The values of a path in a form that can be encoded and decoded.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [AnyHashable]

        fileprivate init(elements: [AnyHashable]) { self.elements = elements }

        /// Decodes values that were encoded by `encode(to:)`.
        ///
        /// - Throws: A `DecodingError` if a type no longer exists, or if a value cannot be decoded.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any Decodable.Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is no type that a navigation path can hold.")
                }
                let text = try container.decode(String.self)
                let value = try JSONDecoder().decode(type, from: Data(text.utf8))
                guard let value = value as? any Hashable else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "Values of \(name) can't be compared.")
                }
                elements.append(AnyHashable(value))
            }
            self.elements = elements
        }

        /// Encodes each value as the name of its type, followed by the value as JSON.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements {
                guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: element.base))
                else {
                    throw EncodingError.invalidValue(
                        element.base,
                        .init(codingPath: container.codingPath, debugDescription: "\(element.base) can't be written."))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }
}
