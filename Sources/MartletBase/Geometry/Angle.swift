/// An angle, read and written in radians or in degrees.
///
///     Text("Tilted").rotationEffect(.degrees(-8))
///
///     let right = Angle(degrees: 90)
///     let half = right * 2    // right.radians is π/2
///
/// Positive angles are clockwise.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// Creates the angle of zero.
    public init() {
        radians = 0
    }

    /// Creates an angle from radians.
    public init(radians: Double) {
        self.radians = radians
    }

    /// Creates an angle from degrees.
    public init(degrees: Double) {
        radians = degrees * (.pi / 180)
    }

    /// Returns an angle from radians.
    public static func radians(_ radians: Double) -> Angle {
        Angle(radians: radians)
    }

    /// Returns an angle of a number of degrees.
    ///
    ///     Image(systemName: "arrow.up")
    ///         .rotationEffect(.degrees(45))
    ///
    /// A full turn has 360 degrees; larger and negative numbers are kept as they are, so that an animation from 0 to
    /// 720 degrees turns twice.
    ///
    /// - Parameter degrees: The number of degrees; positive ones are clockwise.
    public static func degrees(_ degrees: Double) -> Angle {
        Angle(degrees: degrees)
    }

    /// The angle of zero.
    public static let zero = Angle()

    /// Whether the first angle is smaller. Angles are not reduced to one turn.
    public static func < (lhs: Angle, rhs: Angle) -> Bool {
        lhs.radians < rhs.radians
    }
}
