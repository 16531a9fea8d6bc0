import Foundation
import UniformTypeIdentifiers

/// A source from which a value can be imported: bytes, or the URL of a file.
///
/// One initializer accepts both. The compiler checks each initializer of a type when it diagnoses an error in a call
/// such as `Color(…)` or `Image(…)`, and each `Transferable` type has the importing initializers.
public protocol _ImportSource {
    /// Returns the value imported from this source.
    func _imported<Value: Transferable>(as contentType: UTType?) async throws -> Value
}

extension Data: _ImportSource {
    /// Returns the value that a representation imports from the bytes.
    public func _imported<Value: Transferable>(as contentType: UTType?) async throws -> Value {
        try await Value.make(.data(self), contentType ?? Transfer.importedTypes(of: Value.self).first ?? .data)
    }
}

extension URL: _ImportSource {
    /// Returns the value that a representation imports from the file.
    public func _imported<Value: Transferable>(as contentType: UTType?) async throws -> Value {
        let type = contentType ?? UTType(filenameExtension: pathExtension) ?? .data
        return try await Value.make(.file(self, isOriginal: true), type)
    }
}
