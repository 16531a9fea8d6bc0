import Foundation

/// The documents of a running app.
extension AppRuntime {
    /// The declarations of windows with documents.
    var documentDeclarations: [WindowDeclaration] { declarations.windows.filter { $0.documents != nil } }

    /// The document of the key window.
    var currentDocument: DocumentSession? { (keyWindow ?? windows.last)?.document }

    /// Opens the document of a file, or brings its window to the front.
    ///
    /// - Returns: The session of the document, which may still be read.
    /// - Throws: The error of reading the file, or a ``CocoaError`` if no document group reads such files.
    @discardableResult
    func openDocument(_ file: URL) throws -> DocumentSession? {
        let file = file.standardizedFileURL
        if let known = windows.first(where: { $0.document?.fileURL?.standardizedFileURL == file }) {
            bringForward(known)
            return known.document
        }
        guard let declaration = documentDeclarations.first(where: { $0.documents?.reads(file) == true }),
            let documents = declaration.documents
        else { throw CocoaError(.fileReadUnsupportedScheme) }
        watch(documents)
        let session = try documents.session(of: file)
        // An untouched new document, such as that of the initial window, is closed.
        let unused = windows.filter { $0.document?.isPristine == true }
        open(declaration, for: AnyHashable(session))
        for window in unused {
            if let session = window.document { session.kind.giveBack(session) }
            close(window)
        }
        return session
    }

    /// Opens the document of a file. The key window presents an error.
    func openDocumentOrComplain(_ file: URL) {
        do {
            try openDocument(file)
        } catch {
            let problem = "“\(file.lastPathComponent)” could not be opened. \(error.localizedDescription)"
            if let currentDocument { currentDocument.problem = problem } else { scene.diagnostics.report(problem) }
        }
    }

    /// Opens the files among the program's arguments, in an app with documents. Arguments with a leading hyphen are
    /// options.
    func openDocuments(_ arguments: some Sequence<String>) {
        guard !documentDeclarations.isEmpty else { return }
        for argument in arguments where !argument.hasPrefix("-") {
            let url = URL(string: argument).flatMap { $0.isFileURL ? $0 : nil } ?? URL(fileURLWithPath: argument)
            if FileManager.default.fileExists(atPath: url.path) { openDocumentOrComplain(url) }
        }
    }

    /// Opens a window with a document that the app has created.
    func newDocument(of type: Any.Type, make: (DocumentKind) -> DocumentSession) {
        guard let declaration = documentDeclarations.first(where: { $0.documents?.documentType == type }),
            let documents = declaration.documents
        else { return scene.diagnostics.report("newDocument: the app declares no DocumentGroup of \(type).") }
        open(declaration, for: AnyHashable(make(documents)))
    }

    /// Opens a window with a new document of a content type.
    func newDocument(of type: UTType) {
        guard let declaration = declaration(ofDocuments: type) else {
            return scene.diagnostics.report("newDocument: the app declares no DocumentGroup of \(type).")
        }
        open(declaration)
    }

    /// Opens a window with a new document, which has the contents of a file if there is one.
    ///
    /// - Parameter type: The content type; `nil` for the first group in which users create documents.
    func newDocument(of type: UTType?, source: DocumentCreationSource?, from template: URL?) throws {
        guard let declaration = declaration(ofDocuments: type), let documents = declaration.documents else {
            return scene.diagnostics.report(
                "NewDocumentButton: the app declares no DocumentGroup\(type.map { " of \($0)" } ?? "").")
        }
        watch(documents)
        let session = try template.map { try documents.newSession(from: $0, source: source) }
        open(declaration, for: AnyHashable(session ?? documents.newSession(source: source)))
    }

    private func declaration(ofDocuments type: UTType?) -> WindowDeclaration? {
        documentDeclarations.first { declaration in
            guard let documents = declaration.documents else { return false }
            guard let type else { return documents.isCreator }
            return documents.readableTypes.contains { type.conforms(to: $0) }
        }
    }

    /// Returns the value for a new window: a new document session for a scene of documents, otherwise `nil`.
    func valueOfNewWindow(of declaration: WindowDeclaration) -> AnyHashable? {
        guard let documents = declaration.documents else { return nil }
        watch(documents)
        return AnyHashable(documents.newSession())
    }

    private func watch(_ documents: DocumentKind) {
        documents.opened = { [weak self] file in self?.recordRecent(file) }
    }

    // MARK: - Recent documents

    private static let recentLimit = 10
    private static let recentKey = "MartletRecentDocuments"

    /// The recent documents of the last run, for an app with stored state.
    private var keptRecents: [URL] {
        guard sceneFolder != nil else { return [] }
        return (UserDefaults.standard.stringArray(forKey: Self.recentKey) ?? []).map { URL(fileURLWithPath: $0) }
    }

    /// The files that were opened or saved last, the most recent first.
    var recentDocuments: [URL] { knownRecents ?? keptRecents }

    private func recordRecent(_ file: URL) {
        var files = recentDocuments.filter { $0 != file }
        files.insert(file, at: 0)
        setRecents(Array(files.prefix(Self.recentLimit)))
        host.recordRecentDocument(file)
    }

    private func setRecents(_ files: [URL]) {
        knownRecents = files
        if sceneFolder != nil { UserDefaults.standard.set(files.map(\.path), forKey: Self.recentKey) }
        forgetMenus()
    }

    // MARK: - Menus

    var documentItems: [MenuItem] {
        let several = documentDeclarations.filter { $0.documents?.isCreator == true }
        var items = several.enumerated().map { index, declaration in
            item(several.count == 1 ? "New" : "New \(title(of: declaration))", index == 0 ? "n" : nil) {
                $0.open(declaration)
            }
        }
        items.append(item("Open…", "o") { $0.currentDocument?.isChoosingFile = true })
        let recents = recentDocuments
        if !recents.isEmpty {
            let files = recents.map { file in
                item(file.lastPathComponent, nil) { $0.openDocumentOrComplain(file) }
            }
            let clear = item("Clear Menu", nil) { $0.setRecents([]) }
            items.append(MenuItem("Open Recent", .submenu(files + [.separator, clear])))
        }
        return items
    }

    var savingItems: [MenuItem] {
        [
            item("Save", "s") { $0.currentDocument?.save() },
            item("Save As…", KeyboardShortcut("s", modifiers: [.command, .shift])) {
                guard let document = $0.currentDocument, document.isEditable else { return }
                document.isChoosingPlace = true
            },
            item("Revert to Saved", nil) { $0.currentDocument?.revert() },
        ]
    }
}
