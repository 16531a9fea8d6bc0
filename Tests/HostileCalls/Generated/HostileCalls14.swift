// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls14 {
    static let all: [HostileCall] = [
        HostileCall("View.dialogSuppressionToggle(_:isSuppressed:) (R, Binding<Bool>)", call0),
        HostileCall("View.dialogSuppressionToggle(_:isSuppressed:) (S, Binding<Bool>)", call1),
        HostileCall("View.dialogSuppressionToggle(_:isSuppressed:) (Text, Binding<Bool>)", call2),
        HostileCall("View.digitalCrownRotation(_:) (Binding<V>)", call3),
        HostileCall("View.digitalCrownRotation(_:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:) (Binding<V>, V, V, V.Stride?, DigitalCrownRotationalSensitivity, Bool, Bool) where V.Stride: BinaryFloatingPoint", call4),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:) (LocalizedStringKey, Bool, () -> A)", call5),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:) (S, Bool, () -> A)", call6),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:) (Text, Bool, () -> A)", call7),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:message:) (LocalizedStringKey, Bool, () -> A, () -> M)", call8),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:message:) (S, Bool, () -> A, () -> M)", call9),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:message:) (Text, Bool, () -> A, () -> M)", call10),
        HostileCall("View.fileDialogConfirmationLabel(_:) (LocalizedStringKey)", call11),
        HostileCall("View.fileDialogConfirmationLabel(_:) (S)", call12),
        HostileCall("View.fileDialogConfirmationLabel(_:) (Text?)", call13),
        HostileCall("View.fileDialogCustomizationID(_:) (String)", call14),
        HostileCall("View.fileDialogMessage(_:) (LocalizedStringKey)", call15),
        HostileCall("View.fileDialogMessage(_:) (S)", call16),
        HostileCall("View.fileDialogMessage(_:) (Text?)", call17),
        HostileCall("View.fileExporterFilenameLabel(_:) (LocalizedStringKey)", call18),
        HostileCall("View.fileExporterFilenameLabel(_:) (S)", call19),
        HostileCall("View.fileExporterFilenameLabel(_:) (Text?)", call20),
        HostileCall("View.font(_:) (Font?)", call21),
        HostileCall("View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:) (CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat?, Alignment)", call22),
        HostileCall("View.frame(width:height:alignment:) (CGFloat?, CGFloat?, Alignment)", call23),
        HostileCall("View.grayscale(_:) (Double)", call24),
        HostileCall("View.gridCellAnchor(_:) (UnitPoint)", call25),
        HostileCall("View.gridCellColumns(_:) (Int)", call26),
        HostileCall("View.help(_:) (LocalizedStringKey)", call27),
        HostileCall("View.help(_:) (S)", call28),
        HostileCall("View.help(_:) (Title)", call29),
        HostileCall("View.hueRotation(_:) (Angle)", call30),
        HostileCall("View.inspectorColumnWidth(_:) (CGFloat)", call31),
        HostileCall("View.inspectorColumnWidth(min:ideal:max:) (CGFloat?, CGFloat, CGFloat?)", call32),
        HostileCall("View.kerning(_:) (CGFloat)", call33),
        HostileCall("View.labelIconToTitleSpacing(_:) (CGFloat)", call34),
        HostileCall("View.labelReservedIconWidth(_:) (CGFloat)", call35),
        HostileCall("View.layoutPriority(_:) (Double)", call36),
        HostileCall("View.lineLimit(_:) (ClosedRange<Int>)", call37),
        HostileCall("View.lineLimit(_:) (Int?)", call38),
        HostileCall("View.lineLimit(_:) (PartialRangeFrom<Int>)", call39),
        HostileCall("View.lineLimit(_:) (PartialRangeThrough<Int>)", call40),
        HostileCall("View.lineLimit(_:reservesSpace:) (Int, Bool)", call41),
        HostileCall("View.lineSpacing(_:) (CGFloat)", call42),
        HostileCall("View.listRowInsets(_:) (EdgeInsets?)", call43),
        HostileCall("View.listRowSpacing(_:) (CGFloat?)", call44),
        HostileCall("View.listSectionSpacing(_:) (CGFloat)", call45),
        HostileCall("View.matchedGeometryEffect(id:in:properties:anchor:isSource:) (ID, Namespace.ID, MatchedGeometryProperties, UnitPoint, Bool)", call46),
        HostileCall("View.minimumScaleFactor(_:) (CGFloat)", call47),
        HostileCall("View.navigationBarTitle(_:) (LocalizedStringKey)", call48),
        HostileCall("View.navigationBarTitle(_:) (S)", call49),
        HostileCall("View.navigationBarTitle(_:) (Text)", call50),
        HostileCall("View.navigationBarTitle(_:displayMode:) (LocalizedStringKey, NavigationBarItem.TitleDisplayMode)", call51),
        HostileCall("View.navigationBarTitle(_:displayMode:) (S, NavigationBarItem.TitleDisplayMode)", call52),
        HostileCall("View.navigationBarTitle(_:displayMode:) (Text, NavigationBarItem.TitleDisplayMode)", call53),
        HostileCall("View.navigationSplitViewColumnWidth(_:) (CGFloat)", call54),
        HostileCall("View.navigationSplitViewColumnWidth(min:ideal:max:) (CGFloat?, CGFloat, CGFloat?)", call55),
        HostileCall("View.navigationSubtitle(_:) (LocalizedStringKey)", call56),
        HostileCall("View.navigationSubtitle(_:) (LocalizedStringResource)", call57),
        HostileCall("View.navigationSubtitle(_:) (S)", call58),
        HostileCall("View.navigationSubtitle(_:) (Text)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dialogSuppressionToggle(LocalizedStringResource(stringLiteral: h.text), isSuppressed: .constant(true)))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dialogSuppressionToggle(h.text, isSuppressed: .constant(true)))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dialogSuppressionToggle(Text(verbatim: h.text), isSuppressed: .constant(true)))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().digitalCrownRotation(.constant(h.double)))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().digitalCrownRotation(.constant(h.double), from: h.double, through: h.double, by: h.double))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(h.key, shouldPresent: true, actions: { HostileContent() }))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(h.text, shouldPresent: true, actions: { HostileContent() }))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(Text(verbatim: h.text), shouldPresent: true, actions: { HostileContent() }))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(h.key, shouldPresent: true, actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(h.text, shouldPresent: true, actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(Text(verbatim: h.text), shouldPresent: true, actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogConfirmationLabel(h.key))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogConfirmationLabel(h.text))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogConfirmationLabel(Text(verbatim: h.text)))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogCustomizationID(h.text))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogMessage(h.key))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogMessage(h.text))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogMessage(Text(verbatim: h.text)))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileExporterFilenameLabel(h.key))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileExporterFilenameLabel(h.text))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileExporterFilenameLabel(Text(verbatim: h.text)))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().font(Font.system(size: h.length)))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().frame(minWidth: h.length, idealWidth: h.length, maxWidth: h.length, minHeight: h.length, idealHeight: h.length, maxHeight: h.length))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().frame(width: h.length, height: h.length))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().grayscale(h.double))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().gridCellAnchor(h.unitPoint))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().gridCellColumns(h.int))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().help(h.key))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().help(h.text))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().help(Text(verbatim: h.text)))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().hueRotation(h.angle))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().inspectorColumnWidth(h.length))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().inspectorColumnWidth(min: h.length, ideal: h.length, max: h.length))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().kerning(h.length))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().labelIconToTitleSpacing(h.length))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().labelReservedIconWidth(h.length))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().layoutPriority(h.double))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.integers))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.int))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.integers.lowerBound...))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(...h.integers.upperBound))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.int, reservesSpace: true))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineSpacing(h.length))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().listRowInsets(h.insets))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().listRowSpacing(h.length))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().listSectionSpacing(h.length))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().matchedGeometryEffect(id: HostileCalls.namespace, in: HostileCalls.namespace, anchor: h.unitPoint))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().minimumScaleFactor(h.length))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(h.key))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(h.text))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(Text(verbatim: h.text)))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(h.key, displayMode: NavigationBarItem.TitleDisplayMode.inline))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(h.text, displayMode: NavigationBarItem.TitleDisplayMode.inline))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationBarTitle(Text(verbatim: h.text), displayMode: NavigationBarItem.TitleDisplayMode.inline))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSplitViewColumnWidth(h.length))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSplitViewColumnWidth(min: h.length, ideal: h.length, max: h.length))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSubtitle(h.key))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSubtitle(LocalizedStringResource(stringLiteral: h.text)))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSubtitle(h.text))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().navigationSubtitle(Text(verbatim: h.text)))
    }
}
