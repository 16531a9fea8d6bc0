// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls8 {
    static let all: [HostileCall] = [
        HostileCall("Rectangle.path(in:) (CGRect)", call0),
        HostileCall("RectangleCornerRadii.init(topLeading:bottomLeading:bottomTrailing:topTrailing:) (CGFloat, CGFloat, CGFloat, CGFloat)", call1),
        HostileCall("RedactionReasons.init(rawValue:) (Int)", call2),
        HostileCall("ResolvedFont.Width.init(_:) (CGFloat)", call3),
        HostileCall("RotateGesture.init(minimumAngleDelta:) (Angle)", call4),
        HostileCall("RotatedShape.init(shape:angle:anchor:) (Content, Angle, UnitPoint)", call5),
        HostileCall("RotatedShape.path(in:) (CGRect)", call6),
        HostileCall("RotationGesture.init(minimumAngleDelta:) (Angle)", call7),
        HostileCall("RoundedRectangle.corners(in:) (CGSize?)", call8),
        HostileCall("RoundedRectangle.init(cornerRadius:style:) (CGFloat, RoundedCornerStyle)", call9),
        HostileCall("RoundedRectangle.init(cornerSize:style:) (CGSize, RoundedCornerStyle)", call10),
        HostileCall("RoundedRectangle.inset(by:) (CGFloat)", call11),
        HostileCall("RoundedRectangle.path(in:) (CGRect)", call12),
        HostileCall("RoundedRectangularShapeCorners.fixed(_:) (CGFloat)", call13),
        HostileCall("SafeAreaRegions.init(rawValue:) (UInt)", call14),
        HostileCall("ScaleTransition.init(_:anchor:) (Double, UnitPoint)", call15),
        HostileCall("ScaledMetric.init(wrappedValue:) (Value)", call16),
        HostileCall("ScaledMetric.init(wrappedValue:relativeTo:) (Value, Font.TextStyle)", call17),
        HostileCall("ScaledShape.init(shape:scale:anchor:) (Content, CGSize, UnitPoint)", call18),
        HostileCall("ScaledShape.path(in:) (CGRect)", call19),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Bool", call20),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Data", call21),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Date", call22),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Double", call23),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Int", call24),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == String", call25),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == URL", call26),
        HostileCall("ScrollGeometry.init(contentOffset:contentSize:contentInsets:containerSize:) (CGPoint, CGSize, EdgeInsets, CGSize)", call27),
        HostileCall("ScrollPosition.init(id:anchor:) (some Hashable & Sendable, UnitPoint?)", call28),
        HostileCall("ScrollPosition.init(idType:point:) ((some Hashable & Sendable).Type, CGPoint)", call29),
        HostileCall("ScrollPosition.init(idType:x:) ((some Hashable & Sendable).Type, CGFloat)", call30),
        HostileCall("ScrollPosition.init(idType:x:y:) ((some Hashable & Sendable).Type, CGFloat, CGFloat)", call31),
        HostileCall("ScrollPosition.init(idType:y:) ((some Hashable & Sendable).Type, CGFloat)", call32),
        HostileCall("ScrollPosition.scrollTo(id:anchor:) (some Hashable & Sendable, UnitPoint?)", call33),
        HostileCall("ScrollPosition.scrollTo(point:) (CGPoint)", call34),
        HostileCall("ScrollPosition.scrollTo(x:) (CGFloat)", call35),
        HostileCall("ScrollPosition.scrollTo(x:y:) (CGFloat, CGFloat)", call36),
        HostileCall("ScrollPosition.scrollTo(y:) (CGFloat)", call37),
        HostileCall("ScrollTarget.init(rect:anchor:) (CGRect, UnitPoint?)", call38),
        HostileCall("ScrollTargetBehavior.viewAligned(limitBehavior:anchor:) (ViewAlignedScrollTargetBehavior.LimitBehavior, UnitPoint?) where Self == ViewAlignedScrollTargetBehavior", call39),
        HostileCall("ScrollTransitionConfiguration.Threshold.visible(_:) (Double)", call40),
        HostileCall("SearchSuggestionsPlacement.Set.init(rawValue:) (Int)", call41),
        HostileCall("Section.init(_:content:) (LocalizedStringKey, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call42),
        HostileCall("Section.init(_:content:) (R, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call43),
        HostileCall("Section.init(_:content:) (S, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call44),
        HostileCall("Section.init(_:isExpanded:content:) (LocalizedStringKey, Binding<Bool>, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call45),
        HostileCall("Section.init(_:isExpanded:content:) (R, Binding<Bool>, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call46),
        HostileCall("Section.init(_:isExpanded:content:) (S, Binding<Bool>, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call47),
        HostileCall("SecureField.init(_:text:) (LocalizedStringKey, Binding<String>) where Label == Text", call48),
        HostileCall("SecureField.init(_:text:) (LocalizedStringResource, Binding<String>) where Label == Text", call49),
        HostileCall("SecureField.init(_:text:) (S, Binding<String>) where Label == Text", call50),
        HostileCall("SecureField.init(_:text:onCommit:) (LocalizedStringKey, Binding<String>, () -> Void) where Label == Text", call51),
        HostileCall("SecureField.init(_:text:onCommit:) (S, Binding<String>, () -> Void) where Label == Text", call52),
        HostileCall("SecureField.init(_:text:prompt:) (LocalizedStringKey, Binding<String>, Text?) where Label == Text", call53),
        HostileCall("SecureField.init(_:text:prompt:) (LocalizedStringResource, Binding<String>, Text?) where Label == Text", call54),
        HostileCall("SecureField.init(_:text:prompt:) (S, Binding<String>, Text?) where Label == Text", call55),
        HostileCall("SecureField.init(text:prompt:label:) (Binding<String>, Text?, () -> Label)", call56),
        HostileCall("SensoryFeedback.impact(flexibility:intensity:) (Flexibility, Double)", call57),
        HostileCall("SensoryFeedback.impact(weight:intensity:) (Weight, Double)", call58),
        HostileCall("ShadowStyle.drop(color:radius:x:y:) (Color, CGFloat, CGFloat, CGFloat)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().path(in: h.rect))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(RectangleCornerRadii(topLeading: h.length, bottomLeading: h.length, bottomTrailing: h.length, topTrailing: h.length))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(RedactionReasons(rawValue: h.int))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(ResolvedFont.Width(h.length))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(RotateGesture(minimumAngleDelta: h.angle))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(RotatedShape(shape: Rectangle(), angle: h.angle, anchor: h.unitPoint))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(RotatedShape(shape: Rectangle(), angle: h.angle).path(in: h.rect))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(RotationGesture(minimumAngleDelta: h.angle))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: h.length).corners(in: h.size))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: h.length))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerSize: h.size))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: h.length).inset(by: h.length))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: h.length).path(in: h.rect))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangularShapeCorners.fixed(h.length))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(SafeAreaRegions(rawValue: h.unsigned))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(ScaleTransition(h.double, anchor: h.unitPoint))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(ScaledMetric(wrappedValue: h.double))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(ScaledMetric(wrappedValue: h.double, relativeTo: Font.TextStyle.body))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(ScaledShape(shape: Rectangle(), scale: h.size, anchor: h.unitPoint))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(ScaledShape(shape: Rectangle(), scale: h.size).path(in: h.rect))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: true, h.text))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: Data(), h.text))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: h.date, h.text))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: h.double, h.text))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: h.int, h.text))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: h.text, h.text))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: URL(filePath: "/"), h.text))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(ScrollGeometry(contentOffset: h.point, contentSize: h.size, contentInsets: h.insets, containerSize: h.size))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(id: 1, anchor: h.unitPoint))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(point: h.point))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(x: h.length))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(x: h.length, y: h.length))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(y: h.length))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(id: 1, anchor: h.unitPoint)
        return h.show(value)
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(point: h.point)
        return h.show(value)
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(x: h.length)
        return h.show(value)
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(x: h.length, y: h.length)
        return h.show(value)
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(y: h.length)
        return h.show(value)
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(ScrollTarget(rect: h.rect, anchor: h.unitPoint))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(ViewAlignedScrollTargetBehavior.viewAligned(anchor: h.unitPoint))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(ScrollTransitionConfiguration.Threshold.visible(h.double))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(SearchSuggestionsPlacement.Set(rawValue: h.int))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.key, content: { HostileContent() }))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(Section(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.text, content: { HostileContent() }))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.key, isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(Section(LocalizedStringResource(stringLiteral: h.text), isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.text, isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.key, text: .constant(h.text)))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text)))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.text, text: .constant(h.text)))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.key, text: .constant(h.text), onCommit: {}))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.text, text: .constant(h.text), onCommit: {}))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.key, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.text, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(text: .constant(h.text), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(SensoryFeedback.impact(flexibility: SensoryFeedback.Flexibility.soft, intensity: h.double))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(SensoryFeedback.impact(intensity: h.double))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(ShadowStyle.drop(radius: h.length, x: h.length, y: h.length))
    }
}
