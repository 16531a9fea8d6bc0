// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls5 {
    static let all: [HostileCall] = [
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(_:) (Int)", call0),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(_:) (LocalizedStringResource)", call1),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(_:) (String)", call2),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(_:) (Text)", call3),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(_:formatter:) (Date, Formatter)", call4),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(_:style:) (Date, Text.DateStyle)", call5),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(timerInterval:pauseTime:countsDown:showsHours:) (ClosedRange<Date>, Date?, Bool, Bool)", call6),
        HostileCall("LocalizedStringKey.StringInterpolation.appendLiteral(_:) (String)", call7),
        HostileCall("LocalizedStringKey.StringInterpolation.init(literalCapacity:interpolationCount:) (Int, Int)", call8),
        HostileCall("LocalizedStringKey.init(_:) (String)", call9),
        HostileCall("LocalizedStringKey.init(stringLiteral:) (String)", call10),
        HostileCall("LocalizedStringResource.init(_:table:locale:bundle:comment:) (String.LocalizationValue, String?, Locale, BundleDescription, StaticString?)", call11),
        HostileCall("LocalizedStringResource.init(stringLiteral:) (String)", call12),
        HostileCall("LongPressGesture.init(minimumDuration:maximumDistance:) (Double, CGFloat)", call13),
        HostileCall("MagnificationGesture.init(minimumScaleDelta:) (CGFloat)", call14),
        HostileCall("MagnifyGesture.init(minimumScaleDelta:) (CGFloat)", call15),
        HostileCall("Menu.init(_:content:) (LocalizedStringKey, () -> Content) where Label == Text", call16),
        HostileCall("Menu.init(_:content:) (LocalizedStringResource, () -> Content) where Label == Text", call17),
        HostileCall("Menu.init(_:content:) (S, () -> Content) where Label == Text", call18),
        HostileCall("Menu.init(_:content:primaryAction:) (LocalizedStringKey, () -> Content, () -> Void) where Label == Text", call19),
        HostileCall("Menu.init(_:content:primaryAction:) (S, () -> Content, () -> Void) where Label == Text", call20),
        HostileCall("Menu.init(_:image:content:) (LocalizedStringKey, ImageResource, () -> Content) where Label == Martlet.Label<Text, Image>", call21),
        HostileCall("Menu.init(_:image:content:) (LocalizedStringResource, ImageResource, () -> Content) where Label == Martlet.Label<Text, Image>", call22),
        HostileCall("Menu.init(_:image:content:) (S, ImageResource, () -> Content) where Label == Martlet.Label<Text, Image>", call23),
        HostileCall("Menu.init(_:image:content:primaryAction:) (LocalizedStringKey, ImageResource, () -> Content, () -> Void) where Label == Martlet.Label<Text, Image>", call24),
        HostileCall("Menu.init(_:image:content:primaryAction:) (S, ImageResource, () -> Content, () -> Void) where Label == Martlet.Label<Text, Image>", call25),
        HostileCall("Menu.init(_:systemImage:content:) (LocalizedStringKey, String, () -> Content) where Label == Martlet.Label<Text, Image>", call26),
        HostileCall("Menu.init(_:systemImage:content:) (LocalizedStringResource, String, () -> Content) where Label == Martlet.Label<Text, Image>", call27),
        HostileCall("Menu.init(_:systemImage:content:) (S, String, () -> Content) where Label == Martlet.Label<Text, Image>", call28),
        HostileCall("Menu.init(_:systemImage:content:primaryAction:) (LocalizedStringKey, String, () -> Content, () -> Void) where Label == Martlet.Label<Text, Image>", call29),
        HostileCall("Menu.init(_:systemImage:content:primaryAction:) (S, String, () -> Content, () -> Void) where Label == Martlet.Label<Text, Image>", call30),
        HostileCall("MeshGradient.init(width:height:points:colors:background:smoothsColors:colorSpace:) (Int, Int, [SIMD2<Float>], [Color], Color, Bool, Gradient.ColorSpace)", call31),
        HostileCall("MeshGradient.init(width:height:points:resolvedColors:background:smoothsColors:colorSpace:) (Int, Int, [SIMD2<Float>], [Color.Resolved], Color, Bool, Gradient.ColorSpace)", call32),
        HostileCall("MoveKeyframe.init(_:) (Value)", call33),
        HostileCall("MultiDatePicker.init(_:selection:) (LocalizedStringKey, Binding<Set<DateComponents>>) where Label == Text", call34),
        HostileCall("MultiDatePicker.init(_:selection:) (S, Binding<Set<DateComponents>>) where Label == Text", call35),
        HostileCall("MultiDatePicker.init(_:selection:in:) (LocalizedStringKey, Binding<Set<DateComponents>>, PartialRangeFrom<Date>) where Label == Text", call36),
        HostileCall("MultiDatePicker.init(_:selection:in:) (LocalizedStringKey, Binding<Set<DateComponents>>, PartialRangeUpTo<Date>) where Label == Text", call37),
        HostileCall("MultiDatePicker.init(_:selection:in:) (LocalizedStringKey, Binding<Set<DateComponents>>, Range<Date>) where Label == Text", call38),
        HostileCall("MultiDatePicker.init(_:selection:in:) (S, Binding<Set<DateComponents>>, PartialRangeFrom<Date>) where Label == Text", call39),
        HostileCall("MultiDatePicker.init(_:selection:in:) (S, Binding<Set<DateComponents>>, PartialRangeUpTo<Date>) where Label == Text", call40),
        HostileCall("MultiDatePicker.init(_:selection:in:) (S, Binding<Set<DateComponents>>, Range<Date>) where Label == Text", call41),
        HostileCall("MultiDatePicker.init(selection:in:label:) (Binding<Set<DateComponents>>, PartialRangeFrom<Date>, () -> Label)", call42),
        HostileCall("MultiDatePicker.init(selection:in:label:) (Binding<Set<DateComponents>>, PartialRangeUpTo<Date>, () -> Label)", call43),
        HostileCall("MultiDatePicker.init(selection:in:label:) (Binding<Set<DateComponents>>, Range<Date>, () -> Label)", call44),
        HostileCall("MultiDatePicker.init(selection:label:) (Binding<Set<DateComponents>>, () -> Label)", call45),
        HostileCall("NavigationLink.init(_:destination:) (LocalizedStringKey, () -> Destination) where Label == Text", call46),
        HostileCall("NavigationLink.init(_:destination:) (LocalizedStringKey, Destination) where Label == Text", call47),
        HostileCall("NavigationLink.init(_:destination:) (LocalizedStringResource, () -> Destination) where Label == Text", call48),
        HostileCall("NavigationLink.init(_:destination:) (LocalizedStringResource, Destination) where Label == Text", call49),
        HostileCall("NavigationLink.init(_:destination:) (S, () -> Destination) where Label == Text", call50),
        HostileCall("NavigationLink.init(_:destination:) (S, Destination) where Label == Text", call51),
        HostileCall("NavigationLink.init(_:value:) (LocalizedStringKey, P?) where Destination == Never , Label == Text", call52),
        HostileCall("NavigationLink.init(_:value:) (LocalizedStringResource, P?) where Destination == Never , Label == Text", call53),
        HostileCall("NavigationLink.init(_:value:) (S, P?) where Destination == Never , Label == Text", call54),
        HostileCall("NavigationPath.removeLast(_:) (Int)", call55),
        HostileCall("OffsetShape.init(shape:offset:) (Content, CGSize)", call56),
        HostileCall("OffsetShape.path(in:) (CGRect)", call57),
        HostileCall("OffsetTransition.init(_:) (CGSize)", call58),
        HostileCall("Path.addArc(center:radius:startAngle:endAngle:clockwise:transform:) (CGPoint, CGFloat, Angle, Angle, Bool, CGAffineTransform)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.int)
        return h.show(value)
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(LocalizedStringResource(stringLiteral: h.text))
        return h.show(value)
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.text)
        return h.show(value)
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(Text(verbatim: h.text))
        return h.show(value)
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.date, formatter: NumberFormatter())
        return h.show(value)
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.date, style: Text.DateStyle.timer)
        return h.show(value)
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(timerInterval: h.dates, pauseTime: h.date)
        return h.show(value)
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendLiteral(h.text)
        return h.show(value)
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringKey.StringInterpolation(literalCapacity: h.int, interpolationCount: h.int))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringKey(h.text))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringKey(stringLiteral: h.text))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringResource(String.LocalizationValue(h.text), table: h.text))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringResource(stringLiteral: h.text))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(LongPressGesture(minimumDuration: h.double, maximumDistance: h.length))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(MagnificationGesture(minimumScaleDelta: h.length))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(MagnifyGesture(minimumScaleDelta: h.length))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, content: { HostileContent() }))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Menu(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, content: { HostileContent() }))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, content: { HostileContent() }, primaryAction: {}))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, content: { HostileContent() }, primaryAction: {}))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(Menu(LocalizedStringResource(stringLiteral: h.text), image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }, primaryAction: {}))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }, primaryAction: {}))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(Menu(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, content: { HostileContent() }))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, systemImage: h.text, content: { HostileContent() }, primaryAction: {}))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, systemImage: h.text, content: { HostileContent() }, primaryAction: {}))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(MeshGradient(width: h.int, height: h.int, points: h.mesh, colors: [.red, .blue, .green, .red]))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(MeshGradient(width: h.int, height: h.int, points: h.mesh, resolvedColors: [Color.Resolved(red: h.float, green: 0, blue: 0)]))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(MoveKeyframe(h.double))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.key, selection: .constant([h.components])))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.text, selection: .constant([h.components])))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.key, selection: .constant([h.components]), in: h.dates.lowerBound...))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.key, selection: .constant([h.components]), in: ..<h.dates.upperBound))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.key, selection: .constant([h.components]), in: h.dates.lowerBound..<h.dates.upperBound))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.text, selection: .constant([h.components]), in: h.dates.lowerBound...))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.text, selection: .constant([h.components]), in: ..<h.dates.upperBound))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.text, selection: .constant([h.components]), in: h.dates.lowerBound..<h.dates.upperBound))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(selection: .constant([h.components]), in: h.dates.lowerBound..., label: { HostileContent() }))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(selection: .constant([h.components]), in: ..<h.dates.upperBound, label: { HostileContent() }))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(selection: .constant([h.components]), in: h.dates.lowerBound..<h.dates.upperBound, label: { HostileContent() }))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(selection: .constant([h.components]), label: { HostileContent() }))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.key, destination: { HostileContent() }))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.key, destination: HostileContent()))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(LocalizedStringResource(stringLiteral: h.text), destination: { HostileContent() }))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(LocalizedStringResource(stringLiteral: h.text), destination: HostileContent()))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.text, destination: { HostileContent() }))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.text, destination: HostileContent()))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.key, value: 1))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(LocalizedStringResource(stringLiteral: h.text), value: 1))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.text, value: 1))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        var value = NavigationPath()
        value.removeLast(h.int)
        return h.show(value)
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(OffsetShape(shape: Rectangle(), offset: h.size))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(OffsetShape(shape: Rectangle(), offset: h.size).path(in: h.rect))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(OffsetTransition(h.size))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addArc(center: h.point, radius: h.length, startAngle: h.angle, endAngle: h.angle, clockwise: true, transform: h.affine)
        return h.show(value)
    }
}
