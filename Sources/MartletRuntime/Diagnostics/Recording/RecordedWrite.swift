/// A write that an update carried out, or that was dropped since the value was equal.
package struct RecordedWrite: Sendable {
    /// Its number among all writes that are recorded in the program, from 1 on.
    package let number: UInt64
    /// The property, or what stands for it: `CounterView.count`.
    package let name: String
    /// The value before, as text; nil where it is not known.
    package let old: String?
    /// The value from here on, as text; nil where it is not known.
    package let new: String?
    /// Whether the new value was equal to the old one.
    package let isDropped: Bool
    /// Whether it was made with an animation.
    package let isAnimated: Bool
    /// How many writes of the same property were made before the update: they are one.
    package let times: Int
    /// When it was made, in ticks.
    package let ticks: UInt64
    /// The number of the thread that made it; 0 for the main thread.
    package let thread: Int32
    /// The calls that led to it, by which its place in the source is looked up. The last, if there were several.
    let capture: WriteCapture?

    /// Where it stands in the source; nil where the program does not tell.
    ///
    /// May take some tenths of a second the first time for a place. Any thread may ask.
    package var site: WriteSite? { capture?.site }
}
