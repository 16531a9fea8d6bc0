import Foundation

/// The sources of the running program, as far as they are known to it, and their changes.
struct SourceState: Sendable {
    /// A version of a source file.
    struct Version: Sendable {
        var text: String
        /// `nil` if the file can't be split into members.
        var members: SourceMembers?

        init(text: String) {
            self.text = text
            members = try? MemberParser.members(of: text)
        }
    }

    /// The difference between the program and the files.
    enum Difference: Sendable {
        /// The program is up to date.
        case nothing
        /// Bodies have changed in these files, by path.
        case bodies([String: [Int]])
        /// Files that are no code have changed, come or gone, and bodies as well.
        case resources([String], bodies: [String: [Int]])
        /// The package's modules have to be compiled again. The reason is a clause.
        case compile(String)
        /// SwiftPM has to build, because there are other files. The reason is a clause.
        case build(String)
    }

    /// The versions that the program was built from, or that have replaced them.
    var versions: [String: Version] = [:]
    /// All other files of the package's targets, and the manifest.
    var others: [String: SourceWatch.Stamp] = [:]

    /// Reads the current files.
    /// - Parameter known: Versions that are taken over where the text is the same.
    init(stamps: [String: SourceWatch.Stamp], known: SourceState?) {
        for (path, stamp) in stamps {
            guard path.hasSuffix(".swift"), !path.hasSuffix("/Package.swift") else {
                if !Self.isTemporary(path) { others[path] = stamp }
                continue
            }
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            versions[path] = known?.versions[path].flatMap { $0.text == text ? $0 : nil } ?? Version(text: text)
        }
    }

    /// Returns whether a file has a name that editors and tools give to the new version of another file.
    static func isTemporary(_ path: String) -> Bool {
        let parts = path.split(separator: "/").last?.split(separator: ".") ?? []
        return parts.count < 2 || path.hasSuffix("___")
            || parts.contains { ["tmp", "temp", "swp", "swx", "bak", "orig", "part"].contains($0) }
    }

    /// Returns the difference between this state, which the program has, and a later one.
    func difference(to later: SourceState) -> Difference {
        func name(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
        if let path = versions.keys.sorted().first(where: { later.versions[$0] == nil }) {
            return .build("\(name(path)) was removed")
        }
        if let path = later.versions.keys.sorted().first(where: { versions[$0] == nil }) {
            return .build("\(name(path)) is new")
        }
        let resources = Set(others.keys).union(later.others.keys).filter { others[$0] != later.others[$0] }.sorted()
        if let path = resources.first(where: Self.isBuilt) { return .build("\(name(path)) has changed") }
        func compile(_ reason: String) -> Difference {
            // Only SwiftPM takes care of both.
            resources.isEmpty ? .compile(reason) : .build(reason)
        }
        var bodies: [String: [Int]] = [:]
        for (path, new) in later.versions {
            guard let old = versions[path], old.text != new.text else { continue }
            guard let before = old.members, let after = new.members else {
                return compile("\(name(path)) can't be split into members")
            }
            switch before.change(to: after) {
            case .nothing: break
            case .bodies(let members): bodies[path] = members
            case .more: return compile("\(name(path)) has changed outside of bodies")
            }
        }
        if !resources.isEmpty { return .resources(resources, bodies: bodies) }
        return bodies.isEmpty ? .nothing : .bodies(bodies)
    }

    /// Returns whether a file is the manifest or code of another language.
    private static func isBuilt(_ path: String) -> Bool {
        path.hasSuffix("/Package.swift")
            || [
                "c", "cc", "cpp", "cxx", "m", "mm", "h", "hh", "hpp", "inc", "s", "S", "modulemap", "swiftinterface",
            ].contains(URL(fileURLWithPath: path).pathExtension)
    }
}
