import Foundation

/// What a control is, whatever it looks like.
public enum ControlRole: Hashable, Sendable {
    case button, toggle, textField, secureField, slider, stepper, picker, link, menu, tab, row, progress, alert, sheet
    /// A field of a date's parts, or a calendar.
    case datePicker
    /// A colour: a button that opens a dialog for them, or numbers.
    case colorPicker
    /// A bar with the title of a navigation stack's page.
    case navigationBar
    /// The row of tabs of a tab view, or what says which of its pages is shown.
    case tabBar
    /// A bar of controls at the lower edge of a page.
    case toolbar
    /// One of the options of a picker, which is shown by itself.
    case option
}

/// A control: what a person operates, described so that every host can show it in its own way.
///
/// A host draws the chrome (what surrounds the label, and the accessories beside it) and leaves the label, which
/// stands in the node as children, to the nodes themselves. A text field has no children: its `text` is drawn by the
/// host, with the cursor where `selection` says.
public struct ControlContent {
    /// What the control is.
    public internal(set) var role: ControlRole
    /// Whether it stands out as the one that destroys or cancels.
    public internal(set) var buttonRole: ButtonRole?
    /// What it is set to.
    public internal(set) var value: ControlValue = .none
    /// The range that its number stays in, where it has one.
    public internal(set) var range: ClosedRange<Double>?
    /// How far a step changes its number.
    public internal(set) var step: Double?
    /// How far a step of a page, by a key for pages, changes its number.
    public internal(set) var pageStep: Double?
    /// The colour that it is set to.
    public internal(set) var color: Color.Resolved?
    /// Whether the opacity of the colour can be chosen.
    public internal(set) var supportsOpacity = false
    /// The day that it is set to, where a host may offer a calendar of its own.
    public internal(set) var day: ControlDay?
    /// Whether it can be operated.
    public internal(set) var isEnabled = true
    /// Whether it has a look of the host's; a control without is drawn by what stands in it.
    public internal(set) var hasChrome = true
    /// Which of the host's looks it has.
    public internal(set) var look = ControlLook.automatic
    /// How large it is, relative to others.
    public internal(set) var size = ControlSize.regular
    /// Whether the pointer or a key holds it down now.
    public internal(set) var isPressed = false
    /// Whether it receives keys now.
    public internal(set) var isFocused = false
    /// What an empty text field says.
    public internal(set) var prompt: String = ""
    /// The text that names the control where no label stands in it.
    public internal(set) var title: String = ""
    /// The text that a field shows: what was typed, bullets in its place, or the prompt.
    public internal(set) var text: TextContent?
    /// Whether `text` is the prompt, which stands out less.
    public internal(set) var showsPrompt = false
    /// The characters of the text that are selected; empty and at the cursor if none are. Nil without a cursor.
    public internal(set) var selection: Range<Int>?
    /// Where the cursor stands, as a number of characters before it.
    public internal(set) var cursor: Int?
    /// What a field says of the text that is typed in it.
    public internal(set) var inputTraits = TextInputTraits()
    /// The shape of a button's frame.
    public internal(set) var borderShape = ButtonBorderShape.automatic
    /// Whether a button takes all the width that it is offered.
    var fillsWidth = false
    /// At which ends of a row of segments one stands.
    public internal(set) var segmentEdges: HorizontalEdge.Set = []
    /// Whether it shows that it opens a menu.
    public internal(set) var showsMenuIndicator = true
    /// Whether a field takes all the height that it is offered.
    public internal(set) var fillsHeight = false
    /// The colour that it stands out in, where one is set.
    public internal(set) var tint: Color.Resolved?
    /// What it does.
    var actions = ControlActions()
    /// Whether what stands in the control, rather than the control itself, takes the pointer.
    var isDrawnByStyle = false

    init(role: ControlRole) { self.role = role }

    /// Whether a host would show both alike.
    func looks(like other: ControlContent) -> Bool {
        role == other.role && buttonRole == other.buttonRole && value == other.value && isEnabled == other.isEnabled
            && hasChrome == other.hasChrome && look == other.look && size == other.size
            && isPressed == other.isPressed && isFocused == other.isFocused && prompt == other.prompt
            && title == other.title && text == other.text && showsPrompt == other.showsPrompt
            && selection == other.selection && cursor == other.cursor && tint == other.tint
            && color == other.color && supportsOpacity == other.supportsOpacity && day == other.day
            && range == other.range && step == other.step && pageStep == other.pageStep
            && canIncrement == other.canIncrement && canDecrement == other.canDecrement
            && inputTraits == other.inputTraits && borderShape == other.borderShape
            && segmentEdges == other.segmentEdges && showsMenuIndicator == other.showsMenuIndicator
            && hasMenuApart == other.hasMenuApart
    }

    /// Which part of its range its number is, from 0 to 1; nil without a number. Without a range that is the number.
    public var fraction: Double? {
        guard case .number(let number) = value else { return nil }
        guard let range else { return min(1, max(0, number)) }
        let length = range.upperBound - range.lowerBound
        return length > 0 ? min(1, max(0, (number - range.lowerBound) / length)) : 0
    }

    /// Whether a step up leads anywhere.
    public var canIncrement: Bool { actions.increment != nil }
    /// Whether a step down leads anywhere.
    public var canDecrement: Bool { actions.decrement != nil }
    /// Whether it opens a menu by a part of its own, and does something else by the rest.
    public var hasMenuApart: Bool { actions.openMenu != nil }

    /// Whether a host's chrome and the control's own text have the same size in both.
    func measures(like other: ControlContent) -> Bool {
        role == other.role && buttonRole == other.buttonRole && hasChrome == other.hasChrome && look == other.look
            && size == other.size && text == other.text && (value == other.value || role == .slider)
            && (day == nil) == (other.day == nil) && fillsHeight == other.fillsHeight
            && showsMenuIndicator == other.showsMenuIndicator && hasMenuApart == other.hasMenuApart
            && fillsWidth == other.fillsWidth
    }
}

/// What a control is set to.
public enum ControlValue: Equatable, Sendable {
    case none
    case isOn(Bool)
    case text(String)
    case number(Double)
}

/// A day of the Gregorian calendar.
public struct ControlDay: Equatable, Sendable {
    public var year: Int
    public var month: Int
    public var day: Int

    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }
}

/// Which look of a host's a control has; set by the built-in styles.
public enum ControlLook: Hashable, Sendable {
    /// What suits the host and the place.
    case automatic
    // Of buttons.
    case bordered, borderedProminent, borderless, plain
    /// In a bar.
    case toolbar
    // Of toggles.
    case switching, checkbox, button
    // Of pickers and their options.
    case menu, segmented, radio
    // Of text fields.
    case roundedBorder, search
    // Of date pickers.
    case compact, field, stepperField, graphical, wheel
    /// A number without buttons, which is a part of something else.
    case number
    // Of progress views.
    case linear, circular
    /// A value in a range, drawn by what stands in the control.
    case gauge
    /// The bar of one.
    case gaugeBar
    /// The button of a navigation bar that leads back.
    case back
    /// A link to another page of the app.
    case disclosure
    /// A row of dots, one for each page.
    case dots
}

/// What a control does when a person operates it. Called on the main actor.
struct ControlActions {
    /// Clicked, tapped or chosen by a key.
    var activate: (() -> Void)?
    /// Opens its menu, where that is something else.
    var openMenu: (() -> Void)?
    /// Given a new text.
    var setText: ((String) -> Void)?
    /// Editing has ended: Return was typed, or the focus moved on.
    var commit: (() -> Void)?
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
    /// Given a new number.
    var setValue: ((Double) -> Void)?
    /// Told before the first and after the last of several new numbers that belong together, as those of a drag do.
    var edit: ((Bool) -> Void)?
    /// Given a new colour.
    var setColor: ((Color.Resolved) -> Void)?
    /// Given a new date.
    var setDate: ((Date) -> Void)?
    /// Given a new day, at the time of the present one.
    var setDay: ((ControlDay) -> Void)?
    /// The action that removes it: of a row.
    var delete: (() -> Void)?
    /// Moves it by a number of places, down if positive: of a row.
    var move: ((Int) -> Void)?
}
