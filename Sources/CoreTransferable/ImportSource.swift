import Foundation
import UniformTypeIdentifiers

/// What a value can be made from: bytes, or where a file is.
///
/// One initialiser takes both, since the compiler looks for an error in a call of `Color(…)` or `Image(…)` with each
/// initialiser that the type has, and each `Transferable` type has those for its import.
public protocol _ImportSource {
    /// The value that is made from it.
    func _imported<Value: Transferable>(as contentType: UTType?) async throws -> Value
}

extension Data: _ImportSource {
    /// The value that a representation makes of the bytes.
    public func _imported<Value: Transferable>(as contentType: UTType?) async throws -> Value {
        try await Value.make(.data(self), contentType ?? Transfer.importedTypes(of: Value.self).first ?? .data)
    }
}

extension URL: _ImportSource {
    /// The value that a representation makes of the file.
    public func _imported<Value: Transferable>(as contentType: UTType?) async throws -> Value {
        let type = contentType ?? UTType(filenameExtension: pathExtension) ?? .data
        return try await Value.make(.file(self, isOriginal: true), type)
    }
}
