/// Decodes UTF-8 byte by byte, and drops invalid bytes.
struct ScalarDecoder {
    enum Step {
        /// More bytes are needed.
        case incomplete
        case scalar(Unicode.Scalar)
        /// The byte can neither begin nor continue a scalar; it is dropped.
        case dropped
        /// The previous bytes were invalid and are dropped; the current byte is decoded again.
        case again
    }

    private var value: UInt32 = 0
    private var remaining = 0
    /// The valid range of the next byte, which excludes overlong forms, surrogates and values above U+10FFFF.
    private var next: ClosedRange<UInt8> = 0x80...0xBF

    var isEmpty: Bool { remaining == 0 }

    mutating func reset() {
        remaining = 0
    }

    mutating func feed(_ byte: UInt8) -> Step {
        if remaining > 0 {
            guard next.contains(byte) else {
                remaining = 0
                return .again
            }
            next = 0x80...0xBF
            value = value << 6 | UInt32(byte & 0x3F)
            remaining -= 1
            if remaining > 0 { return .incomplete }
            return Unicode.Scalar(value).map { .scalar($0) } ?? .dropped
        }
        next = 0x80...0xBF
        switch byte {
        case 0..<0x80: return .scalar(Unicode.Scalar(byte))
        case 0xC2...0xDF: (value, remaining) = (UInt32(byte & 0x1F), 1)
        case 0xE0...0xEF:
            (value, remaining) = (UInt32(byte & 0x0F), 2)
            if byte == 0xE0 { next = 0xA0...0xBF }
            if byte == 0xED { next = 0x80...0x9F }
        case 0xF0...0xF4:
            (value, remaining) = (UInt32(byte & 0x07), 3)
            if byte == 0xF0 { next = 0x90...0xBF }
            if byte == 0xF4 { next = 0x80...0x8F }
        default: return .dropped
        }
        return .incomplete
    }

    /// The valid part of a whole text.
    static func decode(_ bytes: some Sequence<UInt8>) -> String {
        var decoder = ScalarDecoder()
        var text = String.UnicodeScalarView()
        for byte in bytes {
            var step = decoder.feed(byte)
            if case .again = step { step = decoder.feed(byte) }
            if case .scalar(let scalar) = step { text.append(scalar) }
        }
        return String(text)
    }
}
