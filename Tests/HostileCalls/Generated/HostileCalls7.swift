// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls7 {
    static let all: [HostileCall] = [
        HostileCall("NavigationLink.init(_:value:) (S, P?) where Destination == Never , Label == Text", call0),
        HostileCall("NavigationPath.removeLast(_:) (Int)", call1),
        HostileCall("OffsetShape.init(shape:offset:) (Content, CGSize)", call2),
        HostileCall("OffsetShape.path(in:) (CGRect)", call3),
        HostileCall("OffsetTransition.init(_:) (CGSize)", call4),
        HostileCall("Path.addArc(center:radius:startAngle:endAngle:clockwise:transform:) (CGPoint, CGFloat, Angle, Angle, Bool, CGAffineTransform)", call5),
        HostileCall("Path.addArc(tangent1End:tangent2End:radius:transform:) (CGPoint, CGPoint, CGFloat, CGAffineTransform)", call6),
        HostileCall("Path.addCurve(to:control1:control2:) (CGPoint, CGPoint, CGPoint)", call7),
        HostileCall("Path.addEllipse(in:transform:) (CGRect, CGAffineTransform)", call8),
        HostileCall("Path.addLine(to:) (CGPoint)", call9),
        HostileCall("Path.addLines(_:) ([CGPoint])", call10),
        HostileCall("Path.addPath(_:transform:) (Path, CGAffineTransform)", call11),
        HostileCall("Path.addQuadCurve(to:control:) (CGPoint, CGPoint)", call12),
        HostileCall("Path.addRect(_:transform:) (CGRect, CGAffineTransform)", call13),
        HostileCall("Path.addRects(_:transform:) ([CGRect], CGAffineTransform)", call14),
        HostileCall("Path.addRelativeArc(center:radius:startAngle:delta:transform:) (CGPoint, CGFloat, Angle, Angle, CGAffineTransform)", call15),
        HostileCall("Path.addRoundedRect(in:cornerRadii:style:transform:) (CGRect, RectangleCornerRadii, RoundedCornerStyle, CGAffineTransform)", call16),
        HostileCall("Path.addRoundedRect(in:cornerSize:style:transform:) (CGRect, CGSize, RoundedCornerStyle, CGAffineTransform)", call17),
        HostileCall("Path.applying(_:) (CGAffineTransform)", call18),
        HostileCall("Path.contains(_:eoFill:) (CGPoint, Bool)", call19),
        HostileCall("Path.init(_:) (CGPath)", call20),
        HostileCall("Path.init(_:) (CGRect)", call21),
        HostileCall("Path.init(_:) (String)", call22),
        HostileCall("Path.init(ellipseIn:) (CGRect)", call23),
        HostileCall("Path.init(roundedRect:cornerRadii:style:) (CGRect, RectangleCornerRadii, RoundedCornerStyle)", call24),
        HostileCall("Path.init(roundedRect:cornerRadius:style:) (CGRect, CGFloat, RoundedCornerStyle)", call25),
        HostileCall("Path.init(roundedRect:cornerSize:style:) (CGRect, CGSize, RoundedCornerStyle)", call26),
        HostileCall("Path.intersection(_:eoFill:) (Path, Bool)", call27),
        HostileCall("Path.lineIntersection(_:eoFill:) (Path, Bool)", call28),
        HostileCall("Path.lineSubtraction(_:eoFill:) (Path, Bool)", call29),
        HostileCall("Path.move(to:) (CGPoint)", call30),
        HostileCall("Path.offsetBy(dx:dy:) (CGFloat, CGFloat)", call31),
        HostileCall("Path.path(in:) (CGRect)", call32),
        HostileCall("Path.strokedPath(_:) (StrokeStyle)", call33),
        HostileCall("Path.subtracting(_:eoFill:) (Path, Bool)", call34),
        HostileCall("Path.symmetricDifference(_:eoFill:) (Path, Bool)", call35),
        HostileCall("Path.trimmedPath(from:to:) (CGFloat, CGFloat)", call36),
        HostileCall("Path.union(_:eoFill:) (Path, Bool)", call37),
        HostileCall("PeriodicTimelineSchedule.entries(from:mode:) (Date, TimelineScheduleMode)", call38),
        HostileCall("PeriodicTimelineSchedule.init(from:by:) (Date, TimeInterval)", call39),
        HostileCall("Picker.init(_:image:selection:content:) (LocalizedStringKey, ImageResource, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call40),
        HostileCall("Picker.init(_:image:selection:content:) (R, ImageResource, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call41),
        HostileCall("Picker.init(_:image:selection:content:) (S, ImageResource, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call42),
        HostileCall("Picker.init(_:image:selection:content:currentValueLabel:) (LocalizedStringKey, ImageResource, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Martlet.Label<Text, Image>", call43),
        HostileCall("Picker.init(_:image:selection:content:currentValueLabel:) (S, ImageResource, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Martlet.Label<Text, Image>", call44),
        HostileCall("Picker.init(_:selection:content:) (LocalizedStringKey, Binding<SelectionValue>, () -> Content) where Label == Text", call45),
        HostileCall("Picker.init(_:selection:content:) (R, Binding<SelectionValue>, () -> Content) where Label == Text", call46),
        HostileCall("Picker.init(_:selection:content:) (S, Binding<SelectionValue>, () -> Content) where Label == Text", call47),
        HostileCall("Picker.init(_:selection:content:currentValueLabel:) (LocalizedStringKey, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Text", call48),
        HostileCall("Picker.init(_:selection:content:currentValueLabel:) (S, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Text", call49),
        HostileCall("Picker.init(_:systemImage:selection:content:) (LocalizedStringKey, String, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call50),
        HostileCall("Picker.init(_:systemImage:selection:content:) (R, String, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call51),
        HostileCall("Picker.init(_:systemImage:selection:content:) (S, String, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call52),
        HostileCall("Picker.init(_:systemImage:selection:content:currentValueLabel:) (LocalizedStringKey, String, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Martlet.Label<Text, Image>", call53),
        HostileCall("Picker.init(_:systemImage:selection:content:currentValueLabel:) (S, String, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Martlet.Label<Text, Image>", call54),
        HostileCall("PresentationDetent.fraction(_:) (CGFloat)", call55),
        HostileCall("PresentationDetent.height(_:) (CGFloat)", call56),
        HostileCall("PreviewDevice.init(rawValue:) (String)", call57),
        HostileCall("PreviewDevice.init(stringLiteral:) (String)", call58),
        HostileCall("PreviewTrait.fixedLayout(width:height:) (CGFloat, CGFloat) where T == Preview.ViewTraits", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.text, value: 1))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        var value = NavigationPath()
        value.removeLast(h.int)
        return h.show(value)
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(OffsetShape(shape: Rectangle(), offset: h.size))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(OffsetShape(shape: Rectangle(), offset: h.size).path(in: h.rect))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(OffsetTransition(h.size))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addArc(center: h.point, radius: h.length, startAngle: h.angle, endAngle: h.angle, clockwise: true, transform: h.affine)
        return h.show(value)
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addArc(tangent1End: h.point, tangent2End: h.point, radius: h.length, transform: h.affine)
        return h.show(value)
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addCurve(to: h.point, control1: h.point, control2: h.point)
        return h.show(value)
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addEllipse(in: h.rect, transform: h.affine)
        return h.show(value)
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addLine(to: h.point)
        return h.show(value)
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addLines(h.points)
        return h.show(value)
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addPath(Path(ellipseIn: h.rect), transform: h.affine)
        return h.show(value)
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addQuadCurve(to: h.point, control: h.point)
        return h.show(value)
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRect(h.rect, transform: h.affine)
        return h.show(value)
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRects([h.rect], transform: h.affine)
        return h.show(value)
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRelativeArc(center: h.point, radius: h.length, startAngle: h.angle, delta: h.angle, transform: h.affine)
        return h.show(value)
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRoundedRect(in: h.rect, cornerRadii: h.radii, transform: h.affine)
        return h.show(value)
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRoundedRect(in: h.rect, cornerSize: h.size, transform: h.affine)
        return h.show(value)
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).applying(h.affine))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).contains(h.point))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(Path(CGPath(ellipseIn: h.rect, transform: nil)))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(Path(h.rect))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(Path(h.text) as Any)
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: h.rect))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(Path(roundedRect: h.rect, cornerRadii: h.radii))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Path(roundedRect: h.rect, cornerRadius: h.length))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(Path(roundedRect: h.rect, cornerSize: h.size))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).intersection(Path(ellipseIn: h.rect)))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).lineIntersection(Path(ellipseIn: h.rect)))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).lineSubtraction(Path(ellipseIn: h.rect)))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.move(to: h.point)
        return h.show(value)
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).offsetBy(dx: h.length, dy: h.length))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).path(in: h.rect))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(h.stroke))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).subtracting(Path(ellipseIn: h.rect)))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).symmetricDifference(Path(ellipseIn: h.rect)))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: h.length, to: h.length))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).union(Path(ellipseIn: h.rect)))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(PeriodicTimelineSchedule(from: h.date, by: h.double).entries(from: h.date, mode: TimelineScheduleMode.normal))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(PeriodicTimelineSchedule(from: h.date, by: h.double))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Picker(LocalizedStringResource(stringLiteral: h.text), image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Picker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(1), content: { HostileContent() }))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, systemImage: h.text, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(Picker(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, systemImage: h.text, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, systemImage: h.text, selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, systemImage: h.text, selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(PresentationDetent.fraction(h.length))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(PresentationDetent.height(h.length))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(PreviewDevice(rawValue: h.text))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(PreviewDevice(stringLiteral: h.text))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(PreviewTrait.fixedLayout(width: h.length, height: h.length))
    }
}
