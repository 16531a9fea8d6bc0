import Foundation

/// The commit that a package is at.
struct BundleSource {
    /// The folder of the repository; `nil` for a package that is in none.
    let root: URL?
    let commit: String?
    /// The author of the commit, as `Name <address>`.
    let author: String?
    /// The time of the commit, in seconds since 1970.
    let date: Int?
    /// The commit's tag, without the letter v before a version.
    let tag: String?
    /// The address of the repository that others fetch from.
    let address: String?

    init(of folder: URL, log: URL) async {
        guard let git = BundleTool(ifThere: "git") else {
            (root, commit, author, date, tag, address) = (nil, nil, nil, nil, nil, nil)
            return
        }
        func ask(_ arguments: String...) async -> String? {
            guard let output = try? await git.run(["-C", folder.path] + arguments, log: log) else { return nil }
            let text = output.trimmingCharacters(in: .whitespacesAndNewlines)
            return text.isEmpty ? nil : text
        }
        root = await ask("rev-parse", "--show-toplevel").map { URL(fileURLWithPath: $0) }
        commit = await ask("rev-parse", "HEAD")
        author = await ask("log", "-1", "--format=%an <%ae>")
        date = await ask("log", "-1", "--format=%ct").flatMap(Int.init)
        let tag = await ask("describe", "--tags", "--exact-match")
        self.tag = tag.map { $0.hasPrefix("v") ? String($0.dropFirst()) : $0 }
        address = await ask("remote", "get-url", "origin")
    }
}
