import Foundation

/// A sheet in which the user types a path or chooses from the contents of a folder.
struct FilePrompt: View {
    let request: FileRequest
    let finish: ([URL]?) -> Void
    @State private var path: String
    @State private var folder: URL
    @State private var problem: String?

    init(request: FileRequest, finish: @escaping ([URL]?) -> Void) {
        self.request = request
        self.finish = finish
        let start = request.settings.folder ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        _folder = State(initialValue: start)
        if case .save(let name) = request.kind {
            _path = State(initialValue: start.appendingPathComponent(name).path)
        } else {
            _path = State(initialValue: start.path + "/")
        }
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: request.settings.message ?? title).font(.headline)
            TextField(request.settings.nameLabel ?? "Path", text: $path).onSubmit(choose)
            if let problem { Text(verbatim: problem).foregroundStyle(.red) }
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    Button("..") { open(folder.deletingLastPathComponent()) }
                    ForEach(entries, id: \.self) { entry in
                        Button(entry.hasDirectoryPath ? entry.lastPathComponent + "/" : entry.lastPathComponent) {
                            if entry.hasDirectoryPath { open(entry) } else { path = entry.path }
                        }
                    }
                }
            }
            .frame(height: 160)
            HStack {
                Spacer()
                Button("Cancel", role: .cancel) { finish(nil) }
                Button(request.confirmation, action: choose)
            }
        }
        .padding()
    }

    private var title: String {
        switch request.kind {
        case .open: request.choosesFolders ? "Open a folder" : "Open a file"
        case .save: "Save as"
        case .folder: "Move to a folder"
        }
    }

    /// The subfolders and the selectable files of the folder.
    private var entries: [URL] {
        let options: FileManager.DirectoryEnumerationOptions =
            request.settings.showsHiddenFiles ? [] : .skipsHiddenFiles
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: options)
        return (found ?? [])
            .filter { $0.hasDirectoryPath || !request.choosesFolders && request.takes($0) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private func open(_ folder: URL) {
        self.folder = folder
        if case .save = request.kind {
            path = folder.appendingPathComponent(path.lastPathComponent).path
        } else {
            path = folder.path + "/"
        }
    }

    private func choose() {
        let file = URL(fileURLWithPath: path.withHome)
        var isFolder: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        switch request.kind {
        case .save:
            guard !isFolder.boolValue else { return problem = "That is a folder." }
        case .folder:
            guard isThere, isFolder.boolValue else { return problem = "There is no such folder." }
        case .open:
            guard isThere else { return problem = "There is no such file." }
            if isFolder.boolValue, !request.choosesFolders {
                problem = nil
                return open(file)
            }
            guard request.isEnabled(file) else { return problem = "The file can't be chosen." }
            guard request.takes(file) || isFolder.boolValue else { return problem = "The file is of another kind." }
        }
        finish([request.resolved(file)])
    }
}

extension String {
    fileprivate var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? "" }

    /// The path with a leading tilde replaced by the home folder.
    fileprivate var withHome: String {
        guard self == "~" || hasPrefix("~/") else { return self }
        return FileManager.default.homeDirectoryForCurrentUser.path + dropFirst()
    }
}
