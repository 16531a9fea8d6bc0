import Foundation

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The path of the program's socket.
struct SocketPlace {
    let path: String

    /// Creates the path named by `MARTLET_INSPECT`, or one in the user's own directory.
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

    /// Returns the directory for sockets, which only the user may access.
    private static func folder(_ environment: [String: String]) throws(SocketError) -> String {
        let runtime = environment["XDG_RUNTIME_DIR"] ?? ""
        let folder = runtime.hasPrefix("/") ? runtime + "/martlet" : "/tmp/martlet-\(getuid())"
        mkdir(folder, 0o700)
        var status = stat()
        // In a shared directory, another user may have created the folder or a symbolic link.
        guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == getuid() else {
            throw SocketError("\(folder) is not a directory of this user's")
        }
        if status.st_mode & 0o077 != 0 { chmod(folder, 0o700) }
        return folder
    }
}

/// The reason why there is no socket.
struct SocketError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }

    /// Creates an error from the system's last error.
    init(system action: String) { description = "\(action): \(String(cString: strerror(errno)))" }
}
