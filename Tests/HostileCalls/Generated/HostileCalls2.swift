// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls2 {
    static let all: [HostileCall] = [
        HostileCall("ContentUnavailableView.init(_:systemImage:description:) (S, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call0),
        HostileCall("ContentUnavailableView.search(text:) (String) where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions", call1),
        HostileCall("ControlGroup.init(_:content:) (LocalizedStringKey, () -> C) where Content == LabeledControlGroupContent<C, Text>", call2),
        HostileCall("ControlGroup.init(_:content:) (S, () -> C) where Content == LabeledControlGroupContent<C, Text>", call3),
        HostileCall("ControlGroup.init(_:image:content:) (LocalizedStringKey, ImageResource, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call4),
        HostileCall("ControlGroup.init(_:image:content:) (S, ImageResource, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call5),
        HostileCall("ControlGroup.init(_:systemImage:content:) (LocalizedStringKey, String, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call6),
        HostileCall("ControlGroup.init(_:systemImage:content:) (S, String, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call7),
        HostileCall("CubicKeyframe.init(_:duration:startVelocity:endVelocity:) (Value, TimeInterval, Value?, Value?)", call8),
        HostileCall("DatePicker.init(_:selection:displayedComponents:) (LocalizedStringKey, Binding<Date>, Components) where Label == Text", call9),
        HostileCall("DatePicker.init(_:selection:displayedComponents:) (S, Binding<Date>, Components) where Label == Text", call10),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringKey, Binding<Date>, ClosedRange<Date>, Components) where Label == Text", call11),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringKey, Binding<Date>, PartialRangeFrom<Date>, Components) where Label == Text", call12),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringKey, Binding<Date>, PartialRangeThrough<Date>, Components) where Label == Text", call13),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (S, Binding<Date>, ClosedRange<Date>, Components) where Label == Text", call14),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (S, Binding<Date>, PartialRangeFrom<Date>, Components) where Label == Text", call15),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (S, Binding<Date>, PartialRangeThrough<Date>, Components) where Label == Text", call16),
        HostileCall("DatePicker.init(selection:displayedComponents:label:) (Binding<Date>, Components, () -> Label)", call17),
        HostileCall("DatePicker.init(selection:in:displayedComponents:label:) (Binding<Date>, ClosedRange<Date>, Components, () -> Label)", call18),
        HostileCall("DatePicker.init(selection:in:displayedComponents:label:) (Binding<Date>, PartialRangeFrom<Date>, Components, () -> Label)", call19),
        HostileCall("DatePicker.init(selection:in:displayedComponents:label:) (Binding<Date>, PartialRangeThrough<Date>, Components, () -> Label)", call20),
        HostileCall("DatePickerComponents.init(rawValue:) (UInt)", call21),
        HostileCall("DefaultGlassEffectShape.path(in:) (CGRect)", call22),
        HostileCall("DisclosureGroup.init(_:content:) (LocalizedStringKey, () -> Content) where Label == Text", call23),
        HostileCall("DisclosureGroup.init(_:content:) (S, () -> Content) where Label == Text", call24),
        HostileCall("DisclosureGroup.init(_:isExpanded:content:) (LocalizedStringKey, Binding<Bool>, () -> Content) where Label == Text", call25),
        HostileCall("DisclosureGroup.init(_:isExpanded:content:) (S, Binding<Bool>, () -> Content) where Label == Text", call26),
        HostileCall("Double.scale(by:) (Double)", call27),
        HostileCall("DragGesture.init(minimumDistance:coordinateSpace:) (CGFloat, CoordinateSpace)", call28),
        HostileCall("DragGesture.init(minimumDistance:coordinateSpace:) (CGFloat, some CoordinateSpaceProtocol)", call29),
        HostileCall("EdgeInsets.init(top:leading:bottom:trailing:) (CGFloat, CGFloat, CGFloat, CGFloat)", call30),
        HostileCall("Ellipse.inset(by:) (CGFloat)", call31),
        HostileCall("Ellipse.path(in:) (CGRect)", call32),
        HostileCall("EllipticalGradient.init(colors:center:startRadiusFraction:endRadiusFraction:) ([Color], UnitPoint, CGFloat, CGFloat)", call33),
        HostileCall("EllipticalGradient.init(gradient:center:startRadiusFraction:endRadiusFraction:) (Gradient, UnitPoint, CGFloat, CGFloat)", call34),
        HostileCall("EllipticalGradient.init(stops:center:startRadiusFraction:endRadiusFraction:) ([Gradient.Stop], UnitPoint, CGFloat, CGFloat)", call35),
        HostileCall("EmptyAnimatableData.scale(by:) (Double)", call36),
        HostileCall("EventModifiers.init(rawValue:) (Int)", call37),
        HostileCall("EveryMinuteTimelineSchedule.entries(from:mode:) (Date, TimelineScheduleMode)", call38),
        HostileCall("ExplicitTimelineSchedule.entries(from:mode:) (Date, TimelineScheduleMode) where Entries.Element == Date", call39),
        HostileCall("FileDialogBrowserOptions.init(rawValue:) (Int)", call40),
        HostileCall("FileWrapper.ReadingOptions.init(rawValue:) (UInt)", call41),
        HostileCall("FileWrapper.WritingOptions.init(rawValue:) (UInt)", call42),
        HostileCall("Float.scale(by:) (Double)", call43),
        HostileCall("FocusInteractions.init(rawValue:) (Int)", call44),
        HostileCall("Font.custom(_:fixedSize:) (String, CGFloat)", call45),
        HostileCall("Font.custom(_:size:) (String, CGFloat)", call46),
        HostileCall("Font.custom(_:size:relativeTo:) (String, CGFloat, TextStyle)", call47),
        HostileCall("Font.system(size:weight:design:) (CGFloat, Weight?, Design?)", call48),
        HostileCall("ForEach.init(_:content:file:line:) (Range<Int>, (Int) -> Content, StaticString, UInt) where Data == Range<Int>, ID == Int, Content: View", call49),
        HostileCall("Gauge.init(value:in:label:) (V, ClosedRange<V>, () -> Label) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView", call50),
        HostileCall("Gauge.init(value:in:label:currentValueLabel:) (V, ClosedRange<V>, () -> Label, () -> CurrentValueLabel) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView", call51),
        HostileCall("Gauge.init(value:in:label:currentValueLabel:markedValueLabels:) (V, ClosedRange<V>, () -> Label, () -> CurrentValueLabel, () -> MarkedValueLabels) where BoundsLabel == EmptyView", call52),
        HostileCall("Gauge.init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:) (V, ClosedRange<V>, () -> Label, () -> CurrentValueLabel, () -> BoundsLabel, () -> BoundsLabel) where MarkedValueLabels == EmptyView", call53),
        HostileCall("Gauge.init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:markedValueLabels:) (V, ClosedRange<V>, () -> Label, () -> CurrentValueLabel, () -> BoundsLabel, () -> BoundsLabel, () -> MarkedValueLabels)", call54),
        HostileCall("GlassEffectContainer.init(spacing:content:) (CGFloat?, () -> Content)", call55),
        HostileCall("Gradient.Stop.init(color:location:) (Color, CGFloat)", call56),
        HostileCall("GraphicsContext.Filter.alphaThreshold(min:max:color:) (Double, Double, Color)", call57),
        HostileCall("GraphicsContext.Filter.blur(radius:options:) (CGFloat, BlurOptions)", call58),
        HostileCall("GraphicsContext.Filter.brightness(_:) (Double)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.text, systemImage: h.text, description: Text(verbatim: h.text)))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView.search(text: h.text))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.key, content: { HostileContent() }))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.text, content: { HostileContent() }))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.key, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.text, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.key, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.text, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(CubicKeyframe(h.double, duration: h.double, startVelocity: h.double, endVelocity: h.double))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date)))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date)))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date), in: h.dates))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date), in: h.dates.lowerBound...))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date), in: ...h.dates.upperBound))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date), in: h.dates))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date), in: h.dates.lowerBound...))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date), in: ...h.dates.upperBound))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), label: { HostileContent() }))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), in: h.dates, label: { HostileContent() }))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), in: h.dates.lowerBound..., label: { HostileContent() }))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), in: ...h.dates.upperBound, label: { HostileContent() }))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(DatePickerComponents(rawValue: h.unsigned))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(DefaultGlassEffectShape().path(in: h.rect))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(h.key, content: { HostileContent() }))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(h.text, content: { HostileContent() }))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(h.key, isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(h.text, isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        var value = h.double
        value.scale(by: h.double)
        return h.show(value)
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(DragGesture(minimumDistance: h.length))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(DragGesture(minimumDistance: h.length))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(EdgeInsets(top: h.length, leading: h.length, bottom: h.length, trailing: h.length))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Ellipse().inset(by: h.length))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Ellipse().path(in: h.rect))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient(gradient: Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        var value = EmptyAnimatableData()
        value.scale(by: h.double)
        return h.show(value)
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(EventModifiers(rawValue: h.int))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(EveryMinuteTimelineSchedule().entries(from: h.date, mode: TimelineScheduleMode.normal))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(ExplicitTimelineSchedule([h.date]).entries(from: h.date, mode: TimelineScheduleMode.normal))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(FileDialogBrowserOptions(rawValue: h.int))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(FileWrapper.ReadingOptions(rawValue: h.unsigned))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(FileWrapper.WritingOptions(rawValue: h.unsigned))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        var value = h.float
        value.scale(by: h.double)
        return h.show(value)
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(FocusInteractions(rawValue: h.int))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Font.custom(h.text, fixedSize: h.length))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Font.custom(h.text, size: h.length))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(Font.custom(h.text, size: h.length, relativeTo: Font.TextStyle.body))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(Font.system(size: h.length))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(ForEach(h.halfOpen, content: { _ in HostileContent() }, line: h.unsigned))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(Gauge(value: h.double, in: h.span, label: { HostileContent() }))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(Gauge(value: h.double, in: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(Gauge(value: h.double, in: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }, markedValueLabels: { HostileContent() }))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(Gauge(value: h.double, in: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(Gauge(value: h.double, in: h.span, label: { HostileContent() }, currentValueLabel: { HostileContent() }, minimumValueLabel: { HostileContent() }, maximumValueLabel: { HostileContent() }, markedValueLabels: { HostileContent() }))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(GlassEffectContainer(spacing: h.length, content: { HostileContent() }))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(Gradient.Stop(color: Color.red, location: h.length))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.alphaThreshold(min: h.double, max: h.double))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.blur(radius: h.length))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(GraphicsContext.Filter.brightness(h.double))
    }
}
