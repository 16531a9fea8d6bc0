// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls3 {
    static let all: [HostileCall] = [
        HostileCall("CommandMenu.init(_:content:) (S, () -> Content)", call0),
        HostileCall("CommandMenu.init(_:content:) (Text, () -> Content)", call1),
        HostileCall("ConcentricRectangle.corners(in:) (CGSize?)", call2),
        HostileCall("ConcentricRectangle.inset(by:) (CGFloat)", call3),
        HostileCall("ConcentricRectangle.path(in:) (CGRect)", call4),
        HostileCall("ContainerRelativeShape.inset(by:) (CGFloat)", call5),
        HostileCall("ContainerRelativeShape.path(in:) (CGRect)", call6),
        HostileCall("ContentShapeKinds.init(rawValue:) (Int)", call7),
        HostileCall("ContentTransition.numericText(value:) (Double)", call8),
        HostileCall("ContentUnavailableView.init(_:image:description:) (LocalizedStringKey, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call9),
        HostileCall("ContentUnavailableView.init(_:image:description:) (LocalizedStringResource, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call10),
        HostileCall("ContentUnavailableView.init(_:image:description:) (S, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call11),
        HostileCall("ContentUnavailableView.init(_:systemImage:description:) (LocalizedStringKey, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call12),
        HostileCall("ContentUnavailableView.init(_:systemImage:description:) (LocalizedStringResource, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call13),
        HostileCall("ContentUnavailableView.init(_:systemImage:description:) (S, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call14),
        HostileCall("ContentUnavailableView.search(text:) (String) where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions", call15),
        HostileCall("ControlGroup.init(_:content:) (LocalizedStringKey, () -> C) where Content == LabeledControlGroupContent<C, Text>", call16),
        HostileCall("ControlGroup.init(_:content:) (R, () -> C) where Content == LabeledControlGroupContent<C, Text>", call17),
        HostileCall("ControlGroup.init(_:content:) (S, () -> C) where Content == LabeledControlGroupContent<C, Text>", call18),
        HostileCall("ControlGroup.init(_:image:content:) (LocalizedStringKey, ImageResource, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call19),
        HostileCall("ControlGroup.init(_:image:content:) (R, ImageResource, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call20),
        HostileCall("ControlGroup.init(_:image:content:) (S, ImageResource, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call21),
        HostileCall("ControlGroup.init(_:systemImage:content:) (LocalizedStringKey, String, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call22),
        HostileCall("ControlGroup.init(_:systemImage:content:) (R, String, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call23),
        HostileCall("ControlGroup.init(_:systemImage:content:) (S, String, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call24),
        HostileCall("CubicKeyframe.init(_:duration:startVelocity:endVelocity:) (Value, TimeInterval, Value?, Value?)", call25),
        HostileCall("DateComponentsFormatter.ZeroFormattingBehavior.init(rawValue:) (UInt)", call26),
        HostileCall("DatePicker.init(_:selection:displayedComponents:) (LocalizedStringKey, Binding<Date>, Components) where Label == Text", call27),
        HostileCall("DatePicker.init(_:selection:displayedComponents:) (LocalizedStringResource, Binding<Date>, Components) where Label == Text", call28),
        HostileCall("DatePicker.init(_:selection:displayedComponents:) (S, Binding<Date>, Components) where Label == Text", call29),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringKey, Binding<Date>, ClosedRange<Date>, Components) where Label == Text", call30),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringKey, Binding<Date>, PartialRangeFrom<Date>, Components) where Label == Text", call31),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringKey, Binding<Date>, PartialRangeThrough<Date>, Components) where Label == Text", call32),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringResource, Binding<Date>, ClosedRange<Date>, Components) where Label == Text", call33),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringResource, Binding<Date>, PartialRangeFrom<Date>, Components) where Label == Text", call34),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringResource, Binding<Date>, PartialRangeThrough<Date>, Components) where Label == Text", call35),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (S, Binding<Date>, ClosedRange<Date>, Components) where Label == Text", call36),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (S, Binding<Date>, PartialRangeFrom<Date>, Components) where Label == Text", call37),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (S, Binding<Date>, PartialRangeThrough<Date>, Components) where Label == Text", call38),
        HostileCall("DatePicker.init(selection:displayedComponents:label:) (Binding<Date>, Components, () -> Label)", call39),
        HostileCall("DatePicker.init(selection:in:displayedComponents:label:) (Binding<Date>, ClosedRange<Date>, Components, () -> Label)", call40),
        HostileCall("DatePicker.init(selection:in:displayedComponents:label:) (Binding<Date>, PartialRangeFrom<Date>, Components, () -> Label)", call41),
        HostileCall("DatePicker.init(selection:in:displayedComponents:label:) (Binding<Date>, PartialRangeThrough<Date>, Components, () -> Label)", call42),
        HostileCall("DatePickerComponents.init(rawValue:) (UInt)", call43),
        HostileCall("DefaultGlassEffectShape.path(in:) (CGRect)", call44),
        HostileCall("DisclosureGroup.init(_:content:) (LocalizedStringKey, () -> Content) where Label == Text", call45),
        HostileCall("DisclosureGroup.init(_:content:) (R, () -> Content) where Label == Text", call46),
        HostileCall("DisclosureGroup.init(_:content:) (S, () -> Content) where Label == Text", call47),
        HostileCall("DisclosureGroup.init(_:isExpanded:content:) (LocalizedStringKey, Binding<Bool>, () -> Content) where Label == Text", call48),
        HostileCall("DisclosureGroup.init(_:isExpanded:content:) (R, Binding<Bool>, () -> Content) where Label == Text", call49),
        HostileCall("DisclosureGroup.init(_:isExpanded:content:) (S, Binding<Bool>, () -> Content) where Label == Text", call50),
        HostileCall("DocumentCreationSource.init(id:) (String)", call51),
        HostileCall("Double.scale(by:) (Double)", call52),
        HostileCall("DragGesture.init(minimumDistance:coordinateSpace:) (CGFloat, CoordinateSpace)", call53),
        HostileCall("DragGesture.init(minimumDistance:coordinateSpace:) (CGFloat, some CoordinateSpaceProtocol)", call54),
        HostileCall("DragGesture.init(minimumDistance:coordinateSpace:inputKinds:) (CGFloat, some CoordinateSpaceProtocol, GestureInputKinds)", call55),
        HostileCall("DropOperation.Set.init(rawValue:) (Int)", call56),
        HostileCall("Edge.Corner.Style.fixed(_:) (CGFloat)", call57),
        HostileCall("Edge.Corner.Style.init(floatLiteral:) (Double)", call58),
        HostileCall("Edge.Corner.Style.init(integerLiteral:) (Int)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(h.text, content: { HostileContent() }))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(Text(verbatim: h.text), content: { HostileContent() }))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(ConcentricRectangle(corners: .fixed(h.length)).corners(in: h.size))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(ConcentricRectangle(corners: .fixed(h.length)).inset(by: h.length))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(ConcentricRectangle(corners: .fixed(h.length)).path(in: h.rect))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(ContainerRelativeShape().inset(by: h.length))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(ContainerRelativeShape().path(in: h.rect))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(ContentShapeKinds(rawValue: h.int))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(ContentTransition.numericText(value: h.double))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.key, image: h.text, description: Text(verbatim: h.text)))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(LocalizedStringResource(stringLiteral: h.text), image: h.text, description: Text(verbatim: h.text)))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.text, image: h.text, description: Text(verbatim: h.text)))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.key, systemImage: h.text, description: Text(verbatim: h.text)))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, description: Text(verbatim: h.text)))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.text, systemImage: h.text, description: Text(verbatim: h.text)))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView.search(text: h.text))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.key, content: { HostileContent() }))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.text, content: { HostileContent() }))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.key, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(LocalizedStringResource(stringLiteral: h.text), image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.text, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.key, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, content: { HostileContent() }))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.text, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(CubicKeyframe(h.double, duration: h.double, startVelocity: h.double, endVelocity: h.double))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(DateComponentsFormatter.ZeroFormattingBehavior(rawValue: h.unsigned))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date)))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(h.date)))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date)))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date), in: h.dates))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date), in: h.dates.lowerBound...))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date), in: ...h.dates.upperBound))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(h.date), in: h.dates))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(h.date), in: h.dates.lowerBound...))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(h.date), in: ...h.dates.upperBound))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date), in: h.dates))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date), in: h.dates.lowerBound...))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date), in: ...h.dates.upperBound))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), label: { HostileContent() }))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), in: h.dates, label: { HostileContent() }))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), in: h.dates.lowerBound..., label: { HostileContent() }))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), in: ...h.dates.upperBound, label: { HostileContent() }))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(DatePickerComponents(rawValue: h.unsigned))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(DefaultGlassEffectShape().path(in: h.rect))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(h.key, content: { HostileContent() }))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(h.text, content: { HostileContent() }))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(h.key, isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(LocalizedStringResource(stringLiteral: h.text), isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(h.text, isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(DocumentCreationSource(id: h.text))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        var value = h.double
        value.scale(by: h.double)
        return h.show(value)
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(DragGesture(minimumDistance: h.length, coordinateSpace: CoordinateSpace.local))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(DragGesture(minimumDistance: h.length))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(DragGesture(minimumDistance: h.length, inputKinds: GestureInputKinds.all))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(DropOperation.Set(rawValue: h.int))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(Edge.Corner.Style.fixed(h.length))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(Edge.Corner.Style(floatLiteral: h.double))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(Edge.Corner.Style(integerLiteral: h.int))
    }
}
