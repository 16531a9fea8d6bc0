#if GTK
import CGTK
import Foundation
import Martlet

/// How much room the theme gives to GTK's controls: measured once, from controls that are never shown.
final class ControlMetrics {
    private struct Measures {
        var button = ControlChrome()
        var flatButton = ControlChrome()
        var toolButton = ControlChrome()
        var check = CGSize.zero
        var radio = CGSize.zero
        var toggleSwitch = CGSize.zero
        var entry = ControlChrome()
        var plainEntry = ControlChrome()
        var stepper = CGSize.zero
        var progressBar = CGSize.zero
        var spinner = CGSize.zero
        var scale = CGSize.zero
        var colorButton = CGSize.zero
        var calendarButton = CGSize.zero
    }

    private var known: Measures?

    /// Between a control's own part and its label.
    private static let spacing: CGFloat = 6

    /// Beside the arrow in a button of its own.
    static let arrowMargin: CGFloat = 8

    /// Measures again when it is asked next: the theme has changed.
    func forget() { known = nil }

    func chrome(of control: ControlContent) -> ControlChrome {
        guard let kind = PartKind(control: control) else { return bar(control) }
        let measures = measures
        switch kind {
        case .button where control.look == .toolbar: return sized(measures.toolButton, control.size)
        case .button: return sized(control.look == .borderless ? measures.flatButton : measures.button, control.size)
        case .toggleButton, .segment, .tab: return sized(measures.button, control.size)
        case .menu, .splitMenu, .pickerMenu:
            var chrome = sized(control.look == .borderless ? measures.flatButton : measures.button, control.size)
            guard control.showsMenuIndicator || kind == .splitMenu else { return chrome }
            chrome.trailingAccessory = CGSize(width: 16, height: 16)
            chrome.accessorySpacing = Self.spacing
            if kind == .splitMenu {
                chrome.accessorySpacing = chrome.insets.trailing + Self.arrowMargin
                chrome.insets.trailing = Self.arrowMargin
            }
            return chrome
        case .radio: return ControlChrome(leadingAccessory: measures.radio, accessorySpacing: Self.spacing)
        case .check: return ControlChrome(leadingAccessory: measures.check, accessorySpacing: Self.spacing)
        case .toggleSwitch:
            return ControlChrome(
                fillsWidth: true, trailingAccessory: measures.toggleSwitch, accessorySpacing: 2 * Self.spacing)
        case .entry, .passwordEntry, .textArea: return measures.entry
        case .plainEntry: return measures.plainEntry
        case .stepper:
            return ControlChrome(trailingAccessory: measures.stepper, accessorySpacing: 2 * Self.spacing)
        case .progressBar:
            return ControlChrome(
                insets: EdgeInsets(top: 0, leading: 0, bottom: measures.progressBar.height + 4, trailing: 0),
                minimumSize: CGSize(width: 40, height: measures.progressBar.height + 4), idealWidth: 160,
                fillsWidth: true)
        case .spinner: return ControlChrome(leadingAccessory: measures.spinner, accessorySpacing: Self.spacing)
        case .disclosure:
            return ControlChrome(
                fillsWidth: true, trailingAccessory: CGSize(width: 16, height: 16), accessorySpacing: Self.spacing)
        case .scale:
            return ControlChrome(
                minimumSize: CGSize(width: max(80, measures.scale.width), height: measures.scale.height),
                idealWidth: 200, fillsWidth: true)
        case .number, .gauge, .scroll: return ControlChrome()
        case .color: return ControlChrome(trailingAccessory: measures.colorButton)
        case .dateField:
            var chrome = measures.entry
            (chrome.idealWidth, chrome.fillsWidth, chrome.minimumSize.width) = (nil, false, 0)
            if control.look == .stepperField { (chrome.insets.top, chrome.insets.bottom) = (1, 1) }
            if control.day != nil {
                chrome.trailingAccessory = measures.calendarButton
                chrome.accessorySpacing = Self.spacing
            }
            return chrome
        }
    }

    /// The room around what stands in a bar. Tabs touch each other.
    private func bar(_ control: ControlContent) -> ControlChrome {
        switch control.role {
        case .tabBar where control.look != .dots, .toolbar, .navigationBar:
            ControlChrome(insets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
        default: ControlChrome()
        }
    }

    /// The room around the label of a button of a size.
    private func sized(_ chrome: ControlChrome, _ size: ControlSize) -> ControlChrome {
        var chrome = chrome
        switch size {
        case .large: chrome.minimumSize.height += 6
        case .extraLarge: chrome.minimumSize.height += 12
        default: break
        }
        return chrome
    }

    private var measures: Measures {
        if let known { return known }
        var made = Measures()
        made.button = Self.measure(gtk_button_new(), classes: ["text-button", "martlet-control"], hasLabel: true)
        made.flatButton = Self.measure(
            gtk_button_new(), classes: ["text-button", "flat", "martlet-control"], hasLabel: true)
        made.toolButton = Self.measure(
            gtk_button_new(), classes: ["text-button", "martlet-control", "martlet-tool"], hasLabel: true)
        made.check = Self.measure(gtk_check_button_new(), classes: ["martlet-control"]).minimumSize
        let radio: Widget = gtk_check_button_new()
        g_object_ref_sink(radio)
        let companion = SwitchPart.makeRound(radio)
        made.radio = Self.measure(radio, classes: ["martlet-control"]).minimumSize
        g_object_unref(companion)
        g_object_unref(radio)
        made.toggleSwitch = Self.measure(gtk_switch_new(), classes: ["martlet-control"]).minimumSize
        made.entry = Self.measureEntry(gtk_entry_new())
        made.plainEntry = ControlChrome(idealWidth: 200, fillsWidth: true)
        made.stepper = Self.measure(StepperPart.makeWidgets().stepper).minimumSize
        made.progressBar = Self.measure(gtk_progress_bar_new(), classes: ["martlet-control"]).minimumSize
        made.spinner = Self.measure(gtk_spinner_new()).minimumSize
        made.scale = Self.measure(ScalePart.makeScale(), classes: ["martlet-control"]).minimumSize
        made.calendarButton = Self.measure(DateFieldPart.makeButton()).minimumSize
        made.colorButton = Self.measure(gtk_color_button_new(), classes: ["martlet-control"]).minimumSize
        known = made
        return made
    }

    private static func measure(_ probe: Widget, classes: [String] = [], hasLabel: Bool = false) -> ControlChrome {
        g_object_ref_sink(probe)
        defer { g_object_unref(probe) }
        classes.forEach { probe.addClass($0) }
        let natural = probe.preferredSize.natural
        return ControlChrome(insets: hasLabel ? padding(of: probe) : EdgeInsets(), minimumSize: natural)
    }

    private static func measureEntry(_ probe: Widget) -> ControlChrome {
        var chrome = measure(probe, classes: ["martlet-control"], hasLabel: true)
        // What the theme makes up for by a minimum height, so that fields of several lines have it too.
        chrome.insets.top = max(chrome.insets.top, 8)
        chrome.insets.bottom = max(chrome.insets.bottom, 8)
        chrome.minimumSize.width = 48
        chrome.idealWidth = 200
        chrome.fillsWidth = true
        return chrome
    }

    /// The theme's padding and border of a widget.
    private static func padding(of probe: Widget) -> EdgeInsets {
        let style = gtk_widget_get_style_context(probe)
        var padding = GtkBorder()
        var border = GtkBorder()
        gtk_style_context_get_padding(style, &padding)
        gtk_style_context_get_border(style, &border)
        return EdgeInsets(
            top: CGFloat(padding.top + border.top), leading: CGFloat(padding.left + border.left),
            bottom: CGFloat(padding.bottom + border.bottom), trailing: CGFloat(padding.right + border.right))
    }
}
#endif
