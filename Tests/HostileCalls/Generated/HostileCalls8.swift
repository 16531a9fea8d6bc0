// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls8 {
    static let all: [HostileCall] = [
        HostileCall("RadialGradient.init(gradient:center:startRadius:endRadius:) (Gradient, UnitPoint, CGFloat, CGFloat)", call0),
        HostileCall("RadialGradient.init(stops:center:startRadius:endRadius:) ([Gradient.Stop], UnitPoint, CGFloat, CGFloat)", call1),
        HostileCall("Rectangle.corners(in:) (CGSize?)", call2),
        HostileCall("Rectangle.inset(by:) (CGFloat)", call3),
        HostileCall("Rectangle.path(in:) (CGRect)", call4),
        HostileCall("RectangleCornerRadii.init(topLeading:bottomLeading:bottomTrailing:topTrailing:) (CGFloat, CGFloat, CGFloat, CGFloat)", call5),
        HostileCall("RedactionReasons.init(rawValue:) (Int)", call6),
        HostileCall("ResolvedFont.Width.init(_:) (CGFloat)", call7),
        HostileCall("RotateGesture.init(minimumAngleDelta:) (Angle)", call8),
        HostileCall("RotateGesture.init(minimumAngleDelta:inputKinds:) (Angle, GestureInputKinds)", call9),
        HostileCall("RotatedShape.init(shape:angle:anchor:) (Content, Angle, UnitPoint)", call10),
        HostileCall("RotatedShape.path(in:) (CGRect)", call11),
        HostileCall("RotationGesture.init(minimumAngleDelta:) (Angle)", call12),
        HostileCall("RoundedRectangle.corners(in:) (CGSize?)", call13),
        HostileCall("RoundedRectangle.init(cornerRadius:style:) (CGFloat, RoundedCornerStyle)", call14),
        HostileCall("RoundedRectangle.init(cornerSize:style:) (CGSize, RoundedCornerStyle)", call15),
        HostileCall("RoundedRectangle.inset(by:) (CGFloat)", call16),
        HostileCall("RoundedRectangle.path(in:) (CGRect)", call17),
        HostileCall("RoundedRectangularShapeCorners.fixed(_:) (CGFloat)", call18),
        HostileCall("SafeAreaRegions.init(rawValue:) (UInt)", call19),
        HostileCall("ScaleTransition.init(_:anchor:) (Double, UnitPoint)", call20),
        HostileCall("ScaledMetric.init(wrappedValue:) (Value)", call21),
        HostileCall("ScaledMetric.init(wrappedValue:relativeTo:) (Value, Font.TextStyle)", call22),
        HostileCall("ScaledShape.init(shape:scale:anchor:) (Content, CGSize, UnitPoint)", call23),
        HostileCall("ScaledShape.path(in:) (CGRect)", call24),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Bool", call25),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Data", call26),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Date", call27),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Double", call28),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == Int", call29),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == String", call30),
        HostileCall("SceneStorage.init(wrappedValue:_:) (Value, String) where Value == URL", call31),
        HostileCall("ScrollGeometry.init(contentOffset:contentSize:contentInsets:containerSize:) (CGPoint, CGSize, EdgeInsets, CGSize)", call32),
        HostileCall("ScrollPosition.init(id:anchor:) (some Hashable & Sendable, UnitPoint?)", call33),
        HostileCall("ScrollPosition.init(idType:point:) ((some Hashable & Sendable).Type, CGPoint)", call34),
        HostileCall("ScrollPosition.init(idType:x:) ((some Hashable & Sendable).Type, CGFloat)", call35),
        HostileCall("ScrollPosition.init(idType:x:y:) ((some Hashable & Sendable).Type, CGFloat, CGFloat)", call36),
        HostileCall("ScrollPosition.init(idType:y:) ((some Hashable & Sendable).Type, CGFloat)", call37),
        HostileCall("ScrollPosition.scrollTo(id:anchor:) (some Hashable & Sendable, UnitPoint?)", call38),
        HostileCall("ScrollPosition.scrollTo(point:) (CGPoint)", call39),
        HostileCall("ScrollPosition.scrollTo(x:) (CGFloat)", call40),
        HostileCall("ScrollPosition.scrollTo(x:y:) (CGFloat, CGFloat)", call41),
        HostileCall("ScrollPosition.scrollTo(y:) (CGFloat)", call42),
        HostileCall("ScrollTarget.init(rect:anchor:) (CGRect, UnitPoint?)", call43),
        HostileCall("ScrollTargetBehavior.viewAligned(limitBehavior:anchor:) (ViewAlignedScrollTargetBehavior.LimitBehavior, UnitPoint?) where Self == ViewAlignedScrollTargetBehavior", call44),
        HostileCall("ScrollTransitionConfiguration.Threshold.visible(_:) (Double)", call45),
        HostileCall("SearchSuggestionsPlacement.Set.init(rawValue:) (Int)", call46),
        HostileCall("Section.init(_:content:) (LocalizedStringKey, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call47),
        HostileCall("Section.init(_:content:) (R, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call48),
        HostileCall("Section.init(_:content:) (S, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call49),
        HostileCall("Section.init(_:isExpanded:content:) (LocalizedStringKey, Binding<Bool>, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call50),
        HostileCall("Section.init(_:isExpanded:content:) (R, Binding<Bool>, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call51),
        HostileCall("Section.init(_:isExpanded:content:) (S, Binding<Bool>, () -> Content) where Parent == Text, Content: View, Footer == EmptyView", call52),
        HostileCall("SecureField.init(_:text:) (LocalizedStringKey, Binding<String>) where Label == Text", call53),
        HostileCall("SecureField.init(_:text:) (LocalizedStringResource, Binding<String>) where Label == Text", call54),
        HostileCall("SecureField.init(_:text:) (S, Binding<String>) where Label == Text", call55),
        HostileCall("SecureField.init(_:text:onCommit:) (LocalizedStringKey, Binding<String>, () -> Void) where Label == Text", call56),
        HostileCall("SecureField.init(_:text:onCommit:) (S, Binding<String>, () -> Void) where Label == Text", call57),
        HostileCall("SecureField.init(_:text:prompt:) (LocalizedStringKey, Binding<String>, Text?) where Label == Text", call58),
        HostileCall("SecureField.init(_:text:prompt:) (LocalizedStringResource, Binding<String>, Text?) where Label == Text", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(RadialGradient(stops: [.init(color: .red, location: h.length), .init(color: .blue, location: h.length)], center: h.unitPoint, startRadius: h.length, endRadius: h.length))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().corners(in: h.size))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().inset(by: h.length))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(Rectangle().path(in: h.rect))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(RectangleCornerRadii(topLeading: h.length, bottomLeading: h.length, bottomTrailing: h.length, topTrailing: h.length))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(RedactionReasons(rawValue: h.int))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(ResolvedFont.Width(h.length))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(RotateGesture(minimumAngleDelta: h.angle))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(RotateGesture(minimumAngleDelta: h.angle, inputKinds: GestureInputKinds.all))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(RotatedShape(shape: Rectangle(), angle: h.angle, anchor: h.unitPoint))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(RotatedShape(shape: Rectangle(), angle: h.angle).path(in: h.rect))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(RotationGesture(minimumAngleDelta: h.angle))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: h.length).corners(in: h.size))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: h.length))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerSize: h.size))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: h.length).inset(by: h.length))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangle(cornerRadius: h.length).path(in: h.rect))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(RoundedRectangularShapeCorners.fixed(h.length))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(SafeAreaRegions(rawValue: h.unsigned))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(ScaleTransition(h.double, anchor: h.unitPoint))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(ScaledMetric(wrappedValue: h.double))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(ScaledMetric(wrappedValue: h.double, relativeTo: Font.TextStyle.body))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(ScaledShape(shape: Rectangle(), scale: h.size, anchor: h.unitPoint))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(ScaledShape(shape: Rectangle(), scale: h.size).path(in: h.rect))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: true, h.text))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: Data(), h.text))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: h.date, h.text))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: h.double, h.text))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: h.int, h.text))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: h.text, h.text))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(SceneStorage(wrappedValue: URL(filePath: "/"), h.text))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(ScrollGeometry(contentOffset: h.point, contentSize: h.size, contentInsets: h.insets, containerSize: h.size))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(id: 1, anchor: h.unitPoint))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(point: h.point))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(x: h.length))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(x: h.length, y: h.length))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(ScrollPosition(y: h.length))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(id: 1, anchor: h.unitPoint)
        return h.show(value)
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(point: h.point)
        return h.show(value)
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(x: h.length)
        return h.show(value)
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(x: h.length, y: h.length)
        return h.show(value)
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        var value = ScrollPosition(point: h.point)
        value.scrollTo(y: h.length)
        return h.show(value)
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(ScrollTarget(rect: h.rect, anchor: h.unitPoint))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(ViewAlignedScrollTargetBehavior.viewAligned(anchor: h.unitPoint))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(ScrollTransitionConfiguration.Threshold.visible(h.double))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(SearchSuggestionsPlacement.Set(rawValue: h.int))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.key, content: { HostileContent() }))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(Section(LocalizedStringResource(stringLiteral: h.text), content: { HostileContent() }))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.text, content: { HostileContent() }))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.key, isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(Section(LocalizedStringResource(stringLiteral: h.text), isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(Section(h.text, isExpanded: .constant(true), content: { HostileContent() }))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.key, text: .constant(h.text)))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text)))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.text, text: .constant(h.text)))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.key, text: .constant(h.text), onCommit: {}))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.text, text: .constant(h.text), onCommit: {}))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(h.key, text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(SecureField(LocalizedStringResource(stringLiteral: h.text), text: .constant(h.text), prompt: Text(verbatim: h.text)))
    }
}
