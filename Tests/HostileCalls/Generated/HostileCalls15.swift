// swift-format-ignore-file
// Made by script/lib/hostile_calls.py of the public declarations. Don't edit it.
import Foundation
import Martlet

@MainActor
enum HostileCalls15 {
    static let all: [HostileCall] = [
        HostileCall("View.confirmationDialog(_:item:titleVisibility:actions:) (S, Binding<T?>, Visibility, (T) -> A)", call0),
        HostileCall("View.confirmationDialog(_:item:titleVisibility:actions:) (Title, Binding<T?>, Visibility, (T) -> A)", call1),
        HostileCall("View.confirmationDialog(_:item:titleVisibility:actions:message:) (LocalizedStringKey, Binding<T?>, Visibility, (T) -> A, (T) -> M)", call2),
        HostileCall("View.confirmationDialog(_:item:titleVisibility:actions:message:) (S, Binding<T?>, Visibility, (T) -> A, (T) -> M)", call3),
        HostileCall("View.confirmationDialog(_:item:titleVisibility:actions:message:) (Title, Binding<T?>, Visibility, (T) -> A, (T) -> M)", call4),
        HostileCall("View.containerRelativeFrame(_:alignment:_:) (Axis.Set, Alignment, (CGFloat, Axis) -> CGFloat)", call5),
        HostileCall("View.containerRelativeFrame(_:count:span:spacing:alignment:) (Axis.Set, Int, Int, CGFloat, Alignment)", call6),
        HostileCall("View.contentMargins(_:_:for:) (Edge.Set, CGFloat?, ContentMarginPlacement)", call7),
        HostileCall("View.contentMargins(_:for:) (CGFloat, ContentMarginPlacement)", call8),
        HostileCall("View.contrast(_:) (Double)", call9),
        HostileCall("View.cornerRadius(_:antialiased:) (CGFloat, Bool)", call10),
        HostileCall("View.defaultScrollAnchor(_:) (UnitPoint?)", call11),
        HostileCall("View.defaultScrollAnchor(_:for:) (UnitPoint?, ScrollAnchorRole)", call12),
        HostileCall("View.dialogSuppressionToggle(_:isSuppressed:) (LocalizedStringKey, Binding<Bool>)", call13),
        HostileCall("View.dialogSuppressionToggle(_:isSuppressed:) (R, Binding<Bool>)", call14),
        HostileCall("View.dialogSuppressionToggle(_:isSuppressed:) (S, Binding<Bool>)", call15),
        HostileCall("View.dialogSuppressionToggle(_:isSuppressed:) (Text, Binding<Bool>)", call16),
        HostileCall("View.digitalCrownRotation(_:) (Binding<V>)", call17),
        HostileCall("View.digitalCrownRotation(_:from:through:by:sensitivity:isContinuous:isHapticFeedbackEnabled:) (Binding<V>, V, V, V.Stride?, DigitalCrownRotationalSensitivity, Bool, Bool) where V.Stride: BinaryFloatingPoint", call18),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:) (LocalizedStringKey, Bool, () -> A)", call19),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:) (S, Bool, () -> A)", call20),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:) (Text, Bool, () -> A)", call21),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:message:) (LocalizedStringKey, Bool, () -> A, () -> M)", call22),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:message:) (S, Bool, () -> A, () -> M)", call23),
        HostileCall("View.dismissalConfirmationDialog(_:shouldPresent:actions:message:) (Text, Bool, () -> A, () -> M)", call24),
        HostileCall("View.fileDialogConfirmationLabel(_:) (LocalizedStringKey)", call25),
        HostileCall("View.fileDialogConfirmationLabel(_:) (S)", call26),
        HostileCall("View.fileDialogConfirmationLabel(_:) (Text?)", call27),
        HostileCall("View.fileDialogCustomizationID(_:) (String)", call28),
        HostileCall("View.fileDialogMessage(_:) (LocalizedStringKey)", call29),
        HostileCall("View.fileDialogMessage(_:) (S)", call30),
        HostileCall("View.fileDialogMessage(_:) (Text?)", call31),
        HostileCall("View.fileExporterFilenameLabel(_:) (LocalizedStringKey)", call32),
        HostileCall("View.fileExporterFilenameLabel(_:) (S)", call33),
        HostileCall("View.fileExporterFilenameLabel(_:) (Text?)", call34),
        HostileCall("View.font(_:) (Font?)", call35),
        HostileCall("View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:) (CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat?, CGFloat?, Alignment)", call36),
        HostileCall("View.frame(width:height:alignment:) (CGFloat?, CGFloat?, Alignment)", call37),
        HostileCall("View.grayscale(_:) (Double)", call38),
        HostileCall("View.gridCellAnchor(_:) (UnitPoint)", call39),
        HostileCall("View.gridCellColumns(_:) (Int)", call40),
        HostileCall("View.help(_:) (LocalizedStringKey)", call41),
        HostileCall("View.help(_:) (S)", call42),
        HostileCall("View.help(_:) (Title)", call43),
        HostileCall("View.hueRotation(_:) (Angle)", call44),
        HostileCall("View.inspectorColumnWidth(_:) (CGFloat)", call45),
        HostileCall("View.inspectorColumnWidth(min:ideal:max:) (CGFloat?, CGFloat, CGFloat?)", call46),
        HostileCall("View.kerning(_:) (CGFloat)", call47),
        HostileCall("View.labelIconToTitleSpacing(_:) (CGFloat)", call48),
        HostileCall("View.labelReservedIconWidth(_:) (CGFloat)", call49),
        HostileCall("View.layoutPriority(_:) (Double)", call50),
        HostileCall("View.lineLimit(_:) (ClosedRange<Int>)", call51),
        HostileCall("View.lineLimit(_:) (Int?)", call52),
        HostileCall("View.lineLimit(_:) (PartialRangeFrom<Int>)", call53),
        HostileCall("View.lineLimit(_:) (PartialRangeThrough<Int>)", call54),
        HostileCall("View.lineLimit(_:reservesSpace:) (Int, Bool)", call55),
        HostileCall("View.lineSpacing(_:) (CGFloat)", call56),
        HostileCall("View.listRowInsets(_:) (EdgeInsets?)", call57),
        HostileCall("View.listRowSpacing(_:) (CGFloat?)", call58),
        HostileCall("View.listSectionSpacing(_:) (CGFloat)", call59),
    ]

    private static func call0(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.text, item: .constant(1), actions: { _ in HostileContent() }))
    }

    private static func call1(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(Text(verbatim: h.text), item: .constant(1), actions: { _ in HostileContent() }))
    }

    private static func call2(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.key, item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call3(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(h.text, item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call4(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().confirmationDialog(Text(verbatim: h.text), item: .constant(1), actions: { _ in HostileContent() }, message: { _ in HostileContent() }))
    }

    private static func call5(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().containerRelativeFrame(Axis.Set.horizontal, { _, _ in h.length }))
    }

    private static func call6(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().containerRelativeFrame(Axis.Set.horizontal, count: h.int, span: h.int, spacing: h.length))
    }

    private static func call7(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().contentMargins(h.length))
    }

    private static func call8(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().contentMargins(h.length))
    }

    private static func call9(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().contrast(h.double))
    }

    private static func call10(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().cornerRadius(h.length))
    }

    private static func call11(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().defaultScrollAnchor(h.unitPoint))
    }

    private static func call12(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().defaultScrollAnchor(h.unitPoint, for: ScrollAnchorRole.initialOffset))
    }

    private static func call13(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dialogSuppressionToggle(h.key, isSuppressed: .constant(true)))
    }

    private static func call14(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dialogSuppressionToggle(LocalizedStringResource(stringLiteral: h.text), isSuppressed: .constant(true)))
    }

    private static func call15(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dialogSuppressionToggle(h.text, isSuppressed: .constant(true)))
    }

    private static func call16(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dialogSuppressionToggle(Text(verbatim: h.text), isSuppressed: .constant(true)))
    }

    private static func call17(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().digitalCrownRotation(.constant(h.double)))
    }

    private static func call18(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().digitalCrownRotation(.constant(h.double), from: h.double, through: h.double, by: h.double))
    }

    private static func call19(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(h.key, shouldPresent: true, actions: { HostileContent() }))
    }

    private static func call20(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(h.text, shouldPresent: true, actions: { HostileContent() }))
    }

    private static func call21(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(Text(verbatim: h.text), shouldPresent: true, actions: { HostileContent() }))
    }

    private static func call22(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(h.key, shouldPresent: true, actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call23(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(h.text, shouldPresent: true, actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call24(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().dismissalConfirmationDialog(Text(verbatim: h.text), shouldPresent: true, actions: { HostileContent() }, message: { HostileContent() }))
    }

    private static func call25(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogConfirmationLabel(h.key))
    }

    private static func call26(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogConfirmationLabel(h.text))
    }

    private static func call27(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogConfirmationLabel(Text(verbatim: h.text)))
    }

    private static func call28(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogCustomizationID(h.text))
    }

    private static func call29(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogMessage(h.key))
    }

    private static func call30(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogMessage(h.text))
    }

    private static func call31(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileDialogMessage(Text(verbatim: h.text)))
    }

    private static func call32(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileExporterFilenameLabel(h.key))
    }

    private static func call33(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileExporterFilenameLabel(h.text))
    }

    private static func call34(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().fileExporterFilenameLabel(Text(verbatim: h.text)))
    }

    private static func call35(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().font(Font.system(size: h.length)))
    }

    private static func call36(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().frame(minWidth: h.length, idealWidth: h.length, maxWidth: h.length, minHeight: h.length, idealHeight: h.length, maxHeight: h.length))
    }

    private static func call37(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().frame(width: h.length, height: h.length))
    }

    private static func call38(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().grayscale(h.double))
    }

    private static func call39(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().gridCellAnchor(h.unitPoint))
    }

    private static func call40(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().gridCellColumns(h.int))
    }

    private static func call41(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().help(h.key))
    }

    private static func call42(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().help(h.text))
    }

    private static func call43(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().help(Text(verbatim: h.text)))
    }

    private static func call44(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().hueRotation(h.angle))
    }

    private static func call45(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().inspectorColumnWidth(h.length))
    }

    private static func call46(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().inspectorColumnWidth(min: h.length, ideal: h.length, max: h.length))
    }

    private static func call47(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().kerning(h.length))
    }

    private static func call48(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().labelIconToTitleSpacing(h.length))
    }

    private static func call49(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().labelReservedIconWidth(h.length))
    }

    private static func call50(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().layoutPriority(h.double))
    }

    private static func call51(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.integers))
    }

    private static func call52(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.int))
    }

    private static func call53(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.integers.lowerBound...))
    }

    private static func call54(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(...h.integers.upperBound))
    }

    private static func call55(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineLimit(h.int, reservesSpace: true))
    }

    private static func call56(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().lineSpacing(h.length))
    }

    private static func call57(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().listRowInsets(h.insets))
    }

    private static func call58(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().listRowSpacing(h.length))
    }

    private static func call59(_ h: HostileValues) -> AnyView {
        return h.show(HostileContent().listSectionSpacing(h.length))
    }
}
