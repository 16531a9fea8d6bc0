import Foundation

extension HostProfile {
    /// Returns a given padding in the host's steps. Half a step is a whole one, so that in a terminal there is room for a
    /// border: `padding(8)` is one column and one row.
    func stepped(_ insets: EdgeInsets) -> EdgeInsets {
        guard distanceStep != .zero else { return insets }
        func round(_ length: CGFloat, _ step: CGFloat) -> CGFloat { (length / step + 0.5).rounded(.down) * step }
        return EdgeInsets(
            top: round(insets.top, distanceStep.height), leading: round(insets.leading, distanceStep.width),
            bottom: round(insets.bottom, distanceStep.height), trailing: round(insets.trailing, distanceStep.width))
    }

    /// Returns a given spacing in the host's steps, so that neighbors are equally far apart. Half a row is none, as with
    /// the default spacing, because a row is already as high as text with its spacing; half a column is one.
    func stepped(_ spacing: CGFloat?, along axis: Axis) -> CGFloat? {
        let step = distanceStep[axis]
        guard step > 0, let spacing, spacing.isFinite else { return spacing }
        let count = abs(spacing) / step
        let whole = axis == .vertical ? (count - 0.5).rounded(.up) : (count + 0.5).rounded(.down)
        return (spacing < 0 ? -whole : whole) * step
    }
}
