import Foundation

/// The libraries of Swift's toolchain that a program needs, which other machines do not have.
struct RuntimeLibraries {
    /// The libraries, sorted by name.
    let files: [URL]

    /// Follows the libraries that a program is linked with, as far as they are in the folders that the program names:
    /// those of the toolchain. Others belong to the system.
    init(of program: ELFFile, at url: URL) {
        let folders = (program.searchPath ?? "").split(separator: ":").map { part in
            part.replacingOccurrences(of: "$ORIGIN", with: url.deletingLastPathComponent().path)
        }.filter { !$0.hasPrefix("/usr/lib/x86_64-linux-gnu") && $0 != "/usr/lib" && $0 != "/lib" }
        var found: [String: URL] = [:]
        var open = program.needed
        while let name = open.popLast() {
            guard found[name] == nil,
                let folder = folders.first(where: { folder in
                    FileManager.default.fileExists(atPath: folder + "/" + name)
                })
            else { continue }
            let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
            found[name] = file
            open += ELFFile(at: file)?.needed ?? []
        }
        files = found.sorted { $0.key < $1.key }.map(\.value)
    }
}
