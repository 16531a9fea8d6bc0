// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls16 {
    static let all: [HostileCall] = [
        HostileCall("View.onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:) (Double, CGFloat, ((Bool) -> Void)?, () -> Void)", call0),
        HostileCall("View.onScrollVisibilityChange(threshold:_:) (Double, (Bool) -> Void)", call1),
        HostileCall("View.onTapGesture(count:coordinateSpace:perform:) (Int, CoordinateSpace, (CGPoint) -> Void)", call2),
        HostileCall("View.onTapGesture(count:coordinateSpace:perform:) (Int, some CoordinateSpaceProtocol, (CGPoint) -> Void)", call3),
        HostileCall("View.onTapGesture(count:perform:) (Int, () -> Void)", call4),
        HostileCall("View.opacity(_:) (Double)", call5),
        HostileCall("View.padding(_:) (CGFloat)", call6),
        HostileCall("View.padding(_:) (EdgeInsets)", call7),
        HostileCall("View.padding(_:_:) (Edge.Set, CGFloat?)", call8),
        HostileCall("View.position(_:) (CGPoint)", call9),
        HostileCall("View.position(x:y:) (CGFloat, CGFloat)", call10),
        HostileCall("View.presentationCornerRadius(_:) (CGFloat?)", call11),
        HostileCall("View.previewDisplayName(_:) (String?)", call12),
        HostileCall("View.projectionEffect(_:) (ProjectionTransform)", call13),
        HostileCall("View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:) (Angle, (x: CGFloat, y: CGFloat, z: CGFloat), UnitPoint, CGFloat, CGFloat)", call14),
        HostileCall("View.rotationEffect(_:anchor:) (Angle, UnitPoint)", call15),
        HostileCall("View.safeAreaBar(edge:alignment:spacing:content:) (HorizontalEdge, VerticalAlignment, CGFloat?, () -> V)", call16),
        HostileCall("View.safeAreaBar(edge:alignment:spacing:content:) (VerticalEdge, HorizontalAlignment, CGFloat?, () -> V)", call17),
        HostileCall("View.safeAreaInset(edge:alignment:spacing:content:) (HorizontalEdge, VerticalAlignment, CGFloat?, () -> V)", call18),
        HostileCall("View.safeAreaInset(edge:alignment:spacing:content:) (VerticalEdge, HorizontalAlignment, CGFloat?, () -> V)", call19),
        HostileCall("View.safeAreaPadding(_:) (CGFloat)", call20),
        HostileCall("View.safeAreaPadding(_:) (EdgeInsets)", call21),
        HostileCall("View.safeAreaPadding(_:_:) (Edge.Set, CGFloat?)", call22),
        HostileCall("View.saturation(_:) (Double)", call23),
        HostileCall("View.scaleEffect(_:anchor:) (CGFloat, UnitPoint)", call24),
        HostileCall("View.scaleEffect(_:anchor:) (CGSize, UnitPoint)", call25),
        HostileCall("View.scaleEffect(x:y:anchor:) (CGFloat, CGFloat, UnitPoint)", call26),
        HostileCall("View.scrollPosition(_:anchor:) (Binding<ScrollPosition>, UnitPoint?)", call27),
        HostileCall("View.scrollPosition(id:anchor:) (Binding<(some Hashable)?>, UnitPoint?)", call28),
        HostileCall("View.searchCompletion(_:) (String)", call29),
        HostileCall("View.searchSelection(_:) (Binding<TextSelection?>)", call30),
        HostileCall("View.searchable(text:isPresented:placement:) (Binding<String>, Binding<Bool>, SearchFieldPlacement)", call31),
        HostileCall("View.searchable(text:isPresented:placement:prompt:) (Binding<String>, Binding<Bool>, SearchFieldPlacement, LocalizedStringKey)", call32),
        HostileCall("View.searchable(text:isPresented:placement:prompt:) (Binding<String>, Binding<Bool>, SearchFieldPlacement, Prompt)", call33),
        HostileCall("View.searchable(text:isPresented:placement:prompt:) (Binding<String>, Binding<Bool>, SearchFieldPlacement, S)", call34),
        HostileCall("View.searchable(text:placement:) (Binding<String>, SearchFieldPlacement)", call35),
        HostileCall("View.searchable(text:placement:prompt:) (Binding<String>, SearchFieldPlacement, LocalizedStringKey)", call36),
        HostileCall("View.searchable(text:placement:prompt:) (Binding<String>, SearchFieldPlacement, Prompt)", call37),
        HostileCall("View.searchable(text:placement:prompt:) (Binding<String>, SearchFieldPlacement, S)", call38),
        HostileCall("View.searchable(text:placement:prompt:suggestions:) (Binding<String>, SearchFieldPlacement, LocalizedStringKey, () -> S)", call39),
        HostileCall("View.searchable(text:placement:prompt:suggestions:) (Binding<String>, SearchFieldPlacement, Text?, () -> S)", call40),
        HostileCall("View.sectionIndexLabel(_:) (S?)", call41),
        HostileCall("View.sectionIndexLabel(_:) (Text?)", call42),
        HostileCall("View.shadow(color:radius:x:y:) (Color, CGFloat, CGFloat, CGFloat)", call43),
        HostileCall("View.speechAdjustedPitch(_:) (Double)", call44),
        HostileCall("View.textInputCompletion(_:) (String)", call45),
        HostileCall("View.tracking(_:) (CGFloat)", call46),
        HostileCall("View.transformEffect(_:) (CGAffineTransform)", call47),
        HostileCall("View.typeSelectEquivalent(_:) (LocalizedStringKey)", call48),
        HostileCall("View.typeSelectEquivalent(_:) (S)", call49),
        HostileCall("View.typeSelectEquivalent(_:) (Text?)", call50),
        HostileCall("View.windowResizeAnchor(_:) (UnitPoint?)", call51),
        HostileCall("View.zIndex(_:) (Double)", call52),
        HostileCall("ViewAlignedScrollTargetBehavior.init(limitBehavior:anchor:) (LimitBehavior, UnitPoint?)", call53),
        HostileCall("VisualEffect.blur(radius:opaque:) (CGFloat, Bool)", call54),
        HostileCall("VisualEffect.brightness(_:) (Double)", call55),
        HostileCall("VisualEffect.contrast(_:) (Double)", call56),
        HostileCall("VisualEffect.grayscale(_:) (Double)", call57),
        HostileCall("VisualEffect.hueRotation(_:) (Angle)", call58),
        HostileCall("VisualEffect.offset(_:) (CGSize)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().onLongPressGesture(minimumDuration: h.double, maximumDistance: h.length, perform: {}))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().onScrollVisibilityChange(threshold: h.double, { _ in }))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().onTapGesture(count: h.int, coordinateSpace: CoordinateSpace.local, perform: { _ in }))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().onTapGesture(count: h.int, perform: { _ in }))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().onTapGesture(count: h.int, perform: {}))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().opacity(h.double))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().padding(h.length))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().padding(h.insets))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().padding(h.length))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().position(h.point))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().position(x: h.length, y: h.length))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().presentationCornerRadius(h.length))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().previewDisplayName(h.text))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().projectionEffect(h.projection))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().rotation3DEffect(h.angle, axis: (h.length, h.length, h.length), anchor: h.unitPoint, anchorZ: h.length, perspective: h.length))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().rotationEffect(h.angle, anchor: h.unitPoint))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().safeAreaBar(edge: HorizontalEdge.leading, spacing: h.length, content: { HostileContent() }))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().safeAreaBar(edge: VerticalEdge.top, spacing: h.length, content: { HostileContent() }))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().safeAreaInset(edge: HorizontalEdge.leading, spacing: h.length, content: { HostileContent() }))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().safeAreaInset(edge: VerticalEdge.top, spacing: h.length, content: { HostileContent() }))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().safeAreaPadding(h.length))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().safeAreaPadding(h.insets))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().safeAreaPadding(h.length))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().saturation(h.double))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().scaleEffect(h.length, anchor: h.unitPoint))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().scaleEffect(h.size, anchor: h.unitPoint))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().scaleEffect(x: h.length, y: h.length, anchor: h.unitPoint))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().scrollPosition(.constant(ScrollPosition(point: h.point)), anchor: h.unitPoint))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().scrollPosition(id: .constant(1), anchor: h.unitPoint))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().searchCompletion(h.text))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().searchSelection(.constant(TextSelection(insertionPoint: h.text.endIndex))))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().searchable(text: .constant(h.text), isPresented: .constant(true)))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().searchable(text: .constant(h.text), isPresented: .constant(true), prompt: h.key))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().searchable(text: .constant(h.text), isPresented: .constant(true), prompt: Text(verbatim: h.text)))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().searchable(text: .constant(h.text), isPresented: .constant(true), prompt: h.text))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().searchable(text: .constant(h.text)))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().searchable(text: .constant(h.text), prompt: h.key))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().searchable(text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().searchable(text: .constant(h.text), prompt: h.text))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().searchable(text: .constant(h.text), prompt: h.key, suggestions: { HostileContent() }))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().searchable(text: .constant(h.text), prompt: Text(verbatim: h.text), suggestions: { HostileContent() }))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().sectionIndexLabel(h.text))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().sectionIndexLabel(Text(verbatim: h.text)))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().shadow(radius: h.length, x: h.length, y: h.length))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().speechAdjustedPitch(h.double))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().textInputCompletion(h.text))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().tracking(h.length))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().transformEffect(h.affine))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().typeSelectEquivalent(h.key))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().typeSelectEquivalent(h.text))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().typeSelectEquivalent(Text(verbatim: h.text)))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().windowResizeAnchor(h.unitPoint))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().zIndex(h.double))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(ViewAlignedScrollTargetBehavior(anchor: h.unitPoint))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().blur(radius: h.length))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().brightness(h.double))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().contrast(h.double))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().grayscale(h.double))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().hueRotation(h.angle))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(EmptyVisualEffect().offset(h.size))
    }
}
