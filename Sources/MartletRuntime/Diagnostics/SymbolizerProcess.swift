#if canImport(Runtime)
import Foundation
import Runtime
import Synchronization

/// The toolchain's symbolizer, in a process of its own.
///
/// It finds a line in hundreds of megabytes of debug information within milliseconds; the library that captures
/// backtraces reads them from the beginning, which takes seconds. The process is started for the first line, and ends
/// with the program.
package final class SymbolizerProcess: CodePlaces {
    /// The symbolizer of the toolchain, or another one on the path; nil if there is none.
    package static let shared = SymbolizerProcess(program: program)

    package let atATime = 64
    private let connection: Mutex<Connection>

    package init?(program: String?) {
        guard let program, let connection = Connection(program: program) else { return nil }
        self.connection = Mutex(connection)
    }

    deinit { connection.withLock { _ = close($0.socket) } }

    private static var program: String? {
        let folders = (ProcessVariable.value("PATH") ?? "").split(separator: ":").map(String.init)
        // A toolchain's programs are often linked to from elsewhere, and its symbolizer is not.
        let toolchains = folders.map {
            URL(filePath: $0 + "/swift").resolvingSymlinksInPath().deletingLastPathComponent()
        }
        return (toolchains.map(\.path) + folders).map { $0 + "/llvm-symbolizer" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    package func places(of addresses: [UInt64]) -> [[CodePlace]]? {
        let questions = addresses.map(question)
        return connection.withLock { connection in
            guard connection.send(questions.compactMap(\.self).joined()) else { return nil }
            var answers: [[CodePlace]] = []
            for question in questions {
                guard question != nil else {
                    answers.append([])
                    continue
                }
                guard let line = connection.line() else { return nil }
                answers.append((try? JSONDecoder().decode(Answer.self, from: line))?.places ?? [])
            }
            return answers
        }
    }

    /// Returns the request `"/path/of/program" 0x1234` with a newline; nil for an address outside all files.
    private func question(about address: UInt64) -> String? {
        let images = ImageMap.ofProgram
        guard let index = images.indexOfImage(at: Backtrace.Address(address)),
            let path = images[index].path, let base = UInt64(images[index].baseAddress), address >= base,
            path.hasPrefix("/"), !path.contains(where: { $0 == "\"" || $0.isNewline })
        else { return nil }
        return "CODE \"\(path)\" 0x\(String(address - base, radix: 16))\n"
    }

    /// The response for an address, as a line of JSON.
    private struct Answer: Decodable {
        let Address: String?
        let Symbol: [Function]?

        struct Function: Decodable {
            let FunctionName: String
            let FileName: String
            let Line: Int
            let StartAddress: String?
        }

        var places: [CodePlace] {
            (Symbol ?? []).map { function in
                let offset = number(Address).flatMap { end in number(function.StartAddress).map { end &- $0 } }
                return CodePlace(
                    symbol: function.FunctionName, offset: offset ?? 0,
                    path: function.Line > 0 ? function.FileName : nil, line: function.Line > 0 ? function.Line : nil)
            }
        }

        private func number(_ text: String?) -> UInt64? {
            text.flatMap { $0.hasPrefix("0x") ? UInt64($0.dropFirst(2), radix: 16) : nil }
        }
    }

    /// A socket to the process. A pipe would end the program with a signal after the process has ended.
    private struct Connection {
        let socket: Int32
        private var received = Data()
        private var isBroken = false

        /// The longest that an answer is waited for, in seconds.
        private static let timeout = 20

        init?(program: String) {
            var ends: [Int32] = [-1, -1]
            let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
            guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
            socket = ends[0]
            let process = Process()
            process.executableURL = URL(filePath: program)
            process.arguments = ["--output-style=JSON", "--relative-address", "--inlines"]
            // An empty environment: some of the user's variables would make the symbolizer query servers.
            process.environment = [:]
            let end = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
            process.standardInput = end
            process.standardOutput = end
            process.standardError = FileHandle.nullDevice
            var limit = timeval(tv_sec: Self.timeout, tv_usec: 0)
            setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
            do { try process.run() } catch {
                close(socket)
                return nil
            }
            // If this end stayed open here, the end of the process would go unnoticed.
            try? end.close()
        }

        /// Sends a request to the process; returns false if the process has ended.
        mutating func send(_ text: String) -> Bool {
            var rest = Array(text.utf8)[...]
            while !rest.isEmpty, !isBroken {
                // Unsafe pointers: the bytes, for the duration of the call.
                let count = rest.withUnsafeBytes {
                    Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                if count <= 0 { isBroken = true } else { rest = rest.dropFirst(count) }
            }
            return !isBroken
        }

        /// Reads the next line of the process's output; nil if the process has ended, or does not respond.
        mutating func line() -> Data? {
            while !isBroken {
                if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = received[..<end]
                    received = Data(received[(end + 1)...])
                    return Data(line)
                }
                var bytes = [UInt8](repeating: 0, count: 1 << 14)
                let count = recv(socket, &bytes, bytes.count, 0)
                if count <= 0 { isBroken = true } else { received += bytes[..<count] }
            }
            return nil
        }
    }
}
#endif
