// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls4 {
    static let all: [HostileCall] = [
        HostileCall("EdgeInsets.init(top:leading:bottom:trailing:) (CGFloat, CGFloat, CGFloat, CGFloat)", call0),
        HostileCall("Ellipse.inset(by:) (CGFloat)", call1),
        HostileCall("Ellipse.path(in:) (CGRect)", call2),
        HostileCall("EllipticalGradient.init(colors:center:startRadiusFraction:endRadiusFraction:) ([Color], UnitPoint, CGFloat, CGFloat)", call3),
        HostileCall("EllipticalGradient.init(gradient:center:startRadiusFraction:endRadiusFraction:) (Gradient, UnitPoint, CGFloat, CGFloat)", call4),
        HostileCall("EllipticalGradient.init(stops:center:startRadiusFraction:endRadiusFraction:) ([Gradient.Stop], UnitPoint, CGFloat, CGFloat)", call5),
        HostileCall("EmptyAnimatableData.scale(by:) (Double)", call6),
        HostileCall("EventModifiers.init(rawValue:) (Int)", call7),
        HostileCall("EveryMinuteTimelineSchedule.entries(from:mode:) (Date, TimelineScheduleMode)", call8),
        HostileCall("ExplicitTimelineSchedule.entries(from:mode:) (Date, TimelineScheduleMode) where Entries.Element == Date", call9),
        HostileCall("FileDialogBrowserOptions.init(rawValue:) (Int)", call10),
        HostileCall("FileWrapper.ReadingOptions.init(rawValue:) (UInt)", call11),
        HostileCall("FileWrapper.WritingOptions.init(rawValue:) (UInt)", call12),
        HostileCall("Float.scale(by:) (Double)", call13),
        HostileCall("FocusInteractions.init(rawValue:) (Int)", call14),
        HostileCall("Font.custom(_:fixedSize:) (String, CGFloat)", call15),
        HostileCall("Font.custom(_:size:) (String, CGFloat)", call16),
        HostileCall("Font.custom(_:size:relativeTo:) (String, CGFloat, TextStyle)", call17),
        HostileCall("Font.pointSize(_:) (CGFloat)", call18),
        HostileCall("Font.scaled(by:) (CGFloat)", call19),
        HostileCall("Font.system(size:weight:design:) (CGFloat, Weight?, Design?)", call20),
        HostileCall("ForEach.init(_:content:file:line:) (Range<Int>, (Int) -> Content, StaticString, UInt) where Data == Range<Int>, ID == Int, Content: View", call21),
        HostileCall("ForEach.init(sections:content:file:line:) (V, (SectionConfiguration) -> R, StaticString, UInt) where Content: View , Data == CollectionOfOne<Int>, ID == Int, Content == GroupSectionsOfContent<V, ForEach<SectionCollection, SectionConfiguration.ID, R>>", call22),
        HostileCall("ForEach.init(subviews:content:file:line:) (V, (Subview) -> R, StaticString, UInt) where Content: View , Data == CollectionOfOne<Int>, ID == Int, Content == GroupElementsOfContent<V, ForEach<SubviewsCollection, Subview.ID, R>>", call23),
        HostileCall("FormatStyle.offset(to:allowedFields:maxFieldCount:sign:) (Date, Set<Date.ComponentsFormatStyle.Field>, Int, NumberFormatStyleConfiguration.SignDisplayStrategy) where Self == SystemFormatStyle.DateOffset", call24),
        HostileCall("FormatStyle.reference(to:allowedFields:maxFieldCount:thresholdField:) (Date, Set<Date.RelativeFormatStyle.Field>, Int, Date.RelativeFormatStyle.Field) where Self == SystemFormatStyle.DateReference", call25),
        HostileCall("FormatStyle.stopwatch(startingAt:showsHours:maxFieldCount:maxPrecision:) (Date, Bool, Int, Duration) where Self == SystemFormatStyle.Stopwatch", call26),
        HostileCall("FormatStyle.timer(countingDownIn:showsHours:maxFieldCount:maxPrecision:) (Range<Date>, Bool, Int, Duration) where Self == SystemFormatStyle.Timer", call27),
        HostileCall("FormatStyle.timer(countingUpIn:showsHours:maxFieldCount:maxPrecision:) (Range<Date>, Bool, Int, Duration) where Self == SystemFormatStyle.Timer", call28),
        HostileCall("Gauge.init(value:in:label:) (V, ClosedRange<V>, () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView", call29),
        HostileCall("Gauge.init(value:in:label:currentValueLabel:) (V, ClosedRange<V>, () -> Label, () -> CurrentValueLabel) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView", call30),
        HostileCall("Gauge.init(value:in:label:currentValueLabel:markedValueLabels:) (V, ClosedRange<V>, () -> Label, () -> CurrentValueLabel, () -> MarkedValueLabels) where BoundsLabel == EmptyView", call31),
        HostileCall("Gauge.init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:) (V, ClosedRange<V>, () -> Label, () -> CurrentValueLabel, () -> BoundsLabel, () -> BoundsLabel) where MarkedValueLabels == EmptyView", call32),
        HostileCall("Gauge.init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:markedValueLabels:) (V, ClosedRange<V>, () -> Label, () -> CurrentValueLabel, () -> BoundsLabel, () -> BoundsLabel, () -> MarkedValueLabels)", call33),
        HostileCall("GlassEffectContainer.init(spacing:content:) (CGFloat?, () -> Content)", call34),
        HostileCall("Gradient.Stop.init(color:location:) (Color, CGFloat)", call35),
        HostileCall("GraphicsContext.Filter.alphaThreshold(min:max:color:) (Double, Double, Color)", call36),
        HostileCall("GraphicsContext.Filter.blur(radius:options:) (CGFloat, BlurOptions)", call37),
        HostileCall("GraphicsContext.Filter.brightness(_:) (Double)", call38),
        HostileCall("GraphicsContext.Filter.colorInvert(_:) (Double)", call39),
        HostileCall("GraphicsContext.Filter.contrast(_:) (Double)", call40),
        HostileCall("GraphicsContext.Filter.grayscale(_:) (Double)", call41),
        HostileCall("GraphicsContext.Filter.hueRotation(_:) (Angle)", call42),
        HostileCall("GraphicsContext.Filter.saturation(_:) (Double)", call43),
        HostileCall("GraphicsContext.Filter.shadow(color:radius:x:y:options:) (Color, CGFloat, CGFloat, CGFloat, ShadowOptions)", call44),
        HostileCall("GraphicsContext.Shading.color(_:red:green:blue:opacity:) (Color.RGBColorSpace, Double, Double, Double, Double)", call45),
        HostileCall("GraphicsContext.Shading.color(_:white:opacity:) (Color.RGBColorSpace, Double, Double)", call46),
        HostileCall("GraphicsContext.Shading.conicGradient(_:center:angle:options:) (Gradient, CGPoint, Angle, GradientOptions)", call47),
        HostileCall("GraphicsContext.Shading.linearGradient(_:startPoint:endPoint:options:) (Gradient, CGPoint, CGPoint, GradientOptions)", call48),
        HostileCall("GraphicsContext.Shading.radialGradient(_:center:startRadius:endRadius:options:) (Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)", call49),
        HostileCall("GraphicsContext.Shading.tiledImage(_:origin:sourceRect:scale:) (Image, CGPoint, CGRect, CGFloat)", call50),
        HostileCall("GraphicsContext.clip(to:style:options:) (Path, FillStyle, ClipOptions)", call51),
        HostileCall("GraphicsContext.clipToLayer(opacity:options:content:) (Double, ClipOptions, (GraphicsContext) throws -> Void)", call52),
        HostileCall("GraphicsContext.concatenate(_:) (CGAffineTransform)", call53),
        HostileCall("GraphicsContext.draw(_:at:anchor:) (Image, CGPoint, UnitPoint)", call54),
        HostileCall("GraphicsContext.draw(_:at:anchor:) (ResolvedImage, CGPoint, UnitPoint)", call55),
        HostileCall("GraphicsContext.draw(_:at:anchor:) (ResolvedText, CGPoint, UnitPoint)", call56),
        HostileCall("GraphicsContext.draw(_:at:anchor:) (Text, CGPoint, UnitPoint)", call57),
        HostileCall("GraphicsContext.draw(_:in:) (ResolvedText, CGRect)", call58),
        HostileCall("GraphicsContext.draw(_:in:) (Text, CGRect)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(EdgeInsets(top: h.length, leading: h.length, bottom: h.length, trailing: h.length))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(Ellipse().inset(by: h.length))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(Ellipse().path(in: h.rect))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient(gradient: Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        var value = EmptyAnimatableData()
        value.scale(by: h.double)
        return h.show(value)
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(EventModifiers(rawValue: h.int))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(EveryMinuteTimelineSchedule().entries(from: h.date, mode: TimelineScheduleMode.normal))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(ExplicitTimelineSchedule([h.date]).entries(from: h.date, mode: TimelineScheduleMode.normal))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(FileDialogBrowserOptions(rawValue: h.int))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(FileWrapper.ReadingOptions(rawValue: h.unsigned))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(FileWrapper.WritingOptions(rawValue: h.unsigned))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        var value = h.float
        value.scale(by: h.double)
        return h.show(value)
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(FocusInteractions(rawValue: h.int))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(Font.custom(h.text, fixedSize: h.length))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(Font.custom(h.text, size: h.length))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Font.custom(h.text, size: h.length, relativeTo: Font.TextStyle.body))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Font.body.pointSize(h.length))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Font.body.scaled(by: h.length))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(Font.system(size: h.length))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(ForEach(h.halfOpen, content: { _ in HostileContent() }, line: h.unsigned))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(ForEach(sections: HostileContent(), content: { _ in HostileContent() }, line: h.unsigned))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(ForEach(subviews: HostileContent(), content: { _ in HostileContent() }, line: h.unsigned))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateOffset.offset(to: h.date, maxFieldCount: h.int))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.DateReference.reference(to: h.date, maxFieldCount: h.int))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Stopwatch.stopwatch(startingAt: h.date, maxFieldCount: h.int, maxPrecision: h.duration))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer.timer(countingDownIn: h.dates.lowerBound..<h.dates.upperBound, maxFieldCount: h.int, maxPrecision: h.duration))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(SystemFormatStyle.Timer.timer(countingUpIn: h.dates.lowerBound..<h.dates.upperBound, maxFieldCount: h.int, maxPrecision: h.duration))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Gauge(value: h.double, in: h.span, label: { HostileContent() }))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(Gauge(value: h.double, in: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Gauge(value: h.double, in: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }, markedValueLabels: { HostileContent() }))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Gauge(value: h.double, in: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Gauge(value: h.double, in: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }, markedValueLabels: { HostileContent() }))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(GlassEffectContainer(spacing: h.length, content: { HostileContent() }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(Gradient.Stop(color: Color.red, location: h.length))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.alphaThreshold(min: h.double, max: h.double))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.blur(radius: h.length))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.brightness(h.double))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.colorInvert(h.double))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.contrast(h.double))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.grayscale(h.double))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.hueRotation(h.angle))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.saturation(h.double))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.shadow(radius: h.length, x: h.length, y: h.length))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.color(red: h.double, green: h.double, blue: h.double, opacity: h.double))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.color(white: h.double, opacity: h.double))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.conicGradient(Gradient(colors: [.red, .blue]), center: h.point, angle: h.angle))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.linearGradient(Gradient(colors: [.red, .blue]), startPoint: h.point, endPoint: h.point))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.radialGradient(Gradient(colors: [.red, .blue]), center: h.point, startRadius: h.length, endRadius: h.length))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Shading.tiledImage(Image(systemName: "star"), origin: h.point, sourceRect: h.rect, scale: h.length))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.clip(to: Path(ellipseIn: h.rect))
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.clipToLayer(opacity: h.double, content: { _ in })
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            var context = context
            context.concatenate(h.affine)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(Image(systemName: "star"), at: h.point, anchor: h.unitPoint)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(context.resolve(Image(systemName: "star")), at: h.point, anchor: h.unitPoint)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(context.resolve(Text(verbatim: h.text)), at: h.point, anchor: h.unitPoint)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(Text(verbatim: h.text), at: h.point, anchor: h.unitPoint)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(context.resolve(Text(verbatim: h.text)), in: h.rect)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return AnyView(Canvas { context, _ in
            context.draw(Text(verbatim: h.text), in: h.rect)
            context.fill(Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
        })
    }
}
