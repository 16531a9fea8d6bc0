extension InputParser {
    /// The parameters of a control sequence: the first two parts of each, which colons separate.
    struct Parameters {
        /// `?`, `<`, `=` or `>` before the first; 0 for none.
        private(set) var marker: UInt8 = 0
        /// Whether an intermediate byte (0x20–0x2F) precedes the final one.
        private(set) var hasIntermediate = false
        private(set) var count = 0
        private var values = SIMD8<Int32>(repeating: -1)
        private var details = SIMD8<Int32>(repeating: -1)

        init(_ bytes: [UInt8]) {
            var part = 0
            var isFirst = true
            for byte in bytes {
                switch byte {
                case 0x30...0x39:
                    count = max(count, 1)
                    add(Int32(byte) - 0x30, part)
                case 0x3A: part += 1
                case 0x3B:
                    count = max(count, 1) + 1
                    part = 0
                case 0x3C...0x3F: if isFirst { marker = byte }
                default: hasIntermediate = true
                }
                isFirst = false
            }
        }

        private mutating func add(_ digit: Int32, _ part: Int) {
            guard count <= 8 else { return }
            func next(_ value: Int32) -> Int32 { min(max(value, 0) * 10 + digit, 9_999_999) }
            if part == 0 { values[count - 1] = next(values[count - 1]) }
            if part == 1 { details[count - 1] = next(details[count - 1]) }
        }

        /// A parameter of the sequence; nil if it is missing or empty.
        subscript(index: Int) -> Int? {
            index < min(count, 8) && values[index] >= 0 ? Int(values[index]) : nil
        }

        /// Returns the number after the first colon of a parameter.
        func detail(_ index: Int) -> Int? {
            index < min(count, 8) && details[index] >= 0 ? Int(details[index]) : nil
        }
    }

    /// Ends a control sequence. True when it begins a paste.
    mutating func finishControl(final: UInt8, modifiers alt: TerminalModifiers) -> Bool {
        let parameters = Parameters(sequence)
        if parameters.marker == 0x3C, final == 0x4D || final == 0x6D {
            finishMouse(parameters, isRelease: final == 0x6D)
            return false
        }
        if parameters.marker == 0x3F { finishReply(parameters, final) }
        guard parameters.marker == 0, !parameters.hasIntermediate else { return false }
        // The kitty protocol reports repeated and released keys.
        phase = parameters.detail(1) == 3 ? .up : parameters.detail(1) == 2 ? .repeated : .down
        defer { phase = .down }
        let modifiers = Self.modifiers(parameters[1] ?? 1).union(alt)
        switch final {
        case 0x49, 0x4F:  // I, O
            if parameters.count == 0 { events.append(.focus(final == 0x49)) }
        case 0x5A:  // Z
            press(.tab, modifiers: modifiers.union(.shift))
        case 0x52:  // R: F3, or where the cursor is
            if parameters.count == 0 || (parameters[0] == 1 && (2...16).contains(parameters[1] ?? 0)) {
                press(.function(3), modifiers: modifiers)
            }
        case 0x61...0x64:  // rxvt: the arrows with shift
            press(Self.letterKey(final - 0x20)!, modifiers: modifiers.union(.shift))
        case 0x7E: return finishTilde(parameters, modifiers)
        case 0x5E, 0x40:  // rxvt: ^ with control, @ with control and shift
            if let key = parameters[0].flatMap(Self.numberKey) {
                press(key, modifiers: modifiers.union(final == 0x40 ? [.control, .shift] : .control))
            }
        case 0x74: finishCellSize(parameters)  // t
        case 0x75: finishUnicode(parameters, modifiers)
        default:
            if let key = Self.letterKey(final) { press(key, modifiers: modifiers) }
        }
        return false
    }

    private mutating func finishTilde(_ parameters: Parameters, _ modifiers: TerminalModifiers) -> Bool {
        guard let number = parameters[0] else { return false }
        if number == 200 { return true }
        if number == 27 {  // xterm's modifyOtherKeys: 27 ; modifiers ; character
            if let code = parameters[2] { pressCode(code, shifted: nil, modifiers) }
        } else if let key = Self.numberKey(number) {
            press(key, modifiers: modifiers)
        }
        return false
    }

    /// `CSI character : shifted ; modifiers : kind ; text u`, the kitty protocol.
    private mutating func finishUnicode(_ parameters: Parameters, _ modifiers: TerminalModifiers) {
        guard let code = parameters[0] else { return }
        pressCode(code, shifted: parameters.detail(0) ?? parameters[2], modifiers)
    }

    private mutating func pressCode(_ code: Int, shifted: Int?, _ modifiers: TerminalModifiers) {
        // Keys without a character have codes in a private area.
        if let key = Self.privateKey(code) { return press(key, modifiers: modifiers) }
        if let scalar = Self.keypadScalar(code) { return pressScalar(scalar, modifiers: modifiers) }
        guard !(0xE000...0xF8FF).contains(code), let scalar = Unicode.Scalar(UInt32(code)) else { return }
        if code == 0x1B { return press(.escape, modifiers: modifiers) }
        if code < 0x20 || code == 0x7F { return pressScalar(scalar, modifiers: modifiers) }
        var typed = scalar
        if modifiers.contains(.shift), modifiers.isDisjoint(with: [.control, .alt, .command]) {
            typed = shifted.flatMap { Unicode.Scalar(UInt32($0)) } ?? Self.uppercase(scalar)
            if typed.value < 0x20 { typed = scalar }
        }
        pressScalar(typed, modifiers: modifiers)
    }

    private static func uppercase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        let mapping = scalar.properties.uppercaseMapping.unicodeScalars
        return mapping.count == 1 ? mapping.first! : scalar
    }
}
