/// Keyframes of one property of a value.
///
/// ```swift
/// KeyframeTrack(\CGSize.width) {
///     SpringKeyframe(1.2, duration: 0.3, spring: .bouncy)
///     LinearKeyframe(1, duration: 0.2)
/// }
/// ```
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: PrimitiveKeyframes
where Value == Content.Value {
    /// The track itself; tracks of this library have no body.
    public typealias Body = KeyframeTrack<Root, Value, Content>
    /// The value whose property the track animates, as ``Keyframes`` requires.
    @_implements(Keyframes,Value) public typealias KeyframesValue = Root

    let keyPath: WritableKeyPath<Root, Value>
    let content: Content

    /// Creates a track for a property.
    ///
    /// - Parameters:
    ///   - keyPath: The property to animate.
    ///   - content: The keyframes of the property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Creates a track for the value as a whole.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        self.init(\.self, keyframes: content())
    }

    init(_ keyPath: WritableKeyPath<Root, Value>, keyframes: Content) {
        self.keyPath = keyPath
        content = keyframes
    }

    /// The track itself.
    public var body: Self { self }

    func append(to tracks: inout [KeyframeTimeline<Root>.Track], initialValue: Root) {
        var keyframes: [Keyframe<Value.AnimatableData>] = []
        content.resolve(into: &keyframes)
        let path = KeyframePath(from: initialValue[keyPath: keyPath].animatableData, through: keyframes)
        let keyPath = keyPath
        tracks.append(
            KeyframeTimeline<Root>.Track(duration: path.duration) { root, time in
                root[keyPath: keyPath].animatableData = path.value(at: time)
            }
        )
    }
}
