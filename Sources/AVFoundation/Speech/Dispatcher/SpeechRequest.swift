import Foundation

/// A text for the service, with the properties of its utterance.
struct SpeechRequest: Sendable {
    let text: String
    let language: String
    /// The service's name of the voice; `nil` for one of the language.
    let voice: String?
    /// From 0 to 1.
    let rate: Float
    /// From 0.5 to 2.
    let pitch: Float
    /// From 0 to 1.
    let volume: Float

    /// The commands that set the properties. The service's scales go from -100 to 100, with 0 for the usual rate and
    /// pitch and 100 for the usual volume.
    var settings: [String] {
        func scaled(_ value: Float) -> Int { value.isNaN ? 0 : Int((max(-1, min(value, 1)) * 100).rounded()) }
        var commands = ["SET self LANGUAGE \(Self.word(language))"]
        if let voice { commands.append("SET self SYNTHESIS_VOICE \(Self.line(voice))") }
        commands.append("SET self RATE \(scaled(rate * 2 - 1))")
        commands.append("SET self PITCH \(scaled(pitch > 0 ? log2(pitch) : -1))")
        commands.append("SET self VOLUME \(scaled(volume * 2 - 1))")
        return commands
    }

    /// A text without the characters that end a line, which would be further commands.
    private static func line(_ text: String) -> String { text.filter { !$0.isNewline } }

    /// Returns the characters of a text that a word of a command may have.
    static func word(_ text: String) -> String {
        text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }

    /// The words of the text, by their ranges in UTF-16, without the punctuation around them.
    var words: [NSRange] {
        let text = text as NSString
        var ranges: [NSRange] = []
        var position = 0
        let ends = CharacterSet.whitespacesAndNewlines
        let around = CharacterSet.punctuationCharacters.union(.symbols)
        func isIn(_ set: CharacterSet, _ index: Int) -> Bool {
            Unicode.Scalar(text.character(at: index)).map(set.contains) ?? false
        }
        while position < text.length {
            while position < text.length, isIn(ends, position) { position += 1 }
            var (start, end) = (position, position)
            while end < text.length, !isIn(ends, end) { end += 1 }
            position = end
            while start < end, isIn(around, start) { start += 1 }
            while end > start, isIn(around, end - 1) { end -= 1 }
            if start < end { ranges.append(NSRange(location: start, length: end - start)) }
        }
        return ranges
    }

    /// Returns the text in SSML, with a mark before each of its words, whose name is the number of the word.
    func markup(of words: [NSRange]) -> String {
        let text = text as NSString
        var result = "<speak>"
        var position = 0
        for (number, word) in words.enumerated() {
            result += Self.escaped(text.substring(with: NSRange(location: position, length: word.location - position)))
            result += "<mark name=\"\(number)\"/>"
            position = word.location
        }
        return result + Self.escaped(text.substring(from: position)) + "</speak>"
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // XML has no other control characters.
            case _ where character.value < 32 && !"\t\n\r".unicodeScalars.contains(character): result += " "
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}

/// An event of the speech of a request.
struct SpeechEvent: Sendable {
    enum Kind: Sendable {
        case began
        /// A word is about to be spoken.
        case word(NSRange)
        case paused
        case resumed
        case ended
        case cancelled
        case failed(String)
    }

    /// The number of the request.
    let number: Int
    let kind: Kind
}
