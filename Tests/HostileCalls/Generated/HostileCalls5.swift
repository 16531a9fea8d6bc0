// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls5 {
    static let all: [HostileCall] = [
        HostileCall("Image.init(_:bundle:label:) (String, Bundle?, Text)", call0),
        HostileCall("Image.init(_:variableValue:bundle:) (String, Double?, Bundle?)", call1),
        HostileCall("Image.init(_:variableValue:bundle:label:) (String, Double?, Bundle?, Text)", call2),
        HostileCall("Image.init(data:scale:label:) (Data, CGFloat, Text?)", call3),
        HostileCall("Image.init(decorative:bundle:) (String, Bundle?)", call4),
        HostileCall("Image.init(decorative:variableValue:bundle:) (String, Double?, Bundle?)", call5),
        HostileCall("Image.init(size:label:opaque:colorMode:renderer:) (CGSize, Text?, Bool, ColorRenderingMode, (GraphicsContext) -> Void)", call6),
        HostileCall("Image.init(systemName:) (String)", call7),
        HostileCall("Image.init(systemName:variableValue:) (String, Double?)", call8),
        HostileCall("Image.resizable(capInsets:resizingMode:) (EdgeInsets, ResizingMode)", call9),
        HostileCall("ImagePaint.init(image:sourceRect:scale:) (Image, CGRect, CGFloat)", call10),
        HostileCall("ImageResource.init(name:bundle:) (String, Bundle)", call11),
        HostileCall("InlinePresentationIntent.init(rawValue:) (UInt)", call12),
        HostileCall("InsettableShape.strokeBorder(_:lineWidth:antialiased:) (S, CGFloat, Bool)", call13),
        HostileCall("InsettableShape.strokeBorder(_:style:antialiased:) (S, StrokeStyle, Bool)", call14),
        HostileCall("KeyEquivalent.init(_:) (Character)", call15),
        HostileCall("KeyEquivalent.init(extendedGraphemeClusterLiteral:) (Character)", call16),
        HostileCall("KeyPress.Phases.init(rawValue:) (Int)", call17),
        HostileCall("Label.init(_:image:) (LocalizedStringKey, ImageResource) where Title == Text, Icon == Image", call18),
        HostileCall("Label.init(_:image:) (LocalizedStringKey, String) where Title == Text, Icon == Image", call19),
        HostileCall("Label.init(_:image:) (LocalizedStringResource, ImageResource) where Title == Text, Icon == Image", call20),
        HostileCall("Label.init(_:image:) (LocalizedStringResource, String) where Title == Text, Icon == Image", call21),
        HostileCall("Label.init(_:image:) (S, ImageResource) where Title == Text, Icon == Image", call22),
        HostileCall("Label.init(_:image:) (S, String) where Title == Text, Icon == Image", call23),
        HostileCall("Label.init(_:systemImage:) (LocalizedStringKey, String) where Title == Text, Icon == Image", call24),
        HostileCall("Label.init(_:systemImage:) (LocalizedStringResource, String) where Title == Text, Icon == Image", call25),
        HostileCall("Label.init(_:systemImage:) (S, String) where Title == Text, Icon == Image", call26),
        HostileCall("LabeledContent.init(_:content:) (LocalizedStringKey, () -> Content) where Label == Text", call27),
        HostileCall("LabeledContent.init(_:content:) (R, () -> Content) where Label == Text", call28),
        HostileCall("LabeledContent.init(_:content:) (S, () -> Content) where Label == Text", call29),
        HostileCall("LabeledContent.init(_:value:_apart:) (LocalizedStringKey, S, _NoClosure) where Label == Text, Content == Text", call30),
        HostileCall("LabeledContent.init(_:value:_apart:) (R, S, _NoClosure) where Label == Text, Content == Text", call31),
        HostileCall("LabeledContent.init(_:value:_apart:) (S1, S2, _NoClosure) where Label == Text, Content == Text", call32),
        HostileCall("LazyHGrid.init(rows:alignment:spacing:pinnedViews:content:) ([GridItem], VerticalAlignment, CGFloat?, PinnedScrollableViews, () -> Content)", call33),
        HostileCall("LazyHStack.init(alignment:spacing:pinnedViews:content:) (VerticalAlignment, CGFloat?, PinnedScrollableViews, () -> Content)", call34),
        HostileCall("LazyVGrid.init(columns:alignment:spacing:pinnedViews:content:) ([GridItem], HorizontalAlignment, CGFloat?, PinnedScrollableViews, () -> Content)", call35),
        HostileCall("LazyVStack.init(alignment:spacing:pinnedViews:content:) (HorizontalAlignment, CGFloat?, PinnedScrollableViews, () -> Content)", call36),
        HostileCall("LinearGradient.init(colors:startPoint:endPoint:) ([Color], UnitPoint, UnitPoint)", call37),
        HostileCall("LinearGradient.init(gradient:startPoint:endPoint:) (Gradient, UnitPoint, UnitPoint)", call38),
        HostileCall("LinearGradient.init(stops:startPoint:endPoint:) ([Gradient.Stop], UnitPoint, UnitPoint)", call39),
        HostileCall("LinearKeyframe.init(_:duration:timingCurve:) (Value, TimeInterval, UnitCurve)", call40),
        HostileCall("Link.init(_:destination:) (LocalizedStringKey, URL) where Label == Text", call41),
        HostileCall("Link.init(_:destination:) (LocalizedStringResource, URL) where Label == Text", call42),
        HostileCall("Link.init(_:destination:) (S, URL) where Label == Text", call43),
        HostileCall("List.init(_:rowContent:file:line:) (Range<Int>, (Int) -> RowContent, StaticString, UInt) where SelectionValue == Never, Content == ForEach<Range<Int>, Int, RowContent>", call44),
        HostileCall("List.init(_:selection:rowContent:file:line:) (Range<Int>, Binding<SelectionValue?>?, (Int) -> RowContent, StaticString, UInt) where Content == ForEach<Range<Int>, Int, RowContent>", call45),
        HostileCall("ListSectionSpacing.custom(_:) (CGFloat)", call46),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(_:) (Part)", call47),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(_:) (String)", call48),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(_:formatter:) (Date, Formatter)", call49),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(_:style:) (Date, Text.DateStyle)", call50),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(timerInterval:pauseTime:countsDown:showsHours:) (ClosedRange<Date>, Date?, Bool, Bool)", call51),
        HostileCall("LocalizedStringKey.StringInterpolation.appendLiteral(_:) (String)", call52),
        HostileCall("LocalizedStringKey.StringInterpolation.init(literalCapacity:interpolationCount:) (Int, Int)", call53),
        HostileCall("LocalizedStringKey.init(_:) (String)", call54),
        HostileCall("LocalizedStringKey.init(stringLiteral:) (String)", call55),
        HostileCall("LocalizedStringResource.init(_:table:locale:bundle:comment:) (String.LocalizationValue, String?, Locale, BundleDescription, StaticString?)", call56),
        HostileCall("LocalizedStringResource.init(stringLiteral:) (String)", call57),
        HostileCall("LongPressGesture.init(minimumDuration:maximumDistance:) (Double, CGFloat)", call58),
        HostileCall("LongPressGesture.init(minimumDuration:maximumDistance:inputKinds:) (Double, CGFloat, GestureInputKinds)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text, label: Text(verbatim: h.text)))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text, variableValue: h.double))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(Image(h.text, variableValue: h.double, label: Text(verbatim: h.text)))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(Image(data: Data(), scale: h.length, label: Text(verbatim: h.text)) as Any)
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(Image(decorative: h.text))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(Image(decorative: h.text, variableValue: h.double))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(Image(size: h.size, label: Text(verbatim: h.text), renderer: { _ in }))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Image(systemName: h.text))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Image(systemName: h.text, variableValue: h.double))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Image(systemName: "star").resizable(capInsets: h.insets))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(ImagePaint(image: Image(systemName: "star"), sourceRect: h.rect, scale: h.length))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(ImageResource(name: h.text, bundle: Bundle.main))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(InlinePresentationIntent(rawValue: h.unsigned))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: 4).strokeBorder(lineWidth: h.length))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: 4).strokeBorder(style: h.stroke))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(KeyEquivalent(h.character))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(KeyEquivalent(extendedGraphemeClusterLiteral: h.character))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(KeyPress.Phases(rawValue: h.int))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.key, image: ImageResource(name: h.text, bundle: .main)))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.key, image: h.text))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(Label(LocalizedStringResource(stringLiteral: h.text), image: ImageResource(name: h.text, bundle: .main)))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(Label(LocalizedStringResource(stringLiteral: h.text), image: h.text))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.text, image: ImageResource(name: h.text, bundle: .main)))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.text, image: h.text))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.key, systemImage: h.text))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Label(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(Label(h.text, systemImage: h.text))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(h.key, content: { HostileContent() }))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(h.text, content: { HostileContent() }))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(h.key, value: h.text))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(LocalizedStringResource(stringLiteral: h.text), value: h.text))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(LabeledContent(h.text, value: h.text))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(LazyHGrid(rows: [h.gridItem, GridItem(.adaptive(minimum: h.length))], spacing: h.length, content: { HostileContent() }))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(LazyHStack(spacing: h.length, content: { HostileContent() }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(LazyVGrid(columns: [h.gridItem, GridItem(.adaptive(minimum: h.length))], spacing: h.length, content: { HostileContent() }))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(LazyVStack(spacing: h.length, content: { HostileContent() }))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient(colors: [.red, .blue, .green, .red], startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(LinearGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], startPoint: h.unitPoint, endPoint: h.unitPoint))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(LinearKeyframe(h.double, duration: h.double))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Link(h.key, destination: URL(filePath: "/")))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Link(LocalizedStringResource(stringLiteral: h.text), destination: URL(filePath: "/")))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(Link(h.text, destination: URL(filePath: "/")))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(List(h.halfOpen, rowContent: { _ in HostileContent() }, line: h.unsigned))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(List(h.halfOpen, selection: .constant(1), rowContent: { _ in HostileContent() }, line: h.unsigned))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(ListSectionSpacing.custom(h.length))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.dates)
        return h.show(value)
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.text)
        return h.show(value)
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.date, formatter: NumberFormatter())
        return h.show(value)
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.date, style: Text.DateStyle.timer)
        return h.show(value)
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(timerInterval: h.dates, pauseTime: h.date)
        return h.show(value)
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendLiteral(h.text)
        return h.show(value)
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringKey.StringInterpolation(literalCapacity: h.int, interpolationCount: h.int))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringKey(h.text))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringKey(stringLiteral: h.text))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringResource(String.LocalizationValue(h.text), table: h.text))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringResource(stringLiteral: h.text))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(LongPressGesture(minimumDuration: h.double, maximumDistance: h.length))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(LongPressGesture(minimumDuration: h.double, maximumDistance: h.length, inputKinds: GestureInputKinds.all))
    }
}
