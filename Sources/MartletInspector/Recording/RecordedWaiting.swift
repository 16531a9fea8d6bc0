/// Measures how long a test has to wait between two operations: until the screen has last changed by itself.
///
/// People wait for animations and for content that is loaded, and a test is only right if it waits too. Their own
/// thinking takes longer, and is left out.
struct RecordedWaiting {
    /// The time of the last operation; `nil` before the first update of a live app.
    private var lastOperation: Duration? = .zero
    /// The length of a frame. A live recording begins in the one before its first update.
    private static let frame = Duration.seconds(1) / 60
    /// The time of the last change that no operation has caused.
    private var lastChange: Duration?
    private var shown: [String] = []

    /// Whether the screen has changed by itself since the last operation.
    var hasChanged: Bool { lastChange != nil }

    /// - Parameter time: The time on the host's clock; `nil` if it is only known at the next update.
    mutating func begin(at time: Duration?, showing shown: [String]) { self = Self(lastOperation: time, shown: shown) }

    private init(lastOperation: Duration?, shown: [String]) {
        (self.lastOperation, self.shown) = (lastOperation, shown)
    }

    init() {}

    /// A part of a text was typed.
    mutating func edited(at time: Duration) {
        lastOperation = time
        lastChange = nil
    }

    mutating func update(at time: Duration, showing shown: [String], isOperated: Bool) {
        // An idle window's clock stands still, so that only the update after an operation has the time of both.
        if isOperated { lastOperation = time }
        let start = lastOperation ?? time - Self.frame
        lastOperation = start
        if shown != self.shown, !isOperated, time > start { lastChange = time }
        self.shown = shown
    }

    /// Returns the step that waits for the changes since the last operation; nil if there were none.
    mutating func end(at time: Duration) -> String? {
        defer {
            lastOperation = time
            lastChange = nil
        }
        guard let lastChange, let lastOperation else { return nil }
        let seconds = (lastChange - lastOperation) / .seconds(1)
        return "host.advance(by: .milliseconds(\(Int((seconds * 1_000).rounded(.up)))))"
    }
}
