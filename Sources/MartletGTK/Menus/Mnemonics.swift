/// The letters by which items of a menu that is open are chosen with a key.
struct Mnemonics {
    /// The letters of the items that were shown last, by their titles.
    private var letters: [String: Character] = [:]

    /// Returns the titles with GTK's underscore before the mnemonic: each letter once, preferably at the start of a
    /// word. Underscores of the titles are doubled.
    static func mark(_ titles: [String]) -> [String] {
        var mnemonics = Mnemonics()
        return mnemonics.mark(titles)
    }

    /// Marks the titles with mnemonics. Items that were already shown keep their letters, which the user may have seen.
    mutating func mark(_ titles: [String]) -> [String] {
        let places = Self.choose(titles, keeping: letters)
        letters = [:]
        var marked = titles
        for (index, title) in titles.enumerated() {
            let place = places[index]
            var text = ""
            for (offset, letter) in title.enumerated() {
                if offset == place {
                    text += "_"
                    letters[title] = Self.key(letter)
                }
                text += letter == "_" ? "__" : String(letter)
            }
            marked[index] = text
        }
        return marked
    }

    /// Returns the index of each title's mnemonic; nil for titles without one.
    private static func choose(_ titles: [String], keeping kept: [String: Character]) -> [Int?] {
        var taken: Set<Character> = []
        var places = [Int?](repeating: nil, count: titles.count)
        func choose(_ index: Int, _ isWanted: (Character) -> Bool) {
            let letters = Array(titles[index])
            func isFree(_ place: Int) -> Bool {
                let letter = letters[place]
                return letter.isASCII && (letter.isLetter || letter.isNumber)
                    && isWanted(key(letter)) && !taken.contains(key(letter))
            }
            func beginsWord(_ place: Int) -> Bool { place == 0 || letters[place - 1] == " " }
            let found =
                letters.indices.first { beginsWord($0) && isFree($0) } ?? letters.indices.first { isFree($0) }
            if let found { taken.insert(key(letters[found])) }
            places[index] = found
        }
        for index in titles.indices {
            if let letter = kept[titles[index]] { choose(index) { $0 == letter } }
        }
        for index in titles.indices where places[index] == nil { choose(index) { _ in true } }
        return places
    }

    private static func key(_ letter: Character) -> Character { Character(letter.lowercased()) }
}
