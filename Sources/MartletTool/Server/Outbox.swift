/// A bounded queue of frames for a page. Producers wait while the queue is full.
actor Outbox {
    /// The capacity in bytes.
    private static let capacity = 4 << 20

    private var frames: [WebSocketFrame] = []
    private var bytes = 0
    private var isFinished = false
    private var taker: CheckedContinuation<Void, Never>?
    private var putters: [CheckedContinuation<Void, Never>] = []

    /// Appends a frame as soon as there is room.
    /// - Returns: `false` if the queue is finished.
    func put(_ frame: WebSocketFrame) async -> Bool {
        while bytes > Self.capacity && !isFinished {
            await withCheckedContinuation { putters.append($0) }
        }
        guard !isFinished else { return false }
        frames.append(frame)
        bytes += frame.payload.count
        wakeTaker()
        return true
    }

    /// Returns the next frame, or `nil` at the end.
    func next() async -> WebSocketFrame? {
        while frames.isEmpty && !isFinished {
            await withCheckedContinuation { taker = $0 }
        }
        guard !frames.isEmpty else { return nil }
        let frame = frames.removeFirst()
        bytes -= frame.payload.count
        wakePutters()
        return frame
    }

    /// Appends a last frame and finishes the queue. `discarding` drops the waiting frames.
    func finish(with last: WebSocketFrame? = nil, discarding: Bool = false) {
        guard !isFinished else { return }
        if discarding { frames = [] }
        if let last { frames.append(last) }
        isFinished = true
        wakeTaker()
        wakePutters()
    }

    private func wakeTaker() {
        taker?.resume()
        taker = nil
    }

    private func wakePutters() {
        let all = putters
        putters = []
        for putter in all { putter.resume() }
    }
}
