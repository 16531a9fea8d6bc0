import Foundation

extension GraphicsContext {
    /// Options of a clip.
    @frozen public struct ClipOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32

        /// Creates options from bits.
        @inlinable
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Hides the inside of the clip, instead of the outside.
        @inlinable public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// Clips subsequent drawing to the inside of a path.
    public mutating func clip(
        to path: Path,
        style: FillStyle = FillStyle(),
        options: ClipOptions = ClipOptions()
    ) {
        let shown = state.transform.isIdentity ? path : path.applying(state.transform)
        state.clips.append(.path(shown, evenOdd: style.isEOFilled, isInverse: options.contains(.inverse)))
    }

    /// Clips subsequent drawing to the opaque parts of another drawing.
    public mutating func clipToLayer(
        opacity: Double = 1,
        options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let list = try layer(content)
        state.clips.append(.layer(list, opacity: opacity, isInverse: options.contains(.inverse)))
    }

    /// A rectangle that contains the visible part of the canvas inside the clips, in the context's coordinates.
    public var clipBoundingRect: CGRect {
        var bounds = CGRect(origin: .zero, size: surroundings.geometry.size)
        for case .path(let path, _, isInverse: false) in state.clips {
            bounds = bounds.intersection(path.boundingRect)
        }
        if bounds.isNull { return .zero }
        return state.transform.isIdentity ? bounds : bounds.applying(state.transform.inverted())
    }
}
