import Foundation

/// An operation of a control by the user, independent of the input device. Pointer, keys, native widgets, menus and
/// assistive technology all end in ``RenderNode/operate(_:by:)``.
package enum ControlOperation {
    /// A press and release, or the equivalent key.
    case press
    /// A selection among alternatives, with the modifier keys held during it.
    case select(EventModifiers)
    case openMenu
    /// Moves the focus to the control.
    case focus
    /// Increments the value by a step.
    case increment
    /// Decrements the value by a step.
    case decrement
    case setNumber(Double)
    /// Several new numbers that belong together, such as those of a drag, begin or end.
    case edit(Bool)
    case setText(String)
    /// Puts text in the place of some of a field's.
    case editText(TextChange)
    /// The selected text was copied.
    case recordCopied
    /// Selects the characters that some scalars of a text belong to.
    case selectScalars(Range<Int>)
    /// Selects characters of a text; none at a place means the cursor there.
    case selectText(Range<Int>)
    /// The end of editing; the text of the field is kept.
    case commit
    case setColor(ResolvedColor)
    case setDate(Date)
    /// Another day, at the time of the present one.
    case setDay(ControlDay)
    /// The removal of the element that the control represents.
    case delete
    /// Moves the control by a number of places among others, down if positive.
    case move(Int)
}

/// A change of a text by a native widget of the host.
package struct TextChange: Sendable {
    /// The replaced range, counted in Unicode scalars.
    package let scalars: Range<Int>
    /// The text that replaces the range.
    package let inserted: String
    /// Whether the text comes from the clipboard.
    package let isPasted: Bool

    package init(scalars: Range<Int>, inserted: String, isPasted: Bool = false) {
        self.scalars = scalars
        self.inserted = inserted
        self.isPasted = isPasted
    }
}

/// The origin of an operation.
package enum OperationSource: Sendable {
    case pointer, key
    /// A widget of the host's, which has dealt with the pointer and keys itself.
    case widget
    /// A menu item that represents a control, which need not be shown itself.
    case menu
    /// Assistive technology.
    case assistive
    /// A test that simulates the user.
    case test
    /// Code of the app.
    case program
}

/// The callbacks for operations of a control, called on the main actor. A control offers the operations whose callback
/// is not nil.
package struct ControlActions {
    package var press: (() -> Void)?
    package var select: ((EventModifiers) -> Void)?
    package var openMenu: (() -> Void)?
    package var increment: (() -> Void)?
    package var decrement: (() -> Void)?
    package var setNumber: ((Double) -> Void)?
    package var edit: ((Bool) -> Void)?
    package var setText: ((String) -> Void)?
    package var editText: ((TextChange) -> Void)?
    package var recordCopied: (() -> Void)?
    package var selectScalars: ((Range<Int>) -> Void)?
    package var selectText: ((Range<Int>) -> Void)?
    package var commit: (() -> Void)?
    package var setColor: ((ResolvedColor) -> Void)?
    package var setDate: ((Date) -> Void)?
    package var setDay: ((ControlDay) -> Void)?
    package var delete: (() -> Void)?
    package var move: ((Int) -> Void)?

    package init() {
    }

    /// Returns the callback for an operation, with the operation's value bound; nil if the control does not offer it.
    subscript(operation: ControlOperation) -> (() -> Void)? {
        switch operation {
        case .press: press
        case .select(let modifiers): select.map { select in { select(modifiers) } }
        case .openMenu: openMenu
        case .focus: nil
        case .increment: increment
        case .decrement: decrement
        case .setNumber(let number): setNumber.map { set in { set(number) } }
        case .edit(let isEditing): edit.map { edit in { edit(isEditing) } }
        case .setText(let text): setText.map { set in { set(text) } }
        case .editText(let change): editText.map { edit in { edit(change) } }
        case .recordCopied: recordCopied
        case .selectScalars(let scalars): selectScalars.map { select in { select(scalars) } }
        case .selectText(let characters): selectText.map { select in { select(characters) } }
        case .commit: commit
        case .setColor(let color): setColor.map { set in { set(color) } }
        case .setDate(let date): setDate.map { set in { set(date) } }
        case .setDay(let day): setDay.map { set in { set(day) } }
        case .delete: delete
        case .move(let offset): move.map { move in { move(offset) } }
        }
    }

    /// The set of offered operations. It is compared, so that hosts are notified when it changes.
    package var offers: ControlOffers {
        var offers: ControlOffers = []
        if press != nil { offers.insert(.press) }
        if select != nil { offers.insert(.select) }
        if openMenu != nil { offers.insert(.openMenu) }
        if increment != nil { offers.insert(.increment) }
        if decrement != nil { offers.insert(.decrement) }
        if setNumber != nil { offers.insert(.setNumber) }
        if setText != nil { offers.insert(.setText) }
        if setColor != nil { offers.insert(.setColor) }
        if setDate != nil { offers.insert(.setDate) }
        if delete != nil { offers.insert(.delete) }
        if move != nil { offers.insert(.move) }
        return offers
    }
}

/// The operations that a control offers.
@usableFromInline
package struct ControlOffers: OptionSet, Sendable {
    @usableFromInline package let rawValue: UInt16

    @inlinable
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    @inlinable package static var press: ControlOffers { ControlOffers(rawValue: 1 << 0) }
    @inlinable package static var select: ControlOffers { ControlOffers(rawValue: 1 << 1) }
    @inlinable package static var openMenu: ControlOffers { ControlOffers(rawValue: 1 << 2) }
    @inlinable package static var increment: ControlOffers { ControlOffers(rawValue: 1 << 3) }
    @inlinable package static var decrement: ControlOffers { ControlOffers(rawValue: 1 << 4) }
    @inlinable package static var setNumber: ControlOffers { ControlOffers(rawValue: 1 << 5) }
    @inlinable package static var setText: ControlOffers { ControlOffers(rawValue: 1 << 6) }
    @inlinable package static var setColor: ControlOffers { ControlOffers(rawValue: 1 << 7) }
    @inlinable package static var setDate: ControlOffers { ControlOffers(rawValue: 1 << 8) }
    @inlinable package static var delete: ControlOffers { ControlOffers(rawValue: 1 << 9) }
    @inlinable package static var move: ControlOffers { ControlOffers(rawValue: 1 << 10) }

    /// The operations that the pointer performs on the control itself.
    package static let pointed: ControlOffers = [.press, .setText, .increment, .decrement, .setNumber]
}
