// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls8 {
    static let all: [HostileCall] = [
        HostileCall("Picker.init(_:image:selection:content:) (LocalizedStringKey, ImageResource, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call0),
        HostileCall("Picker.init(_:image:selection:content:) (R, ImageResource, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call1),
        HostileCall("Picker.init(_:image:selection:content:) (S, ImageResource, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call2),
        HostileCall("Picker.init(_:image:selection:content:currentValueLabel:) (LocalizedStringKey, ImageResource, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Martlet.Label<Text, Image>", call3),
        HostileCall("Picker.init(_:image:selection:content:currentValueLabel:) (R, ImageResource, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Martlet.Label<Text, Image>", call4),
        HostileCall("Picker.init(_:image:selection:content:currentValueLabel:) (S, ImageResource, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Martlet.Label<Text, Image>", call5),
        HostileCall("Picker.init(_:selection:content:) (LocalizedStringKey, Binding<SelectionValue>, () -> Content) where Label == Text", call6),
        HostileCall("Picker.init(_:selection:content:) (R, Binding<SelectionValue>, () -> Content) where Label == Text", call7),
        HostileCall("Picker.init(_:selection:content:) (S, Binding<SelectionValue>, () -> Content) where Label == Text", call8),
        HostileCall("Picker.init(_:selection:content:currentValueLabel:) (LocalizedStringKey, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Text", call9),
        HostileCall("Picker.init(_:selection:content:currentValueLabel:) (R, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Text", call10),
        HostileCall("Picker.init(_:selection:content:currentValueLabel:) (S, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Text", call11),
        HostileCall("Picker.init(_:systemImage:selection:content:) (LocalizedStringKey, String, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call12),
        HostileCall("Picker.init(_:systemImage:selection:content:) (R, String, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call13),
        HostileCall("Picker.init(_:systemImage:selection:content:) (S, String, Binding<SelectionValue>, () -> Content) where Label == Martlet.Label<Text, Image>", call14),
        HostileCall("Picker.init(_:systemImage:selection:content:currentValueLabel:) (LocalizedStringKey, String, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Martlet.Label<Text, Image>", call15),
        HostileCall("Picker.init(_:systemImage:selection:content:currentValueLabel:) (R, String, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Martlet.Label<Text, Image>", call16),
        HostileCall("Picker.init(_:systemImage:selection:content:currentValueLabel:) (S, String, Binding<SelectionValue>, () -> Content, () -> some View) where Label == Martlet.Label<Text, Image>", call17),
        HostileCall("PresentationDetent.fraction(_:) (CGFloat)", call18),
        HostileCall("PresentationDetent.height(_:) (CGFloat)", call19),
        HostileCall("PreviewDevice.init(rawValue:) (String)", call20),
        HostileCall("PreviewDevice.init(stringLiteral:) (String)", call21),
        HostileCall("PreviewTrait.fixedLayout(width:height:) (CGFloat, CGFloat) where T == Preview.ViewTraits", call22),
        HostileCall("ProgressManager.init(totalCount:) (Int?)", call23),
        HostileCall("ProgressView.init(_:) (LocalizedStringKey) where CurrentValueLabel == EmptyView , Label == Text", call24),
        HostileCall("ProgressView.init(_:) (LocalizedStringResource) where CurrentValueLabel == EmptyView , Label == Text", call25),
        HostileCall("ProgressView.init(_:) (S) where CurrentValueLabel == EmptyView , Label == Text", call26),
        HostileCall("ProgressView.init(_:value:total:) (LocalizedStringKey, V?, V) where CurrentValueLabel == EmptyView , Label == Text", call27),
        HostileCall("ProgressView.init(_:value:total:) (LocalizedStringResource, V?, V) where CurrentValueLabel == EmptyView , Label == Text", call28),
        HostileCall("ProgressView.init(_:value:total:) (S, V?, V) where CurrentValueLabel == EmptyView , Label == Text", call29),
        HostileCall("ProgressView.init(timerInterval:countsDown:) (ClosedRange<Date>, Bool) where CurrentValueLabel == DefaultDateProgressLabel , Label == EmptyView", call30),
        HostileCall("ProgressView.init(timerInterval:countsDown:label:) (ClosedRange<Date>, Bool, () -> Label) where CurrentValueLabel == DefaultDateProgressLabel", call31),
        HostileCall("ProgressView.init(timerInterval:countsDown:label:currentValueLabel:) (ClosedRange<Date>, Bool, () -> Label, () -> CurrentValueLabel)", call32),
        HostileCall("ProgressView.init(value:total:) (V?, V) where CurrentValueLabel == EmptyView , Label == EmptyView", call33),
        HostileCall("ProgressView.init(value:total:label:) (V?, V, () -> Label) where CurrentValueLabel == EmptyView", call34),
        HostileCall("ProgressView.init(value:total:label:currentValueLabel:) (V?, V, () -> Label, () -> CurrentValueLabel)", call35),
        HostileCall("ProjectionTransform.concatenating(_:) (ProjectionTransform)", call36),
        HostileCall("ProjectionTransform.init(_:) (CGAffineTransform)", call37),
        HostileCall("ProposedViewSize.init(_:) (CGSize)", call38),
        HostileCall("ProposedViewSize.init(width:height:) (CGFloat?, CGFloat?)", call39),
        HostileCall("ProposedViewSize.replacingUnspecifiedDimensions(by:) (CGSize)", call40),
        HostileCall("RadialGradient.init(colors:center:startRadius:endRadius:) ([Color], UnitPoint, CGFloat, CGFloat)", call41),
        HostileCall("RadialGradient.init(gradient:center:startRadius:endRadius:) (Gradient, UnitPoint, CGFloat, CGFloat)", call42),
        HostileCall("RadialGradient.init(stops:center:startRadius:endRadius:) ([Gradient.Stop], UnitPoint, CGFloat, CGFloat)", call43),
        HostileCall("Rectangle.corners(in:) (CGSize?)", call44),
        HostileCall("Rectangle.inset(by:) (CGFloat)", call45),
        HostileCall("Rectangle.path(in:) (CGRect)", call46),
        HostileCall("RectangleCornerInsets.init(topLeading:topTrailing:bottomLeading:bottomTrailing:) (CGSize, CGSize, CGSize, CGSize)", call47),
        HostileCall("RectangleCornerRadii.init(topLeading:bottomLeading:bottomTrailing:topTrailing:) (CGFloat, CGFloat, CGFloat, CGFloat)", call48),
        HostileCall("RedactionReasons.init(rawValue:) (Int)", call49),
        HostileCall("ResolvedFont.Width.init(_:) (CGFloat)", call50),
        HostileCall("RotateGesture.init(minimumAngleDelta:) (Angle)", call51),
        HostileCall("RotateGesture.init(minimumAngleDelta:inputKinds:) (Angle, GestureInputKinds)", call52),
        HostileCall("RotatedShape.init(shape:angle:anchor:) (Content, Angle, UnitPoint)", call53),
        HostileCall("RotatedShape.path(in:) (CGRect)", call54),
        HostileCall("RotationGesture.init(minimumAngleDelta:) (Angle)", call55),
        HostileCall("RoundedRectangle.corners(in:) (CGSize?)", call56),
        HostileCall("RoundedRectangle.init(cornerRadius:style:) (CGFloat, RoundedCornerStyle)", call57),
        HostileCall("RoundedRectangle.init(cornerSize:style:) (CGSize, RoundedCornerStyle)", call58),
        HostileCall("RoundedRectangle.inset(by:) (CGFloat)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(Picker(LocalizedStringResource(stringLiteral: h.text), image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(Picker(LocalizedStringResource(stringLiteral: h.text), image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, image: ImageResource(name: h.text, bundle: .main), selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(Picker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(1), content: { HostileContent() }))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(Picker(LocalizedStringResource(stringLiteral: h.text), selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, systemImage: h.text, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(Picker(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, systemImage: h.text, selection: .constant(1), content: { HostileContent() }))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.key, systemImage: h.text, selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(Picker(LocalizedStringResource(stringLiteral: h.text), systemImage: h.text, selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(Picker(h.text, systemImage: h.text, selection: .constant(1), content: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(PresentationDetent.fraction(h.length))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(PresentationDetent.height(h.length))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(PreviewDevice(rawValue: h.text))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(PreviewDevice(stringLiteral: h.text))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(PreviewTrait.fixedLayout(width: h.length, height: h.length))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(ProgressManager(totalCount: h.int))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(h.key))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(h.text))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(h.key, value: h.double, total: h.double))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(LocalizedStringResource(stringLiteral: h.text), value: h.double, total: h.double))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(h.text, value: h.double, total: h.double))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(timerInterval: h.dates))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(timerInterval: h.dates, label: { HostileContent() }))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(timerInterval: h.dates, label: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(value: h.double, total: h.double))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(value: h.double, total: h.double, label: { HostileContent() }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(ProgressView(value: h.double, total: h.double, label: { HostileContent() }, currentValueLabel: { HostileContent() }))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(h.projection.concatenating(h.projection))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(ProjectionTransform(h.affine))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(ProposedViewSize(h.size))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(ProposedViewSize(width: h.length, height: h.length))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(h.proposal.replacingUnspecifiedDimensions(by: h.size))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient(colors: [.red, .blue, .green, .red], center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().corners(in: h.size))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().inset(by: h.length))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().path(in: h.rect))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(RectangleCornerInsets(topLeading: h.size, topTrailing: h.size, bottomLeading: h.size, bottomTrailing: h.size))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(RectangleCornerRadii(topLeading: h.length, bottomLeading: h.length, bottomTrailing: h.length, topTrailing: h.length))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(RedactionReasons(rawValue: h.int))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(ResolvedFont.Width(h.length))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(RotateGesture(minimumAngleDelta: h.angle))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(RotateGesture(minimumAngleDelta: h.angle, inputKinds: GestureInputKinds.all))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(RotatedShape(shape: Rectangle(), angle: h.angle, anchor: h.unitPoint))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(RotatedShape(shape: Rectangle(), angle: h.angle).path(in: h.rect))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(RotationGesture(minimumAngleDelta: h.angle))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: h.length).corners(in: h.size))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: h.length))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerSize: h.size))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: h.length).inset(by: h.length))
    }
}
