import Foundation
import Synchronization

/// Finds the folders that contain named resources.
enum ResourceFolders {
    /// Returns the resource folders of a bundle, or those of the program.
    ///
    /// On Linux, the resources of each target, including the program's own, are in a bundle beside the executable. If
    /// no bundle is given, the program's own resources come first, followed by those of other targets.
    static func of(bundlePath: String?) -> [URL] {
        if let bundlePath {
            return [Bundle(path: bundlePath)?.resourceURL ?? URL(fileURLWithPath: bundlePath)]
        }
        return main.withLock { known in
            if let known { return known }
            let found = findMain()
            known = found
            return found
        }
    }

    /// The folder of the program, and the resource folder of the program's own target. They contain the texts that are
    /// looked up without a bundle.
    static var ofProgram: [URL] {
        let all = of(bundlePath: nil)
        let program = programName
        return all.enumerated().filter { $0.offset == 0 || $0.element.isOwn(of: program) }.map(\.element)
    }

    /// The resource folders of all targets, with the program's own target first.
    static var ofTargets: ArraySlice<URL> { of(bundlePath: nil).dropFirst() }

    /// Returns the result of a search in the first bundle that has one.
    static func first<Found>(in folders: some Sequence<URL>, _ search: (Bundle) -> Found?) -> Found? {
        for folder in folders { if let found = Bundle(url: folder).flatMap(search) { return found } }
        return nil
    }

    static var programName: String { (Bundle.main.executablePath as NSString?)?.lastPathComponent ?? "" }

    private static let main = Mutex<[URL]?>(nil)

    private static func findMain() -> [URL] {
        guard let root = Bundle.main.resourceURL else { return [] }
        return [root] + bundles(beside: root)
    }

    /// Returns the resource bundles of targets in a folder, with the program's own target first.
    static func bundles(beside folder: URL, of program: String = programName) -> [URL] {
        // Only names are listed: a build folder has hundreds of entries, and creating URLs is slower than listing
        // names.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let entries = names.filter { $0.hasSuffix(".resources") }.map { folder.appendingPathComponent($0) }
        return entries.sorted { a, b in
            let (first, second) = (a.isOwn(of: program), b.isOwn(of: program))
            return first == second ? a.lastPathComponent < b.lastPathComponent : first
        }
    }
}

extension URL {
    /// Returns whether the resource bundle belongs to the program's own target: `Package_Target.resources`.
    fileprivate func isOwn(of program: String) -> Bool {
        deletingPathExtension().lastPathComponent.hasSuffix("_\(program)")
    }
}
