import AttributeGraph
import Foundation

/// The sizes of a text's fonts as they are shown, beside those that they go to.
///
/// There is one only while they are on their way: most texts never need it.
final class FontSizeAnimator {
    private var animator = Animator<SizeVector>(isMovement: true)
    /// The text at the end of the animation.
    private(set) var target: TextContent

    private init(_ content: TextContent) { target = content }

    /// Begins if two contents differ in the sizes of their fonts and in no other measure, and the transaction animates
    /// that.
    ///
    /// - Parameters:
    ///   - old: What is shown.
    ///   - new: What is to be shown.
    static func make(from old: TextContent, to new: TextContent, at place: AnimationPlace) -> FontSizeAnimator? {
        guard let before = old.sizes, let after = new.sizes(like: old), before != after else { return nil }
        guard place.scene.transaction(at: place.environment).animation != nil else { return nil }
        let made = FontSizeAnimator(old)
        _ = made.animator.present(before, at: place)
        return made
    }

    /// Whether the displayed text can be animated to a new content.
    func canGo(to new: TextContent) -> Bool { new.sizes(like: target) != nil }

    /// Returns the animated sizes, in points; `nil` if no animation is running.
    func flight(at place: AnimationPlace) -> ValueFlight? { animator.flight(at: place) { $0.values } }

    /// Returns the text to display on the way to a content; `nil` if no animation is running. Called in a rule.
    func present(_ new: TextContent, at place: AnimationPlace) -> TextContent? {
        target = new
        guard let sizes = new.sizes else { return nil }
        let shown = animator.present(sizes, at: place)
        return animator.isActive ? new.with(shown) : nil
    }
}

/// The sizes of fonts, the text's own first and then those of its runs.
struct SizeVector: VectorArithmetic {
    var values: [Double] = []

    static var zero: SizeVector { SizeVector() }

    static func + (a: SizeVector, b: SizeVector) -> SizeVector { a.combined(with: b, +) }
    static func - (a: SizeVector, b: SizeVector) -> SizeVector { a.combined(with: b, -) }

    /// The zero vector has no values, and is treated as a vector of zeros of the other's length.
    private func combined(with other: SizeVector, _ combine: (Double, Double) -> Double) -> SizeVector {
        SizeVector(
            values: (0..<Swift.max(values.count, other.values.count)).map {
                combine($0 < values.count ? values[$0] : 0, $0 < other.values.count ? other.values[$0] : 0)
            }
        )
    }

    mutating func scale(by factor: Double) { for index in values.indices { values[index] *= factor } }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

extension TextContent {
    /// The sizes of the fonts; nil for a text without characters.
    fileprivate var sizes: SizeVector? {
        guard !styled.string.isEmpty else { return nil }
        return SizeVector(
            values: [Double(styled.style.font.pointSize)] + styled.mixedRuns.map { Double($0.style.font.pointSize) }
        )
    }

    /// The sizes, if there is something between this text and another: the same characters in the same runs.
    fileprivate func sizes(like other: TextContent) -> SizeVector? {
        guard styled.string == other.styled.string, styled.mixedRuns.count == other.styled.mixedRuns.count else {
            return nil
        }
        let runsMatch = zip(styled.mixedRuns, other.styled.mixedRuns).allSatisfy { $0.range == $1.range }
        return runsMatch ? sizes : nil
    }

    /// Returns the text with fonts of other sizes.
    fileprivate func with(_ sizes: SizeVector) -> TextContent {
        var result = styled
        result.style = styled.style.stepped(to: sizes.values[0])
        for index in result.mixedRuns.indices {
            result.mixedRuns[index].style = result.mixedRuns[index].style.stepped(to: sizes.values[index + 1])
        }
        return resolved(as: result)
    }
}

extension TextStyle {
    /// The style with a font of a size on the way to another. Sizes are steps of a quarter of a point, so that a host
    /// need not make a font for every value on the way.
    fileprivate func stepped(to size: Double) -> TextStyle { resized(to: max(1, (size * 4).rounded() / 4)) }
}
