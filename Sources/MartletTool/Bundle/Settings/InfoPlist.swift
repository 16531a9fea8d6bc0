import Foundation

/// The parts of an app's `Info.plist` that packages on Linux need.
struct InfoPlist {
    let entries: [String: Any]

    init(_ entries: [String: Any]) { self.entries = entries }

    /// Reads the first `Info.plist` in the folder of a target; it has nothing in it if there is none.
    init(in folder: URL) {
        let files = try? FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let path = files?.filter { $0.hasSuffix("Info.plist") }.min { ($0.count, $0) < ($1.count, $1) }
        let data = path.flatMap { try? Data(contentsOf: folder.appending(path: $0)) }
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        entries = list as? [String: Any] ?? [:]
    }

    /// Returns a text; `nil` for one that is empty or has a build setting in it, as `$(PRODUCT_NAME)`.
    func text(_ key: String) -> String? {
        guard let text = entries[key] as? String, !text.isEmpty, !text.contains("$(") else { return nil }
        return text
    }

    private func list(_ key: String) -> [[String: Any]] { entries[key] as? [[String: Any]] ?? [] }

    var urlSchemes: [String] {
        list("CFBundleURLTypes").flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.filter { !$0.contains("$(") }
    }

    /// The types of files that the app opens, with its own types among them.
    var documentTypes: [DocumentType] {
        var own: [String: DocumentType] = [:]
        for type in list("UTExportedTypeDeclarations") + list("UTImportedTypeDeclarations") {
            guard let identifier = type["UTTypeIdentifier"] as? String else { continue }
            let tags = type["UTTypeTagSpecification"] as? [String: Any] ?? [:]
            func values(_ key: String) -> [String] {
                tags[key] as? [String] ?? (tags[key] as? String).map { [$0] } ?? []
            }
            let extensions = values("public.filename-extension")
            let summary = type["UTTypeDescription"] as? String
            if let mimeType = values("public.mime-type").first, var known = try? DocumentType(mimeType: mimeType) {
                known.ownExtensions = extensions
                known.summary = summary
                own[identifier] = known
            } else {
                own[identifier] = try? DocumentType(
                    ownIdentifier: identifier, extensions: extensions, summary: summary)
            }
        }
        let identifiers = list("CFBundleDocumentTypes").flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
        return identifiers.compactMap { own[$0] ?? DocumentType(systemIdentifier: $0) }
    }
}
