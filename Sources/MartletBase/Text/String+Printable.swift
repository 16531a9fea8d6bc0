extension StringProtocol {
    /// The text as a terminal may show it: characters that control the terminal, or the order in which it shows others,
    /// are written as Swift would write them.
    ///
    /// What is said of a program may quote what the program has from elsewhere, such as the name of an image.
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
    /// Whether it is a control character other than a line's end, or changes the direction of others.
    fileprivate var controlsTerminals: Bool {
        switch value {
        case 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
