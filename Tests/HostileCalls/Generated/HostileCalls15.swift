// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls15 {
    static let all: [HostileCall] = [
        HostileCall("View.fileExporterFilenameLabel(_:) (Text?)", call0),
        HostileCall("View.font(_:) (Font?)", call1),
        HostileCall("View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:) (CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat?, Alignment)", call2),
        HostileCall("View.frame(width:height:alignment:) (CGFloat?, CGFloat?, Alignment)", call3),
        HostileCall("View.grayscale(_:) (Double)", call4),
        HostileCall("View.gridCellAnchor(_:) (UnitPoint)", call5),
        HostileCall("View.gridCellColumns(_:) (Int)", call6),
        HostileCall("View.help(_:) (LocalizedStringKey)", call7),
        HostileCall("View.help(_:) (S)", call8),
        HostileCall("View.help(_:) (Title)", call9),
        HostileCall("View.hueRotation(_:) (Angle)", call10),
        HostileCall("View.inspectorColumnWidth(_:) (CGFloat)", call11),
        HostileCall("View.inspectorColumnWidth(min:ideal:max:) (CGFloat?, CGFloat, CGFloat?)", call12),
        HostileCall("View.kerning(_:) (CGFloat)", call13),
        HostileCall("View.labelIconToTitleSpacing(_:) (CGFloat)", call14),
        HostileCall("View.labelReservedIconWidth(_:) (CGFloat)", call15),
        HostileCall("View.layoutPriority(_:) (Double)", call16),
        HostileCall("View.lineLimit(_:) (ClosedRange<Int>)", call17),
        HostileCall("View.lineLimit(_:) (Int?)", call18),
        HostileCall("View.lineLimit(_:) (PartialRangeFrom<Int>)", call19),
        HostileCall("View.lineLimit(_:) (PartialRangeThrough<Int>)", call20),
        HostileCall("View.lineLimit(_:reservesSpace:) (Int, Bool)", call21),
        HostileCall("View.lineSpacing(_:) (CGFloat)", call22),
        HostileCall("View.listRowInsets(_:) (EdgeInsets?)", call23),
        HostileCall("View.listRowSpacing(_:) (CGFloat?)", call24),
        HostileCall("View.listSectionSpacing(_:) (CGFloat)", call25),
        HostileCall("View.matchedGeometryEffect(id:in:properties:anchor:isSource:) (ID, Namespace.ID, MatchedGeometryProperties, UnitPoint, Bool)", call26),
        HostileCall("View.minimumScaleFactor(_:) (CGFloat)", call27),
        HostileCall("View.navigationBarTitle(_:) (LocalizedStringKey)", call28),
        HostileCall("View.navigationBarTitle(_:) (S)", call29),
        HostileCall("View.navigationBarTitle(_:) (Text)", call30),
        HostileCall("View.navigationBarTitle(_:displayMode:) (LocalizedStringKey, NavigationBarItem.TitleDisplayMode)", call31),
        HostileCall("View.navigationBarTitle(_:displayMode:) (S, NavigationBarItem.TitleDisplayMode)", call32),
        HostileCall("View.navigationBarTitle(_:displayMode:) (Text, NavigationBarItem.TitleDisplayMode)", call33),
        HostileCall("View.navigationSplitViewColumnWidth(_:) (CGFloat)", call34),
        HostileCall("View.navigationSplitViewColumnWidth(min:ideal:max:) (CGFloat?, CGFloat, CGFloat?)", call35),
        HostileCall("View.navigationSubtitle(_:) (LocalizedStringKey)", call36),
        HostileCall("View.navigationSubtitle(_:) (LocalizedStringResource)", call37),
        HostileCall("View.navigationSubtitle(_:) (S)", call38),
        HostileCall("View.navigationSubtitle(_:) (Text)", call39),
        HostileCall("View.navigationTitle(_:) (LocalizedStringKey)", call40),
        HostileCall("View.navigationTitle(_:) (S)", call41),
        HostileCall("View.navigationTitle(_:) (Title)", call42),
        HostileCall("View.offset(_:) (CGSize)", call43),
        HostileCall("View.offset(x:y:) (CGFloat, CGFloat)", call44),
        HostileCall("View.onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:) (Double, CGFloat, () -> Void, ((Bool) -> Void)?)", call45),
        HostileCall("View.onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:) (Double, CGFloat, ((Bool) -> Void)?, () -> Void)", call46),
        HostileCall("View.onScrollVisibilityChange(threshold:_:) (Double, (Bool) -> Void)", call47),
        HostileCall("View.onTapGesture(count:coordinateSpace:perform:) (Int, CoordinateSpace, (CGPoint) -> Void)", call48),
        HostileCall("View.onTapGesture(count:coordinateSpace:perform:) (Int, some CoordinateSpaceProtocol, (CGPoint) -> Void)", call49),
        HostileCall("View.onTapGesture(count:perform:) (Int, () -> Void)", call50),
        HostileCall("View.opacity(_:) (Double)", call51),
        HostileCall("View.padding(_:) (CGFloat)", call52),
        HostileCall("View.padding(_:) (EdgeInsets)", call53),
        HostileCall("View.padding(_:_:) (Edge.Set, CGFloat?)", call54),
        HostileCall("View.position(_:) (CGPoint)", call55),
        HostileCall("View.position(x:y:) (CGFloat, CGFloat)", call56),
        HostileCall("View.presentationCornerRadius(_:) (CGFloat?)", call57),
        HostileCall("View.previewDisplayName(_:) (String?)", call58),
        HostileCall("View.projectionEffect(_:) (ProjectionTransform)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileExporterFilenameLabel(Text(verbatim: h.text)))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().font(Font.system(size: h.length)))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().frame(minWidth: h.length, idealWidth: h.length, maxWidth: h.length, minHeight: h.length, idealHeight: h.length, maxHeight: h.length))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().frame(width: h.length, height: h.length))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().grayscale(h.double))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().gridCellAnchor(h.unitPoint))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().gridCellColumns(h.int))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().help(h.key))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().help(h.text))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().help(Text(verbatim: h.text)))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().hueRotation(h.angle))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().inspectorColumnWidth(h.length))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().inspectorColumnWidth(min: h.length, ideal: h.length, max: h.length))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().kerning(h.length))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().labelIconToTitleSpacing(h.length))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().labelReservedIconWidth(h.length))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().layoutPriority(h.double))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.integers))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.int))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.integers.lowerBound...))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(...h.integers.upperBound))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.int, reservesSpace: true))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineSpacing(h.length))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().listRowInsets(h.insets))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().listRowSpacing(h.length))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().listSectionSpacing(h.length))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().matchedGeometryEffect(id: HostileCalls.namespace, in: HostileCalls.namespace, anchor: h.unitPoint))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().minimumScaleFactor(h.length))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(h.key))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(h.text))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(Text(verbatim: h.text)))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(h.key, displayMode: NavigationBarItem.TitleDisplayMode.inline))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(h.text, displayMode: NavigationBarItem.TitleDisplayMode.inline))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(Text(verbatim: h.text), displayMode: NavigationBarItem.TitleDisplayMode.inline))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSplitViewColumnWidth(h.length))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSplitViewColumnWidth(min: h.length, ideal: h.length, max: h.length))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSubtitle(h.key))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSubtitle(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSubtitle(h.text))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSubtitle(Text(verbatim: h.text)))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationTitle(h.key))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationTitle(h.text))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationTitle(Text(verbatim: h.text)))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().offset(h.size))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().offset(x: h.length, y: h.length))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().onLongPressGesture(minimumDuration: h.double, maximumDistance: h.length, perform: {}))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().onLongPressGesture(minimumDuration: h.double, maximumDistance: h.length, perform: {}))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().onScrollVisibilityChange(threshold: h.double, { _ in }))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().onTapGesture(count: h.int, coordinateSpace: CoordinateSpace.local, perform: { _ in }))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().onTapGesture(count: h.int, perform: { _ in }))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().onTapGesture(count: h.int, perform: {}))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().opacity(h.double))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().padding(h.length))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().padding(h.insets))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().padding(h.length))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().position(h.point))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().position(x: h.length, y: h.length))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().presentationCornerRadius(h.length))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().previewDisplayName(h.text))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().projectionEffect(h.projection))
    }
}
