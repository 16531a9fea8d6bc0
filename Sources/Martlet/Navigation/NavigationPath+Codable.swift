import Foundation

extension NavigationPath {
    /// A path through the values that another app, or an earlier run of this one, has written.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// The path as it can be written; nil if one of its values can't be.
    ///
    /// A value is written with the name of its type, so that it can be read only where that type is known.
    public var codable: CodableRepresentation? {
        guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
        return CodableRepresentation(elements: elements)
    }

    /// The values of a path, which can be written and read.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [AnyHashable]

        fileprivate init(elements: [AnyHashable]) { self.elements = elements }

        /// Reads values that were written by `encode(to:)`.
        ///
        /// - Throws: A `DecodingError` where a type is not known any more, or a value is not one of its type.
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

        /// Writes for each value the name of its type, and the value as JSON.
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
