import Foundation

/// Makes an archive of a folder whose bytes depend only on the files in it.
struct TreeArchive {
    let date: Int
    /// The processor that the program is for, as the system names it.
    let machine: String
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
        // Calls name their target relative to their own address. The filter makes the targets absolute, so that calls
        // of one function are the same bytes: the archive is a twentieth smaller.
        let filter = machine == "x86_64" ? ["--x86"] : []
        // One thread or several give different bytes.
        try await xz.run(["-T2"] + filter + ["--lzma2=preset=\(level)", made.path], log: folder.log)
        return made.appendingPathExtension("xz")
    }
}
