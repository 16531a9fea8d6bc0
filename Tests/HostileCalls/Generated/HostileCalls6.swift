// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls6 {
    static let all: [HostileCall] = [
        HostileCall("MagnificationGesture.init(minimumScaleDelta:) (CGFloat)", call0),
        HostileCall("MagnifyGesture.init(minimumScaleDelta:) (CGFloat)", call1),
        HostileCall("MagnifyGesture.init(minimumScaleDelta:inputKinds:) (CGFloat, GestureInputKinds)", call2),
        HostileCall("MeasurementFormatter.UnitOptions.init(rawValue:) (UInt)", call3),
        HostileCall("Menu.init(_:content:) (LocalizedStringKey, () -> Content) where Label == Text", call4),
        HostileCall("Menu.init(_:content:) (R, () -> Content) where Label == Text", call5),
        HostileCall("Menu.init(_:content:) (S, () -> Content) where Label == Text", call6),
        HostileCall("Menu.init(_:content:primaryAction:) (LocalizedStringKey, () -> Content, () -> Void) where Label == Text", call7),
        HostileCall("Menu.init(_:content:primaryAction:) (S, () -> Content, () -> Void) where Label == Text", call8),
        HostileCall("Menu.init(_:image:content:) (LocalizedStringKey, ImageResource, () -> Content) where Label == Martlet.Label<Text, Image>", call9),
        HostileCall("Menu.init(_:image:content:) (R, ImageResource, () -> Content) where Label == Martlet.Label<Text, Image>", call10),
        HostileCall("Menu.init(_:image:content:) (S, ImageResource, () -> Content) where Label == Martlet.Label<Text, Image>", call11),
        HostileCall("Menu.init(_:image:content:primaryAction:) (LocalizedStringKey, ImageResource, () -> Content, () -> Void) where Label == Martlet.Label<Text, Image>", call12),
        HostileCall("Menu.init(_:image:content:primaryAction:) (S, ImageResource, () -> Content, () -> Void) where Label == Martlet.Label<Text, Image>", call13),
        HostileCall("Menu.init(_:systemImage:content:) (LocalizedStringKey, String, () -> Content) where Label == Martlet.Label<Text, Image>", call14),
        HostileCall("Menu.init(_:systemImage:content:) (R, String, () -> Content) where Label == Martlet.Label<Text, Image>", call15),
        HostileCall("Menu.init(_:systemImage:content:) (S, String, () -> Content) where Label == Martlet.Label<Text, Image>", call16),
        HostileCall("Menu.init(_:systemImage:content:primaryAction:) (LocalizedStringKey, String, () -> Content, () -> Void) where Label == Martlet.Label<Text, Image>", call17),
        HostileCall("Menu.init(_:systemImage:content:primaryAction:) (S, String, () -> Content, () -> Void) where Label == Martlet.Label<Text, Image>", call18),
        HostileCall("MeshGradient.init(width:height:points:colors:background:smoothsColors:colorSpace:) (Int, Int, [SIMD2<Float>], [Color], Color, Bool, Gradient.ColorSpace)", call19),
        HostileCall("MeshGradient.init(width:height:points:resolvedColors:background:smoothsColors:colorSpace:) (Int, Int, [SIMD2<Float>], [Color.Resolved], Color, Bool, Gradient.ColorSpace)", call20),
        HostileCall("MoveKeyframe.init(_:) (Value)", call21),
        HostileCall("MultiDatePicker.init(_:selection:) (LocalizedStringKey, Binding<Set<DateComponents>>) where Label == Text", call22),
        HostileCall("MultiDatePicker.init(_:selection:) (S, Binding<Set<DateComponents>>) where Label == Text", call23),
        HostileCall("MultiDatePicker.init(_:selection:in:) (LocalizedStringKey, Binding<Set<DateComponents>>, PartialRangeFrom<Date>) where Label == Text", call24),
        HostileCall("MultiDatePicker.init(_:selection:in:) (LocalizedStringKey, Binding<Set<DateComponents>>, PartialRangeUpTo<Date>) where Label == Text", call25),
        HostileCall("MultiDatePicker.init(_:selection:in:) (LocalizedStringKey, Binding<Set<DateComponents>>, Range<Date>) where Label == Text", call26),
        HostileCall("MultiDatePicker.init(_:selection:in:) (S, Binding<Set<DateComponents>>, PartialRangeFrom<Date>) where Label == Text", call27),
        HostileCall("MultiDatePicker.init(_:selection:in:) (S, Binding<Set<DateComponents>>, PartialRangeUpTo<Date>) where Label == Text", call28),
        HostileCall("MultiDatePicker.init(_:selection:in:) (S, Binding<Set<DateComponents>>, Range<Date>) where Label == Text", call29),
        HostileCall("MultiDatePicker.init(selection:in:label:) (Binding<Set<DateComponents>>, PartialRangeFrom<Date>, () -> Label)", call30),
        HostileCall("MultiDatePicker.init(selection:in:label:) (Binding<Set<DateComponents>>, PartialRangeUpTo<Date>, () -> Label)", call31),
        HostileCall("MultiDatePicker.init(selection:in:label:) (Binding<Set<DateComponents>>, Range<Date>, () -> Label)", call32),
        HostileCall("MultiDatePicker.init(selection:label:) (Binding<Set<DateComponents>>, () -> Label)", call33),
        HostileCall("NavigationLink.init(_:destination:) (LocalizedStringKey, () -> Destination) where Label == Text", call34),
        HostileCall("NavigationLink.init(_:destination:) (LocalizedStringKey, Destination) where Label == Text", call35),
        HostileCall("NavigationLink.init(_:destination:) (R, () -> Destination) where Label == Text", call36),
        HostileCall("NavigationLink.init(_:destination:) (R, Destination) where Label == Text", call37),
        HostileCall("NavigationLink.init(_:destination:) (S, () -> Destination) where Label == Text", call38),
        HostileCall("NavigationLink.init(_:destination:) (S, Destination) where Label == Text", call39),
        HostileCall("NavigationLink.init(_:value:) (LocalizedStringKey, P?) where Destination == Never , Label == Text", call40),
        HostileCall("NavigationLink.init(_:value:) (R, P?) where Destination == Never , Label == Text", call41),
        HostileCall("NavigationLink.init(_:value:) (S, P?) where Destination == Never , Label == Text", call42),
        HostileCall("NavigationPath.removeLast(_:) (Int)", call43),
        HostileCall("OffsetShape.init(shape:offset:) (Content, CGSize)", call44),
        HostileCall("OffsetShape.path(in:) (CGRect)", call45),
        HostileCall("OffsetTransition.init(_:) (CGSize)", call46),
        HostileCall("Path.addArc(center:radius:startAngle:endAngle:clockwise:transform:) (CGPoint, CGFloat, Angle, Angle, Bool, CGAffineTransform)", call47),
        HostileCall("Path.addArc(tangent1End:tangent2End:radius:transform:) (CGPoint, CGPoint, CGFloat, CGAffineTransform)", call48),
        HostileCall("Path.addCurve(to:control1:control2:) (CGPoint, CGPoint, CGPoint)", call49),
        HostileCall("Path.addEllipse(in:transform:) (CGRect, CGAffineTransform)", call50),
        HostileCall("Path.addLine(to:) (CGPoint)", call51),
        HostileCall("Path.addLines(_:) ([CGPoint])", call52),
        HostileCall("Path.addPath(_:transform:) (Path, CGAffineTransform)", call53),
        HostileCall("Path.addQuadCurve(to:control:) (CGPoint, CGPoint)", call54),
        HostileCall("Path.addRect(_:transform:) (CGRect, CGAffineTransform)", call55),
        HostileCall("Path.addRects(_:transform:) ([CGRect], CGAffineTransform)", call56),
        HostileCall("Path.addRelativeArc(center:radius:startAngle:delta:transform:) (CGPoint, CGFloat, Angle, Angle, CGAffineTransform)", call57),
        HostileCall("Path.addRoundedRect(in:cornerRadii:style:transform:) (CGRect, RectangleCornerRadii, RoundedCornerStyle, CGAffineTransform)", call58),
        HostileCall("Path.addRoundedRect(in:cornerSize:style:transform:) (CGRect, CGSize, RoundedCornerStyle, CGAffineTransform)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(MagnificationGesture(minimumScaleDelta: h.length))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(MagnifyGesture(minimumScaleDelta: h.length))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(MagnifyGesture(minimumScaleDelta: h.length, inputKinds: GestureInputKinds.all))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(MeasurementFormatter.UnitOptions(rawValue: h.unsigned))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, content: { HostileContent() }))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(Menu(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, content: { HostileContent() }))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, content: { HostileContent() }, primaryAction: {}))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, content: { HostileContent() }, primaryAction: {}))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(Menu(LocalizedStringResource(stringLiteral: h.text), image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }, primaryAction: {}))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, image: ImageResource(name: h.text, bundle: .main), content: { HostileContent() }, primaryAction: {}))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(Menu(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, content: { HostileContent() }))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, systemImage: h.text, content: { HostileContent() }))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.key, systemImage: h.text, content: { HostileContent() }, primaryAction: {}))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Menu(h.text, systemImage: h.text, content: { HostileContent() }, primaryAction: {}))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(MeshGradient(width: h.int, height: h.int, points: h.mesh, colors: [.red, .blue, .green, .red]))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(MeshGradient(width: h.int, height: h.int, points: h.mesh, resolvedColors: [Color.Resolved(red: h.float, green: 0, blue: 0)]))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(MoveKeyframe(h.double))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.key, selection: .constant([h.components])))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.text, selection: .constant([h.components])))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.key, selection: .constant([h.components]), in: h.dates.lowerBound...))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.key, selection: .constant([h.components]), in: ..<h.dates.upperBound))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.key, selection: .constant([h.components]), in: h.dates.lowerBound..<h.dates.upperBound))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.text, selection: .constant([h.components]), in: h.dates.lowerBound...))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.text, selection: .constant([h.components]), in: ..<h.dates.upperBound))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(h.text, selection: .constant([h.components]), in: h.dates.lowerBound..<h.dates.upperBound))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(selection: .constant([h.components]), in: h.dates.lowerBound..., label: { HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(selection: .constant([h.components]), in: ..<h.dates.upperBound, label: { HostileContent() }))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(selection: .constant([h.components]), in: h.dates.lowerBound..<h.dates.upperBound, label: { HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(MultiDatePicker(selection: .constant([h.components]), label: { HostileContent() }))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.key, destination: { HostileContent() }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.key, destination: HostileContent()))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(LocalizedStringResource(stringLiteral: h.text), destination: { HostileContent() }))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(LocalizedStringResource(stringLiteral: h.text), destination: HostileContent()))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.text, destination: { HostileContent() }))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.text, destination: HostileContent()))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.key, value: 1))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(LocalizedStringResource(stringLiteral: h.text), value: 1))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.text, value: 1))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        var value = NavigationPath()
        value.removeLast(h.int)
        return h.show(value)
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(OffsetShape(shape: Rectangle(), offset: h.size))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(OffsetShape(shape: Rectangle(), offset: h.size).path(in: h.rect))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(OffsetTransition(h.size))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addArc(center: h.point, radius: h.length, startAngle: h.angle, endAngle: h.angle, clockwise: true, transform: h.affine)
        return h.show(value)
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addArc(tangent1End: h.point, tangent2End: h.point, radius: h.length, transform: h.affine)
        return h.show(value)
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addCurve(to: h.point, control1: h.point, control2: h.point)
        return h.show(value)
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addEllipse(in: h.rect, transform: h.affine)
        return h.show(value)
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addLine(to: h.point)
        return h.show(value)
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addLines(h.points)
        return h.show(value)
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addPath(Path(ellipseIn: h.rect), transform: h.affine)
        return h.show(value)
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addQuadCurve(to: h.point, control: h.point)
        return h.show(value)
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRect(h.rect, transform: h.affine)
        return h.show(value)
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRects([h.rect], transform: h.affine)
        return h.show(value)
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRelativeArc(center: h.point, radius: h.length, startAngle: h.angle, delta: h.angle, transform: h.affine)
        return h.show(value)
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRoundedRect(in: h.rect, cornerRadii: h.radii, transform: h.affine)
        return h.show(value)
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRoundedRect(in: h.rect, cornerSize: h.size, transform: h.affine)
        return h.show(value)
    }
}
