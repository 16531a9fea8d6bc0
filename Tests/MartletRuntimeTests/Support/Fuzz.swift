import Foundation
import Martlet

/// Helpers for random tests.
enum Fuzz {
    /// An animation of some kind that ends within five seconds, or none.
    static func animation(_ random: inout SplitMix) -> Animation? {
        let duration = Double.random(in: 0.05...1, using: &random)
        return switch Int.random(in: 0..<9, using: &random) {
        case 0: nil
        case 1: .linear(duration: duration)
        case 2: .easeInOut(duration: duration)
        case 3: .spring(duration: duration, bounce: Double.random(in: -0.5...0.7, using: &random))
        case 4: .easeIn(duration: duration).delay(0.1)
        case 5: .easeOut(duration: duration).speed(2)
        case 6: .linear(duration: duration).repeatCount(3, autoreverses: true)
        case 7: .interpolatingSpring(mass: 1, stiffness: 120, damping: 9, initialVelocity: 2)
        default: .snappy(duration: duration)
        }
    }
}
