import Foundation
import Synchronization

/// A locale's date format, parsed into components and the literal texts between them.
struct DatePattern {
    /// A component, or a literal text.
    struct Piece: Identifiable {
        enum Content {
            case text(String)
            /// A component, with its letter in the locale's pattern and the number of repetitions.
            case field(DateField, letter: Character, count: Int)
        }

        let id: Int
        let content: Content

        var field: DateField? {
            if case .field(let field, _, _) = content { return field }
            return nil
        }
    }

    let pieces: [Piece]

    private struct Key: Hashable {
        let locale: String
        let components: DatePickerComponents
    }

    private static let known = Mutex<[Key: DatePattern]>([:])

    /// Returns the pattern of a locale. It is cached, because the lookup in Foundation takes as long as drawing a page.
    static func of(_ components: DatePickerComponents, _ locale: Locale) -> DatePattern {
        let key = Key(locale: locale.identifier, components: components)
        if let pattern = known.withLock({ $0[key] }) { return pattern }
        var patterns: [String] = []
        if components.contains(.date) { patterns.append(format("yMMdd", locale) ?? "yyyy-MM-dd") }
        if components.contains(.hourAndMinute) { patterns.append(format("jmm", locale) ?? "HH:mm") }
        let made = DatePattern(patterns.joined(separator: "', '"))
        known.withLock { $0[key] = made }
        return made
    }

    private static func format(_ template: String, _ locale: Locale) -> String? {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
    }

    /// Parses a date pattern of the Unicode standard (UTS 35).
    init(_ pattern: String) {
        var pieces: [Piece] = []
        var text = ""
        func add(_ content: Piece.Content) { pieces.append(Piece(id: pieces.count, content: content)) }
        func endText() {
            if !text.isEmpty { add(.text(text)) }
            text = ""
        }
        var isQuoted = false
        var rest = Substring(pattern)
        while let letter = rest.first {
            if letter == "'" {
                rest.removeFirst()
                if rest.first == "'" {
                    text.append("'")
                    rest.removeFirst()
                } else {
                    isQuoted.toggle()
                }
            } else if isQuoted || !letter.isASCII || !letter.isLetter {
                // Fields are never broken across lines, and terminal cells have no narrow spaces: every space becomes a
                // plain one.
                text.append(letter.isWhitespace ? " " : letter)
                rest.removeFirst()
            } else {
                let count = rest.prefix { $0 == letter }.count
                rest.removeFirst(count)
                guard let field = Self.field(letter) else { continue }
                endText()
                add(.field(field, letter: letter, count: count))
            }
        }
        endText()
        self.pieces = pieces
    }

    private static func field(_ letter: Character) -> DateField? {
        switch letter {
        case "y", "u", "Y", "r": .year
        case "M", "L": .month
        case "d": .day
        case "H", "h", "K", "k": .hour
        case "m": .minute
        case "a", "b", "B": .dayPeriod
        default: nil
        }
    }
}

extension DatePattern.Piece {
    /// Returns the piece's text for a date.
    func text(of date: Date, _ editing: DateEditing) -> String {
        switch content {
        case .text(let text): return text
        case .field(let field, let letter, let count):
            let number = editing.number(of: field, in: date)
            if field == .dayPeriod { return number == 0 ? editing.calendar.amSymbol : editing.calendar.pmSymbol }
            return padded(shown(number, letter), to: field == .year ? 1 : count)
        }
    }

    /// Returns the number shown for a value: the value 0 of an hour may be shown as 12, for example.
    func shown(_ number: Int) -> Int {
        guard case .field(_, let letter, _) = content else { return number }
        return shown(number, letter)
    }

    /// Returns the value for a number that the user types; `nil` if the number is invalid.
    ///
    /// - Parameter isAfternoon: The day period that the field shows, which completes an hour on a 12-hour clock.
    func meant(by typed: Int, isAfternoon: Bool) -> Int? {
        guard case .field(let field, let letter, _) = content else { return nil }
        guard field == .hour else { return field == .dayPeriod ? nil : typed }
        switch letter {
        case "h": return (1...12).contains(typed) ? typed % 12 + (isAfternoon ? 12 : 0) : nil
        case "K": return (0...11).contains(typed) ? typed + (isAfternoon ? 12 : 0) : nil
        case "k": return (1...24).contains(typed) ? typed % 24 : nil
        default: return (0...23).contains(typed) ? typed : nil
        }
    }

    /// The maximum number of digits.
    var digits: Int { field == .year ? 4 : 2 }

    private func shown(_ number: Int, _ letter: Character) -> Int {
        switch letter {
        case "h": (number + 11) % 12 + 1
        case "K": number % 12
        case "k": number == 0 ? 24 : number
        default: number
        }
    }

    private func padded(_ number: Int, to count: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}

extension Locale {
    /// The direction of the parts of a date in the locale's text.
    var layoutDirection: LayoutDirection {
        !speaksEnglish && language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
