import Foundation

/// The modules that the Xcode projects in a folder build themselves, and those of packages in the folder.
struct XcodeProject {
    /// The names of targets, with characters that modules can't have replaced as Xcode replaces them.
    let modules: Set<String>

    /// Reads all `project.pbxproj` and `Package.swift` files below a folder.
    init(in folder: URL) {
        var modules: Set<String> = []
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [])
        while let url = found?.nextObject() as? URL {
            let name = url.lastPathComponent
            if name.hasPrefix(".") || name == "Pods" || name == "Carthage" {
                found?.skipDescendants()
            } else if name == "project.pbxproj", let text = try? String(contentsOf: url, encoding: .utf8) {
                modules.formUnion(Self.targets(ofProject: text))
            } else if name == "Package.swift", let text = try? String(contentsOf: url, encoding: .utf8) {
                modules.formUnion(Self.targets(ofManifest: text))
            }
        }
        self.modules = modules
    }

    /// Returns the names in objects of the form `{ isa = PBXNativeTarget; … name = App; … }`.
    private static func targets(ofProject text: String) -> [String] {
        text.components(separatedBy: "isa = PBXNativeTarget;").dropFirst().compactMap { object in
            let body = object.components(separatedBy: "};")[0]
            guard let match = body.firstMatch(of: /\bname = "?([^";]+)"?;/) else { return nil }
            return String(match.1.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        }
    }

    /// Returns the names of targets in a manifest that is not evaluated.
    private static func targets(ofManifest text: String) -> [String] {
        text.matches(of: /\.(?:target|executableTarget|macro|systemLibrary)\(\s*name:\s*"([^"]+)"/).map { String($0.1) }
    }
}
