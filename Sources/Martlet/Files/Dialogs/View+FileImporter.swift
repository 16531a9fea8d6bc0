import Foundation

extension View {
    /// Has a person choose a file to read while a binding is true.
    ///
    ///     .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
    ///         if case .success(let file) = result { load(file) }
    ///     }
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown.
    ///   - allowedContentTypes: The kinds of files that can be chosen.
    ///   - onCompletion: Is given the file. It is not called where none is chosen.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, false, { onCompletion(.success($0[0])) }, {})
    }

    /// Has a person choose files to read while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown.
    ///   - allowedContentTypes: The kinds of files that can be chosen.
    ///   - allowsMultipleSelection: Whether several can be chosen.
    ///   - onCompletion: Is given the files. It is not called where none is chosen.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, allowsMultipleSelection, { onCompletion(.success($0)) }, {})
    }

    /// Has a person choose files to read while a binding is true, and tells when none is chosen.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown.
    ///   - allowedContentTypes: The kinds of files that can be chosen.
    ///   - allowsMultipleSelection: Whether several can be chosen.
    ///   - onCompletion: Is given the files.
    ///   - onCancellation: Called where none is chosen.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        importer(
            isPresented, allowedContentTypes, allowsMultipleSelection, { onCompletion(.success($0)) }, onCancellation)
    }

    nonisolated private func importer(
        _ isPresented: Binding<Bool>, _ types: [UTType], _ several: Bool, _ done: @escaping ([URL]) -> Void,
        _ cancelled: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented, request: { FileRequest(.open(several: several), types: types) },
                finish: { files in if let files { done(files) } else { cancelled() } }))
    }
}

extension View {
    /// Has a person choose a folder that a file is moved to while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown.
    ///   - file: The file; nothing is shown for nil.
    ///   - onCompletion: Is given where the file is then, or why it could not be moved.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Has a person choose a folder that a file is moved to while a binding is true, and tells when none is chosen.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        mover(isPresented, file.map { [$0] } ?? [], { onCompletion($0.map { $0[0] }) }, onCancellation)
    }

    /// Has a person choose a folder that files are moved to while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the dialog is shown.
    ///   - files: The files; nothing is shown where there are none.
    ///   - onCompletion: Is given where the files are then, or why one of them could not be moved.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        mover(isPresented, Array(files), onCompletion, {})
    }

    /// Has a person choose a folder that files are moved to while a binding is true, and tells when none is chosen.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        mover(isPresented, Array(files), onCompletion, onCancellation)
    }

    nonisolated private func mover(
        _ isPresented: Binding<Bool>, _ files: [URL], _ done: @escaping (Result<[URL], any Error>) -> Void,
        _ cancelled: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                isPresented: isPresented, request: { files.isEmpty ? nil : FileRequest(.folder) },
                finish: { folders in
                    guard let folder = folders?.first else { return cancelled() }
                    done(
                        Result {
                            try files.map { file in
                                let place = folder.appendingPathComponent(file.lastPathComponent)
                                try FileManager.default.moveItem(at: file, to: place)
                                return place
                            }
                        })
                }))
    }
}
