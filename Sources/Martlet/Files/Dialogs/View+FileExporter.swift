import Foundation

/// A document for export, with a closure that writes it to a file.
private struct Exported {
    let types: [UTType]
    let write: (URL, UTType) throws -> Void
}

extension View {
    /// Presents a dialog for exporting a document while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is presented.
    ///   - document: The document; `nil` presents no dialog.
    ///   - contentType: The content type of the file.
    ///   - defaultFilename: The suggested name of the file.
    ///   - onCompletion: A closure that receives the file, or the error of writing. It is not called after a
    ///     cancellation.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, document.map { $0.exported([contentType]) }, defaultFilename, onCompletion, {})
    }

    /// Presents a dialog for exporting a reference document while a binding is true.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        exporter(isPresented, document.map { $0.exported([contentType]) }, defaultFilename, onCompletion, {})
    }

    /// Presents a dialog for exporting a document while a binding is true, with a callback for cancellation.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is presented.
    ///   - document: The document; `nil` presents no dialog.
    ///   - contentTypes: The content types to choose from; empty for those of the document.
    ///   - defaultFilename: The suggested name of the file.
    ///   - onCompletion: A closure that receives the file, or the error of writing.
    ///   - onCancellation: A closure that is called after a cancellation.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(isPresented, document.map { $0.exported(contentTypes) }, defaultFilename, onCompletion, onCancellation)
    }

    /// Presents a dialog for exporting a reference document while a binding is true, with a callback for cancellation.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(isPresented, document.map { $0.exported(contentTypes) }, defaultFilename, onCompletion, onCancellation)
    }

    /// Presents a dialog for exporting documents to a folder while a binding is true.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        exporters(isPresented, documents.map { $0.exported([contentType]) }, onCompletion, {})
    }

    /// Presents a dialog for exporting reference documents to a folder while a binding is true.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        exporters(isPresented, documents.map { $0.exported([contentType]) }, onCompletion, {})
    }

    /// Presents a dialog for exporting documents to a folder while a binding is true, with a callback for cancellation.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        exporters(isPresented, documents.map { $0.exported(contentTypes) }, onCompletion, onCancellation)
    }

    /// Presents a dialog for exporting reference documents to a folder while a binding is true, with a callback for
    /// cancellation.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        exporters(isPresented, documents.map { $0.exported(contentTypes) }, onCompletion, onCancellation)
    }

    /// Presents a dialog for exporting a transferable value while a binding is true, with a callback for cancellation.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is presented.
    ///   - item: The value; `nil` presents no dialog.
    ///   - contentTypes: The content types to choose from; empty for all types of the value's representation.
    ///   - defaultFilename: The suggested name of the file.
    ///   - onCompletion: A closure that receives the file, or the error of writing.
    ///   - onCancellation: A closure that is called after a cancellation.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let done = MainOnly(onCompletion)
        return modifier(
            FileDialogModifier(
                isPresented: isPresented,
                request: {
                    guard let item else { return nil }
                    let made = TransferItem(item)
                    let types = contentTypes.isEmpty ? made.contentTypes : contentTypes
                    return FileRequest(
                        .save(name: types.name(for: defaultFilename ?? made.suggestedName)), types: types)
                },
                finish: { files in
                    guard let file = files?.first, let item else { return onCancellation() }
                    Task { @MainActor in
                        do {
                            let made = TransferItem(item)
                            let types = contentTypes.isEmpty ? made.contentTypes : contentTypes
                            guard let form = types.type(for: file).flatMap({ made.form(conformingTo: $0) }) else {
                                throw CocoaError(.fileWriteUnknown)
                            }
                            try await form.load(()).data().write(to: file, options: .atomic)
                            done.value(.success(file))
                        } catch {
                            done.value(.failure(error))
                        }
                    }
                }))
    }

    nonisolated private func exporter(
        _ isPresented: Binding<Bool>, _ exported: Exported?, _ name: String?,
        _ done: @escaping (Result<URL, any Error>) -> Void, _ cancelled: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented,
                request: {
                    exported.map { FileRequest(.save(name: $0.types.name(for: name)), types: $0.types) }
                },
                finish: { files in
                    guard let file = files?.first, let exported else { return cancelled() }
                    done(
                        Result {
                            try exported.write(file, exported.types.type(for: file) ?? .data)
                            return file
                        })
                }))
    }

    nonisolated private func exporters(
        _ isPresented: Binding<Bool>, _ all: [Exported], _ done: @escaping (Result<[URL], any Error>) -> Void,
        _ cancelled: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented, request: { all.isEmpty ? nil : FileRequest(.folder) },
                finish: { folders in
                    guard let folder = folders?.first else { return cancelled() }
                    done(
                        Result {
                            try all.enumerated().map { index, exported in
                                let name = exported.types.name(for: index == 0 ? nil : "Untitled \(index + 1)")
                                let file = folder.appendingPathComponent(name)
                                try exported.write(file, exported.types.first ?? .data)
                                return file
                            }
                        })
                }))
    }
}

extension UTType {
    /// The filename extension for the type; `nil` for none.
    fileprivate var writtenExtension: String? {
        preferredFilenameExtension ?? (conforms(to: .plainText) ? UTType.plainText.preferredFilenameExtension : nil)
    }
}

extension [UTType] {
    /// Returns a filename with the extension of the first type.
    func name(for name: String?) -> String {
        let name = name ?? "Untitled"
        guard let wanted = first?.writtenExtension else { return name }
        let own = UTType(filenameExtension: URL(fileURLWithPath: name).pathExtension)
        if let own, contains(where: { own.conforms(to: $0) }) { return name }
        return name.hasSuffix("." + wanted) ? name : name + "." + wanted
    }

    /// Returns the content type of a file by its name, or else the first type.
    func type(for file: URL) -> UTType? {
        guard let named = UTType(filenameExtension: file.pathExtension) else { return first }
        return first { named.conforms(to: $0) } ?? first
    }
}

extension FileDocument {
    fileprivate func exported(_ types: [UTType]) -> Exported {
        Exported(types: types.isEmpty ? Self.writableContentTypes : types) { file, type in
            try self.write(to: file, as: type)
        }
    }
}

extension ReferenceFileDocument {
    fileprivate func exported(_ types: [UTType]) -> Exported {
        Exported(types: types.isEmpty ? Self.writableContentTypes : types) { file, type in
            try self.write(to: file, as: type)
        }
    }
}
