import Foundation

/// The kind of a length, which determines its valid values (law C6).
package enum LengthKind {
    /// At least 0 and finite: widths, radii.
    case length
    /// An upper limit: at least 0, with infinity for no limit.
    case limit
    /// Finite: distances, which may be negative.
    case distance

    /// Whether a number is such a length.
    @inline(__always)
    package func admits(_ value: CGFloat) -> Bool {
        switch self {
        case .length: value >= 0 && value < .infinity
        case .limit: value >= 0
        case .distance: value.isFinite
        }
    }

    fileprivate var excluded: String {
        switch self {
        case .length: "negative or non-finite"
        case .limit: "negative or not a number"
        case .distance: "non-finite"
        }
    }
}

extension RenderNode {
    /// Returns a length that the app has computed, or nil for an invalid one, with an issue that names the view (law
    /// C6).
    ///
    /// - Parameters:
    ///   - value: The length in points; nil if it was not given.
    ///   - name: The description of the length for the issue: `the width of frame(width:height:)`.
    ///   - kind: The kind of the length.
    @inline(__always)
    package func valid(_ value: CGFloat?, _ name: StaticString, _ kind: LengthKind = .length) -> CGFloat? {
        guard let value, !kind.admits(value) else { return value }
        reportInvalid(value, kind, name)
        return nil
    }

    /// Returns the length if it is valid, and otherwise the default, with an issue.
    @inline(__always)
    package func valid(
        _ value: CGFloat, _ name: StaticString, _ kind: LengthKind = .length, or other: CGFloat
    ) -> CGFloat {
        if kind.admits(value) { return value }
        reportInvalid(value, kind, name)
        return other
    }

    /// Returns the insets with invalid distances replaced by 0, with an issue.
    package func valid(_ insets: EdgeInsets, _ name: StaticString) -> EdgeInsets {
        EdgeInsets(
            top: valid(insets.top, name, .distance, or: 0), leading: valid(insets.leading, name, .distance, or: 0),
            bottom: valid(insets.bottom, name, .distance, or: 0),
            trailing: valid(insets.trailing, name, .distance, or: 0))
    }

    /// Returns the size with invalid lengths replaced by 0, with an issue.
    package func valid(_ size: CGSize, _ name: StaticString, _ kind: LengthKind) -> CGSize {
        CGSize(width: valid(size.width, name, kind, or: 0), height: valid(size.height, name, kind, or: 0))
    }

    @inline(never)
    private func reportInvalid(_ value: CGFloat, _ kind: LengthKind, _ name: StaticString) {
        let path = path
        scene.diagnostics.report(
            RuntimeIssue(
                message: "Invalid frame dimension (\(kind.excluded)): \(name) is \(value)"
                    + (path.isEmpty ? "" : ", in \(path)") + ". It counts as not given.",
                viewPath: path
            )
        )
    }
}
