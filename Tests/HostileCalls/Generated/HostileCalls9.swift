// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls9 {
    static let all: [HostileCall] = [
        HostileCall("RoundedRectangle.path(in:) (CGRect)", call0),
        HostileCall("RoundedRectangularShapeCorners.fixed(_:) (CGFloat)", call1),
        HostileCall("SafeAreaRegions.init(rawValue:) (UInt)", call2),
        HostileCall("ScaleTransition.init(_:anchor:) (Double, UnitPoint)", call3),
        HostileCall("ScaledMetric.init(wrappedValue:) (Value)", call4),
        HostileCall("ScaledMetric.init(wrappedValue:relativeTo:) (Value, Font.TextStyle)", call5),
        HostileCall("ScaledShape.init(shape:scale:anchor:) (Content, CGSize, UnitPoint)", call6),
        HostileCall("ScaledShape.path(in:) (CGRect)", call7),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Bool", call8),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Data", call9),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Date", call10),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Double", call11),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Int", call12),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == String", call13),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == URL", call14),
        HostileCall("ScrollGeometry.init(contentOffset:contentSize:contentInsets:containerSize:) (CGPoint, CGSize, EdgeInsets, CGSize)", call15),
        HostileCall("ScrollPosition.init(id:anchor:) (some Hashable & Sendable, UnitPoint?)", call16),
        HostileCall("ScrollPosition.init(idType:point:) ((some Hashable & Sendable).Type, CGPoint)", call17),
        HostileCall("ScrollPosition.init(idType:x:) ((some Hashable & Sendable).Type, CGFloat)", call18),
        HostileCall("ScrollPosition.init(idType:x:y:) ((some Hashable & Sendable).Type, CGFloat, CGFloat)", call19),
        HostileCall("ScrollPosition.init(idType:y:) ((some Hashable & Sendable).Type, CGFloat)", call20),
        HostileCall("ScrollPosition.scrollTo(id:anchor:) (some Hashable & Sendable, UnitPoint?)", call21),
        HostileCall("ScrollPosition.scrollTo(point:) (CGPoint)", call22),
        HostileCall("ScrollPosition.scrollTo(x:) (CGFloat)", call23),
        HostileCall("ScrollPosition.scrollTo(x:y:) (CGFloat, CGFloat)", call24),
        HostileCall("ScrollPosition.scrollTo(y:) (CGFloat)", call25),
        HostileCall("ScrollTarget.init(rect:anchor:) (CGRect, UnitPoint?)", call26),
        HostileCall("ScrollTargetBehavior.viewAligned(limitBehavior:anchor:) (ViewAlignedScrollTargetBehavior.LimitBehavior, UnitPoint?) where Self == ViewAlignedScrollTargetBehavior", call27),
        HostileCall("ScrollTransitionConfiguration.Threshold.visible(_:) (Double)", call28),
        HostileCall("SearchSuggestionsPlacement.Set.init(rawValue:) (Int)", call29),
        HostileCall("Section.init(_:content:) (LocalizedStringKey, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call30),
        HostileCall("Section.init(_:content:) (R, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call31),
        HostileCall("Section.init(_:content:) (S, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call32),
        HostileCall("Section.init(_:isExpanded:content:) (LocalizedStringKey, Binding<Bool>, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call33),
        HostileCall("Section.init(_:isExpanded:content:) (R, Binding<Bool>, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call34),
        HostileCall("Section.init(_:isExpanded:content:) (S, Binding<Bool>, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call35),
        HostileCall("SecureField.init(_:text:) (LocalizedStringKey, Binding<String>) where Label == Text", call36),
        HostileCall("SecureField.init(_:text:) (LocalizedStringResource, Binding<String>) where Label == Text", call37),
        HostileCall("SecureField.init(_:text:) (S, Binding<String>) where Label == Text", call38),
        HostileCall("SecureField.init(_:text:onCommit:) (LocalizedStringKey, Binding<String>, () -> Void) where Label == Text", call39),
        HostileCall("SecureField.init(_:text:onCommit:) (LocalizedStringResource, Binding<String>, () -> Void) where Label == Text", call40),
        HostileCall("SecureField.init(_:text:onCommit:) (S, Binding<String>, () -> Void) where Label == Text", call41),
        HostileCall("SecureField.init(_:text:prompt:) (LocalizedStringKey, Binding<String>, Text?) where Label == Text", call42),
        HostileCall("SecureField.init(_:text:prompt:) (LocalizedStringResource, Binding<String>, Text?) where Label == Text", call43),
        HostileCall("SecureField.init(_:text:prompt:) (S, Binding<String>, Text?) where Label == Text", call44),
        HostileCall("SecureField.init(text:prompt:label:) (Binding<String>, Text?, () -> Label)", call45),
        HostileCall("SensoryFeedback.impact(flexibility:intensity:) (Flexibility, Double)", call46),
        HostileCall("SensoryFeedback.impact(weight:intensity:) (Weight, Double)", call47),
        HostileCall("ShadowStyle.drop(color:radius:x:y:) (Color, CGFloat, CGFloat, CGFloat)", call48),
        HostileCall("ShadowStyle.inner(color:radius:x:y:) (Color, CGFloat, CGFloat, CGFloat)", call49),
        HostileCall("Shape.offset(_:) (CGPoint)", call50),
        HostileCall("Shape.offset(_:) (CGSize)", call51),
        HostileCall("Shape.offset(x:y:) (CGFloat, CGFloat)", call52),
        HostileCall("Shape.rect(cornerRadii:style:) (RectangleCornerRadii, RoundedCornerStyle) where Self == UnevenRoundedRectangle", call53),
        HostileCall("Shape.rect(cornerRadius:style:) (CGFloat, RoundedCornerStyle) where Self == RoundedRectangle", call54),
        HostileCall("Shape.rect(cornerSize:style:) (CGSize, RoundedCornerStyle) where Self == RoundedRectangle", call55),
        HostileCall("Shape.rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:) (CGFloat, CGFloat, CGFloat, CGFloat, RoundedCornerStyle) where Self == UnevenRoundedRectangle", call56),
        HostileCall("Shape.rotation(_:anchor:) (Angle, UnitPoint)", call57),
        HostileCall("Shape.scale(_:anchor:) (CGFloat, UnitPoint)", call58),
        HostileCall("Shape.scale(x:y:anchor:) (CGFloat, CGFloat, UnitPoint)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: h.length).path(in: h.rect))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangularShapeCorners.fixed(h.length))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(SafeAreaRegions(rawValue: h.unsigned))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(ScaleTransition(h.double, anchor: h.unitPoint))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(ScaledMetric(wrappedValue: h.double))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(ScaledMetric(wrappedValue: h.double, relativeTo: Font.TextStyle.body))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(ScaledShape(shape: Rectangle(), scale: h.size, anchor: h.unitPoint))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(ScaledShape(shape: Rectangle(), scale: h.size).path(in: h.rect))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: true, h.text))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: Data(), h.text))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: h.date, h.text))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: h.double, h.text))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: h.int, h.text))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: h.text, h.text))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: URL(filePath: "/"), h.text))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(ScrollGeometry(contentOffset: h.point, contentSize: h.size, contentInsets: h.insets, containerSize: h.size))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(id: 1, anchor: h.unitPoint))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(point: h.point))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(x: h.length))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(x: h.length, y: h.length))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(y: h.length))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(id: 1, anchor: h.unitPoint)
        return h.show(value)
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(point: h.point)
        return h.show(value)
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(x: h.length)
        return h.show(value)
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(x: h.length, y: h.length)
        return h.show(value)
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(y: h.length)
        return h.show(value)
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(ScrollTarget(rect: h.rect, anchor: h.unitPoint))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(ViewAlignedScrollTargetBehavior.viewAligned(anchor: h.unitPoint))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(ScrollTransitionConfiguration.Threshold.visible(h.double))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(SearchSuggestionsPlacement.Set(rawValue: h.int))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.key, content: { HostileContent() }))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(Section(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.text, content: { HostileContent() }))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.key, isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(Section(LocalizedStringResource(stringLiteral: h.text), isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.text, isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.key, text: .constant(h.text)))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text)))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.text, text: .constant(h.text)))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.key, text: .constant(h.text), onCommit: {}))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text), onCommit: {}))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.text, text: .constant(h.text), onCommit: {}))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.key, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.text, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(text: .constant(h.text), prompt: Text(verbatim: h.text), label: { HostileContent() }))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(SensoryFeedback.impact(flexibility: SensoryFeedback.Flexibility.soft, intensity: h.double))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(SensoryFeedback.impact(intensity: h.double))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(ShadowStyle.drop(radius: h.length, x: h.length, y: h.length))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(ShadowStyle.inner(radius: h.length, x: h.length, y: h.length))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().offset(h.point))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().offset(h.size))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().offset(x: h.length, y: h.length))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle.rect(cornerRadii: h.radii))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle.rect(cornerRadius: h.length))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle.rect(cornerSize: h.size))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(UnevenRoundedRectangle.rect(topLeadingRadius: h.length, bottomLeadingRadius: h.length, bottomTrailingRadius: h.length, topTrailingRadius: h.length))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().rotation(h.angle, anchor: h.unitPoint))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().scale(h.length, anchor: h.unitPoint))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().scale(x: h.length, y: h.length, anchor: h.unitPoint))
    }
}
