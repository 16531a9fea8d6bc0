/// A format with parts that vary with numbers of their own: `%#@dogs@ and %#@cats@`, as `.stringsdict` files and the
/// substitutions of string catalogues have them.
struct PluralFormat: Sendable {
    /// A part, which the format names.
    struct Part: Sendable {
        /// The index of the argument that selects the form, starting with 0; `nil` if the position in the format
        /// determines it.
        var position: Int?
        /// By plural category.
        var forms: [String: String]
    }

    let format: String
    let parts: [String: Part]

    /// The format with its parts in the forms of their numbers.
    ///
    /// - Parameter form: Which of some forms an argument has, by its position.
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

    /// A form whose specifier names the argument that decides.
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
