/// A gesture that is attached to a node: it stays the same while what it does follows the view.
final class GestureRecord {
    enum Kind {
        /// A number of taps that follow each other closely.
        case tap(count: Int)
        /// A press for a time, within a distance.
        case longPress(minimumDuration: Duration, maximumDistance: Double)
    }

    var kind = Kind.tap(count: 1)
    var action: (() -> Void)?
    /// Told when a long press begins and ends to be possible.
    var pressingChanged: ((Bool) -> Void)?
    var isEnabled = true
}
