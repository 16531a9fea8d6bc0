import Foundation
import Synchronization

/// The folders in which named resources are looked for.
enum ResourceFolders {
    /// The folders of a bundle; without one those of the program.
    ///
    /// On Linux the resources of a program's own target stand in a bundle beside the program, as those of every other
    /// target do. Code that names no bundle finds them there: first the program's, then those of other targets.
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

    /// The program's folder, and that of its own target's resources: where the texts of code are that names no bundle.
    static var ofProgram: [URL] {
        let all = of(bundlePath: nil)
        let program = programName
        return all.enumerated().filter { $0.offset == 0 || $0.element.isOwn(of: program) }.map(\.element)
    }

    /// The folders of the targets' resources, those of the program's own target first.
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

    /// The bundles of targets' resources in a folder.
    static func bundles(beside folder: URL, of program: String = programName) -> [URL] {
        // Names first: the folder that a program is built in has hundreds, and each address takes longer than its name.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let entries = names.filter { $0.hasSuffix(".resources") }.map { folder.appendingPathComponent($0) }
        return entries.sorted { a, b in
            let (first, second) = (a.isOwn(of: program), b.isOwn(of: program))
            return first == second ? a.lastPathComponent < b.lastPathComponent : first
        }
    }
}

extension URL {
    /// Whether a bundle of resources is that of the program's own target: `Package_Target.resources`.
    fileprivate func isOwn(of program: String) -> Bool {
        deletingPathExtension().lastPathComponent.hasSuffix("_\(program)")
    }
}
