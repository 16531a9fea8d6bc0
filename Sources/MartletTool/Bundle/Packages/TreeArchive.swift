import Foundation

/// Makes an archive of a folder whose bytes depend only on the files in it.
struct TreeArchive {
    let date: Int
    let level: Int

    /// Packs a folder, which is the only one in the archive.
    func make(of tree: URL, in folder: BundleFolder) async throws -> URL {
        let tar = try BundleTool("tar", remedy: "Install GNU tar.")
        let xz = try BundleTool("xz", remedy: "Install xz-utils.")
        let made = folder.work.appendingPathComponent("package.tar")
        try await tar.run(
            [
                "--sort=name", "--mtime=@\(date)", "--owner=0", "--group=0", "--numeric-owner", "--format=gnu", "-cf",
                made.path, "-C", tree.deletingLastPathComponent().path, tree.lastPathComponent,
            ], log: folder.log)
        // One thread or several give different bytes.
        try await xz.run(["-T2", "-\(level)", made.path], log: folder.log)
        return made.appendingPathExtension("xz")
    }
}
