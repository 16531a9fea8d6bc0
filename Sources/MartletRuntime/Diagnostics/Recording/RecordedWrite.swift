/// A write that an update has applied, or that was dropped because the value was equal.
package struct RecordedWrite: Sendable {
    /// Its number among all writes that are recorded in the program, from 1 on.
    package let number: UInt64
    /// The name of the property, or of its substitute, with the part that has changed: `CounterView.count`,
    /// `Store.todos[1].isDone`.
    package let name: String
    /// The previous value of the part, as text; nil if unknown.
    package let old: String?
    /// The new value of the part, as text; nil if unknown.
    package let new: String?
    /// Whether the new value was equal to the old one.
    package let isDropped: Bool
    /// Whether the write has an animation.
    package let isAnimated: Bool
    /// The number of writes to the property before the update, which count as one.
    package let times: Int
    /// The time of the write, in ticks.
    package let ticks: UInt64
    /// The number of the writing thread; 0 for the main thread.
    package let thread: Int32
    /// The call stack of the write, from which its source location is computed. The last one, if there were several
    /// writes.
    let capture: WriteCapture?

    /// The source location; nil without debug information.
    ///
    /// The first access for a location may take some tenths of a second. Callable on any thread.
    package var site: WriteSite? { capture?.site }
}
