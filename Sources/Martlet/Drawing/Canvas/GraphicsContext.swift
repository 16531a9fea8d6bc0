import Foundation

/// The drawing context of a ``Canvas``.
///
/// A context is a value: a copy draws on the same canvas, with its own transform, clips and filters.
///
///     Canvas { context, size in
///         var faint = context
///         faint.opacity = 0.5
///         faint.translateBy(x: 10, y: 0)
///         faint.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
///     }
///
/// Coordinates are in points, from the upper left corner of the canvas. A context is valid only while the renderer
/// runs.
public struct GraphicsContext {
    let recorder: CanvasRecorder
    var state = DrawingState()

    var surroundings: CanvasSurroundings { recorder.surroundings }

    init(recorder: CanvasRecorder, state: DrawingState = DrawingState()) {
        self.recorder = recorder
        self.state = state
    }

    /// The opacity of subsequent drawing, from 0 to 1.
    public var opacity: Double {
        get { state.opacity }
        set { state.opacity = min(1, max(0, newValue)) }
    }

    /// The blend mode of subsequent drawing.
    public var blendMode: BlendMode {
        get { BlendMode(state.operation) }
        set { state.operation = CompositingOperation(rawValue: newValue.rawValue) ?? .normal }
    }

    /// The environment of the canvas. The renderer is called again when a value that it has read changes.
    public var environment: EnvironmentValues { surroundings.values }

    // MARK: - Transforms

    /// The transform from the context's coordinates to those of the canvas.
    public var transform: CGAffineTransform {
        get { state.transform }
        set { state.transform = newValue }
    }

    /// Scales subsequent drawing.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(scaleX: x, y: y))
    }

    /// Moves the origin of subsequent drawing, in points.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }

    /// Rotates subsequent drawing, clockwise for positive angles.
    public mutating func rotate(by angle: Angle) {
        concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
    }

    /// Applies a transform to subsequent drawing, before the existing transform.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        state.transform = matrix.concatenating(state.transform)
    }

    // MARK: - Layers

    /// Composites several drawing operations in a layer, and draws the layer with the opacity, blend mode, clips and
    /// filters of this context.
    ///
    /// - Parameter content: Draws the layer, in a context with the same transform and otherwise default attributes.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        recorder.add(.layer(try layer(content)), state)
    }

    /// Returns the drawing that a function makes in its own context.
    func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> DisplayList {
        let inner = CanvasRecorder(surroundings)
        var state = DrawingState()
        state.transform = self.state.transform
        var context = GraphicsContext(recorder: inner, state: state)
        try content(&context)
        return inner.list
    }
}

extension GraphicsContext {
    /// The operation that combines a drawing with its backdrop.
    public struct BlendMode: RawRepresentable, Equatable, Sendable {
        /// The number of the mode, which is that of Core Graphics.
        public let rawValue: Int32

        /// Creates the mode with a number.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        init(_ operation: CompositingOperation) { rawValue = operation.rawValue }

        /// The drawing covers the backdrop.
        public static var normal: BlendMode { BlendMode(.normal) }
        /// Components are multiplied.
        public static var multiply: BlendMode { BlendMode(.multiply) }
        /// Inverses are multiplied.
        public static var screen: BlendMode { BlendMode(.screen) }
        /// Multiplies dark areas and screens light areas.
        public static var overlay: BlendMode { BlendMode(.overlay) }
        /// The darker of each component.
        public static var darken: BlendMode { BlendMode(.darken) }
        /// The lighter of each component.
        public static var lighten: BlendMode { BlendMode(.lighten) }
        /// The backdrop is brightened.
        public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
        /// The backdrop is darkened.
        public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
        /// Darkens or lightens the backdrop as a soft light would.
        public static var softLight: BlendMode { BlendMode(.softLight) }
        /// Darkens or lightens the backdrop as a hard light would.
        public static var hardLight: BlendMode { BlendMode(.hardLight) }
        /// The difference of each component.
        public static var difference: BlendMode { BlendMode(.difference) }
        /// The difference of each component, with less contrast.
        public static var exclusion: BlendMode { BlendMode(.exclusion) }
        /// The hue of the drawing.
        public static var hue: BlendMode { BlendMode(.hue) }
        /// The saturation of the drawing.
        public static var saturation: BlendMode { BlendMode(.saturation) }
        /// The hue and saturation of the drawing.
        public static var color: BlendMode { BlendMode(.color) }
        /// The luminosity of the drawing.
        public static var luminosity: BlendMode { BlendMode(.luminosity) }
        /// Erases the backdrop where the drawing is opaque.
        public static var clear: BlendMode { BlendMode(.clear) }
        /// The drawing replaces the backdrop, including transparent parts.
        public static var copy: BlendMode { BlendMode(.copy) }
        /// The drawing where the backdrop is opaque, instead of the backdrop.
        public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
        /// The drawing where the backdrop is transparent.
        public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
        /// The drawing where the backdrop is opaque, over the backdrop.
        public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
        /// The drawing behind the backdrop.
        public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
        /// The backdrop where the drawing is opaque.
        public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
        /// The backdrop where the drawing is transparent.
        public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
        /// The backdrop over the drawing, where the drawing is opaque.
        public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
        /// The drawing or the backdrop, where the other one is transparent.
        public static var xor: BlendMode { BlendMode(.xor) }
        /// Inverses of the components are added, down to black.
        public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
        /// Components are added, up to white.
        public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
    }
}
