/// The letters by which items of a menu that is open are chosen with a key.
enum Mnemonics {
    /// Titles with an underscore before the letter, as GTK marks it: each letter once, the first of a word where that is
    /// free. Underscores of the titles' own are doubled.
    static func mark(_ titles: [String]) -> [String] {
        var taken: Set<Character> = []
        var marked = titles
        for (index, title) in titles.enumerated() {
            let letters = Array(title)
            func isFree(_ place: Int) -> Bool {
                let letter = letters[place]
                return letter.isASCII && (letter.isLetter || letter.isNumber)
                    && !taken.contains(Character(letter.lowercased()))
            }
            func beginsWord(_ place: Int) -> Bool { place == 0 || letters[place - 1] == " " }
            let found =
                letters.indices.first { beginsWord($0) && isFree($0) } ?? letters.indices.first { isFree($0) }
            if let found { taken.insert(Character(letters[found].lowercased())) }
            var text = ""
            for place in letters.indices {
                if place == found { text += "_" }
                text += letters[place] == "_" ? "__" : String(letters[place])
            }
            marked[index] = text
        }
        return marked
    }
}
