#if GTK
import CGTK
import Foundation
import Martlet

/// The frame of an entry around the parts of a date, and a button that opens a `GtkCalendar`.
final class DateFieldPart: ControlPart {
    private let frame: Widget
    private let button: Widget
    private let calendar: Widget
    private unowned let view: NodeView
    private var isSetting = false

    init(_ view: NodeView) {
        self.view = view
        frame = Self.makeFrame()
        calendar = gtk_calendar_new()
        button = Self.makeButton()
        Accessibility.setLabel("Calendar", of: button)
        let popover: Widget = gtk_popover_new()
        gtk_popover_set_child(popover.cast(), calendar)
        gtk_menu_button_set_popover(button.opaque, popover)
        calendar.on("day-selected") { [unowned self] in
            if !isSetting { choose() }
        }
        gtk_widget_set_parent(button, view.widget)
    }

    /// A widget that the theme draws as it draws an entry, without being one.
    static func makeFrame() -> Widget {
        let frame = makeObject(gtk_box_get_type(), "css-name", string: "entry").assumingMemoryBound(to: GtkWidget.self)
        frame.addClass("martlet-control")
        frame.addClass("martlet-date")
        gtk_widget_set_can_target(frame, 0)
        Accessibility.setRole(GTK_ACCESSIBLE_ROLE_PRESENTATION, of: frame)
        return frame
    }

    static func makeButton() -> Widget {
        let button = gtk_menu_button_new()!
        gtk_menu_button_set_icon_name(button.opaque, "x-office-calendar-symbolic")
        button.addClass("martlet-control")
        return button
    }

    var behind: Widget? { frame }
    var accessible: Widget? { nil }
    var offersActions: Bool { true }

    func update(from node: RenderNode, in view: NodeView) {
        let day = node.control(as: DateControl.self)?.day
        gtk_widget_set_visible(button, day == nil ? 0 : 1)
        guard let day, day != shownDay else { return }
        isSetting = true
        let date = g_date_time_new_local(Int32(clamping: day.year), Int32(day.month), Int32(day.day), 12, 0, 0)
        if let date {
            gtk_calendar_select_day(calendar.opaque, date)
            g_date_time_unref(date)
        }
        isSetting = false
    }

    private var shownDay: ControlDay {
        let date = gtk_calendar_get_date(calendar.opaque)!
        defer { g_date_time_unref(date) }
        return ControlDay(
            year: Int(g_date_time_get_year(date)), month: Int(g_date_time_get_month(date)),
            day: Int(g_date_time_get_day_of_month(date)))
    }

    private func choose() { view.tree.actor?.operate(.setDay(shownDay), view) }

    func allocate(in view: NodeView) {
        frame.allocate(view.node.parts.fieldFrame)
        if gtk_widget_get_visible(button) != 0 { button.allocate(view.node.parts.fieldAccessoryFrame) }
    }

    func end() { gtk_widget_unparent(button) }
}

extension PartKind {
    static let dateField = PartKind { DateFieldPart($0) }
}

extension ControlMetrics.Probe {
    static let calendarButton = ControlMetrics.Probe { ControlMetrics.measure(DateFieldPart.makeButton()) }
}

extension DateControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { look.isTall ? nil : .dateField }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        if look.isTall { return ControlChrome() }
        var chrome = metrics[.entry]
        (chrome.idealWidth, chrome.fillsWidth, chrome.minimumSize.width) = (nil, false, 0)
        if look == .stepperField { (chrome.insets.top, chrome.insets.bottom) = (1, 1) }
        if day != nil {
            chrome.trailingAccessory = metrics[.calendarButton].minimumSize
            chrome.accessorySpacing = ControlMetrics.spacing
        }
        return chrome
    }

    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_GROUP }

    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        Accessibility.describe(view.node.reading.value ?? "", of: view, to: target)
    }

    func pictureChrome(_ content: ControlContent) -> ControlChrome {
        look.isTall
            ? ControlChrome() : ControlChrome(insets: EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8))
    }

    func draw(_ control: PicturedControl, by painter: CairoPainter) {
        if !look.isTall { painter.box(control.node.parts.fieldFrame, painter.fieldColor) }
    }
}
#endif
