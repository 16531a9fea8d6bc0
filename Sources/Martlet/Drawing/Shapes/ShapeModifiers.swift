import AttributeGraph
import Foundation

/// Clips the content to a shape.
nonisolated struct ClipModifier<S: Shape>: PrimitiveModifier {
    let shape: S
    let style: FillStyle

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let environment = inputs.environment
        let place = AnimationPlace(inputs)
        var animator = Animator<S.AnimatableData>()
        inputs.follow { [unowned node] graph in
            let clip = modifier.pointer(in: graph)
            var shape = clip.pointee.shape
            shape.animatableData = animator.present(shape.animatableData, at: place)
            node.motion.keep(.animatableData, animator.flight(at: place)?.of(S.self))
            let outline = ShapeOutline(shape, in: EnvironmentValues(scope: environment), of: node)
            node.setContent(.effect(.clipShape(outline, clip.pointee.style)))
        }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

/// Draws a shape behind or in front of the content.
nonisolated struct ShapeLayerModifier<S: Shape, Style: ShapeStyle, Kind: LayerKind>: PrimitiveModifier {
    let style: Style
    let shape: S
    let fillStyle: FillStyle

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let content = body
        let body =
            Kind.layer == .inFront || Style.self != Material.self
            ? content : { content($0.before { modifier.pointer(in: $0).pointee.style }) }
        return .layered(Kind.layer, inputs: inputs, body: body) {
            _ = _ViewOutputs.shape(inputs: $0) { graph in
                let layer = modifier.pointer(in: graph)
                return DrawnShape(
                    shape: layer.pointee.shape, style: layer.pointee.style, drawing: .fill(layer.pointee.fillStyle))
            }
        }
    }
}

/// Adds a shadow behind the content.
nonisolated struct ShadowModifier: PrimitiveModifier {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let environment = inputs.environment
        inputs.follow { [unowned node] graph in
            let shadow = modifier.pointer(in: graph)
            let paint = shadow.pointee.color._paint(in: EnvironmentValues(scope: environment).styleContext)
            node.setContentIfChanged(
                .effect(
                    .shadow(
                        ShadowContent(
                            color: paint.representativeColor,
                            radius: node.valid(max(0, shadow.pointee.radius), "the radius of shadow(radius:)", or: 0),
                            offset: node.valid(shadow.pointee.offset, "a length of shadow(x:y:)", .distance)
                        )
                    )
                )
            )
        }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Clips the view to a shape, which has the view's frame.
    ///
    ///     Image("Portrait")
    ///         .resizable()
    ///         .frame(width: 64, height: 64)
    ///         .clipShape(Circle())
    ///
    /// Parts outside of the shape are not drawn, and receive no input. The layout stays the same.
    ///
    /// - Parameters:
    ///   - shape: The clipping shape.
    ///   - style: The fill style that defines the inside of the shape.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }

    /// Clips the view to its frame with rounded corners.
    ///
    ///     Color.orange.frame(width: 80, height: 40).cornerRadius(8)
    ///
    /// A radius of more than half of the shorter side is limited to that half. For other shapes, use
    /// ``View/clipShape(_:style:)``.
    ///
    /// - Parameters:
    ///   - radius: The radius of the corners, in points.
    ///   - antialiased: Whether edges are antialiased, if the host supports it.
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Fills a shape behind the view with a style.
    ///
    ///     Text("New").padding(8).background(.yellow, in: .capsule)
    ///
    /// - Parameters:
    ///   - style: The fill style.
    ///   - shape: The shape, which has the view's frame.
    ///   - fillStyle: The rule that defines the inside of the shape.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(ShapeLayerModifier<T, S, Behind>(style: style, shape: shape, fillStyle: fillStyle))
    }

    /// Fills a shape behind the view with the background style of the environment.
    nonisolated public func background<T: Shape>(
        in shape: T,
        fillStyle: FillStyle = FillStyle(),
        _apart: _NoClosure = nil
    ) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Fills a shape in front of the view with a style.
    ///
    /// - Parameters:
    ///   - style: The fill style.
    ///   - shape: The shape, which has the view's frame.
    ///   - fillStyle: The rule that defines the inside of the shape.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(ShapeLayerModifier<T, S, InFront>(style: style, shape: shape, fillStyle: fillStyle))
    }

    /// Adds a shadow behind the view.
    ///
    ///     RoundedRectangle(cornerRadius: 12)
    ///         .fill(.white)
    ///         .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
    ///
    /// A terminal shows no shadow, because it has no intermediate steps between two cells.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow.
    ///   - radius: The blur radius, in points.
    ///   - x: The offset to the right, in points.
    ///   - y: The offset downwards, in points.
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
