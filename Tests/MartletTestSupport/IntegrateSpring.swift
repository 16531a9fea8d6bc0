/// The motion of a mass on a damped spring, by small steps of a fourth order method.
package func integrateSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    target: Double,
    velocity: Double,
    until time: Double
) -> (value: Double, velocity: Double) {
    let steps = 20_000
    let h = time / Double(steps)
    var (x, v) = (0.0, velocity)
    func pull(_ x: Double, _ v: Double) -> Double { (stiffness * (target - x) - damping * v) / mass }
    for _ in 0..<steps {
        let (x1, v1) = (v, pull(x, v))
        let (x2, v2) = (v + h / 2 * v1, pull(x + h / 2 * x1, v + h / 2 * v1))
        let (x3, v3) = (v + h / 2 * v2, pull(x + h / 2 * x2, v + h / 2 * v2))
        let (x4, v4) = (v + h * v3, pull(x + h * x3, v + h * v3))
        x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
        v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return (x, v)
}
