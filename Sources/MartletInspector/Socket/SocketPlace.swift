import Foundation

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// Where the program's socket is.
struct SocketPlace {
    let path: String

    /// The place that `MARTLET_INSPECT` names, or the one in the user's own directory.
    init(_ environment: [String: String], name: String, pid: Int32) throws(SocketError) {
        let wish = environment["MARTLET_INSPECT"] ?? ""
        if wish.hasPrefix("/") {
            path = wish
            return
        }
        let folder = try Self.folder(environment)
        let safe = name.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "_" }
        path = "\(folder)/\(String(safe.prefix(40)))-\(pid).sock"
    }

    /// The directory for the sockets of the user's programs, which nobody else may enter.
    private static func folder(_ environment: [String: String]) throws(SocketError) -> String {
        let runtime = environment["XDG_RUNTIME_DIR"] ?? ""
        let folder = runtime.hasPrefix("/") ? runtime + "/martlet" : "/tmp/martlet-\(getuid())"
        mkdir(folder, 0o700)
        var status = stat()
        // In a directory for all, somebody else may have made it, or a link.
        guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() else {
            throw SocketError("\(folder) is not a directory of this user's")
        }
        if status.st_mode & 0o077 != 0 { chmod(folder, 0o700) }
        return folder
    }
}

/// Why there is no socket.
struct SocketError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// What the system has just refused.
    init(system action: String) { description = "\(action): \(String(cString: strerror(errno)))" }
}
