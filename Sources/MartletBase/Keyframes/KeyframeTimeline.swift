import Foundation

/// A description of a value over time, given by keyframes.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
///     CubicKeyframe(CGPoint(x: 0, y: 100), duration: 0.3)
///     CubicKeyframe(CGPoint(x: 0, y: 0), duration: 0.7)
/// }
/// timeline.value(time: 0.45)
/// ```
///
/// The timeline is resolved when it is created. Values are computed in closed form, in any order of times.
public struct KeyframeTimeline<Value> {
    /// A resolved track.
    struct Track {
        var duration: TimeInterval
        var update: (inout Value, TimeInterval) -> Void
    }

    private let initialValue: Value
    private let tracks: [Track]

    /// The duration of the longest track, in seconds.
    public let duration: TimeInterval

    /// Creates a timeline.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the start.
    ///   - content: The tracks, or the keyframes of the value as a whole.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, keyframes: content())
    }

    /// Creates a timeline from existing tracks.
    package init(initialValue: Value, keyframes: some Keyframes<Value>) {
        var tracks: [Track] = []
        keyframes.resolve(into: &tracks, initialValue: initialValue)
        self.initialValue = initialValue
        self.tracks = tracks
        duration = tracks.reduce(0) { max($0, $1.duration) }
    }

    /// Returns the value at a progress: 0 at the start, 1 at the end of the longest track.
    /// - Complexity: O(*n*) for the tracks, plus the lookup of a keyframe in each.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// Returns the value at a time in seconds. A track that has ended keeps its last value.
    /// - Complexity: O(*n*) for the tracks, plus the lookup of a keyframe in each.
    public func value(time: TimeInterval) -> Value {
        var result = initialValue
        update(value: &result, time: time)
        return result
    }

    /// Sets the animated properties of a value to their state at a progress. Other properties are unchanged.
    /// - Complexity: O(*n*) for the tracks, plus the lookup of a keyframe in each.
    public func update(value: inout Value, progress: Double) {
        update(value: &value, time: progress * duration)
    }

    /// Sets the animated properties of a value to their state at a time in seconds. Other properties are unchanged.
    /// - Complexity: O(*n*) for the tracks, plus the lookup of a keyframe in each.
    public func update(value: inout Value, time: TimeInterval) {
        for track in tracks { track.update(&value, time) }
    }
}
