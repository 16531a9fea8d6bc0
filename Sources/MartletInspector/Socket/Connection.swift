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
    /// The lines to send, of which the first ones have been sent: `sentLines` of them, and some bytes of the next.
    private var outgoing: [Data] = []
    private var sentLines = 0
    private var sentBytes = 0
    /// The number of bytes to send.
    private var outgoingCount = 0
    /// The lines that wait for ``flush()``, and whether lines do: each call of the system wakes the client up. The memory is
    /// used again.
    private var held: [UInt8] = []
    private var isHeld = false
    /// Whether the client has subscribed to events.
    var isSubscribed = false
    /// The number of view types that the client knows.
    var knownTypes = 0
    /// The number of updates dropped since the client could last accept one.
    var lostUpdates = 0

    /// The number of sent lines after which they are removed.
    private static let lineCount = 256
    private static let end = UInt8(ascii: "\n")

    /// The number of held bytes that are sent at once.
    private static let heldLimit = 96 << 10

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
    var isFull: Bool { outgoingCount > outgoingLimit }

    /// Whether all outgoing data has been sent.
    var isEmpty: Bool { outgoing.isEmpty }

    /// Sends a line, whose end may be missing.
    func send(_ line: Data) {
        guard !isClosed else { return }
        if isHeld, isEmpty {
            held += line
            if line.last != Self.end { held.append(Self.end) }
            if held.count >= Self.heldLimit { sendHeld() }
            return
        }
        var line = line
        // Lines of updates are long, and have an end, so that they are not copied.
        if line.last != Self.end { line.append(Self.end) }
        outgoing.append(line)
        outgoingCount += line.count
        write()
    }

    /// Collects the lines that are sent until ``flush()``.
    func hold() { isHeld = true }

    /// Sends the collected lines.
    func flush() {
        isHeld = false
        sendHeld()
    }

    private func sendHeld() {
        guard !held.isEmpty, !isClosed else { return }
        // Unsafe pointers: the bytes are used only during the call.
        let count = held.withUnsafeBytes { Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count < held.count {
            // The rest waits for the socket, as lines do.
            outgoing.append(Data(held[max(0, count)...]))
            outgoingCount += held.count - max(0, count)
            write()
        }
        held.removeAll(keepingCapacity: true)
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
        while sentLines < outgoing.count, !isClosed {
            // Unsafe pointers: the bytes are used only during the call.
            let count = outgoing[sentLines].withUnsafeBytes { bytes in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[sentBytes...])
                return Glibc.send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return wait(true) }
            guard count > 0 else { return close() }
            outgoingCount -= count
            sentBytes += count
            if sentBytes == outgoing[sentLines].count {
                outgoing[sentLines] = Data()
                sentLines += 1
                sentBytes = 0
                if sentLines == Self.lineCount {
                    outgoing.removeFirst(sentLines)
                    sentLines = 0
                }
            }
        }
        outgoing.removeAll(keepingCapacity: true)
        sentLines = 0
        wait(false)
    }

    /// Starts or stops waiting until the socket accepts data.
    private func wait(_ isNeeded: Bool) {
        guard isNeeded != isWriting, !isClosed else { return }
        isWriting = isNeeded
        if isNeeded { writing.resume() } else { writing.suspend() }
    }
}
