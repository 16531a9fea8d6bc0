// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls5 {
    static let all: [HostileCall] = [
        HostileCall("GraphicsContext.draw(_:in:style:) (Image, CGRect, FillStyle)", call0),
        HostileCall("GraphicsContext.draw(_:in:style:) (ResolvedImage, CGRect, FillStyle)", call1),
        HostileCall("GraphicsContext.fill(_:with:style:) (Path, Shading, FillStyle)", call2),
        HostileCall("GraphicsContext.resolve(_:) (Text)", call3),
        HostileCall("GraphicsContext.rotate(by:) (Angle)", call4),
        HostileCall("GraphicsContext.scaleBy(x:y:) (CGFloat, CGFloat)", call5),
        HostileCall("GraphicsContext.stroke(_:with:lineWidth:) (Path, Shading, CGFloat)", call6),
        HostileCall("GraphicsContext.stroke(_:with:style:) (Path, Shading, StrokeStyle)", call7),
        HostileCall("GraphicsContext.translateBy(x:y:) (CGFloat, CGFloat)", call8),
        HostileCall("Grid.init(alignment:horizontalSpacing:verticalSpacing:content:) (Alignment, CGFloat?, CGFloat?, () -> Content)", call9),
        HostileCall("GridItem.init(_:spacing:alignment:) (GridItem.Size, CGFloat?, Alignment?)", call10),
        HostileCall("GridLayout.init(alignment:horizontalSpacing:verticalSpacing:) (Alignment, CGFloat?, CGFloat?)", call11),
        HostileCall("GroupBox.init(_:content:) (LocalizedStringKey, () -> Content) where Label == Text", call12),
        HostileCall("GroupBox.init(_:content:) (R, () -> Content) where Label == Text", call13),
        HostileCall("GroupBox.init(_:content:) (S, () -> Content) where Label == Text", call14),
        HostileCall("HStack.init(alignment:spacing:content:) (VerticalAlignment, CGFloat?, () -> Content)", call15),
        HostileCall("HStackLayout.init(alignment:spacing:) (VerticalAlignment, CGFloat?)", call16),
        HostileCall("Image.init(_:) (ImageResource)", call17),
        HostileCall("Image.init(_:bundle:) (String, Bundle?)", call18),
        HostileCall("Image.init(_:bundle:label:) (String, Bundle?, Text)", call19),
        HostileCall("Image.init(_:variableValue:bundle:) (String, Double?, Bundle?)", call20),
        HostileCall("Image.init(_:variableValue:bundle:label:) (String, Double?, Bundle?, Text)", call21),
        HostileCall("Image.init(data:scale:label:) (Data, CGFloat, Text?)", call22),
        HostileCall("Image.init(decorative:bundle:) (String, Bundle?)", call23),
        HostileCall("Image.init(decorative:variableValue:bundle:) (String, Double?, Bundle?)", call24),
        HostileCall("Image.init(size:label:opaque:colorMode:renderer:) (CGSize, Text?, Bool, ColorRenderingMode, (GraphicsContext) -> Void)", call25),
        HostileCall("Image.init(systemName:) (String)", call26),
        HostileCall("Image.init(systemName:variableValue:) (String, Double?)", call27),
        HostileCall("Image.resizable(capInsets:resizingMode:) (EdgeInsets, ResizingMode)", call28),
        HostileCall("ImagePaint.init(image:sourceRect:scale:) (Image, CGRect, CGFloat)", call29),
        HostileCall("ImageResource.init(name:bundle:) (String, Bundle)", call30),
        HostileCall("InlinePresentationIntent.init(rawValue:) (UInt)", call31),
        HostileCall("InsettableShape.strokeBorder(_:lineWidth:antialiased:) (S, CGFloat, Bool)", call32),
        HostileCall("InsettableShape.strokeBorder(_:style:antialiased:) (S, StrokeStyle, Bool)", call33),
        HostileCall("KeyEquivalent.init(_:) (Character)", call34),
        HostileCall("KeyEquivalent.init(extendedGraphemeClusterLiteral:) (Character)", call35),
        HostileCall("KeyPress.Phases.init(rawValue:) (Int)", call36),
        HostileCall("Label.init(_:image:) (LocalizedStringKey, ImageResource) where Title == Text, Icon == Image", call37),
        HostileCall("Label.init(_:image:) (LocalizedStringKey, String) where Title == Text, Icon == Image", call38),
        HostileCall("Label.init(_:image:) (LocalizedStringResource, ImageResource) where Title == Text, Icon == Image", call39),
        HostileCall("Label.init(_:image:) (LocalizedStringResource, String) where Title == Text, Icon == Image", call40),
        HostileCall("Label.init(_:image:) (S, ImageResource) where Title == Text, Icon == Image", call41),
        HostileCall("Label.init(_:image:) (S, String) where Title == Text, Icon == Image", call42),
        HostileCall("Label.init(_:systemImage:) (LocalizedStringKey, String) where Title == Text, Icon == Image", call43),
        HostileCall("Label.init(_:systemImage:) (LocalizedStringResource, String) where Title == Text, Icon == Image", call44),
        HostileCall("Label.init(_:systemImage:) (S, String) where Title == Text, Icon == Image", call45),
        HostileCall("LabeledContent.init(_:content:) (LocalizedStringKey, () -> Content) where Label == Text", call46),
        HostileCall("LabeledContent.init(_:content:) (R, () -> Content) where Label == Text", call47),
        HostileCall("LabeledContent.init(_:content:) (S, () -> Content) where Label == Text", call48),
        HostileCall("LabeledContent.init(_:value:_apart:) (LocalizedStringKey, S, _NoClosure) where Label == Text, Content == Text", call49),
        HostileCall("LabeledContent.init(_:value:_apart:) (R, S, _NoClosure) where Label == Text, Content == Text", call50),
        HostileCall("LabeledContent.init(_:value:_apart:) (T, S, _NoClosure) where Label == Text, Content == Text", call51),
        HostileCall("LazyHGrid.init(rows:alignment:spacing:pinnedViews:content:) ([GridItem], VerticalAlignment, CGFloat?, PinnedScrollableViews, () -> Content)", call52),
        HostileCall("LazyHStack.init(alignment:spacing:pinnedViews:content:) (VerticalAlignment, CGFloat?, PinnedScrollableViews, () -> Content)", call53),
        HostileCall("LazyVGrid.init(columns:alignment:spacing:pinnedViews:content:) ([GridItem], HorizontalAlignment, CGFloat?, PinnedScrollableViews, () -> Content)", call54),
        HostileCall("LazyVStack.init(alignment:spacing:pinnedViews:content:) (HorizontalAlignment, CGFloat?, PinnedScrollableViews, () -> Content)", call55),
        HostileCall("LinearGradient.init(colors:startPoint:endPoint:) ([Color], UnitPoint, UnitPoint)", call56),
        HostileCall("LinearGradient.init(gradient:startPoint:endPoint:) (Gradient, UnitPoint, UnitPoint)", call57),
        HostileCall("LinearGradient.init(stops:startPoint:endPoint:) ([Gradient.Stop], UnitPoint, UnitPoint)", call58),
        HostileCall("LinearKeyframe.init(_:duration:timingCurve:) (Value, TimeInterval, UnitCurve)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(Image(systemName: "star"), in: h.rect)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(context.resolve(Image(systemName: "star")), in: h.rect)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.fill(Path(ellipseIn: h.rect), with: GraphicsContext.Shading.color(.red))
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            _ = context.resolve(Text(verbatim: h.text))
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.rotate(by: h.angle)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.scaleBy(x: h.length, y: h.length)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.stroke(Path(ellipseIn: h.rect), with: GraphicsContext.Shading.color(.red), lineWidth: h.length)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.stroke(Path(ellipseIn: h.rect), with: GraphicsContext.Shading.color(.red), style: h.stroke)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.translateBy(x: h.length, y: h.length)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Grid(horizontalSpacing: h.length, verticalSpacing: h.length, content: { HostileContent() }))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(GridItem(spacing: h.length))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(GridLayout(horizontalSpacing: h.length, verticalSpacing: h.length))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(GroupBox(h.key, content: { HostileContent() }))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(GroupBox(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(GroupBox(h.text, content: { HostileContent() }))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(HStack(spacing: h.length, content: { HostileContent() }))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(HStackLayout(spacing: h.length))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Image(ImageResource(name: h.text, bundle: .main)))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text, label: Text(verbatim: h.text)))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text, variableValue: h.double))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text, variableValue: h.double, label: Text(verbatim: h.text)))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(Image(data: Data(), scale: h.length, label: Text(verbatim: h.text)) as Any)
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Image(decorative: h.text))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(Image(decorative: h.text, variableValue: h.double))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Image(size: h.size, label: Text(verbatim: h.text), renderer: { _ in }))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(Image(systemName: h.text))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(Image(systemName: h.text, variableValue: h.double))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(Image(systemName: "star").resizable(capInsets: h.insets))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(ImagePaint(image: Image(systemName: "star"), sourceRect: h.rect, scale: h.length))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(ImageResource(name: h.text, bundle: Bundle.main))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(InlinePresentationIntent(rawValue: h.unsigned))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: 4).strokeBorder(lineWidth: h.length))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: 4).strokeBorder(style: h.stroke))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(KeyEquivalent(h.character))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(KeyEquivalent(extendedGraphemeClusterLiteral: h.character))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(KeyPress.Phases(rawValue: h.int))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.key, image: ImageResource(name: h.text, bundle: .main)))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.key, image: h.text))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Label(LocalizedStringResource(stringLiteral: h.text), image: ImageResource(name: h.text, bundle: .main)))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Label(LocalizedStringResource(stringLiteral: h.text), image: h.text))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.text, image: ImageResource(name: h.text, bundle: .main)))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.text, image: h.text))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.key, systemImage: h.text))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(Label(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.text, systemImage: h.text))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(h.key, content: { HostileContent() }))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(h.text, content: { HostileContent() }))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(h.key, value: h.text))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(LocalizedStringResource(stringLiteral: h.text), value: h.text))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(h.text, value: h.text))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(LazyHGrid(rows: [h.gridItem, GridItem(.adaptive(minimum: h.length))], spacing: h.length, content: { HostileContent() }))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(LazyHStack(spacing: h.length, content: { HostileContent() }))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(LazyVGrid(columns: [h.gridItem, GridItem(.adaptive(minimum: h.length))], spacing: h.length, content: { HostileContent() }))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(LazyVStack(spacing: h.length, content: { HostileContent() }))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient(colors: [.red, .blue, .green, .red], startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(LinearKeyframe(h.double, duration: h.double))
    }
}
