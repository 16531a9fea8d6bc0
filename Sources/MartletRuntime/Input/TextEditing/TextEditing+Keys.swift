extension TextEditing {
    /// The effect of a key on a text.
    package enum KeyEffect {
        /// The key means nothing here.
        case unused
        /// Only the cursor or the selection has changed.
        case moved
        case changed
    }

    /// Applies a key to the text of a field.
    ///
    /// Besides arrows, Home and End, the usual shortcuts of shells and text fields work: Control with A, E, B, F, D, H,
    /// K, U and W. Option or Control moves by words.
    ///
    /// - Parameter isMultiline: Whether Return and the vertical arrows are used too.
    package mutating func handle(_ input: KeyInput, isMultiline: Bool) -> KeyEffect {
        let modifiers = input.modifiers.subtracting([.capsLock, .numericPad])
        let selects = modifiers.contains(.shift)
        let held = modifiers.subtracting(.shift)
        switch held {
        case []: return handlePlain(input, selects: selects, isMultiline: isMultiline)
        case .option: return handleByWords(input.key, selects: selects)
        case .command: return handleWithCommand(input.key, selects: selects)
        case .control: return handleWithControl(input.key, selects: selects)
        default: return .unused
        }
    }

    private mutating func handlePlain(_ input: KeyInput, selects: Bool, isMultiline: Bool) -> KeyEffect {
        switch input.key {
        case .leftArrow: moveLeft(selects: selects)
        case .rightArrow: moveRight(selects: selects)
        case .home: moveToLineStart(selects: selects)
        case .end: moveToLineEnd(selects: selects)
        case .upArrow: return isMultiline && moveUp(selects: selects) ? .moved : .unused
        case .downArrow: return isMultiline && moveDown(selects: selects) ? .moved : .unused
        case .delete: return deleteBackward() ? .changed : .moved
        case .deleteForward: return deleteForward() ? .changed : .moved
        case .return:
            guard isMultiline else { return .unused }
            insert("\n")
            return .changed
        case .tab, .escape: return .unused
        default:
            let typed = input.characters.isEmpty && input.key == .space ? " " : input.characters
            guard !typed.isEmpty, !typed.unicodeScalars.contains(where: \.isControlOrFunction) else { return .unused }
            insert(typed)
            return .changed
        }
        return .moved
    }

    private mutating func handleByWords(_ key: KeyEquivalent, selects: Bool) -> KeyEffect {
        switch key {
        case .leftArrow, "b": moveWordLeft(selects: selects)
        case .rightArrow, "f": moveWordRight(selects: selects)
        case .delete: return deleteWordBackward() ? .changed : .moved
        case .deleteForward, "d": return deleteWordForward() ? .changed : .moved
        default: return .unused
        }
        return .moved
    }

    private mutating func handleWithCommand(_ key: KeyEquivalent, selects: Bool) -> KeyEffect {
        switch key {
        case .leftArrow: moveToLineStart(selects: selects)
        case .rightArrow: moveToLineEnd(selects: selects)
        case .upArrow: moveToStart(selects: selects)
        case .downArrow: moveToEnd(selects: selects)
        case "a": selectAll()
        case .delete: return deleteToLineStart() ? .changed : .moved
        default: return .unused
        }
        return .moved
    }

    private mutating func handleWithControl(_ key: KeyEquivalent, selects: Bool) -> KeyEffect {
        switch key {
        case .leftArrow: moveWordLeft(selects: selects)
        case .rightArrow: moveWordRight(selects: selects)
        case .home: moveToStart(selects: selects)
        case .end: moveToEnd(selects: selects)
        case "a": moveToLineStart(selects: selects)
        case "e": moveToLineEnd(selects: selects)
        case "b": moveLeft(selects: selects)
        case "f": moveRight(selects: selects)
        case "d": return deleteForward() ? .changed : .moved
        case "h": return deleteBackward() ? .changed : .moved
        case "k": return deleteToLineEnd() ? .changed : .moved
        case "u": return deleteToLineStart() ? .changed : .moved
        case "w", .delete: return deleteWordBackward() ? .changed : .moved
        case .deleteForward: return deleteWordForward() ? .changed : .moved
        default: return .unused
        }
        return .moved
    }
}

extension Unicode.Scalar {
    /// Whether the scalar represents a control or function key instead of a typed character.
    fileprivate var isControlOrFunction: Bool {
        value < 0x20 || value == 0x7F || (0xF700...0xF8FF).contains(value)
    }
}
