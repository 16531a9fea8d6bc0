import Foundation

/// The causes of the updates of an app that an assistant runs, from the inspectors of its processes.
actor AppCauses {
    private let causes: CauseLines
    private let file: URL
    /// The number of lines that the assistant has read.
    private var readCount = 0
    private var task: Task<Void, Never>?

    /// Begins to record the causes in a file.
    init(session: ReloadSession, file: URL) throws {
        guard let handle = FileHandle(forReplacing: file.path) else {
            throw CommandError("The file \(file.path) can't be written.")
        }
        self.file = file
        causes = CauseLines(asJSON: false, includesAll: false, file: handle)
        let causes = causes
        task = Task {
            // The next process of the app has another socket.
            while !Task.isCancelled {
                if let path = await session.inspectorPath, let connection = try? await LineConnection(path: path) {
                    // An error is the end of the process.
                    try? await connection.subscribe { _, message in await causes.take(message) }
                    await connection.close()
                }
                try? await Task.sleep(for: .milliseconds(50))
            }
        }
    }

    /// Ends the recording.
    func end() { task?.cancel() }

    /// Returns a line for each update since the last call, at most the last 60.
    func takeLines() async -> String {
        // The source locations of writes follow the updates.
        try? await Task.sleep(for: .milliseconds(100))
        for _ in 0..<300 {
            await causes.printDue()
            guard await causes.isWaiting else { break }
            try? await Task.sleep(for: .milliseconds(20))
        }
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
        let new = lines.dropFirst(readCount)
        readCount = lines.count
        return new.isEmpty ? "No view has updated since the last call." : new.suffix(60).joined(separator: "\n")
    }
}
