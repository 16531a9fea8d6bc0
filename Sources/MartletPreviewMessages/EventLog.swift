import Foundation

/// A file of events, each a line of JSON. Each event is written at once, so that those before a crash are kept.
public struct EventLog<Event: Encodable> {
    private let file: FileHandle

    /// Opens the file for appending; `nil` if it can't be written.
    public init?(path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        file = FileHandle(fileDescriptor: descriptor)
    }

    /// Appends an event.
    public func write(_ event: Event) {
        guard var data = try? JSONEncoder().encode(event) else { return }
        data.append(UInt8(ascii: "\n"))
        try? file.write(contentsOf: data)
    }
}
