/// Measures how long a test has to wait between two operations: until the screen has last changed by itself.
///
/// People wait for animations and for content that is loaded, and a test is only right if it waits too. Their own
/// thinking takes longer, and is left out.
struct RecordedWaiting {
    private var lastOperation = Duration.zero
    /// The time of the last change that no operation has caused.
    private var lastChange: Duration?
    private var shown: [String] = []

    /// Whether the screen has changed by itself since the last operation.
    var hasChanged: Bool { lastChange != nil }

    mutating func begin(at time: Duration, showing shown: [String]) { self = Self(lastOperation: time, shown: shown) }

    private init(lastOperation: Duration, shown: [String]) { (self.lastOperation, self.shown) = (lastOperation, shown) }

    init() {}

    /// A part of a text was typed.
    mutating func edited(at time: Duration) {
        lastOperation = time
        lastChange = nil
    }

    mutating func update(at time: Duration, showing shown: [String], isOperated: Bool) {
        if shown != self.shown, !isOperated, time > lastOperation { lastChange = time }
        self.shown = shown
    }

    /// Returns the step that waits for the changes since the last operation; nil if there were none.
    mutating func end(at time: Duration) -> String? {
        defer {
            lastOperation = time
            lastChange = nil
        }
        guard let lastChange else { return nil }
        let seconds = (lastChange - lastOperation) / .seconds(1)
        return "host.advance(by: .milliseconds(\(Int((seconds * 1_000).rounded(.up)))))"
    }
}
