import AttributeGraph
import Foundation

/// Animates the font sizes of one text.
///
/// Exists only while an animation runs, because most texts never need it.
final class FontSizeAnimator {
    private var animator = Animator<SizeVector>(isMovement: true)
    /// The text at the end of the animation.
    private(set) var target: TextContent

    private init(_ content: TextContent) { target = content }

    /// Starts an animation between two contents that differ in their font sizes only. Returns `nil` for other contents,
    /// and if the transaction does not animate them.
    ///
    /// - Parameters:
    ///   - old: The content that is shown.
    ///   - new: The content at the end of the animation.
    ///   - place: The scene and the environment of the animation.
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
    func flight(at place: AnimationPlace) -> ValueAnimation? { animator.flight(at: place) { $0.values } }

    /// Returns the text to display on the way to a content; `nil` if no animation is running. Called in a rule.
    func present(_ new: TextContent, at place: AnimationPlace) -> TextContent? {
        target = new
        guard let sizes = new.sizes else { return nil }
        let shown = animator.present(sizes, at: place)
        return animator.isActive ? new.with(shown) : nil
    }
}

/// The font sizes of a text: its own, followed by those of its runs.
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
    /// The font sizes; `nil` for a text without characters.
    fileprivate var sizes: SizeVector? {
        guard !styled.string.isEmpty else { return nil }
        return SizeVector(
            values: [Double(styled.style.font.pointSize)] + styled.mixedRuns.map { Double($0.style.font.pointSize) }
        )
    }

    /// Returns the font sizes if this text can be animated to another one: both must have equal characters in equal
    /// runs.
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
    /// Returns the style with an intermediate font size. Sizes are rounded to quarters of a point, so that a host does
    /// not create a font for each frame.
    fileprivate func stepped(to size: Double) -> TextStyle { resized(to: max(1, (size * 4).rounded() / 4)) }
}
