extension String {
    /// The string as a literal of Swift, with its quotation marks.
    var swiftLiteral: String {
        let escaped = unicodeScalars.map { scalar in
            switch scalar {
            case "\\", "\"": "\\" + String(scalar)
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: "\\u{" + String(scalar.value, radix: 16) + "}"
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
