// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls3 {
    static let all: [HostileCall] = [
        HostileCall("GraphicsContext.Filter.saturation(_:) (Double)", call0),
        HostileCall("GraphicsContext.Filter.shadow(color:radius:x:y:options:) (Color, CGFloat, CGFloat, CGFloat, ShadowOptions)", call1),
        HostileCall("GraphicsContext.Shading.color(_:red:green:blue:opacity:) (Color.RGBColorSpace, Double, Double, Double, Double)", call2),
        HostileCall("GraphicsContext.Shading.color(_:white:opacity:) (Color.RGBColorSpace, Double, Double)", call3),
        HostileCall("GraphicsContext.Shading.conicGradient(_:center:angle:options:) (Gradient, CGPoint, Angle, GradientOptions)", call4),
        HostileCall("GraphicsContext.Shading.linearGradient(_:startPoint:endPoint:options:) (Gradient, CGPoint, CGPoint, GradientOptions)", call5),
        HostileCall("GraphicsContext.Shading.radialGradient(_:center:startRadius:endRadius:options:) (Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)", call6),
        HostileCall("GraphicsContext.clip(to:style:options:) (Path, FillStyle, ClipOptions)", call7),
        HostileCall("GraphicsContext.clipToLayer(opacity:options:content:) (Double, ClipOptions, (GraphicsContext) throws -> Void)", call8),
        HostileCall("GraphicsContext.concatenate(_:) (CGAffineTransform)", call9),
        HostileCall("GraphicsContext.draw(_:at:anchor:) (Image, CGPoint, UnitPoint)", call10),
        HostileCall("GraphicsContext.draw(_:at:anchor:) (ResolvedImage, CGPoint, UnitPoint)", call11),
        HostileCall("GraphicsContext.draw(_:at:anchor:) (ResolvedText, CGPoint, UnitPoint)", call12),
        HostileCall("GraphicsContext.draw(_:at:anchor:) (Text, CGPoint, UnitPoint)", call13),
        HostileCall("GraphicsContext.draw(_:in:) (ResolvedText, CGRect)", call14),
        HostileCall("GraphicsContext.draw(_:in:) (Text, CGRect)", call15),
        HostileCall("GraphicsContext.draw(_:in:style:) (Image, CGRect, FillStyle)", call16),
        HostileCall("GraphicsContext.draw(_:in:style:) (ResolvedImage, CGRect, FillStyle)", call17),
        HostileCall("GraphicsContext.fill(_:with:style:) (Path, Shading, FillStyle)", call18),
        HostileCall("GraphicsContext.resolve(_:) (Text)", call19),
        HostileCall("GraphicsContext.rotate(by:) (Angle)", call20),
        HostileCall("GraphicsContext.scaleBy(x:y:) (CGFloat, CGFloat)", call21),
        HostileCall("GraphicsContext.stroke(_:with:lineWidth:) (Path, Shading, CGFloat)", call22),
        HostileCall("GraphicsContext.stroke(_:with:style:) (Path, Shading, StrokeStyle)", call23),
        HostileCall("GraphicsContext.translateBy(x:y:) (CGFloat, CGFloat)", call24),
        HostileCall("Grid.init(alignment:horizontalSpacing:verticalSpacing:content:) (Alignment, CGFloat?, CGFloat?, () -> Content)", call25),
        HostileCall("GridItem.init(_:spacing:alignment:) (GridItem.Size, CGFloat?, Alignment?)", call26),
        HostileCall("GridLayout.init(alignment:horizontalSpacing:verticalSpacing:) (Alignment, CGFloat?, CGFloat?)", call27),
        HostileCall("GroupBox.init(_:content:) (LocalizedStringKey, () -> Content) where Label == Text", call28),
        HostileCall("GroupBox.init(_:content:) (S, () -> Content) where Label == Text", call29),
        HostileCall("HStack.init(alignment:spacing:content:) (VerticalAlignment, CGFloat?, () -> Content)", call30),
        HostileCall("HStackLayout.init(alignment:spacing:) (VerticalAlignment, CGFloat?)", call31),
        HostileCall("Image.init(_:) (ImageResource)", call32),
        HostileCall("Image.init(_:bundle:) (String, Bundle?)", call33),
        HostileCall("Image.init(_:bundle:label:) (String, Bundle?, Text)", call34),
        HostileCall("Image.init(_:variableValue:bundle:) (String, Double?, Bundle?)", call35),
        HostileCall("Image.init(_:variableValue:bundle:label:) (String, Double?, Bundle?, Text)", call36),
        HostileCall("Image.init(data:scale:label:) (Data, CGFloat, Text?)", call37),
        HostileCall("Image.init(decorative:bundle:) (String, Bundle?)", call38),
        HostileCall("Image.init(decorative:variableValue:bundle:) (String, Double?, Bundle?)", call39),
        HostileCall("Image.init(systemName:) (String)", call40),
        HostileCall("Image.init(systemName:variableValue:) (String, Double?)", call41),
        HostileCall("Image.resizable(capInsets:resizingMode:) (EdgeInsets, ResizingMode)", call42),
        HostileCall("ImageResource.init(name:bundle:) (String, Bundle)", call43),
        HostileCall("InlinePresentationIntent.init(rawValue:) (UInt)", call44),
        HostileCall("InsettableShape.strokeBorder(_:lineWidth:antialiased:) (S, CGFloat, Bool)", call45),
        HostileCall("InsettableShape.strokeBorder(_:style:antialiased:) (S, StrokeStyle, Bool)", call46),
        HostileCall("KeyEquivalent.init(_:) (Character)", call47),
        HostileCall("KeyEquivalent.init(extendedGraphemeClusterLiteral:) (Character)", call48),
        HostileCall("KeyPress.Phases.init(rawValue:) (Int)", call49),
        HostileCall("Label.init(_:image:) (LocalizedStringKey, ImageResource) where Title == Text, Icon == Image", call50),
        HostileCall("Label.init(_:image:) (LocalizedStringKey, String) where Title == Text, Icon == Image", call51),
        HostileCall("Label.init(_:image:) (S, ImageResource) where Title == Text, Icon == Image", call52),
        HostileCall("Label.init(_:image:) (S, String) where Title == Text, Icon == Image", call53),
        HostileCall("Label.init(_:systemImage:) (LocalizedStringKey, String) where Title == Text, Icon == Image", call54),
        HostileCall("Label.init(_:systemImage:) (S, String) where Title == Text, Icon == Image", call55),
        HostileCall("LabeledContent.init(_:content:) (LocalizedStringKey, () -> Content) where Label == Text", call56),
        HostileCall("LabeledContent.init(_:content:) (S, () -> Content) where Label == Text", call57),
        HostileCall("LabeledContent.init(_:value:) (LocalizedStringKey, S) where Label == Text, Content == Text", call58),
        HostileCall("LabeledContent.init(_:value:) (S1, S2) where Label == Text, Content == Text", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.saturation(h.double))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.shadow(radius: h.length, x: h.length, y: h.length))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.color(red: h.double, green: h.double, blue: h.double, opacity: h.double))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.color(white: h.double, opacity: h.double))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.conicGradient(Gradient(colors: [.red, .blue]), center: h.point, angle: h.angle))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.linearGradient(Gradient(colors: [.red, .blue]), startPoint: h.point, endPoint: h.point))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.radialGradient(Gradient(colors: [.red, .blue]), center: h.point, startRadius: h.length, endRadius: h.length))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.clip(to: Path(ellipseIn: h.rect))
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.clipToLayer(opacity: h.double, content: { _ in })
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.concatenate(h.affine)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(Image(systemName: "star"), at: h.point, anchor: h.unitPoint)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(context.resolve(Image(systemName: "star")), at: h.point, anchor: h.unitPoint)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(context.resolve(Text(verbatim: h.text)), at: h.point, anchor: h.unitPoint)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(Text(verbatim: h.text), at: h.point, anchor: h.unitPoint)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(context.resolve(Text(verbatim: h.text)), in: h.rect)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(Text(verbatim: h.text), in: h.rect)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(Image(systemName: "star"), in: h.rect)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(context.resolve(Image(systemName: "star")), in: h.rect)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.fill(Path(ellipseIn: h.rect), with: GraphicsContext.Shading.color(.red))
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            _ = context.resolve(Text(verbatim: h.text))
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.rotate(by: h.angle)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.scaleBy(x: h.length, y: h.length)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.stroke(Path(ellipseIn: h.rect), with: GraphicsContext.Shading.color(.red), lineWidth: h.length)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.stroke(Path(ellipseIn: h.rect), with: GraphicsContext.Shading.color(.red), style: h.stroke)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.translateBy(x: h.length, y: h.length)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Grid(horizontalSpacing: h.length, verticalSpacing: h.length, content: { HostileContent() }))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(GridItem(spacing: h.length))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(GridLayout(horizontalSpacing: h.length, verticalSpacing: h.length))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(GroupBox(h.key, content: { HostileContent() }))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(GroupBox(h.text, content: { HostileContent() }))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(HStack(spacing: h.length, content: { HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(HStackLayout(spacing: h.length))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Image(ImageResource(name: h.text, bundle: .main)))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text, label: Text(verbatim: h.text)))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text, variableValue: h.double))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text, variableValue: h.double, label: Text(verbatim: h.text)))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(Image(data: Data(), scale: h.length, label: Text(verbatim: h.text)) as Any)
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(Image(decorative: h.text))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Image(decorative: h.text, variableValue: h.double))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Image(systemName: h.text))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Image(systemName: h.text, variableValue: h.double))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Image(systemName: "star").resizable(capInsets: h.insets))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(ImageResource(name: h.text, bundle: Bundle.main))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(InlinePresentationIntent(rawValue: h.unsigned))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: 4).strokeBorder(lineWidth: h.length))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: 4).strokeBorder(style: h.stroke))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(KeyEquivalent(h.character))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(KeyEquivalent(extendedGraphemeClusterLiteral: h.character))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(KeyPress.Phases(rawValue: h.int))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.key, image: ImageResource(name: h.text, bundle: .main)))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.key, image: h.text))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.text, image: ImageResource(name: h.text, bundle: .main)))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.text, image: h.text))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.key, systemImage: h.text))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.text, systemImage: h.text))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(h.key, content: { HostileContent() }))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(h.text, content: { HostileContent() }))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(h.key, value: h.text))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(h.text, value: h.text))
    }
}
