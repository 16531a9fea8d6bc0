import Foundation

extension View {
    /// Presents a dialog for exporting a document while a binding is true.
    ///
    /// The document's snapshot is taken when the user has chosen a file, and its writer writes it off the main actor.
    ///
    ///     .fileExporter(isPresented: $isExporting, document: page) { result in
    ///         if case .failure(let error) = result { print(error) }
    ///     }
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is presented.
    ///   - document: The document; `nil` presents no dialog.
    ///   - contentType: The content type of the file; `nil` to choose from those of the document.
    ///   - defaultFilename: The suggested name of the file.
    ///   - onCompletion: A closure that receives the file, or the error of writing.
    ///   - onCancellation: A closure that is called after a cancellation.
    nonisolated public func fileExporter<D: WritableDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType? = nil, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View where D.Writer.Destination == URL {
        let types = contentType.map { [$0] } ?? D.writableContentTypes
        let done = MainOnly(onCompletion)
        let document = MainOnly(document)
        return modifier(
            FileDialogModifier(
                isPresented: isPresented,
                request: {
                    document.value == nil
                        ? nil : FileRequest(.save(name: types.name(for: defaultFilename)), types: types)
                },
                finish: { files in
                    guard let file = files?.first, document.value != nil else { return onCancellation?() ?? () }
                    Task { @MainActor in
                        do {
                            try await document.value?.export(to: file, as: types.type(for: file) ?? .data)
                            done.value(.success(file))
                        } catch {
                            done.value(.failure(error))
                        }
                    }
                }))
    }

    /// Presents a dialog for exporting documents to a folder while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is presented.
    ///   - documents: The documents; without one, there is no dialog.
    ///   - contentTypes: The content types, of which the first is used; empty for those of the documents.
    ///   - onCompletion: A closure that receives the files, or the error of writing.
    ///   - onCancellation: A closure that is called after a cancellation.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: (() -> Void)? = nil
    ) -> some View where C.Element: WritableDocument, C.Element.Writer.Destination == URL {
        let types = contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes
        let done = MainOnly(onCompletion)
        let documents = MainOnly(documents)
        return modifier(
            FileDialogModifier(
                isPresented: isPresented,
                request: { documents.value.isEmpty ? nil : FileRequest(.folder) },
                finish: { folders in
                    guard let folder = folders?.first else { return onCancellation?() ?? () }
                    Task { @MainActor in
                        do {
                            var files: [URL] = []
                            for document in documents.value {
                                let number = files.count + 1
                                let name = types.name(for: number == 1 ? nil : "Untitled \(number)")
                                files.append(folder.appendingPathComponent(name))
                                try await document.export(to: files[number - 1], as: types.first ?? .data)
                            }
                            done.value(.success(files))
                        } catch {
                            done.value(.failure(error))
                        }
                    }
                }))
    }
}

extension WritableDocument where Writer.Destination == URL {
    /// Writes the current contents to a file that does not become the document's.
    @MainActor fileprivate func export(to file: URL, as type: UTType) async throws {
        let configuration = DocumentWriteConfiguration(contentType: type, lastFile: LastFileWrapper())
        try await DocumentSaving<Self>().save(self, to: file, configuration, in: ProgressManager(totalCount: 1))
    }
}
