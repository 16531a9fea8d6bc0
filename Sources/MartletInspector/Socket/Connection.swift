import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// A connection of a client, which receives and sends lines. Confined to the inspector's queue.
final class Connection {
    /// Callbacks for each line and for the end of the connection.
    struct Events {
        let line: (Data) -> Void
        let closed: () -> Void
    }

    private let socket: Int32
    private let reading: any DispatchSourceRead
    private let writing: any DispatchSourceWrite
    private let events: Events
    private var isWriting = false
    private var isClosed = false
    private var incoming = Data()
    private var outgoing = Data()
    /// Whether the client has subscribed to events.
    var isSubscribed = false
    /// The number of view types that the client knows.
    var knownTypes = 0
    /// The number of updates dropped since the client could last accept one.
    var lostUpdates = 0

    /// The largest length of an incoming line, in bytes.
    static let lineLimit = 64 << 10
    /// The number of outgoing bytes at which updates are dropped.
    private let outgoingLimit: Int

    init(_ socket: Int32, queue: DispatchQueue, outgoingLimit: Int, events: Events) {
        self.socket = socket
        self.outgoingLimit = outgoingLimit
        self.events = events
        reading = DispatchSource.makeReadSource(fileDescriptor: socket, queue: queue)
        writing = DispatchSource.makeWriteSource(fileDescriptor: socket, queue: queue)
        // The descriptor is closed when both dispatch sources have stopped using it.
        let group = DispatchGroup()
        group.enter()
        group.enter()
        reading.setCancelHandler { group.leave() }
        writing.setCancelHandler { group.leave() }
        group.notify(queue: queue) { Glibc.close(socket) }
        reading.setEventHandler { [unowned self] in read() }
        writing.setEventHandler { [unowned self] in write() }
        reading.resume()
    }

    deinit { end() }

    /// Whether so much data is waiting that updates should be dropped.
    var isFull: Bool { outgoing.count > outgoingLimit }

    /// Whether all outgoing data has been sent.
    var isEmpty: Bool { outgoing.isEmpty }

    /// Sends a line.
    func send(_ line: Data) {
        guard !isClosed else { return }
        outgoing += line
        outgoing.append(UInt8(ascii: "\n"))
        write()
    }

    /// Closes the connection.
    func close() {
        guard !isClosed else { return }
        end()
        events.closed()
    }

    private func end() {
        guard !isClosed else { return }
        isClosed = true
        reading.cancel()
        // A suspended source must be resumed before it is released.
        if !isWriting { writing.resume() }
        writing.cancel()
    }

    private func read() {
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        while !isClosed {
            let count = recv(socket, &bytes, bytes.count, 0)
            if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return close() }
            incoming += bytes[..<count]
            takeLines()
        }
    }

    private func takeLines() {
        while let end = incoming.firstIndex(of: UInt8(ascii: "\n")) {
            let line = Data(incoming[..<end])
            incoming = Data(incoming[(end + 1)...])
            guard line.count <= Self.lineLimit else { return refuse() }
            if !line.isEmpty { events.line(line) }
        }
        if incoming.count > Self.lineLimit { refuse() }
    }

    private func refuse() {
        let failure = Event.Failure(error: "a line is longer than \(Self.lineLimit) bytes")
        if let line = try? JSONEncoder().encode(failure) { send(line) }
        close()
    }

    private func write() {
        while !outgoing.isEmpty, !isClosed {
            // Unsafe pointers: the bytes are used only during the call.
            let count = outgoing.withUnsafeBytes {
                Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return wait(true) }
            guard count > 0 else { return close() }
            outgoing = outgoing.count == count ? Data() : Data(outgoing[(outgoing.startIndex + count)...])
        }
        wait(false)
    }

    /// Starts or stops waiting until the socket accepts data.
    private func wait(_ isNeeded: Bool) {
        guard isNeeded != isWriting, !isClosed else { return }
        isWriting = isNeeded
        if isNeeded { writing.resume() } else { writing.suspend() }
    }
}
