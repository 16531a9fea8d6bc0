// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls15 {
    static let all: [HostileCall] = [
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:) (S, Bool, () -> A)", call0),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:) (Text, Bool, () -> A)", call1),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:message:) (LocalizedStringKey, Bool, () -> A, () -> M)", call2),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:message:) (S, Bool, () -> A, () -> M)", call3),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:message:) (Text, Bool, () -> A, () -> M)", call4),
        HostileCall("View.fileDialogConfirmationLabel(_:) (LocalizedStringKey)", call5),
        HostileCall("View.fileDialogConfirmationLabel(_:) (S)", call6),
        HostileCall("View.fileDialogConfirmationLabel(_:) (Text?)", call7),
        HostileCall("View.fileDialogCustomizationID(_:) (String)", call8),
        HostileCall("View.fileDialogMessage(_:) (LocalizedStringKey)", call9),
        HostileCall("View.fileDialogMessage(_:) (S)", call10),
        HostileCall("View.fileDialogMessage(_:) (Text?)", call11),
        HostileCall("View.fileExporterFilenameLabel(_:) (LocalizedStringKey)", call12),
        HostileCall("View.fileExporterFilenameLabel(_:) (S)", call13),
        HostileCall("View.fileExporterFilenameLabel(_:) (Text?)", call14),
        HostileCall("View.font(_:) (Font?)", call15),
        HostileCall("View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:) (CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat?, Alignment)", call16),
        HostileCall("View.frame(width:height:alignment:) (CGFloat?, CGFloat?, Alignment)", call17),
        HostileCall("View.grayscale(_:) (Double)", call18),
        HostileCall("View.gridCellAnchor(_:) (UnitPoint)", call19),
        HostileCall("View.gridCellColumns(_:) (Int)", call20),
        HostileCall("View.help(_:) (LocalizedStringKey)", call21),
        HostileCall("View.help(_:) (S)", call22),
        HostileCall("View.help(_:) (Title)", call23),
        HostileCall("View.hueRotation(_:) (Angle)", call24),
        HostileCall("View.inspectorColumnWidth(_:) (CGFloat)", call25),
        HostileCall("View.inspectorColumnWidth(min:ideal:max:) (CGFloat?, CGFloat, CGFloat?)", call26),
        HostileCall("View.kerning(_:) (CGFloat)", call27),
        HostileCall("View.labelIconToTitleSpacing(_:) (CGFloat)", call28),
        HostileCall("View.labelReservedIconWidth(_:) (CGFloat)", call29),
        HostileCall("View.layoutPriority(_:) (Double)", call30),
        HostileCall("View.lineLimit(_:) (ClosedRange<Int>)", call31),
        HostileCall("View.lineLimit(_:) (Int?)", call32),
        HostileCall("View.lineLimit(_:) (PartialRangeFrom<Int>)", call33),
        HostileCall("View.lineLimit(_:) (PartialRangeThrough<Int>)", call34),
        HostileCall("View.lineLimit(_:reservesSpace:) (Int, Bool)", call35),
        HostileCall("View.lineSpacing(_:) (CGFloat)", call36),
        HostileCall("View.listRowInsets(_:) (EdgeInsets?)", call37),
        HostileCall("View.listRowSpacing(_:) (CGFloat?)", call38),
        HostileCall("View.listSectionSpacing(_:) (CGFloat)", call39),
        HostileCall("View.matchedGeometryEffect(id:in:properties:anchor:isSource:) (ID, Namespace.ID, MatchedGeometryProperties, UnitPoint, Bool)", call40),
        HostileCall("View.minimumScaleFactor(_:) (CGFloat)", call41),
        HostileCall("View.navigationBarTitle(_:) (LocalizedStringKey)", call42),
        HostileCall("View.navigationBarTitle(_:) (S)", call43),
        HostileCall("View.navigationBarTitle(_:) (Text)", call44),
        HostileCall("View.navigationBarTitle(_:displayMode:) (LocalizedStringKey, NavigationBarItem.TitleDisplayMode)", call45),
        HostileCall("View.navigationBarTitle(_:displayMode:) (S, NavigationBarItem.TitleDisplayMode)", call46),
        HostileCall("View.navigationBarTitle(_:displayMode:) (Text, NavigationBarItem.TitleDisplayMode)", call47),
        HostileCall("View.navigationSplitViewColumnWidth(_:) (CGFloat)", call48),
        HostileCall("View.navigationSplitViewColumnWidth(min:ideal:max:) (CGFloat?, CGFloat, CGFloat?)", call49),
        HostileCall("View.navigationSubtitle(_:) (LocalizedStringKey)", call50),
        HostileCall("View.navigationSubtitle(_:) (LocalizedStringResource)", call51),
        HostileCall("View.navigationSubtitle(_:) (S)", call52),
        HostileCall("View.navigationSubtitle(_:) (Text)", call53),
        HostileCall("View.navigationTitle(_:) (LocalizedStringKey)", call54),
        HostileCall("View.navigationTitle(_:) (S)", call55),
        HostileCall("View.navigationTitle(_:) (Title)", call56),
        HostileCall("View.offset(_:) (CGSize)", call57),
        HostileCall("View.offset(x:y:) (CGFloat, CGFloat)", call58),
        HostileCall("View.onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:) (Double, CGFloat, () -> Void, ((Bool) -> Void)?)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(h.text, shouldPresent: true, actions: { HostileContent() }))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(Text(verbatim: h.text), shouldPresent: true, actions: { HostileContent() }))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(h.key, shouldPresent: true, actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(h.text, shouldPresent: true, actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(Text(verbatim: h.text), shouldPresent: true, actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogConfirmationLabel(h.key))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogConfirmationLabel(h.text))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogConfirmationLabel(Text(verbatim: h.text)))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogCustomizationID(h.text))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogMessage(h.key))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogMessage(h.text))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogMessage(Text(verbatim: h.text)))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileExporterFilenameLabel(h.key))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileExporterFilenameLabel(h.text))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileExporterFilenameLabel(Text(verbatim: h.text)))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().font(Font.system(size: h.length)))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().frame(minWidth: h.length, idealWidth: h.length, maxWidth: h.length, minHeight: h.length, idealHeight: h.length, maxHeight: h.length))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().frame(width: h.length, height: h.length))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().grayscale(h.double))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().gridCellAnchor(h.unitPoint))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().gridCellColumns(h.int))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().help(h.key))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().help(h.text))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().help(Text(verbatim: h.text)))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().hueRotation(h.angle))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().inspectorColumnWidth(h.length))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().inspectorColumnWidth(min: h.length, ideal: h.length, max: h.length))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().kerning(h.length))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().labelIconToTitleSpacing(h.length))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().labelReservedIconWidth(h.length))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().layoutPriority(h.double))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.integers))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.int))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.integers.lowerBound...))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(...h.integers.upperBound))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.int, reservesSpace: true))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineSpacing(h.length))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().listRowInsets(h.insets))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().listRowSpacing(h.length))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().listSectionSpacing(h.length))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().matchedGeometryEffect(id: HostileCalls.namespace, in: HostileCalls.namespace, anchor: h.unitPoint))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().minimumScaleFactor(h.length))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(h.key))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(h.text))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(Text(verbatim: h.text)))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(h.key, displayMode: NavigationBarItem.TitleDisplayMode.inline))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(h.text, displayMode: NavigationBarItem.TitleDisplayMode.inline))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(Text(verbatim: h.text), displayMode: NavigationBarItem.TitleDisplayMode.inline))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSplitViewColumnWidth(h.length))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSplitViewColumnWidth(min: h.length, ideal: h.length, max: h.length))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSubtitle(h.key))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSubtitle(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSubtitle(h.text))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSubtitle(Text(verbatim: h.text)))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationTitle(h.key))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationTitle(h.text))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationTitle(Text(verbatim: h.text)))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().offset(h.size))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().offset(x: h.length, y: h.length))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().onLongPressGesture(minimumDuration: h.double, maximumDistance: h.length, perform: {}))
    }
}
