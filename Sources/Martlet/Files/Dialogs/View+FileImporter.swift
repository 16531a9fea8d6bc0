import Foundation

extension View {
    /// Presents a dialog for importing a file while a binding is true.
    ///
    ///     .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { result in
    ///         if case .success(let file) = result { load(file) }
    ///     }
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is presented.
    ///   - allowedContentTypes: The content types that can be chosen.
    ///   - onCompletion: A closure that receives the file. It is not called after a cancellation.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, false, { onCompletion(.success($0[0])) }, {})
    }

    /// Presents a dialog for importing files while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is presented.
    ///   - allowedContentTypes: The content types that can be chosen.
    ///   - allowsMultipleSelection: Whether the user can choose several files.
    ///   - onCompletion: A closure that receives the files. It is not called after a cancellation.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, allowsMultipleSelection, { onCompletion(.success($0)) }, {})
    }

    /// Presents a dialog for importing files while a binding is true, with a callback for cancellation.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is presented.
    ///   - allowedContentTypes: The content types that can be chosen.
    ///   - allowsMultipleSelection: Whether the user can choose several files.
    ///   - onCompletion: A closure that receives the files.
    ///   - onCancellation: A closure that is called after a cancellation.
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
    /// Presents a dialog for moving a file to a folder while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is presented.
    ///   - file: The file; `nil` presents no dialog.
    ///   - onCompletion: A closure that receives the new location of the file, or the error of moving it.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents a dialog for moving a file to a folder while a binding is true, with a callback for cancellation.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        mover(isPresented, file.map { [$0] } ?? [], { onCompletion($0.map { $0[0] }) }, onCancellation)
    }

    /// Presents a dialog for moving files to a folder while a binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the dialog is presented.
    ///   - files: The files. An empty collection presents no dialog.
    ///   - onCompletion: A closure that receives the new locations of the files, or the error of moving one of them.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        mover(isPresented, Array(files), onCompletion, {})
    }

    /// Presents a dialog for moving files to a folder while a binding is true, with a callback for cancellation.
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
