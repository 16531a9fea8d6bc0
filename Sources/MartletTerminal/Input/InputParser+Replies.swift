extension InputParser {
    /// Ends a control sequence that begins with a question mark: an answer of the terminal.
    mutating func finishReply(_ parameters: Parameters, _ final: UInt8) {
        switch final {
        case 0x63:  // c
            if (1..<max(1, parameters.count)).contains(where: { parameters[$0] == 4 }) {
                events.append(.reply(.sixels))
            }
            events.append(.reply(.attributes))
        case 0x53 where parameters[0] == 1 && parameters[1] == 0:  // S: the color registers
            if let count = parameters[2], count > 1 { events.append(.reply(.sixelColors(count))) }
        case 0x75: events.append(.reply(.keyboard))  // u: kitty's keyboard protocol, and its flags
        case 0x6E where parameters[0] == 997:  // n: the color scheme
            if let scheme = parameters[1], scheme == 1 || scheme == 2 {
                events.append(.reply(.scheme(isDark: scheme == 1)))
            }
        default: break
        }
    }

    /// Ends `CSI 6 ; height ; width t`: the size of a cell in pixels.
    mutating func finishCellSize(_ parameters: Parameters) {
        guard parameters[0] == 6, let height = parameters[1], let width = parameters[2],
            (1...200).contains(width), (1...400).contains(height)
        else { return }
        events.append(.reply(.cell(CellSize(width: width, height: height))))
    }

    /// Ends a string. Of use are the background color, `OSC 11 ; rgb : red / green / blue`, and the clipboard if it was asked
    /// for, `OSC 52 ; c ; base64`.
    mutating func finishString(_ introducer: UInt8) {
        // APC: the answer about pictures.
        if introducer == 0x5F, sequence.elementsEqual("Gi=31;OK".utf8) { events.append(.reply(.pictures)) }
        guard introducer == 0x5D else { return }
        if expectsClipboard, sequence.starts(with: "52;".utf8), let end = sequence.dropFirst(3).firstIndex(of: 0x3B) {
            let isWhole = stringCount <= Self.clipboardLimit
            events.append(.reply(.clipboard(isWhole ? Array(sequence[(end + 1)...]) : [])))
            return
        }
        guard let color = Self.background(sequence) else { return }
        events.append(.reply(.background(color)))
    }

    /// Returns the color of an answer to `OSC 11`; nil for any other string.
    private static func background(_ bytes: [UInt8]) -> SIMD3<UInt8>? {
        let text = String(decoding: bytes, as: UTF8.self)
        for prefix in ["11;rgb:", "11;rgba:"] where text.hasPrefix(prefix) {
            let parts = text.dropFirst(prefix.count).split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count >= 3 else { return nil }
            let values = parts.prefix(3).compactMap { component(String($0)) }
            return values.count == 3 ? SIMD3(values[0], values[1], values[2]) : nil
        }
        return nil
    }

    /// Returns a component of one to four hexadecimal digits, scaled to a byte.
    private static func component(_ digits: String) -> UInt8? {
        guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }),
            let value = Int(digits, radix: 16)
        else { return nil }
        let largest = 1 << (4 * digits.utf8.count) - 1
        return UInt8((value * 255 + largest / 2) / largest)
    }

    /// Returns the key of a code in kitty's private area.
    static func privateKey(_ code: Int) -> TerminalKey? {
        switch code {
        case 57376...57387: .function(code - 57376 + 13)
        case 57414: .enter
        case 57417: .left
        case 57418: .right
        case 57419: .up
        case 57420: .down
        case 57421: .pageUp
        case 57422: .pageDown
        case 57423: .home
        case 57424: .end
        case 57425: .insert
        case 57426: .delete
        case 57427: .center
        default: nil
        }
    }

    /// Returns the character of a key of the keypad.
    static func keypadScalar(_ code: Int) -> Unicode.Scalar? {
        switch code {
        case 57399...57408: Unicode.Scalar(UInt32(code - 57399 + 0x30))
        case 57409: "."
        case 57410: "/"
        case 57411: "*"
        case 57412: "-"
        case 57413: "+"
        case 57415: "="
        case 57416: ","
        default: nil
        }
    }
}
