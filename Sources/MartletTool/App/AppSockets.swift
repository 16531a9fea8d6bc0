import Foundation

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A socket of an inspectable app, with a file name of the form `NAME-PID.sock`.
struct AppSocket: Equatable {
    let path: String
    /// The name of the app's executable, and its process; `nil` for a socket with another file name.
    let name: String?
    let process: Int32?

    init(path: String) {
        self.path = path
        let file = path.split(separator: "/").last.map(String.init) ?? ""
        if file.hasSuffix(".sock"), let dash = file.lastIndex(of: "-") {
            process = Int32(file[file.index(after: dash)...].dropLast(".sock".count))
        } else {
            process = nil
        }
        name = process == nil ? nil : file.lastIndex(of: "-").map { String(file[..<$0]) }
    }

    /// The folder for the sockets of this user's apps.
    static var folder: String {
        if let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/"),
            FileManager.default.fileExists(atPath: runtime)
        {
            return runtime + "/martlet"
        }
        return "/tmp/martlet-\(getuid())"
    }

    /// Returns the existing sockets, the newest process last. Some may belong to stopped apps. Empty if the folder or
    /// a socket belongs to another user, who could impersonate an app.
    static func all() -> [AppSocket] {
        guard isOwn(folder), let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return [] }
        return files.map { AppSocket(path: folder + "/" + $0) }
            .filter { $0.process != nil && isOwn($0.path) }
            .sorted { ($0.process ?? 0, $0.path) < ($1.process ?? 0, $1.path) }
    }

    private static func isOwn(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_uid == getuid()
    }
}
