import Foundation

/// A text in which the characters of a query occur in their order, with others between them.
///
/// Of all ways to find the query, the one with the best score counts. Characters at the beginnings of words and next to
/// each other score more, gaps score less: `sv` finds "**S**a**v**e", and "**S**plit **V**iew" before it. The words of a
/// query are found independently of each other.
package struct FuzzyMatch: Equatable {
    package let score: Int
    /// The indices of the found characters.
    package let places: Set<Int>

    private static let found = 16
    private static let atWord = 10
    private static let adjacent = 8
    private static let gap = 1
    /// The number of characters of a text that are looked at.
    private static let limit = 200

    /// Finds a query in a text; `nil` if it does not occur.
    ///
    /// - Complexity: O(*n* · *m*) for the lengths of text and query.
    package init?(_ query: String, in text: String) {
        let characters = Array(text.prefix(Self.limit))
        let plain = characters.map(Self.fold)
        let starts = characters.indices.map { Self.isStart($0, in: characters) }
        var score = 0
        var places: Set<Int> = []
        for word in query.prefix(Self.limit).split(separator: " ") {
            guard let best = Self.best(word.map(Self.fold), in: plain, starts: starts) else { return nil }
            score += best.score
            places.formUnion(best.places)
        }
        // Of texts that match alike, the shorter one is closer to the query.
        self.score = score * Self.limit - characters.count
        self.places = places
    }

    private static func fold(_ character: Character) -> String {
        if character.isASCII { return character.lowercased() }
        return String(character).folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    /// Whether a word begins at an index.
    private static func isStart(_ index: Int, in characters: [Character]) -> Bool {
        guard index > 0 else { return true }
        let (before, character) = (characters[index - 1], characters[index])
        if !before.isLetter, !before.isNumber { return character.isLetter || character.isNumber }
        return before.isLowercase && character.isUppercase
    }

    /// Finds the best places of a word's characters, by the best score that ends at each place.
    private static func best(_ word: [String], in text: [String], starts: [Bool]) -> (score: Int, places: [Int])? {
        guard word.count <= text.count else { return nil }
        var scores: [Int?] = []
        var previous: [[Int]] = []
        for (number, character) in word.enumerated() {
            var row: [Int?] = Array(repeating: nil, count: text.count)
            var origins = Array(repeating: -1, count: text.count)
            // The best score before the place, less the gap since then.
            var best: (score: Int, place: Int)?
            for place in text.indices {
                if number > 0, place > 1, let score = scores[place - 2], score >= (best?.score ?? .min) {
                    best = (score, place - 2)
                }
                best?.score -= gap
                guard text[place] == character else { continue }
                let own = found + (starts[place] ? atWord : 0)
                if number == 0 {
                    row[place] = own
                    continue
                }
                if let best { (row[place], origins[place]) = (best.score + own, best.place) }
                if place > 0, let score = scores[place - 1], score + own + adjacent >= row[place] ?? .min {
                    (row[place], origins[place]) = (score + own + adjacent, place - 1)
                }
            }
            scores = row
            previous.append(origins)
        }
        guard let end = scores.indices.filter({ scores[$0] != nil }).max(by: { scores[$0]! < scores[$1]! }) else {
            return nil
        }
        var places = [end]
        for number in word.indices.dropFirst().reversed() { places.append(previous[number][places[places.count - 1]]) }
        return (scores[end]!, places)
    }
}
