extension StringProtocol {
    /// The text with characters escaped, in Swift's notation, that control a terminal or reorder other characters.
    ///
    /// Messages may quote data of untrusted origin, such as the name of an image.
    package var printable: String {
        guard unicodeScalars.contains(where: \.controlsTerminals) else { return String(self) }
        var result = ""
        for scalar in unicodeScalars {
            if scalar.controlsTerminals {
                result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a control character other than a line end, or changes the direction of text.
    fileprivate var controlsTerminals: Bool {
        switch value {
        case 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
