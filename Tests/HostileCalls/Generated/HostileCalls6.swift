// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls6 {
    static let all: [HostileCall] = [
        HostileCall("Link.init(_:destination:) (LocalizedStringKey, URL) where Label == Text", call0),
        HostileCall("Link.init(_:destination:) (LocalizedStringResource, URL) where Label == Text", call1),
        HostileCall("Link.init(_:destination:) (S, URL) where Label == Text", call2),
        HostileCall("List.init(_:rowContent:file:line:) (Range<Int>, (Int) -> RowContent, StaticString, UInt) where SelectionValue == Never, Content == ForEach<Range<Int>, Int, RowContent>", call3),
        HostileCall("List.init(_:selection:rowContent:file:line:) (Range<Int>, Binding<SelectionValue?>?, (Int) -> RowContent, StaticString, UInt) where Content == ForEach<Range<Int>, Int, RowContent>", call4),
        HostileCall("ListSectionSpacing.custom(_:) (CGFloat)", call5),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(_:) (Part)", call6),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(_:) (String)", call7),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(_:formatter:) (Date, Formatter)", call8),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(_:style:) (Date, Text.DateStyle)", call9),
        HostileCall("LocalizedStringKey.StringInterpolation.appendInterpolation(timerInterval:pauseTime:countsDown:showsHours:) (ClosedRange<Date>, Date?, Bool, Bool)", call10),
        HostileCall("LocalizedStringKey.StringInterpolation.appendLiteral(_:) (String)", call11),
        HostileCall("LocalizedStringKey.StringInterpolation.init(literalCapacity:interpolationCount:) (Int, Int)", call12),
        HostileCall("LocalizedStringKey.init(_:) (String)", call13),
        HostileCall("LocalizedStringKey.init(stringLiteral:) (String)", call14),
        HostileCall("LocalizedStringResource.init(_:table:locale:bundle:comment:) (String.LocalizationValue, String?, Locale, BundleDescription, StaticString?)", call15),
        HostileCall("LocalizedStringResource.init(stringLiteral:) (String)", call16),
        HostileCall("LongPressGesture.init(minimumDuration:maximumDistance:) (Double, CGFloat)", call17),
        HostileCall("LongPressGesture.init(minimumDuration:maximumDistance:inputKinds:) (Double, CGFloat, GestureInputKinds)", call18),
        HostileCall("MagnificationGesture.init(minimumScaleDelta:) (CGFloat)", call19),
        HostileCall("MagnifyGesture.init(minimumScaleDelta:) (CGFloat)", call20),
        HostileCall("MagnifyGesture.init(minimumScaleDelta:inputKinds:) (CGFloat, GestureInputKinds)", call21),
        HostileCall("MeasurementFormatter.UnitOptions.init(rawValue:) (UInt)", call22),
        HostileCall("Menu.init(_:content:) (LocalizedStringKey, () -> Content) where Label == Text", call23),
        HostileCall("Menu.init(_:content:) (R, () -> Content) where Label == Text", call24),
        HostileCall("Menu.init(_:content:) (S, () -> Content) where Label == Text", call25),
        HostileCall("Menu.init(_:content:primaryAction:) (LocalizedStringKey, () -> Content, () -> Void) where Label == Text", call26),
        HostileCall("Menu.init(_:content:primaryAction:) (R, () -> Content, () -> Void) where Label == Text", call27),
        HostileCall("Menu.init(_:content:primaryAction:) (S, () -> Content, () -> Void) where Label == Text", call28),
        HostileCall("Menu.init(_:image:content:) (LocalizedStringKey, ImageResource, () -> Content) where Label == Martlet.Label<Text, Image>", call29),
        HostileCall("Menu.init(_:image:content:) (R, ImageResource, () -> Content) where Label == Martlet.Label<Text, Image>", call30),
        HostileCall("Menu.init(_:image:content:) (S, ImageResource, () -> Content) where Label == Martlet.Label<Text, Image>", call31),
        HostileCall("Menu.init(_:image:content:primaryAction:) (LocalizedStringKey, ImageResource, () -> Content, () -> Void) where Label == Martlet.Label<Text, Image>", call32),
        HostileCall("Menu.init(_:image:content:primaryAction:) (R, ImageResource, () -> Content, () -> Void) where Label == Martlet.Label<Text, Image>", call33),
        HostileCall("Menu.init(_:image:content:primaryAction:) (S, ImageResource, () -> Content, () -> Void) where Label == Martlet.Label<Text, Image>", call34),
        HostileCall("Menu.init(_:systemImage:content:) (LocalizedStringKey, String, () -> Content) where Label == Martlet.Label<Text, Image>", call35),
        HostileCall("Menu.init(_:systemImage:content:) (R, String, () -> Content) where Label == Martlet.Label<Text, Image>", call36),
        HostileCall("Menu.init(_:systemImage:content:) (S, String, () -> Content) where Label == Martlet.Label<Text, Image>", call37),
        HostileCall("Menu.init(_:systemImage:content:primaryAction:) (LocalizedStringKey, String, () -> Content, () -> Void) where Label == Martlet.Label<Text, Image>", call38),
        HostileCall("Menu.init(_:systemImage:content:primaryAction:) (R, String, () -> Content, () -> Void) where Label == Martlet.Label<Text, Image>", call39),
        HostileCall("Menu.init(_:systemImage:content:primaryAction:) (S, String, () -> Content, () -> Void) where Label == Martlet.Label<Text, Image>", call40),
        HostileCall("MeshGradient.init(width:height:points:colors:background:smoothsColors:colorSpace:) (Int, Int, [SIMD2<Float>], [Color], Color, Bool, Gradient.ColorSpace)", call41),
        HostileCall("MeshGradient.init(width:height:points:resolvedColors:background:smoothsColors:colorSpace:) (Int, Int, [SIMD2<Float>], [Color.Resolved], Color, Bool, Gradient.ColorSpace)", call42),
        HostileCall("MoveKeyframe.init(_:) (Value)", call43),
        HostileCall("MultiDatePicker.init(_:selection:) (LocalizedStringKey, Binding<Set<DateComponents>>) where Label == Text", call44),
        HostileCall("MultiDatePicker.init(_:selection:) (LocalizedStringResource, Binding<Set<DateComponents>>) where Label == Text", call45),
        HostileCall("MultiDatePicker.init(_:selection:) (S, Binding<Set<DateComponents>>) where Label == Text", call46),
        HostileCall("MultiDatePicker.init(_:selection:in:) (LocalizedStringKey, Binding<Set<DateComponents>>, PartialRangeFrom<Date>) where Label == Text", call47),
        HostileCall("MultiDatePicker.init(_:selection:in:) (LocalizedStringKey, Binding<Set<DateComponents>>, PartialRangeUpTo<Date>) where Label == Text", call48),
        HostileCall("MultiDatePicker.init(_:selection:in:) (LocalizedStringKey, Binding<Set<DateComponents>>, Range<Date>) where Label == Text", call49),
        HostileCall("MultiDatePicker.init(_:selection:in:) (LocalizedStringResource, Binding<Set<DateComponents>>, PartialRangeFrom<Date>) where Label == Text", call50),
        HostileCall("MultiDatePicker.init(_:selection:in:) (LocalizedStringResource, Binding<Set<DateComponents>>, PartialRangeUpTo<Date>) where Label == Text", call51),
        HostileCall("MultiDatePicker.init(_:selection:in:) (LocalizedStringResource, Binding<Set<DateComponents>>, Range<Date>) where Label == Text", call52),
        HostileCall("MultiDatePicker.init(_:selection:in:) (S, Binding<Set<DateComponents>>, PartialRangeFrom<Date>) where Label == Text", call53),
        HostileCall("MultiDatePicker.init(_:selection:in:) (S, Binding<Set<DateComponents>>, PartialRangeUpTo<Date>) where Label == Text", call54),
        HostileCall("MultiDatePicker.init(_:selection:in:) (S, Binding<Set<DateComponents>>, Range<Date>) where Label == Text", call55),
        HostileCall("MultiDatePicker.init(selection:in:label:) (Binding<Set<DateComponents>>, PartialRangeFrom<Date>, () -> Label)", call56),
        HostileCall("MultiDatePicker.init(selection:in:label:) (Binding<Set<DateComponents>>, PartialRangeUpTo<Date>, () -> Label)", call57),
        HostileCall("MultiDatePicker.init(selection:in:label:) (Binding<Set<DateComponents>>, Range<Date>, () -> Label)", call58),
        HostileCall("MultiDatePicker.init(selection:label:) (Binding<Set<DateComponents>>, () -> Label)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Link(h.key, destination: URL(filePath: "/")))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(Link(LocalizedStringResource(stringLiteral: h.text), destination: URL(filePath: "/")))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(Link(h.text, destination: URL(filePath: "/")))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(List(h.halfOpen, rowContent: { _ in HostileContent() }, line: h.unsigned))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(List(h.halfOpen, selection: .constant(1), rowContent: { _ in HostileContent() }, line: h.unsigned))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(ListSectionSpacing.custom(h.length))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.dates)
        return h.show(value)
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.text)
        return h.show(value)
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.date, formatter: NumberFormatter())
        return h.show(value)
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(h.date, style: Text.DateStyle.timer)
        return h.show(value)
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendInterpolation(timerInterval: h.dates, pauseTime: h.date)
        return h.show(value)
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        var value = LocalizedStringKey.StringInterpolation(literalCapacity: 8, interpolationCount: 1)
        value.appendLiteral(h.text)
        return h.show(value)
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringKey.StringInterpolation(literalCapacity: h.int, interpolationCount: h.int))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringKey(h.text))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringKey(stringLiteral: h.text))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringResource(String.LocalizationValue(h.text), table: h.text))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(LocalizedStringResource(stringLiteral: h.text))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(LongPressGesture(minimumDuration: h.double, maximumDistance: h.length))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(LongPressGesture(minimumDuration: h.double, maximumDistance: h.length, inputKinds: GestureInputKinds.all))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(MagnificationGesture(minimumScaleDelta: h.length))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(MagnifyGesture(minimumScaleDelta: h.length))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(MagnifyGesture(minimumScaleDelta: h.length, inputKinds: GestureInputKinds.all))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(MeasurementFormatter.UnitOptions(rawValue: h.unsigned))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, content: { HostileContent() }))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(Menu(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, content: { HostileContent() }))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, content: { HostileContent() }, primaryAction: {}))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(Menu(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }, primaryAction: {}))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, content: { HostileContent() }, primaryAction: {}))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(Menu(LocalizedStringResource(stringLiteral: h.text), image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }, primaryAction: {}))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Menu(LocalizedStringResource(stringLiteral: h.text), image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }, primaryAction: {}))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }, primaryAction: {}))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(Menu(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, content: { HostileContent() }))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, systemImage: h.text, content: { HostileContent() }, primaryAction: {}))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Menu(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, content: { HostileContent() }, primaryAction: {}))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, systemImage: h.text, content: { HostileContent() }, primaryAction: {}))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(MeshGradient(width: h.int, height: h.int, points: h.mesh, colors: [.red, .blue, .green, .red]))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(MeshGradient(width: h.int, height: h.int, points: h.mesh, resolvedColors: [Color.Resolved(red: h.float, green: 0, blue: 0)]))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(MoveKeyframe(h.double))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.key, selection: .constant([h.components])))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant([h.components])))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.text, selection: .constant([h.components])))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.key, selection: .constant([h.components]), in: h.dates.lowerBound...))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.key, selection: .constant([h.components]), in: ..<h.dates.upperBound))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.key, selection: .constant([h.components]), in: h.dates.lowerBound..<h.dates.upperBound))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant([h.components]), in: h.dates.lowerBound...))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant([h.components]), in: ..<h.dates.upperBound))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(LocalizedStringResource(stringLiteral: h.text), selection: .constant([h.components]), in: h.dates.lowerBound..<h.dates.upperBound))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.text, selection: .constant([h.components]), in: h.dates.lowerBound...))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.text, selection: .constant([h.components]), in: ..<h.dates.upperBound))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.text, selection: .constant([h.components]), in: h.dates.lowerBound..<h.dates.upperBound))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(selection: .constant([h.components]), in: h.dates.lowerBound..., label: { HostileContent() }))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(selection: .constant([h.components]), in: ..<h.dates.upperBound, label: { HostileContent() }))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(selection: .constant([h.components]), in: h.dates.lowerBound..<h.dates.upperBound, label: { HostileContent() }))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(selection: .constant([h.components]), label: { HostileContent() }))
    }
}
