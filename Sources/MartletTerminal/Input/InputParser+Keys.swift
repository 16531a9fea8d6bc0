extension InputParser {
    mutating func press(_ key: TerminalKey, modifiers: TerminalModifiers = [], text: String = "") {
        if phase == .up {
            events.append(.keyReleased(TerminalKeyPress(key, modifiers: modifiers)))
        } else {
            events.append(
                .key(TerminalKeyPress(key, modifiers: modifiers, text: text, isRepeat: phase == .repeated)))
        }
    }

    mutating func pressAlt(_ byte: UInt8) {
        press(.character(Character(Unicode.Scalar(byte))), modifiers: .alt)
    }

    /// A scalar as a key: control characters by their keys, others as text.
    mutating func pressScalar(_ scalar: Unicode.Scalar, modifiers: TerminalModifiers) {
        let control = modifiers.union(.control)
        switch scalar.value {
        case 0: press(.space, modifiers: control)
        case 0x08, 0x7F: press(.backspace, modifiers: modifiers)
        case 0x09: press(.tab, modifiers: modifiers)
        case 0x0A, 0x0D: press(.enter, modifiers: modifiers)
        case 0x1B: press(.escape, modifiers: modifiers)
        case 0x01...0x1A:
            press(.character(Character(Unicode.Scalar(UInt8(scalar.value) + 0x60))), modifiers: control)
        case 0x1C...0x1F:
            press(.character(Character(Unicode.Scalar(UInt8(scalar.value) + 0x40))), modifiers: control)
        case 0x80...0x9F: break
        default:
            let types = modifiers.isDisjoint(with: [.alt, .control, .command])
            let text = types ? String(Character(scalar)) : ""
            press(scalar == " " ? .space : .character(Character(scalar)), modifiers: modifiers, text: text)
        }
    }

    /// A key in the form `SS3 letter`; false when no key has this form.
    mutating func pressSingleShift(_ byte: UInt8, modifiers: TerminalModifiers) -> Bool {
        if let key = Self.letterKey(byte) {
            press(key, modifiers: modifiers)
            return true
        }
        switch byte {
        case 0x20: press(.space, modifiers: modifiers, text: " ")
        case 0x49: press(.tab, modifiers: modifiers)
        case 0x4D: press(.enter, modifiers: modifiers)
        case 0x58: pressScalar("=", modifiers: modifiers)
        case 0x61...0x64:  // rxvt: the arrows with control
            press(Self.letterKey(byte - 0x20)!, modifiers: modifiers.union(.control))
        case 0x6A...0x79:  // the keypad in application mode: * + , - . / and the digits
            pressScalar(Unicode.Scalar(byte - 0x40), modifiers: modifiers)
        default: return false
        }
        return true
    }

    /// The keys that end in a letter.
    static func letterKey(_ byte: UInt8) -> TerminalKey? {
        switch byte {
        case 0x41: .up
        case 0x42: .down
        case 0x43: .right
        case 0x44: .left
        case 0x45: .center
        case 0x46: .end
        case 0x48: .home
        case 0x50...0x53: .function(Int(byte) - 0x4F)
        default: nil
        }
    }

    /// The keys that are numbers before a tilde.
    static func numberKey(_ number: Int) -> TerminalKey? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        default: nil
        }
    }

    /// Modifiers as xterm numbers them: one more than the sum of shift 1, alt 2, control
    /// 4; kitty adds super 8, hyper 16 and meta 32.
    static func modifiers(_ number: Int) -> TerminalModifiers {
        guard number > 1 else { return [] }
        let sum = UInt8(truncatingIfNeeded: number - 1)
        var modifiers = TerminalModifiers(rawValue: sum & 0x0F)
        if sum & 0x20 != 0 { modifiers.insert(.alt) }
        return modifiers
    }
}
