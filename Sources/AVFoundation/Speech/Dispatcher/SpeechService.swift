import Foundation
import LocalSockets
import MartletRuntime
import Synchronization

/// The desktop's service for speech, speech-dispatcher, which listens on a socket of the user.
///
/// Its protocol and the path of its socket are in its manual, "Speech Synthesis Interface Protocol".
package struct SpeechService: Sendable {
    let path: String
    /// Whether the service is started if it does not run.
    let isStarted: Bool

    /// The service of the user.
    init() {
        let environment = ProcessInfo.processInfo.environment
        if let address = environment["SPEECHD_ADDRESS"], address.hasPrefix("unix_socket:") {
            self.init(path: String(address.dropFirst("unix_socket:".count)), isStarted: false)
        } else {
            let folder = environment["XDG_RUNTIME_DIR"] ?? "\(NSHomeDirectory())/.cache"
            self.init(path: "\(folder)/speech-dispatcher/speechd.sock", isStarted: true)
        }
    }

    package init(path: String, isStarted: Bool = false) {
        (self.path, self.isStarted) = (path, isStarted)
    }

    /// The reason why there is no speech.
    static let isMissing =
        "Nothing is spoken: the service speech-dispatcher is not there. On Debian and Ubuntu, install speech-dispatcher."

    /// Connects to the service, and starts it before if it does not run; `nil` if it is not there. Blocks.
    func connect() -> LocalSocket? {
        if let socket = LocalSocket(connectingTo: path) { return socket }
        guard isStarted else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["speech-dispatcher", "--spawn"]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return nil }
        // The command leaves a process of its own behind, and Foundation waits for the end of that, too.
        let limit = ContinuousClock.now + Self.timeout
        while ContinuousClock.now < limit {
            if let socket = LocalSocket(connectingTo: path) { return socket }
            if !process.isRunning, process.terminationStatus != 0 { return nil }
            Thread.sleep(forTimeInterval: 0.02)
        }
        return nil
    }

    /// The longest wait for the start of the service.
    private static let timeout = Duration.seconds(5)

    private static let reported = Mutex(Set<String>())

    /// Reports an issue, unless it was reported before.
    static func reportOnce(_ reason: String) {
        if reported.withLock({ $0.insert(reason).inserted }) {
            Diagnostics.reportDetached(RuntimeIssue(message: reason))
        }
    }
}

/// The voices of the service.
enum SpeechVoices {
    struct Voice: Sendable {
        let name: String
        let language: String
    }

    /// The voices, asked for once.
    static let all = list(SpeechService())

    /// Asks for the voices. The service names each voice once more with each variant of its sound; these are left out.
    static func list(_ service: SpeechService) -> [Voice] {
        guard let connection = SpeechConnection(service, receive: { _, _ in }) else { return [] }
        defer { connection.end() }
        _ = connection.send("SET self CLIENT_NAME \(SpeechConnection.clientName)")
        let lines = connection.send("LIST SYNTHESIS_VOICES")?.lines ?? []
        return lines.compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 3, parts[2] == "none" || !parts[0].contains("+") else { return nil }
            return Voice(name: String(parts[0]), language: String(parts[1]))
        }
    }
}
