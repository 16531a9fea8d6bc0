/// An event of a terminal: input, or a change of the terminal itself.
package enum TerminalEvent: Hashable, Sendable {
    /// A key was pressed, or repeats.
    case key(TerminalKeyPress)
    /// A key was released. Only terminals with kitty's keyboard protocol report this.
    case keyReleased(TerminalKeyPress)
    /// The terminal has answered a question, or reports a change of its colors.
    case reply(TerminalReply)
    /// Text was pasted. Line ends are line feeds.
    case paste(String)
    /// Many keys that type text, or end lines, came at once. Line ends are line feeds.
    case typed(String)
    /// A mouse event.
    case mouse(TerminalMouse)
    /// The terminal's window got the keyboard focus, or lost it.
    case focus(Bool)
    /// The screen has another size now.
    case resize(CellSize)
    /// The process continues after it was stopped; the screen was painted again.
    case resume
    /// The terminal is gone; no event follows.
    case closed
}

/// An answer of the terminal.
package enum TerminalReply: Hashable, Sendable {
    /// The background color, in sRGB from 0 to 255.
    case background(SIMD3<UInt8>)
    /// The terminal has changed to dark or light colors.
    case scheme(isDark: Bool)
    /// The terminal knows kitty's keyboard protocol.
    case keyboard
    /// The text of the clipboard in base64, as far as it was not too long.
    case clipboard([UInt8])
    /// The terminal shows pictures by kitty's protocol.
    case pictures
    /// The terminal shows sixels.
    case sixels
    /// The number of colors that sixels have at a time.
    case sixelColors(Int)
    /// The size of a cell in pixels.
    case cell(CellSize)
    /// The device attributes, which every terminal answers with, after the answers to earlier questions.
    case attributes
}

/// A key with modifiers, and the text that it types.
package struct TerminalKeyPress: Hashable, Sendable {
    package var key: TerminalKey
    package var modifiers: TerminalModifiers
    /// The typed text; empty for keys and combinations without text. It is a single scalar: the scalars of a longer
    /// grapheme cluster arrive one by one, and combine when appended to a string.
    package var text: String
    /// Whether the key is held and repeats, as far as the terminal says so.
    package var isRepeat: Bool

    package init(
        _ key: TerminalKey, modifiers: TerminalModifiers = [], text: String = "", isRepeat: Bool = false
    ) {
        self.isRepeat = isRepeat
        self.key = key
        self.modifiers = modifiers
        self.text = text
    }
}

/// The keys that terminals distinguish.
package enum TerminalKey: Hashable, Sendable {
    /// A key that types a character. With control held it is the character on the key, in lower case.
    case character(Character)
    case enter, tab, backspace, escape, space
    case up, down, left, right
    case home, end, pageUp, pageDown, insert, delete
    /// The middle of the keypad without number lock.
    case center
    /// F1 to F24.
    case function(Int)
}

/// Modifier keys. Shift is only reported by some terminals.
package struct TerminalModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let shift = TerminalModifiers(rawValue: 1 << 0)
    /// Alt, or Option, or a meta key.
    package static let alt = TerminalModifiers(rawValue: 1 << 1)
    package static let control = TerminalModifiers(rawValue: 1 << 2)
    /// The key with a logo, or Command.
    package static let command = TerminalModifiers(rawValue: 1 << 3)
}

/// A mouse event with its location: the cell, counted from (0, 0) at the top left.
package struct TerminalMouse: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case press, release
        /// A move with a button held.
        case drag
        /// A move without a button.
        case move
        case scrollUp, scrollDown, scrollLeft, scrollRight
    }

    package enum Button: Hashable, Sendable {
        case left, middle, right
        /// A further button: 8 and up, as X numbers them.
        case other(Int)
    }

    package var kind: Kind
    package var column: Int
    package var row: Int
    /// The button pressed, released or held; nil for moves without one and for the wheel.
    package var button: Button?
    package var modifiers: TerminalModifiers

    package init(
        _ kind: Kind, column: Int, row: Int, button: Button? = nil, modifiers: TerminalModifiers = []
    ) {
        self.kind = kind
        self.column = column
        self.row = row
        self.button = button
        self.modifiers = modifiers
    }
}
