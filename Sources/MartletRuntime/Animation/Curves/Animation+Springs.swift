import Foundation

// A spring of this kind replaces a running spring of the value. It starts at the presented value, with its velocity.
extension Animation {
    /// A spring of half a second that does not bounce.
    public static var spring: Animation { spring(duration: 0.5, bounce: 0) }

    /// Returns a spring of a perceptual duration and bounce.
    ///
    ///     struct Drawer: View {
    ///         @State private var isOpen = false
    ///         var body: some View {
    ///             Color.orange
    ///                 .frame(height: isOpen ? 300 : 60)
    ///                 .onTapGesture { withAnimation(.spring(duration: 0.4, bounce: 0.3)) { isOpen.toggle() } }
    ///         }
    ///     }
    ///
    /// A spring that replaces another one of the same value takes over its velocity, so that a change of the target in
    /// the middle of a movement is smooth.
    ///
    /// - Parameters:
    ///   - duration: The approximate seconds until the value reaches its target; with much bounce, the seconds of one
    ///     oscillation.
    ///   - bounce: 0 for none, up to 1 for a spring that never stops, down to -1 for an overdamped one.
    ///   - blendDuration: The seconds over which a spring that replaces another changes from the old parameters to the
    ///     new.
    public static func spring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0.0,
        blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
    }

    /// Returns a spring, from its response and its damping.
    ///
    /// - Parameters:
    ///   - response: The seconds of one swing without damping. At zero the value is at its target at once.
    ///   - dampingFraction: 1 to stop without overshooting, less to overshoot, more to creep.
    ///   - blendDuration: The seconds in which a spring that replaces another changes from the old parameters to the
    ///     new.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
    }

    /// Returns a spring, from its parameters as a value.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
        Animation(SpringAnimation(spring: spring, blendDuration: blendDuration))
    }

    /// A fast spring for views that follow a finger or a pointer.
    public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }

    /// Returns a fast spring, given its perceptual duration and the bounce in addition to its own of 0.14.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15,
        extraBounce: Double = 0.0,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
    }

    /// Returns a fast spring for views that follow a finger or a pointer, given its response and damping.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A spring of half a second that does not bounce.
    public static var smooth: Animation { smooth() }

    /// Returns a spring with no bounce, or with `extraBounce`.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
    }

    /// A spring of half a second that bounces a little, by 0.15.
    public static var snappy: Animation { snappy() }

    /// Returns a spring with a small bounce: 0.15 plus `extraBounce`.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
    }

    /// A spring of half a second that bounces, by 0.3.
    public static var bouncy: Animation { bouncy() }

    /// Returns a spring with a noticeable bounce: 0.3 plus `extraBounce`.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
    }
}

// A spring of this kind runs concurrently with earlier animations of the value; their effects add up.
extension Animation {
    /// A spring of half a second without bounce, added to running animations of the value.
    public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

    /// Returns a spring with physical parameters that is added to running animations of the value.
    ///
    ///     Circle()
    ///         .scaleEffect(isOn ? 1.5 : 1)
    ///         .animation(.interpolatingSpring(stiffness: 170, damping: 12), value: isOn)
    ///
    /// Each change of the value adds a spring of its own for the difference, and the sum is shown. Other springs
    /// replace the running one.
    ///
    /// - Parameters:
    ///   - mass: The mass of the object at the end of the spring.
    ///   - stiffness: The force per distance.
    ///   - damping: The force per speed.
    ///   - initialVelocity: The initial velocity, as a fraction of the whole distance per second.
    public static func interpolatingSpring(
        mass: Double = 1.0,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0.0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
        return interpolatingSpring(spring, initialVelocity: initialVelocity)
    }

    /// Returns a spring that is added to running animations of the value, given its perceptual duration and bounce.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0.0,
        initialVelocity: Double = 0.0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// Returns a spring that is added to running animations of the value, given as a `Spring`.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
        Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
    }
}
