import Foundation

/// The files of a page, which are resources of this tool.
enum PageFiles {
    /// Reads the files in a folder of the resources, by name.
    static func all(in folder: String) throws -> [String: Data] {
        let folder = Bundle.module.bundleURL.appendingPathComponent(folder)
        var files: [String: Data] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where type(of: name) != nil {
            files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
        }
        return files
    }

    /// Answers the request for a file; without a name, for the page itself.
    static func answer(_ name: String, from files: [String: Data]) -> HTTPResponse {
        let file = name.isEmpty ? "index.html" : name
        guard let data = files[file], let type = type(of: file) else {
            return PageAccess.answer(.missing, "text/plain", Data("There is nothing here.\n".utf8))
        }
        return PageAccess.answer(.ok, type, data)
    }

    private static func type(of name: String) -> String? {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        default: nil
        }
    }
}
