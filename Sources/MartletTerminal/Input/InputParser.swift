/// Converts the bytes of a terminal to events.
///
/// Bytes may arrive in pieces of any size; the events are the same. Unknown sequences are dropped. A byte that can't
/// belong to a sequence ends it, and is then processed by itself.
///
/// An escape byte may be the Escape key or the beginning of a sequence; only the following pause can tell. While
/// `isPending` is true and nothing arrives for some 40 ms, call `flushPendingEscape`.
///
/// ```swift
/// var parser = InputParser()
/// parser.parse([0x1B, 0x5B, 0x41])  // [.key(TerminalKeyPress(.up))]
/// ```
package struct InputParser: Sendable {
    enum State: Hashable, Sendable {
        case ground
        /// After an escape.
        case escape
        /// In `CSI`, its parameters gathered.
        case control
        /// In a `CSI` that is too long or malformed: until its end.
        case ignoredControl
        /// After `CSI [`: the function keys of the Linux console.
        case console
        /// After `SS3`.
        case singleShift
        /// In the three bytes of a mouse report in the form of X10.
        case mouse
        /// In an unrequested string (`OSC`, `DCS`, `APC`, `PM`, `SOS`).
        case string
        /// In a string, after an escape.
        case stringEscape
        case paste
    }

    enum KeyPhase: Hashable, Sendable { case down, repeated, up }

    /// Bytes of a clipboard that are kept.
    static let clipboardLimit = 1 << 22
    /// Bytes of parameters that a control sequence may have.
    private static let controlLimit = 64
    /// Bytes of a string that are swallowed before it is taken to have no end.
    private static let stringLimit = 1 << 16
    /// Bytes of a string that are kept: the answers to our questions are shorter.
    private static let keptLimit = 64

    var state = State.ground
    /// Whether an escape came before the sequence: rxvt's form of Alt.
    var hasAlt = false
    /// The bytes of the sequence so far, its introducer not included.
    var sequence: [UInt8] = []
    /// The byte after the escape that began a string.
    private var introducer: UInt8 = 0
    /// The bytes of the string so far, with those that are not kept.
    var stringCount = 0
    private var decoder = ScalarDecoder()
    var pasted: [UInt8] = []
    /// Whether the terminal was asked for its clipboard. A program that is run in it can make it send an answer at any time.
    package var expectsClipboard = false
    /// The phase of the key whose sequence is being parsed.
    var phase = KeyPhase.down
    var events: [TerminalEvent] = []

    package init() {}

    /// Parses bytes, and returns the events that they complete.
    package mutating func parse(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
        for byte in bytes { take(byte) }
        defer { events.removeAll() }
        return events
    }

    /// Whether bytes wait for more: an escape, or a part of a sequence or character.
    package var isPending: Bool {
        state != .paste && (state != .ground || !decoder.isEmpty)
    }

    /// Whether a paste has begun and not ended.
    package var isPasting: Bool {
        state == .paste
    }

    /// Ends a pending sequence: a lone escape is the Escape key, `ESC [` and similar sequences are Alt with that key,
    /// and others are dropped. A paste continues.
    package mutating func flushPendingEscape() -> [TerminalEvent] {
        guard isPending else { return [] }
        switch state {
        case .escape:
            if hasAlt { press(.escape) }
            press(.escape)
        case .control where sequence.isEmpty: pressAlt(0x5B)
        case .singleShift where sequence.isEmpty: pressAlt(0x4F)
        case .string where stringCount == 0: pressAlt(introducer)
        default: break
        }
        reset()
        defer { events.removeAll() }
        return events
    }

    /// Ends a paste without an end sequence, and returns its text so far.
    package mutating func endPaste() -> [TerminalEvent] {
        guard isPasting else { return [] }
        finishPaste()
        defer { events.removeAll() }
        return events
    }

    mutating func reset() {
        state = .ground
        hasAlt = false
        sequence.removeAll(keepingCapacity: true)
        decoder.reset()
    }

    private mutating func take(_ byte: UInt8) {
        switch state {
        case .ground: takeText(byte)
        case .escape: takeAfterEscape(byte)
        case .control: takeControl(byte)
        case .ignoredControl:
            if !(0x20..<0x40).contains(byte) {
                reset()
                if !(0x40..<0x7F).contains(byte) { take(byte) }
            }
        case .console:
            reset()
            if (0x41...0x45).contains(byte) { press(.function(Int(byte) - 0x40)) } else { take(byte) }
        case .singleShift: takeSingleShift(byte)
        case .mouse: takeMouse(byte)
        case .string: takeString(byte)
        case .stringEscape:
            if byte == 0x5C { finishString(introducer) }
            reset()
            if byte != 0x5C {
                state = .escape
                take(byte)
            }
        case .paste: takePaste(byte)
        }
    }

    private mutating func takeText(_ byte: UInt8) {
        switch decoder.feed(byte) {
        case .incomplete, .dropped: break
        case .again:
            hasAlt = false
            takeText(byte)
        case .scalar(let scalar) where scalar == "\u{1B}":
            state = .escape
        case .scalar(let scalar):
            pressScalar(scalar, modifiers: hasAlt ? .alt : [])
            hasAlt = false
        }
    }

    private mutating func takeAfterEscape(_ byte: UInt8) {
        switch byte {
        case 0x1B:
            if hasAlt { press(.escape) }
            hasAlt = true
        case 0x5B: state = .control
        case 0x4F: state = .singleShift
        case 0x50, 0x58, 0x5D, 0x5E, 0x5F:
            if hasAlt { press(.escape) }
            hasAlt = false
            introducer = byte
            stringCount = 0
            state = .string
        default:
            if hasAlt { press(.escape) }
            hasAlt = true
            state = .ground
            takeText(byte)
            if decoder.isEmpty { hasAlt = false }
        }
    }

    private mutating func takeControl(_ byte: UInt8) {
        switch byte {
        case 0x20..<0x40:
            if sequence.count < Self.controlLimit { sequence.append(byte) } else { state = .ignoredControl }
        case 0x5B where sequence.isEmpty: state = .console
        case 0x4D where sequence.isEmpty: state = .mouse
        case 0x40..<0x7F:
            let alt = hasAlt
            let isPaste = finishControl(final: byte, modifiers: alt ? .alt : [])
            reset()
            if isPaste { state = .paste }
        default: abandon(byte)
        }
    }

    private mutating func takeSingleShift(_ byte: UInt8) {
        if (0x30...0x39).contains(byte), sequence.isEmpty {
            sequence.append(byte)
            return
        }
        var modifiers: TerminalModifiers = hasAlt ? .alt : []
        if let digit = sequence.first { modifiers.formUnion(Self.modifiers(Int(digit) - 0x30)) }
        let wasBare = sequence.isEmpty
        if pressSingleShift(byte, modifiers: modifiers) {
            reset()
        } else {
            // No sequence ends with this byte: it was Alt with the letter, followed by another key.
            reset()
            if wasBare { pressAlt(0x4F) }
            take(byte)
        }
    }

    private mutating func takeMouse(_ byte: UInt8) {
        guard byte >= 0x20 else { return abandon(byte) }
        sequence.append(byte)
        if sequence.count == 3 {
            finishLegacyMouse()
            reset()
        }
    }

    private mutating func takeString(_ byte: UInt8) {
        switch byte {
        case 0x1B: state = .stringEscape
        case 0x07:
            finishString(introducer)
            reset()
        case 0x18, 0x1A: reset()
        default:
            stringCount += 1
            if sequence.count < (expectsClipboard ? Self.clipboardLimit : Self.keptLimit) { sequence.append(byte) }
            // The rest of a long text would be taken for keys.
            if stringCount > Self.stringLimit, !expectsClipboard { reset() }
        }
    }

    /// Drops a sequence at a byte that can't belong to it, and processes the byte.
    private mutating func abandon(_ byte: UInt8) {
        reset()
        take(byte)
    }
}
