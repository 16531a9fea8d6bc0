extension InputParser {
    /// A report in the SGR form: `CSI < button ; column ; row M`, or `m` for a release.
    mutating func finishMouse(_ parameters: Parameters, isRelease: Bool) {
        guard let code = parameters[0], let column = parameters[1], let row = parameters[2] else { return }
        report(code, column: column - 1, row: row - 1, isRelease: isRelease)
    }

    /// A report in the form of X10: three bytes, each 32 more than its number.
    mutating func finishLegacyMouse() {
        let code = Int(sequence[0]) - 32
        // A release does not say of which button.
        let isRelease = code & 0xC3 == 3 && code & 32 == 0
        report(
            isRelease ? code & ~3 : code,
            column: Int(sequence[1]) - 33, row: Int(sequence[2]) - 33, isRelease: isRelease)
    }

    private mutating func report(_ code: Int, column: Int, row: Int, isRelease: Bool) {
        guard column >= 0, row >= 0 else { return }
        var modifiers: TerminalModifiers = []
        if code & 4 != 0 { modifiers.insert(.shift) }
        if code & 8 != 0 { modifiers.insert(.alt) }
        if code & 16 != 0 { modifiers.insert(.control) }
        let number = code & 3 | code >> 4 & 0xC  // bits 6 and 7 continue bits 0 and 1
        let isMotion = code & 32 != 0
        var mouse = TerminalMouse(.press, column: column, row: row, modifiers: modifiers)
        switch number {
        case 4...7:
            if isRelease || isMotion { return }
            mouse.kind = [.scrollUp, .scrollDown, .scrollLeft, .scrollRight][number - 4]
        case 3:
            guard isMotion else { return }
            mouse.kind = .move
        default:
            mouse.kind = isMotion ? .drag : isRelease ? .release : .press
            let buttons: [TerminalMouse.Button] = [.left, .middle, .right]
            mouse.button = number < buttons.count ? buttons[number] : .other(number)
        }
        events.append(.mouse(mouse))
    }
}
