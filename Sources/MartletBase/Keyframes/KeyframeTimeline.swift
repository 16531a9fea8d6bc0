import Foundation

/// What a value does over time, given by keyframes.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: CGPoint.zero) {
///     CubicKeyframe(CGPoint(x: 0, y: 100), duration: 0.3)
///     CubicKeyframe(CGPoint(x: 0, y: 0), duration: 0.7)
/// }
/// timeline.value(time: 0.45)
/// ```
///
/// The timeline is worked out when it is made. A value at a time is a closed form, in any order of times.
public struct KeyframeTimeline<Value> {
    /// One track, worked out.
    struct Track {
        var duration: TimeInterval
        var update: (inout Value, TimeInterval) -> Void
    }

    private let initialValue: Value
    private let tracks: [Track]

    /// The seconds until the longest track has ended.
    public let duration: TimeInterval

    /// Makes a timeline from the value that it begins with, and tracks or keyframes.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue: initialValue, keyframes: content())
    }

    /// Makes a timeline from tracks that there are.
    package init(initialValue: Value, keyframes: some Keyframes<Value>) {
        var tracks: [Track] = []
        keyframes.resolve(into: &tracks, initialValue: initialValue)
        self.initialValue = initialValue
        self.tracks = tracks
        duration = tracks.reduce(0) { max($0, $1.duration) }
    }

    /// The value at a progress: 0 at the start, 1 when the longest track has ended.
    /// - Complexity: O(*n*) in the tracks, and what finding the keyframes of the moment in each of them costs.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// The value some seconds after the start. Each track keeps its last value when it has ended.
    /// - Complexity: O(*n*) in the tracks, and what finding the keyframes of the moment in each of them costs.
    public func value(time: TimeInterval) -> Value {
        var result = initialValue
        update(value: &result, time: time)
        return result
    }

    /// Sets those properties of a value that have tracks, to what they are at a progress.
    /// - Complexity: O(*n*) in the tracks, and what finding the keyframes of the moment in each of them costs.
    public func update(value: inout Value, progress: Double) {
        update(value: &value, time: progress * duration)
    }

    /// Sets those properties of a value that have tracks, to what they are some seconds after the start.
    /// - Complexity: O(*n*) in the tracks, and what finding the keyframes of the moment in each of them costs.
    public func update(value: inout Value, time: TimeInterval) {
        for track in tracks { track.update(&value, time) }
    }
}
