import Foundation
// Made by script/lib/overloads.py of NewDocumentButton.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension NewDocumentButton where Label == Text {
    /// Creates a button with a title resource for empty documents.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, contentType: UTType? = nil) {
        self.init(Text(title), contentType)
    }

    /// Creates a button with a title resource for empty documents of a source, which the app distinguishes when it makes the document.
    @_disfavoredOverload
    nonisolated public init(
        _ title: LocalizedStringResource, contentType: UTType? = nil, source: DocumentCreationSource
    ) {
        self.init(Text(title), contentType, source)
    }

    /// Creates a button with a title resource for documents with the contents of a file.
    @_disfavoredOverload
    nonisolated public init(
        _ title: LocalizedStringResource, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
    ) {
        self.init(Text(title), contentType, nil, .template(prepareDocumentURL))
    }

    /// Creates a button with a title resource for documents with the contents of a file, and with a source.
    @_disfavoredOverload
    nonisolated public init(
        _ title: LocalizedStringResource, contentType: UTType, source: DocumentCreationSource,
        prepareDocumentURL: @escaping () async throws -> URL?
    ) {
        self.init(Text(title), contentType, source, .template(prepareDocumentURL))
    }
}
