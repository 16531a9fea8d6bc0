import FlyingFox

/// Frames that wait to be sent to a page. Who puts more into it than the page takes has to wait.
actor Outbox {
    /// How many bytes may wait.
    private static let room = 4 << 20

    private var frames: [WSFrame] = []
    private var bytes = 0
    private var isFinished = false
    private var taker: CheckedContinuation<Void, Never>?
    private var putters: [CheckedContinuation<Void, Never>] = []

    /// Puts a frame behind those that wait, once there is room. False when nobody takes any more.
    func put(_ frame: WSFrame) async -> Bool {
        while bytes > Self.room && !isFinished {
            await withCheckedContinuation { putters.append($0) }
        }
        guard !isFinished else { return false }
        frames.append(frame)
        bytes += frame.payload.count
        wakeTaker()
        return true
    }

    /// The next frame, or nil at the end.
    func next() async -> WSFrame? {
        while frames.isEmpty && !isFinished {
            await withCheckedContinuation { taker = $0 }
        }
        guard !frames.isEmpty else { return nil }
        let frame = frames.removeFirst()
        bytes -= frame.payload.count
        wakePutters()
        return frame
    }

    /// Takes a last frame and no more. What waits is left out with `discarding`.
    func finish(with last: WSFrame? = nil, discarding: Bool = false) {
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
