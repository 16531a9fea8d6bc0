// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls3 {
    static let all: [HostileCall] = [
        HostileCall("ControlGroup.init(_:content:) (S, () -> C) where Content == LabeledControlGroupContent<C, Text>", call0),
        HostileCall("ControlGroup.init(_:image:content:) (LocalizedStringKey, ImageResource, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call1),
        HostileCall("ControlGroup.init(_:image:content:) (R, ImageResource, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call2),
        HostileCall("ControlGroup.init(_:image:content:) (S, ImageResource, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call3),
        HostileCall("ControlGroup.init(_:systemImage:content:) (LocalizedStringKey, String, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call4),
        HostileCall("ControlGroup.init(_:systemImage:content:) (R, String, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call5),
        HostileCall("ControlGroup.init(_:systemImage:content:) (S, String, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call6),
        HostileCall("CubicKeyframe.init(_:duration:startVelocity:endVelocity:) (Value, TimeInterval, Value?, Value?)", call7),
        HostileCall("DateComponentsFormatter.ZeroFormattingBehavior.init(rawValue:) (UInt)", call8),
        HostileCall("DatePicker.init(_:selection:displayedComponents:) (LocalizedStringKey, Binding<Date>, Components) where Label == Text", call9),
        HostileCall("DatePicker.init(_:selection:displayedComponents:) (LocalizedStringResource, Binding<Date>, Components) where Label == Text", call10),
        HostileCall("DatePicker.init(_:selection:displayedComponents:) (S, Binding<Date>, Components) where Label == Text", call11),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringKey, Binding<Date>, ClosedRange<Date>, Components) where Label == Text", call12),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringKey, Binding<Date>, PartialRangeFrom<Date>, Components) where Label == Text", call13),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringKey, Binding<Date>, PartialRangeThrough<Date>, Components) where Label == Text", call14),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringResource, Binding<Date>, ClosedRange<Date>, Components) where Label == Text", call15),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringResource, Binding<Date>, PartialRangeFrom<Date>, Components) where Label == Text", call16),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringResource, Binding<Date>, PartialRangeThrough<Date>, Components) where Label == Text", call17),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (S, Binding<Date>, ClosedRange<Date>, Components) where Label == Text", call18),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (S, Binding<Date>, PartialRangeFrom<Date>, Components) where Label == Text", call19),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (S, Binding<Date>, PartialRangeThrough<Date>, Components) where Label == Text", call20),
        HostileCall("DatePicker.init(selection:displayedComponents:label:) (Binding<Date>, Components, () -> Label)", call21),
        HostileCall("DatePicker.init(selection:in:displayedComponents:label:) (Binding<Date>, ClosedRange<Date>, Components, () -> Label)", call22),
        HostileCall("DatePicker.init(selection:in:displayedComponents:label:) (Binding<Date>, PartialRangeFrom<Date>, Components, () -> Label)", call23),
        HostileCall("DatePicker.init(selection:in:displayedComponents:label:) (Binding<Date>, PartialRangeThrough<Date>, Components, () -> Label)", call24),
        HostileCall("DatePickerComponents.init(rawValue:) (UInt)", call25),
        HostileCall("DefaultGlassEffectShape.path(in:) (CGRect)", call26),
        HostileCall("DisclosureGroup.init(_:content:) (LocalizedStringKey, () -> Content) where Label == Text", call27),
        HostileCall("DisclosureGroup.init(_:content:) (R, () -> Content) where Label == Text", call28),
        HostileCall("DisclosureGroup.init(_:content:) (S, () -> Content) where Label == Text", call29),
        HostileCall("DisclosureGroup.init(_:isExpanded:content:) (LocalizedStringKey, Binding<Bool>, () -> Content) where Label == Text", call30),
        HostileCall("DisclosureGroup.init(_:isExpanded:content:) (R, Binding<Bool>, () -> Content) where Label == Text", call31),
        HostileCall("DisclosureGroup.init(_:isExpanded:content:) (S, Binding<Bool>, () -> Content) where Label == Text", call32),
        HostileCall("Double.scale(by:) (Double)", call33),
        HostileCall("DragGesture.init(minimumDistance:coordinateSpace:) (CGFloat, CoordinateSpace)", call34),
        HostileCall("DragGesture.init(minimumDistance:coordinateSpace:) (CGFloat, some CoordinateSpaceProtocol)", call35),
        HostileCall("DragGesture.init(minimumDistance:coordinateSpace:inputKinds:) (CGFloat, some CoordinateSpaceProtocol, GestureInputKinds)", call36),
        HostileCall("DropOperation.Set.init(rawValue:) (Int)", call37),
        HostileCall("Edge.Corner.Style.fixed(_:) (CGFloat)", call38),
        HostileCall("Edge.Corner.Style.init(floatLiteral:) (Double)", call39),
        HostileCall("Edge.Corner.Style.init(integerLiteral:) (Int)", call40),
        HostileCall("EdgeInsets.init(top:leading:bottom:trailing:) (CGFloat, CGFloat, CGFloat, CGFloat)", call41),
        HostileCall("Ellipse.inset(by:) (CGFloat)", call42),
        HostileCall("Ellipse.path(in:) (CGRect)", call43),
        HostileCall("EllipticalGradient.init(colors:center:startRadiusFraction:endRadiusFraction:) ([Color], UnitPoint, CGFloat, CGFloat)", call44),
        HostileCall("EllipticalGradient.init(gradient:center:startRadiusFraction:endRadiusFraction:) (Gradient, UnitPoint, CGFloat, CGFloat)", call45),
        HostileCall("EllipticalGradient.init(stops:center:startRadiusFraction:endRadiusFraction:) ([Gradient.Stop], UnitPoint, CGFloat, CGFloat)", call46),
        HostileCall("EmptyAnimatableData.scale(by:) (Double)", call47),
        HostileCall("EventModifiers.init(rawValue:) (Int)", call48),
        HostileCall("EveryMinuteTimelineSchedule.entries(from:mode:) (Date, TimelineScheduleMode)", call49),
        HostileCall("ExplicitTimelineSchedule.entries(from:mode:) (Date, TimelineScheduleMode) where Entries.Element == Date", call50),
        HostileCall("FileDialogBrowserOptions.init(rawValue:) (Int)", call51),
        HostileCall("FileWrapper.ReadingOptions.init(rawValue:) (UInt)", call52),
        HostileCall("FileWrapper.WritingOptions.init(rawValue:) (UInt)", call53),
        HostileCall("Float.scale(by:) (Double)", call54),
        HostileCall("FocusInteractions.init(rawValue:) (Int)", call55),
        HostileCall("Font.custom(_:fixedSize:) (String, CGFloat)", call56),
        HostileCall("Font.custom(_:size:) (String, CGFloat)", call57),
        HostileCall("Font.custom(_:size:relativeTo:) (String, CGFloat, TextStyle)", call58),
        HostileCall("Font.pointSize(_:) (CGFloat)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.text, content: { HostileContent() }))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.key, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(LocalizedStringResource(stringLiteral: h.text), image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.text, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.key, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, content: { HostileContent() }))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.text, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(CubicKeyframe(h.double, duration: h.double, startVelocity: h.double, endVelocity: h.double))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(DateComponentsFormatter.ZeroFormattingBehavior(rawValue: h.unsigned))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date)))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(h.date)))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date)))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date), in: h.dates))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date), in: h.dates.lowerBound...))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date), in: ...h.dates.upperBound))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(h.date), in: h.dates))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(h.date), in: h.dates.lowerBound...))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(h.date), in: ...h.dates.upperBound))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date), in: h.dates))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date), in: h.dates.lowerBound...))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date), in: ...h.dates.upperBound))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), label: { HostileContent() }))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), in: h.dates, label: { HostileContent() }))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), in: h.dates.lowerBound..., label: { HostileContent() }))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), in: ...h.dates.upperBound, label: { HostileContent() }))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(DatePickerComponents(rawValue: h.unsigned))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(DefaultGlassEffectShape().path(in: h.rect))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(h.key, content: { HostileContent() }))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(h.text, content: { HostileContent() }))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(h.key, isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(LocalizedStringResource(stringLiteral: h.text), isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(h.text, isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        var value = h.double
        value.scale(by: h.double)
        return h.show(value)
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(DragGesture(minimumDistance: h.length, coordinateSpace: CoordinateSpace.local))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(DragGesture(minimumDistance: h.length))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(DragGesture(minimumDistance: h.length, inputKinds: GestureInputKinds.all))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(DropOperation.Set(rawValue: h.int))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(Edge.Corner.Style.fixed(h.length))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Edge.Corner.Style(floatLiteral: h.double))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Edge.Corner.Style(integerLiteral: h.int))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(EdgeInsets(top: h.length, leading: h.length, bottom: h.length, trailing: h.length))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Ellipse().inset(by: h.length))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(Ellipse().path(in: h.rect))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient(gradient: Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(EllipticalGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startRadiusFraction: h.length, endRadiusFraction: h.length))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        var value = EmptyAnimatableData()
        value.scale(by: h.double)
        return h.show(value)
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(EventModifiers(rawValue: h.int))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(EveryMinuteTimelineSchedule().entries(from: h.date, mode: TimelineScheduleMode.normal))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(ExplicitTimelineSchedule([h.date]).entries(from: h.date, mode: TimelineScheduleMode.normal))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(FileDialogBrowserOptions(rawValue: h.int))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(FileWrapper.ReadingOptions(rawValue: h.unsigned))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(FileWrapper.WritingOptions(rawValue: h.unsigned))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        var value = h.float
        value.scale(by: h.double)
        return h.show(value)
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(FocusInteractions(rawValue: h.int))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(Font.custom(h.text, fixedSize: h.length))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(Font.custom(h.text, size: h.length))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(Font.custom(h.text, size: h.length, relativeTo: Font.TextStyle.body))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(Font.body.pointSize(h.length))
    }
}
