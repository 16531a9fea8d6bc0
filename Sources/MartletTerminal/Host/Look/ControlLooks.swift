import Foundation
import Martlet

/// How much room the looks of controls take in cells.
///
/// A button is its label in brackets, `[ Save ]`; a toggle a box before its label, `[✓] Wi-Fi`, or a switch behind it;
/// a field a line between two bars; a stepper has its two buttons behind the label, `[−][+]`.
enum ControlLooks {
    private static let column = HostProfile.cell.width
    private static let row = HostProfile.cell.height

    /// The box of a checkbox, `[✓]`, and the track of a switch, `━━●`.
    static let boxWidth = 3
    /// The two buttons of a stepper, `[−][+]`.
    static let stepperWidth = 6

    static func chrome(of control: ControlContent) -> ControlChrome {
        switch control.role {
        case .button, .menu, .picker: button(control)
        case .toggle: toggle(control)
        case .option where control.look == .segmented: button(control)
        case .option: ControlChrome(leadingAccessory: size(boxWidth), accessorySpacing: column)
        case .textField, .secureField:
            ControlChrome(
                insets: sides(1), minimumSize: size(6), idealWidth: column * 24, fillsWidth: true)
        case .stepper where control.look == .number: ControlChrome()
        case .datePicker, .colorPicker: control.isTall ? ControlChrome() : ControlChrome(insets: sides(1))
        case .stepper:
            ControlChrome(trailingAccessory: size(stepperWidth), accessorySpacing: column)
        case .slider:
            // The knob is a cell, whose middle is what the pointer means.
            ControlChrome(
                insets: EdgeInsets(top: 0, leading: column / 2, bottom: 0, trailing: column / 2),
                minimumSize: size(8), idealWidth: column * 24, fillsWidth: true)
        case .progress: progress(control)
        // The title, and a line below it.
        case .navigationBar: ControlChrome(insets: EdgeInsets(top: 0, leading: column, bottom: row, trailing: column))
        case .tabBar where control.look == .dots: ControlChrome()
        // The tabs, and a line below them.
        case .tabBar:
            ControlChrome(
                insets: EdgeInsets(top: 0, leading: column, bottom: row, trailing: column), accessorySpacing: column)
        case .toolbar where control.look == .search: ControlChrome(insets: sides(1))
        // A line above the controls.
        case .toolbar: ControlChrome(insets: EdgeInsets(top: row, leading: column, bottom: 0, trailing: column))
        case .tab: ControlChrome(insets: sides(1))
        case .link where control.look == .disclosure:
            ControlChrome(trailingAccessory: size(1), accessorySpacing: column)
        // A box.
        case .alert, .sheet:
            ControlChrome(insets: EdgeInsets(top: row, leading: 2 * column, bottom: row, trailing: 2 * column))
        case .row, .link: ControlChrome()
        }
    }

    /// Whether the button shows its extent, by brackets or a filled area.
    static func isBordered(_ control: ControlContent) -> Bool {
        switch control.look {
        case .borderless, .plain, .back: false
        default: control.hasChrome
        }
    }

    private static func button(_ control: ControlContent) -> ControlChrome {
        let hasIndicator = control.role == .menu || control.role == .picker ? control.showsMenuIndicator : false
        switch control.look {
        case .borderless where hasIndicator:
            return ControlChrome(trailingAccessory: size(1), accessorySpacing: column)
        case .plain, .borderless: return ControlChrome()
        case .back: return ControlChrome(leadingAccessory: size(1), accessorySpacing: column)
        default: break
        }
        let isLarge = control.size == .large || control.size == .extraLarge
        var chrome = ControlChrome(insets: sides(isLarge ? 4 : 2), minimumSize: size(5))
        if hasIndicator {
            chrome.trailingAccessory = size(1)
            chrome.accessorySpacing = column
        }
        return chrome
    }

    private static func toggle(_ control: ControlContent) -> ControlChrome {
        switch control.look {
        case .button: return button(control)
        case .switching:
            return ControlChrome(fillsWidth: true, trailingAccessory: size(boxWidth), accessorySpacing: column)
        default:
            return ControlChrome(leadingAccessory: size(boxWidth), accessorySpacing: column)
        }
    }

    /// Whether progress is shown by a sign, and not by a bar.
    static func isSpinning(_ control: ControlContent) -> Bool {
        control.look == .circular || control.look == .automatic && control.value == .none
    }

    /// A bar lies below the label.
    private static func progress(_ control: ControlContent) -> ControlChrome {
        if isSpinning(control) { return ControlChrome(leadingAccessory: size(1), accessorySpacing: column) }
        return ControlChrome(
            insets: EdgeInsets(top: 0, leading: 0, bottom: row, trailing: 0), minimumSize: size(8),
            idealWidth: column * 24, fillsWidth: true)
    }

    private static func sides(_ columns: CGFloat) -> EdgeInsets {
        EdgeInsets(top: 0, leading: column * columns, bottom: 0, trailing: column * columns)
    }

    private static func size(_ columns: Int) -> CGSize {
        CGSize(width: CGFloat(columns) * column, height: row)
    }
}
