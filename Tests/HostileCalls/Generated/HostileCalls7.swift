// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls7 {
    static let all: [HostileCall] = [
        HostileCall("NavigationLink.init(_:destination:) (LocalizedStringKey, () -> Destination) where Label == Text", call0),
        HostileCall("NavigationLink.init(_:destination:) (LocalizedStringKey, Destination) where Label == Text", call1),
        HostileCall("NavigationLink.init(_:destination:) (R, () -> Destination) where Label == Text", call2),
        HostileCall("NavigationLink.init(_:destination:) (R, Destination) where Label == Text", call3),
        HostileCall("NavigationLink.init(_:destination:) (S, () -> Destination) where Label == Text", call4),
        HostileCall("NavigationLink.init(_:destination:) (S, Destination) where Label == Text", call5),
        HostileCall("NavigationLink.init(_:value:) (LocalizedStringKey, P?) where Destination == Never , Label == Text", call6),
        HostileCall("NavigationLink.init(_:value:) (R, P?) where Destination == Never , Label == Text", call7),
        HostileCall("NavigationLink.init(_:value:) (S, P?) where Destination == Never , Label == Text", call8),
        HostileCall("NavigationPath.removeLast(_:) (Int)", call9),
        HostileCall("NewDocumentButton.init(_:contentType:) (LocalizedStringKey, UTType?) where Label == Text", call10),
        HostileCall("NewDocumentButton.init(_:contentType:) (LocalizedStringResource, UTType?) where Label == Text", call11),
        HostileCall("NewDocumentButton.init(_:contentType:) (Text?, UTType?) where Label == Text", call12),
        HostileCall("NewDocumentButton.init(_:contentType:prepareDocumentURL:) (LocalizedStringKey, UTType, () async throws -> URL?) where Label == Text", call13),
        HostileCall("NewDocumentButton.init(_:contentType:prepareDocumentURL:) (LocalizedStringResource, UTType, () async throws -> URL?) where Label == Text", call14),
        HostileCall("NewDocumentButton.init(_:contentType:prepareDocumentURL:) (Text?, UTType, () async throws -> URL?) where Label == Text", call15),
        HostileCall("NewDocumentButton.init(_:contentType:source:) (LocalizedStringKey, UTType?, DocumentCreationSource) where Label == Text", call16),
        HostileCall("NewDocumentButton.init(_:contentType:source:) (LocalizedStringResource, UTType?, DocumentCreationSource) where Label == Text", call17),
        HostileCall("NewDocumentButton.init(_:contentType:source:) (Text?, UTType?, DocumentCreationSource) where Label == Text", call18),
        HostileCall("NewDocumentButton.init(_:contentType:source:_:) (Text?, UTType, DocumentCreationSource, () async throws -> URL?) where Label == Text", call19),
        HostileCall("NewDocumentButton.init(_:contentType:source:prepareDocumentURL:) (LocalizedStringKey, UTType, DocumentCreationSource, () async throws -> URL?) where Label == Text", call20),
        HostileCall("NewDocumentButton.init(_:contentType:source:prepareDocumentURL:) (LocalizedStringResource, UTType, DocumentCreationSource, () async throws -> URL?) where Label == Text", call21),
        HostileCall("OffsetShape.init(shape:offset:) (Content, CGSize)", call22),
        HostileCall("OffsetShape.path(in:) (CGRect)", call23),
        HostileCall("OffsetTransition.init(_:) (CGSize)", call24),
        HostileCall("Path.addArc(center:radius:startAngle:endAngle:clockwise:transform:) (CGPoint, CGFloat, Angle, Angle, Bool, CGAffineTransform)", call25),
        HostileCall("Path.addArc(tangent1End:tangent2End:radius:transform:) (CGPoint, CGPoint, CGFloat, CGAffineTransform)", call26),
        HostileCall("Path.addCurve(to:control1:control2:) (CGPoint, CGPoint, CGPoint)", call27),
        HostileCall("Path.addEllipse(in:transform:) (CGRect, CGAffineTransform)", call28),
        HostileCall("Path.addLine(to:) (CGPoint)", call29),
        HostileCall("Path.addLines(_:) ([CGPoint])", call30),
        HostileCall("Path.addPath(_:transform:) (Path, CGAffineTransform)", call31),
        HostileCall("Path.addQuadCurve(to:control:) (CGPoint, CGPoint)", call32),
        HostileCall("Path.addRect(_:transform:) (CGRect, CGAffineTransform)", call33),
        HostileCall("Path.addRects(_:transform:) ([CGRect], CGAffineTransform)", call34),
        HostileCall("Path.addRelativeArc(center:radius:startAngle:delta:transform:) (CGPoint, CGFloat, Angle, Angle, CGAffineTransform)", call35),
        HostileCall("Path.addRoundedRect(in:cornerRadii:style:transform:) (CGRect, RectangleCornerRadii, RoundedCornerStyle, CGAffineTransform)", call36),
        HostileCall("Path.addRoundedRect(in:cornerSize:style:transform:) (CGRect, CGSize, RoundedCornerStyle, CGAffineTransform)", call37),
        HostileCall("Path.applying(_:) (CGAffineTransform)", call38),
        HostileCall("Path.contains(_:eoFill:) (CGPoint, Bool)", call39),
        HostileCall("Path.init(_:) (CGPath)", call40),
        HostileCall("Path.init(_:) (CGRect)", call41),
        HostileCall("Path.init(_:) (String)", call42),
        HostileCall("Path.init(ellipseIn:) (CGRect)", call43),
        HostileCall("Path.init(roundedRect:cornerRadii:style:) (CGRect, RectangleCornerRadii, RoundedCornerStyle)", call44),
        HostileCall("Path.init(roundedRect:cornerRadius:style:) (CGRect, CGFloat, RoundedCornerStyle)", call45),
        HostileCall("Path.init(roundedRect:cornerSize:style:) (CGRect, CGSize, RoundedCornerStyle)", call46),
        HostileCall("Path.intersection(_:eoFill:) (Path, Bool)", call47),
        HostileCall("Path.lineIntersection(_:eoFill:) (Path, Bool)", call48),
        HostileCall("Path.lineSubtraction(_:eoFill:) (Path, Bool)", call49),
        HostileCall("Path.move(to:) (CGPoint)", call50),
        HostileCall("Path.offsetBy(dx:dy:) (CGFloat, CGFloat)", call51),
        HostileCall("Path.path(in:) (CGRect)", call52),
        HostileCall("Path.strokedPath(_:) (StrokeStyle)", call53),
        HostileCall("Path.subtracting(_:eoFill:) (Path, Bool)", call54),
        HostileCall("Path.symmetricDifference(_:eoFill:) (Path, Bool)", call55),
        HostileCall("Path.trimmedPath(from:to:) (CGFloat, CGFloat)", call56),
        HostileCall("Path.union(_:eoFill:) (Path, Bool)", call57),
        HostileCall("PeriodicTimelineSchedule.entries(from:mode:) (Date, TimelineScheduleMode)", call58),
        HostileCall("PeriodicTimelineSchedule.init(from:by:) (Date, TimeInterval)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.key, destination: { HostileContent() }))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.key, destination: HostileContent()))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(LocalizedStringResource(stringLiteral: h.text), destination: { HostileContent() }))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(LocalizedStringResource(stringLiteral: h.text), destination: HostileContent()))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.text, destination: { HostileContent() }))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.text, destination: HostileContent()))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.key, value: 1))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(LocalizedStringResource(stringLiteral: h.text), value: 1))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(NavigationLink(h.text, value: 1))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        var value = NavigationPath()
        value.removeLast(h.int)
        return h.show(value)
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(NewDocumentButton(h.key))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(NewDocumentButton(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(NewDocumentButton(Text(verbatim: h.text)))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(NewDocumentButton(h.key, contentType: UTType.plainText, prepareDocumentURL: { URL(filePath: "/") }))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(NewDocumentButton(LocalizedStringResource(stringLiteral: h.text), contentType: UTType.plainText, prepareDocumentURL: { URL(filePath: "/") }))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(NewDocumentButton(Text(verbatim: h.text), contentType: UTType.plainText, prepareDocumentURL: { URL(filePath: "/") }))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(NewDocumentButton(h.key, source: DocumentCreationSource(id: "a")))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(NewDocumentButton(LocalizedStringResource(stringLiteral: h.text), source: DocumentCreationSource(id: "a")))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(NewDocumentButton(Text(verbatim: h.text), source: DocumentCreationSource(id: "a")))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(NewDocumentButton(Text(verbatim: h.text), contentType: UTType.plainText, source: DocumentCreationSource(id: "a"), { URL(filePath: "/") }))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(NewDocumentButton(h.key, contentType: UTType.plainText, source: DocumentCreationSource(id: "a"), prepareDocumentURL: { URL(filePath: "/") }))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(NewDocumentButton(LocalizedStringResource(stringLiteral: h.text), contentType: UTType.plainText, source: DocumentCreationSource(id: "a"), prepareDocumentURL: { URL(filePath: "/") }))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(OffsetShape(shape: Rectangle(), offset: h.size))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(OffsetShape(shape: Rectangle(), offset: h.size).path(in: h.rect))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(OffsetTransition(h.size))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addArc(center: h.point, radius: h.length, startAngle: h.angle, endAngle: h.angle, clockwise: true, transform: h.affine)
        return h.show(value)
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addArc(tangent1End: h.point, tangent2End: h.point, radius: h.length, transform: h.affine)
        return h.show(value)
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addCurve(to: h.point, control1: h.point, control2: h.point)
        return h.show(value)
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addEllipse(in: h.rect, transform: h.affine)
        return h.show(value)
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addLine(to: h.point)
        return h.show(value)
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addLines(h.points)
        return h.show(value)
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addPath(Path(ellipseIn: h.rect), transform: h.affine)
        return h.show(value)
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addQuadCurve(to: h.point, control: h.point)
        return h.show(value)
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRect(h.rect, transform: h.affine)
        return h.show(value)
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRects([h.rect], transform: h.affine)
        return h.show(value)
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRelativeArc(center: h.point, radius: h.length, startAngle: h.angle, delta: h.angle, transform: h.affine)
        return h.show(value)
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRoundedRect(in: h.rect, cornerRadii: h.radii, transform: h.affine)
        return h.show(value)
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.addRoundedRect(in: h.rect, cornerSize: h.size, transform: h.affine)
        return h.show(value)
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).applying(h.affine))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).contains(h.point))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(Path(CGPath(ellipseIn: h.rect, transform: nil)))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(Path(h.rect))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Path(h.text) as Any)
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: h.rect))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(Path(roundedRect: h.rect, cornerRadii: h.radii))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Path(roundedRect: h.rect, cornerRadius: h.length))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Path(roundedRect: h.rect, cornerSize: h.size))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).intersection(Path(ellipseIn: h.rect)))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).lineIntersection(Path(ellipseIn: h.rect)))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).lineSubtraction(Path(ellipseIn: h.rect)))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.move(to: h.point)
        return h.show(value)
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).offsetBy(dx: h.length, dy: h.length))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).path(in: h.rect))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(h.stroke))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).subtracting(Path(ellipseIn: h.rect)))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).symmetricDifference(Path(ellipseIn: h.rect)))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: h.length, to: h.length))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).union(Path(ellipseIn: h.rect)))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(PeriodicTimelineSchedule(from: h.date, by: h.double).entries(from: h.date, mode: TimelineScheduleMode.normal))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(PeriodicTimelineSchedule(from: h.date, by: h.double))
    }
}
