/// A type that says which of its data change gradually when it is animated.
public protocol Animatable {
    /// The type of the data.
    associatedtype AnimatableData: VectorArithmetic

    /// The data that change gradually.
    var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
    /// The value itself.
    public var animatableData: Self {
        get { self }
        set { self = newValue }
    }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
    /// Nothing.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}
