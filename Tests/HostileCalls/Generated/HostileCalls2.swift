// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls2 {
    static let all: [HostileCall] = [
        HostileCall("Capsule.inset(by:) (CGFloat)", call0),
        HostileCall("Capsule.path(in:) (CGRect)", call1),
        HostileCall("Circle.inset(by:) (CGFloat)", call2),
        HostileCall("Circle.path(in:) (CGRect)", call3),
        HostileCall("Circle.sizeThatFits(_:) (ProposedViewSize)", call4),
        HostileCall("Color.init(_:bundle:) (String, Bundle?)", call5),
        HostileCall("Color.init(_:red:green:blue:opacity:) (RGBColorSpace, Double, Double, Double, Double)", call6),
        HostileCall("Color.init(_:white:opacity:) (RGBColorSpace, Double, Double)", call7),
        HostileCall("Color.init(hue:saturation:brightness:opacity:) (Double, Double, Double, Double)", call8),
        HostileCall("Color.mix(with:by:in:) (Color, Double, Gradient.ColorSpace)", call9),
        HostileCall("Color.opacity(_:) (Double)", call10),
        HostileCall("ColorPicker.init(_:selection:supportsOpacity:) (LocalizedStringKey, Binding<Color>, Bool) where Label == Text", call11),
        HostileCall("ColorPicker.init(_:selection:supportsOpacity:) (LocalizedStringResource, Binding<Color>, Bool) where Label == Text", call12),
        HostileCall("ColorPicker.init(_:selection:supportsOpacity:) (S, Binding<Color>, Bool) where Label == Text", call13),
        HostileCall("ColorResource.init(name:bundle:) (String, Bundle)", call14),
        HostileCall("CommandMenu.init(_:content:) (LocalizedStringKey, () -> Content)", call15),
        HostileCall("CommandMenu.init(_:content:) (LocalizedStringResource, () -> Content)", call16),
        HostileCall("CommandMenu.init(_:content:) (S, () -> Content)", call17),
        HostileCall("CommandMenu.init(_:content:) (Text, () -> Content)", call18),
        HostileCall("ContainerRelativeShape.inset(by:) (CGFloat)", call19),
        HostileCall("ContainerRelativeShape.path(in:) (CGRect)", call20),
        HostileCall("ContentShapeKinds.init(rawValue:) (Int)", call21),
        HostileCall("ContentTransition.numericText(value:) (Double)", call22),
        HostileCall("ContentUnavailableView.init(_:image:description:) (LocalizedStringKey, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call23),
        HostileCall("ContentUnavailableView.init(_:image:description:) (LocalizedStringResource, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call24),
        HostileCall("ContentUnavailableView.init(_:image:description:) (S, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call25),
        HostileCall("ContentUnavailableView.init(_:systemImage:description:) (LocalizedStringKey, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call26),
        HostileCall("ContentUnavailableView.init(_:systemImage:description:) (LocalizedStringResource, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call27),
        HostileCall("ContentUnavailableView.init(_:systemImage:description:) (S, String, Text?) where Label == Martlet.Label<Text, Image>, Description == Text?, Actions == EmptyView", call28),
        HostileCall("ContentUnavailableView.search(text:) (String) where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions", call29),
        HostileCall("ControlGroup.init(_:content:) (LocalizedStringKey, () -> C) where Content == LabeledControlGroupContent<C, Text>", call30),
        HostileCall("ControlGroup.init(_:content:) (LocalizedStringResource, () -> C) where Content == LabeledControlGroupContent<C, Text>", call31),
        HostileCall("ControlGroup.init(_:content:) (S, () -> C) where Content == LabeledControlGroupContent<C, Text>", call32),
        HostileCall("ControlGroup.init(_:image:content:) (LocalizedStringKey, ImageResource, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call33),
        HostileCall("ControlGroup.init(_:image:content:) (LocalizedStringResource, ImageResource, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call34),
        HostileCall("ControlGroup.init(_:image:content:) (S, ImageResource, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call35),
        HostileCall("ControlGroup.init(_:systemImage:content:) (LocalizedStringKey, String, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call36),
        HostileCall("ControlGroup.init(_:systemImage:content:) (LocalizedStringResource, String, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call37),
        HostileCall("ControlGroup.init(_:systemImage:content:) (S, String, () -> C) where Content == LabeledControlGroupContent<C, Label<Text, Image>>", call38),
        HostileCall("CubicKeyframe.init(_:duration:startVelocity:endVelocity:) (Value, TimeInterval, Value?, Value?)", call39),
        HostileCall("DateComponentsFormatter.ZeroFormattingBehavior.init(rawValue:) (UInt)", call40),
        HostileCall("DatePicker.init(_:selection:displayedComponents:) (LocalizedStringKey, Binding<Date>, Components) where Label == Text", call41),
        HostileCall("DatePicker.init(_:selection:displayedComponents:) (LocalizedStringResource, Binding<Date>, Components) where Label == Text", call42),
        HostileCall("DatePicker.init(_:selection:displayedComponents:) (S, Binding<Date>, Components) where Label == Text", call43),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringKey, Binding<Date>, ClosedRange<Date>, Components) where Label == Text", call44),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringKey, Binding<Date>, PartialRangeFrom<Date>, Components) where Label == Text", call45),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringKey, Binding<Date>, PartialRangeThrough<Date>, Components) where Label == Text", call46),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringResource, Binding<Date>, ClosedRange<Date>, Components) where Label == Text", call47),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringResource, Binding<Date>, PartialRangeFrom<Date>, Components) where Label == Text", call48),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (LocalizedStringResource, Binding<Date>, PartialRangeThrough<Date>, Components) where Label == Text", call49),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (S, Binding<Date>, ClosedRange<Date>, Components) where Label == Text", call50),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (S, Binding<Date>, PartialRangeFrom<Date>, Components) where Label == Text", call51),
        HostileCall("DatePicker.init(_:selection:in:displayedComponents:) (S, Binding<Date>, PartialRangeThrough<Date>, Components) where Label == Text", call52),
        HostileCall("DatePicker.init(selection:displayedComponents:label:) (Binding<Date>, Components, () -> Label)", call53),
        HostileCall("DatePicker.init(selection:in:displayedComponents:label:) (Binding<Date>, ClosedRange<Date>, Components, () -> Label)", call54),
        HostileCall("DatePicker.init(selection:in:displayedComponents:label:) (Binding<Date>, PartialRangeFrom<Date>, Components, () -> Label)", call55),
        HostileCall("DatePicker.init(selection:in:displayedComponents:label:) (Binding<Date>, PartialRangeThrough<Date>, Components, () -> Label)", call56),
        HostileCall("DatePickerComponents.init(rawValue:) (UInt)", call57),
        HostileCall("DefaultGlassEffectShape.path(in:) (CGRect)", call58),
        HostileCall("DisclosureGroup.init(_:content:) (LocalizedStringKey, () -> Content) where Label == Text", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Capsule().inset(by: h.length))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(Capsule().path(in: h.rect))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(Circle().inset(by: h.length))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(Circle().path(in: h.rect))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(Circle().sizeThatFits(h.proposal))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(Color(h.text))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(Color(red: h.double, green: h.double, blue: h.double, opacity: h.double))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Color(white: h.double, opacity: h.double))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Color(hue: h.double, saturation: h.double, brightness: h.double, opacity: h.double))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Color.red.mix(with: Color.red, by: h.double))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(Color.red.opacity(h.double))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(ColorPicker(h.key, selection: .constant(Color.red)))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(ColorPicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(Color.red)))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(ColorPicker(h.text, selection: .constant(Color.red)))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(ColorResource(name: h.text, bundle: Bundle.main))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(h.key, content: { HostileContent() }))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(h.text, content: { HostileContent() }))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(CommandMenu(Text(verbatim: h.text), content: { HostileContent() }))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(ContainerRelativeShape().inset(by: h.length))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(ContainerRelativeShape().path(in: h.rect))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(ContentShapeKinds(rawValue: h.int))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(ContentTransition.numericText(value: h.double))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.key, image: h.text, description: Text(verbatim: h.text)))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(LocalizedStringResource(stringLiteral: h.text), image: h.text, description: Text(verbatim: h.text)))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.text, image: h.text, description: Text(verbatim: h.text)))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.key, systemImage: h.text, description: Text(verbatim: h.text)))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, description: Text(verbatim: h.text)))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView(h.text, systemImage: h.text, description: Text(verbatim: h.text)))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(ContentUnavailableView.search(text: h.text))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.key, content: { HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.text, content: { HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.key, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(LocalizedStringResource(stringLiteral: h.text), image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.text, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.key, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, content: { HostileContent() }))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(ControlGroup(h.text, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(CubicKeyframe(h.double, duration: h.double, startVelocity: h.double, endVelocity: h.double))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(DateComponentsFormatter.ZeroFormattingBehavior(rawValue: h.unsigned))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date)))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(h.date)))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date)))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date), in: h.dates))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date), in: h.dates.lowerBound...))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.key, selection: .constant(h.date), in: ...h.dates.upperBound))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(h.date), in: h.dates))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(h.date), in: h.dates.lowerBound...))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(h.date), in: ...h.dates.upperBound))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date), in: h.dates))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date), in: h.dates.lowerBound...))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(h.text, selection: .constant(h.date), in: ...h.dates.upperBound))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), label: { HostileContent() }))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), in: h.dates, label: { HostileContent() }))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), in: h.dates.lowerBound..., label: { HostileContent() }))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(DatePicker(selection: .constant(h.date), in: ...h.dates.upperBound, label: { HostileContent() }))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(DatePickerComponents(rawValue: h.unsigned))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(DefaultGlassEffectShape().path(in: h.rect))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(DisclosureGroup(h.key, content: { HostileContent() }))
    }
}
