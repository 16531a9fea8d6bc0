/// A type that can be animated, by interpolating its `animatableData`.
///
/// ```swift
/// struct Wedge: Shape {
///     var angle: Double
///     var animatableData: Double {
///         get { angle }
///         set { angle = newValue }
///     }
///
///     func path(in rect: CGRect) -> Path {
///         var path = Path()
///         path.move(to: CGPoint(x: rect.midX, y: rect.midY))
///         path.addArc(
///             center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
///             startAngle: .zero, endAngle: .degrees(angle), clockwise: false)
///         path.closeSubpath()
///         return path
///     }
/// }
/// ```
public protocol Animatable {
    /// The type of the interpolated data.
    associatedtype AnimatableData: VectorArithmetic

    /// The data to interpolate.
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
    /// No data: the value is not animated.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}
