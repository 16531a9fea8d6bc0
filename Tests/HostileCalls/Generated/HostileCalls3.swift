// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls3 {
    static let all: [HostileCall] = [
        HostileCall("GraphicsContext.Filter.colorInvert(_:) (Double)", call0),
        HostileCall("GraphicsContext.Filter.contrast(_:) (Double)", call1),
        HostileCall("GraphicsContext.Filter.grayscale(_:) (Double)", call2),
        HostileCall("GraphicsContext.Filter.hueRotation(_:) (Angle)", call3),
        HostileCall("GraphicsContext.Filter.saturation(_:) (Double)", call4),
        HostileCall("GraphicsContext.Filter.shadow(color:radius:x:y:options:) (Color, CGFloat, CGFloat, CGFloat, ShadowOptions)", call5),
        HostileCall("GraphicsContext.Shading.color(_:red:green:blue:opacity:) (Color.RGBColorSpace, Double, Double, Double, Double)", call6),
        HostileCall("GraphicsContext.Shading.color(_:white:opacity:) (Color.RGBColorSpace, Double, Double)", call7),
        HostileCall("GraphicsContext.Shading.conicGradient(_:center:angle:options:) (Gradient, CGPoint, Angle, GradientOptions)", call8),
        HostileCall("GraphicsContext.Shading.linearGradient(_:startPoint:endPoint:options:) (Gradient, CGPoint, CGPoint, GradientOptions)", call9),
        HostileCall("GraphicsContext.Shading.radialGradient(_:center:startRadius:endRadius:options:) (Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)", call10),
        HostileCall("GraphicsContext.clip(to:style:options:) (Path, FillStyle, ClipOptions)", call11),
        HostileCall("GraphicsContext.clipToLayer(opacity:options:content:) (Double, ClipOptions, (GraphicsContext) throws -> Void)", call12),
        HostileCall("GraphicsContext.concatenate(_:) (CGAffineTransform)", call13),
        HostileCall("GraphicsContext.draw(_:at:anchor:) (Image, CGPoint, UnitPoint)", call14),
        HostileCall("GraphicsContext.draw(_:at:anchor:) (ResolvedImage, CGPoint, UnitPoint)", call15),
        HostileCall("GraphicsContext.draw(_:at:anchor:) (ResolvedText, CGPoint, UnitPoint)", call16),
        HostileCall("GraphicsContext.draw(_:at:anchor:) (Text, CGPoint, UnitPoint)", call17),
        HostileCall("GraphicsContext.draw(_:in:) (ResolvedText, CGRect)", call18),
        HostileCall("GraphicsContext.draw(_:in:) (Text, CGRect)", call19),
        HostileCall("GraphicsContext.draw(_:in:style:) (Image, CGRect, FillStyle)", call20),
        HostileCall("GraphicsContext.draw(_:in:style:) (ResolvedImage, CGRect, FillStyle)", call21),
        HostileCall("GraphicsContext.fill(_:with:style:) (Path, Shading, FillStyle)", call22),
        HostileCall("GraphicsContext.resolve(_:) (Text)", call23),
        HostileCall("GraphicsContext.rotate(by:) (Angle)", call24),
        HostileCall("GraphicsContext.scaleBy(x:y:) (CGFloat, CGFloat)", call25),
        HostileCall("GraphicsContext.stroke(_:with:lineWidth:) (Path, Shading, CGFloat)", call26),
        HostileCall("GraphicsContext.stroke(_:with:style:) (Path, Shading, StrokeStyle)", call27),
        HostileCall("GraphicsContext.translateBy(x:y:) (CGFloat, CGFloat)", call28),
        HostileCall("Grid.init(alignment:horizontalSpacing:verticalSpacing:content:) (Alignment, CGFloat?, CGFloat?, () -> Content)", call29),
        HostileCall("GridItem.init(_:spacing:alignment:) (GridItem.Size, CGFloat?, Alignment?)", call30),
        HostileCall("GridLayout.init(alignment:horizontalSpacing:verticalSpacing:) (Alignment, CGFloat?, CGFloat?)", call31),
        HostileCall("GroupBox.init(_:content:) (LocalizedStringKey, () -> Content) where Label == Text", call32),
        HostileCall("GroupBox.init(_:content:) (S, () -> Content) where Label == Text", call33),
        HostileCall("HStack.init(alignment:spacing:content:) (VerticalAlignment, CGFloat?, () -> Content)", call34),
        HostileCall("HStackLayout.init(alignment:spacing:) (VerticalAlignment, CGFloat?)", call35),
        HostileCall("Image.init(_:) (ImageResource)", call36),
        HostileCall("Image.init(_:bundle:) (String, Bundle?)", call37),
        HostileCall("Image.init(_:bundle:label:) (String, Bundle?, Text)", call38),
        HostileCall("Image.init(_:variableValue:bundle:) (String, Double?, Bundle?)", call39),
        HostileCall("Image.init(_:variableValue:bundle:label:) (String, Double?, Bundle?, Text)", call40),
        HostileCall("Image.init(data:scale:label:) (Data, CGFloat, Text?)", call41),
        HostileCall("Image.init(decorative:bundle:) (String, Bundle?)", call42),
        HostileCall("Image.init(decorative:variableValue:bundle:) (String, Double?, Bundle?)", call43),
        HostileCall("Image.init(systemName:) (String)", call44),
        HostileCall("Image.init(systemName:variableValue:) (String, Double?)", call45),
        HostileCall("Image.resizable(capInsets:resizingMode:) (EdgeInsets, ResizingMode)", call46),
        HostileCall("ImageResource.init(name:bundle:) (String, Bundle)", call47),
        HostileCall("InlinePresentationIntent.init(rawValue:) (UInt)", call48),
        HostileCall("InsettableShape.strokeBorder(_:lineWidth:antialiased:) (S, CGFloat, Bool)", call49),
        HostileCall("InsettableShape.strokeBorder(_:style:antialiased:) (S, StrokeStyle, Bool)", call50),
        HostileCall("KeyEquivalent.init(_:) (Character)", call51),
        HostileCall("KeyEquivalent.init(extendedGraphemeClusterLiteral:) (Character)", call52),
        HostileCall("KeyPress.Phases.init(rawValue:) (Int)", call53),
        HostileCall("Label.init(_:image:) (LocalizedStringKey, ImageResource) where Title == Text, Icon == Image", call54),
        HostileCall("Label.init(_:image:) (LocalizedStringKey, String) where Title == Text, Icon == Image", call55),
        HostileCall("Label.init(_:image:) (S, ImageResource) where Title == Text, Icon == Image", call56),
        HostileCall("Label.init(_:image:) (S, String) where Title == Text, Icon == Image", call57),
        HostileCall("Label.init(_:systemImage:) (LocalizedStringKey, String) where Title == Text, Icon == Image", call58),
        HostileCall("Label.init(_:systemImage:) (S, String) where Title == Text, Icon == Image", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.colorInvert(h.double))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.contrast(h.double))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.grayscale(h.double))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.hueRotation(h.angle))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.saturation(h.double))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.shadow(radius: h.length, x: h.length, y: h.length))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.color(red: h.double, green: h.double, blue: h.double, opacity: h.double))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.color(white: h.double, opacity: h.double))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.conicGradient(Gradient(colors: [.red, .blue]), center: h.point, angle: h.angle))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.linearGradient(Gradient(colors: [.red, .blue]), startPoint: h.point, endPoint: h.point))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.radialGradient(Gradient(colors: [.red, .blue]), center: h.point, startRadius: h.length, endRadius: h.length))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.clip(to: Path(ellipseIn: h.rect))
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.clipToLayer(opacity: h.double, content: { _ in })
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.concatenate(h.affine)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(Image(systemName: "star"), at: h.point, anchor: h.unitPoint)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(context.resolve(Image(systemName: "star")), at: h.point, anchor: h.unitPoint)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(context.resolve(Text(verbatim: h.text)), at: h.point, anchor: h.unitPoint)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(Text(verbatim: h.text), at: h.point, anchor: h.unitPoint)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(context.resolve(Text(verbatim: h.text)), in: h.rect)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(Text(verbatim: h.text), in: h.rect)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(Image(systemName: "star"), in: h.rect)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(context.resolve(Image(systemName: "star")), in: h.rect)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.fill(Path(ellipseIn: h.rect), with: GraphicsContext.Shading.color(.red))
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            _ = context.resolve(Text(verbatim: h.text))
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.rotate(by: h.angle)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.scaleBy(x: h.length, y: h.length)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.stroke(Path(ellipseIn: h.rect), with: GraphicsContext.Shading.color(.red), lineWidth: h.length)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.stroke(Path(ellipseIn: h.rect), with: GraphicsContext.Shading.color(.red), style: h.stroke)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.translateBy(x: h.length, y: h.length)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Grid(horizontalSpacing: h.length, verticalSpacing: h.length, content: { HostileContent() }))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(GridItem(spacing: h.length))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(GridLayout(horizontalSpacing: h.length, verticalSpacing: h.length))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(GroupBox(h.key, content: { HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(GroupBox(h.text, content: { HostileContent() }))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(HStack(spacing: h.length, content: { HostileContent() }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(HStackLayout(spacing: h.length))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(Image(ImageResource(name: h.text, bundle: .main)))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text, label: Text(verbatim: h.text)))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text, variableValue: h.double))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text, variableValue: h.double, label: Text(verbatim: h.text)))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Image(data: Data(), scale: h.length, label: Text(verbatim: h.text)) as Any)
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Image(decorative: h.text))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(Image(decorative: h.text, variableValue: h.double))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(Image(systemName: h.text))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Image(systemName: h.text, variableValue: h.double))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Image(systemName: "star").resizable(capInsets: h.insets))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(ImageResource(name: h.text, bundle: Bundle.main))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(InlinePresentationIntent(rawValue: h.unsigned))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: 4).strokeBorder(lineWidth: h.length))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: 4).strokeBorder(style: h.stroke))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(KeyEquivalent(h.character))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(KeyEquivalent(extendedGraphemeClusterLiteral: h.character))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(KeyPress.Phases(rawValue: h.int))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.key, image: ImageResource(name: h.text, bundle: .main)))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.key, image: h.text))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.text, image: ImageResource(name: h.text, bundle: .main)))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.text, image: h.text))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.key, systemImage: h.text))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.text, systemImage: h.text))
    }
}
