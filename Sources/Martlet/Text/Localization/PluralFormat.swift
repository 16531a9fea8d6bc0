/// A format with several plural variables, such as `%#@dogs@ and %#@cats@`, from a `.stringsdict` file or from the
/// substitutions of a string catalog.
struct PluralFormat: Sendable {
    /// A plural variable of the format.
    struct Part: Sendable {
        /// The index of the argument that selects the form, starting with 0; `nil` if the position in the format
        /// determines it.
        var position: Int?
        /// The forms by plural category.
        var forms: [String: String]
    }

    let format: String
    let parts: [String: Part]

    /// Returns the format in which each variable is replaced by its plural form.
    ///
    /// - Parameter form: Returns one of the given forms for the argument at a position.
    func string(form: (Int, [String: String]) -> String?) -> String {
        var result = ""
        var next = 0
        var rest = format[...]
        while let place = Self.place(in: rest) {
            result += rest[..<place.range.lowerBound]
            rest = rest[place.range.upperBound...]
            guard let part = parts[place.name] else { continue }
            let position = place.position ?? part.position ?? next
            next = position + 1
            result += Self.positioned(form(position, part.forms) ?? "", position)
        }
        return result + rest
    }

    /// Finds `%#@name@` or `%2$#@name@`. Returns its range, its name and the position of its argument.
    private static func place(
        in text: Substring
    ) -> (range: Range<Substring.Index>, name: String, position: Int?)? {
        guard let mark = text.range(of: "#@"), let end = text[mark.upperBound...].firstIndex(of: "@"),
            let percent = text[..<mark.lowerBound].lastIndex(of: "%")
        else { return nil }
        let number = text[text.index(after: percent)..<mark.lowerBound]
        let position = number.hasSuffix("$") ? Int(number.dropLast()).map { $0 - 1 } : nil
        return (percent..<text.index(after: end), String(text[mark.upperBound..<end]), position)
    }

    /// Returns a plural form whose specifiers refer to the argument at the given position.
    private static func positioned(_ form: String, _ position: Int) -> String {
        let form = form.replacing("%arg", with: "%\(position + 1)$lld")
        var result = ""
        var rest = form[...]
        while let percent = rest.firstIndex(of: "%") {
            let after = rest.index(after: percent)
            result += rest[..<after]
            rest = rest[after...]
            if rest.first == "%" {
                result += "%"
                rest.removeFirst()
            } else if rest.drop(while: \.isNumber).first != "$" || rest.first?.isNumber != true {
                result += "\(position + 1)$"
            }
        }
        return result + rest
    }
}
