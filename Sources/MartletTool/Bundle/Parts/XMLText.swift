extension String {
    /// The text with XML's marks escaped, and without characters that XML forbids.
    var xmlEscaped: String {
        var result = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case _ where scalar.value < 0x20 && scalar != "\n" && scalar != "\t": continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
