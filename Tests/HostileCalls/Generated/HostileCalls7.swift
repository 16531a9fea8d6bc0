// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls7 {
    static let all: [HostileCall] = [
        HostileCall("Path.applying(_:) (CGAffineTransform)", call0),
        HostileCall("Path.contains(_:eoFill:) (CGPoint, Bool)", call1),
        HostileCall("Path.init(_:) (CGPath)", call2),
        HostileCall("Path.init(_:) (CGRect)", call3),
        HostileCall("Path.init(_:) (String)", call4),
        HostileCall("Path.init(ellipseIn:) (CGRect)", call5),
        HostileCall("Path.init(roundedRect:cornerRadii:style:) (CGRect, RectangleCornerRadii, RoundedCornerStyle)", call6),
        HostileCall("Path.init(roundedRect:cornerRadius:style:) (CGRect, CGFloat, RoundedCornerStyle)", call7),
        HostileCall("Path.init(roundedRect:cornerSize:style:) (CGRect, CGSize, RoundedCornerStyle)", call8),
        HostileCall("Path.intersection(_:eoFill:) (Path, Bool)", call9),
        HostileCall("Path.lineIntersection(_:eoFill:) (Path, Bool)", call10),
        HostileCall("Path.lineSubtraction(_:eoFill:) (Path, Bool)", call11),
        HostileCall("Path.move(to:) (CGPoint)", call12),
        HostileCall("Path.offsetBy(dx:dy:) (CGFloat, CGFloat)", call13),
        HostileCall("Path.path(in:) (CGRect)", call14),
        HostileCall("Path.strokedPath(_:) (StrokeStyle)", call15),
        HostileCall("Path.subtracting(_:eoFill:) (Path, Bool)", call16),
        HostileCall("Path.symmetricDifference(_:eoFill:) (Path, Bool)", call17),
        HostileCall("Path.trimmedPath(from:to:) (CGFloat, CGFloat)", call18),
        HostileCall("Path.union(_:eoFill:) (Path, Bool)", call19),
        HostileCall("PeriodicTimelineSchedule.entries(from:mode:) (Date, TimelineScheduleMode)", call20),
        HostileCall("PeriodicTimelineSchedule.init(from:by:) (Date, TimeInterval)", call21),
        HostileCall("Picker.init(_:image:selection:content:) (LocalizedStringKey, ImageResource, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call22),
        HostileCall("Picker.init(_:image:selection:content:) (R, ImageResource, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call23),
        HostileCall("Picker.init(_:image:selection:content:) (S, ImageResource, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call24),
        HostileCall("Picker.init(_:image:selection:content:currentValueLabel:) (LocalizedStringKey, ImageResource, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Martlet.Label<Text, Image>", call25),
        HostileCall("Picker.init(_:image:selection:content:currentValueLabel:) (S, ImageResource, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Martlet.Label<Text, Image>", call26),
        HostileCall("Picker.init(_:selection:content:) (LocalizedStringKey, Binding<SelectionValue>, () -> Content) where Label == Text", call27),
        HostileCall("Picker.init(_:selection:content:) (R, Binding<SelectionValue>, () -> Content) where Label == Text", call28),
        HostileCall("Picker.init(_:selection:content:) (S, Binding<SelectionValue>, () -> Content) where Label == Text", call29),
        HostileCall("Picker.init(_:selection:content:currentValueLabel:) (LocalizedStringKey, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Text", call30),
        HostileCall("Picker.init(_:selection:content:currentValueLabel:) (S, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Text", call31),
        HostileCall("Picker.init(_:systemImage:selection:content:) (LocalizedStringKey, String, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call32),
        HostileCall("Picker.init(_:systemImage:selection:content:) (R, String, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call33),
        HostileCall("Picker.init(_:systemImage:selection:content:) (S, String, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call34),
        HostileCall("Picker.init(_:systemImage:selection:content:currentValueLabel:) (LocalizedStringKey, String, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Martlet.Label<Text, Image>", call35),
        HostileCall("Picker.init(_:systemImage:selection:content:currentValueLabel:) (S, String, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Martlet.Label<Text, Image>", call36),
        HostileCall("PresentationDetent.fraction(_:) (CGFloat)", call37),
        HostileCall("PresentationDetent.height(_:) (CGFloat)", call38),
        HostileCall("PreviewDevice.init(rawValue:) (String)", call39),
        HostileCall("PreviewDevice.init(stringLiteral:) (String)", call40),
        HostileCall("PreviewTrait.fixedLayout(width:height:) (CGFloat, CGFloat) where T == Preview.ViewTraits", call41),
        HostileCall("ProgressView.init(_:) (LocalizedStringKey) where CurrentValueLabel == EmptyView , Label == Text", call42),
        HostileCall("ProgressView.init(_:) (LocalizedStringResource) where CurrentValueLabel == EmptyView , Label == Text", call43),
        HostileCall("ProgressView.init(_:) (S) where CurrentValueLabel == EmptyView , Label == Text", call44),
        HostileCall("ProgressView.init(_:value:total:) (LocalizedStringKey, V?, V) where CurrentValueLabel == EmptyView , Label == Text", call45),
        HostileCall("ProgressView.init(_:value:total:) (LocalizedStringResource, V?, V) where CurrentValueLabel == EmptyView , Label == Text", call46),
        HostileCall("ProgressView.init(_:value:total:) (S, V?, V) where CurrentValueLabel == EmptyView , Label == Text", call47),
        HostileCall("ProgressView.init(timerInterval:countsDown:) (ClosedRange<Date>, Bool) where CurrentValueLabel == DefaultDateProgressLabel , Label == EmptyView", call48),
        HostileCall("ProgressView.init(timerInterval:countsDown:label:) (ClosedRange<Date>, Bool, () -> Label) where CurrentValueLabel == DefaultDateProgressLabel", call49),
        HostileCall("ProgressView.init(timerInterval:countsDown:label:currentValueLabel:) (ClosedRange<Date>, Bool, () -> Label, () -> CurrentValueLabel)", call50),
        HostileCall("ProgressView.init(value:total:) (V?, V) where CurrentValueLabel == EmptyView , Label == EmptyView", call51),
        HostileCall("ProgressView.init(value:total:label:) (V?, V, () -> Label) where CurrentValueLabel == EmptyView", call52),
        HostileCall("ProgressView.init(value:total:label:currentValueLabel:) (V?, V, () -> Label, () -> CurrentValueLabel)", call53),
        HostileCall("ProjectionTransform.concatenating(_:) (ProjectionTransform)", call54),
        HostileCall("ProjectionTransform.init(_:) (CGAffineTransform)", call55),
        HostileCall("ProposedViewSize.init(_:) (CGSize)", call56),
        HostileCall("ProposedViewSize.init(width:height:) (CGFloat?, CGFloat?)", call57),
        HostileCall("ProposedViewSize.replacingUnspecifiedDimensions(by:) (CGSize)", call58),
        HostileCall("RadialGradient.init(colors:center:startRadius:endRadius:) ([Color], UnitPoint, CGFloat, CGFloat)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).applying(h.affine))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).contains(h.point))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(Path(CGPath(ellipseIn: h.rect, transform: nil)))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(Path(h.rect))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(Path(h.text) as Any)
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: h.rect))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(Path(roundedRect: h.rect, cornerRadii: h.radii))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Path(roundedRect: h.rect, cornerRadius: h.length))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Path(roundedRect: h.rect, cornerSize: h.size))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).intersection(Path(ellipseIn: h.rect)))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).lineIntersection(Path(ellipseIn: h.rect)))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).lineSubtraction(Path(ellipseIn: h.rect)))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        var value = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        value.move(to: h.point)
        return h.show(value)
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).offsetBy(dx: h.length, dy: h.length))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).path(in: h.rect))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).strokedPath(h.stroke))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).subtracting(Path(ellipseIn: h.rect)))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).symmetricDifference(Path(ellipseIn: h.rect)))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).trimmedPath(from: h.length, to: h.length))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)).union(Path(ellipseIn: h.rect)))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(PeriodicTimelineSchedule(from: h.date, by: h.double).entries(from: h.date, mode: TimelineScheduleMode.normal))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(PeriodicTimelineSchedule(from: h.date, by: h.double))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(Picker(LocalizedStringResource(stringLiteral: h.text), image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(Picker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(1), content: { HostileContent() }))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, systemImage: h.text, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Picker(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, systemImage: h.text, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, systemImage: h.text, selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, systemImage: h.text, selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(PresentationDetent.fraction(h.length))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(PresentationDetent.height(h.length))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(PreviewDevice(rawValue: h.text))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(PreviewDevice(stringLiteral: h.text))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(PreviewTrait.fixedLayout(width: h.length, height: h.length))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(h.key))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(h.text))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(h.key, value: h.double, total: h.double))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(LocalizedStringResource(stringLiteral: h.text), value: h.double, total: h.double))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(h.text, value: h.double, total: h.double))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(timerInterval: h.dates))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(timerInterval: h.dates, label: { HostileContent() }))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(timerInterval: h.dates, label: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(value: h.double, total: h.double))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(value: h.double, total: h.double, label: { HostileContent() }))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(value: h.double, total: h.double, label: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(h.projection.concatenating(h.projection))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(ProjectionTransform(h.affine))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(ProposedViewSize(h.size))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(ProposedViewSize(width: h.length, height: h.length))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(h.proposal.replacingUnspecifiedDimensions(by: h.size))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }
}
