/// Singular and plural of English nouns, by rules and common exceptions.
package enum EnglishNouns {
    /// Returns the plural of a singular noun. Uncountable nouns are unchanged.
    package static func plural(of noun: String) -> String {
        changed(noun) { word in
            if uncounted.contains(word) || plurals.contains(word) { return word }
            if let known = irregular[word] { return known }
            for (ending, plural) in endings where word.hasSuffix(ending) {
                return word.dropLast(ending.count) + plural
            }
            let end = word.suffix(2)
            if end.hasSuffix("y"), let before = end.first, !"aeiouy".contains(before) { return word.dropLast() + "ies" }
            if isPlural(word) { return word }
            if hisses(word) { return word + "es" }
            return word + "s"
        }
    }

    /// Returns the singular of a plural noun. Singular nouns are unchanged.
    package static func singular(of noun: String) -> String {
        changed(noun) { word in
            if uncounted.contains(word) { return word }
            if let known = singulars[word] { return known }
            for (singular, ending) in endings where word.hasSuffix(ending) {
                return word.dropLast(ending.count) + singular
            }
            guard word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us"), !word.hasSuffix("is") else {
                return word
            }
            if word.hasSuffix("ies"), word.count > 4 {
                let stem = word.dropLast()
                return endsInIE.contains(String(stem)) ? String(stem) : word.dropLast(3) + "y"
            }
            if word.hasSuffix("es"), hisses(String(word.dropLast(2))), !word.hasSuffix("ses") || word.hasSuffix("sses")
            {
                return String(word.dropLast(2))
            }
            return String(word.dropLast())
        }
    }

    /// Applies a change to the lowercase form of a word, and restores the capitalization.
    private static func changed(_ noun: String, _ change: (String) -> String) -> String {
        guard let first = noun.first, first.isLetter else { return noun }
        let small = noun.lowercased()
        let other = change(small)
        if other == small { return noun }
        if other.hasPrefix(small) { return noun + other.dropFirst(small.count) }
        if small.hasPrefix(other) { return String(noun.prefix(other.count)) }
        if noun == noun.uppercased(), noun.count > 1 { return other.uppercased() }
        return first.isUppercase ? other.prefix(1).uppercased() + other.dropFirst() : other
    }

    /// Whether a word has a plural ending and is not a known singular with this ending.
    private static func isPlural(_ word: String) -> Bool {
        word.hasSuffix("s") && !["ss", "us", "is"].contains(word.suffix(2)) && !endsInS.contains(word)
    }

    /// Whether a word ends in a sibilant, so that its plural ends in "es".
    private static func hisses(_ word: String) -> Bool {
        if word.hasSuffix("ch") { return !hardEndings.contains { word.hasSuffix($0) } }
        return ["s", "x", "z", "sh"].contains { word.hasSuffix($0) }
    }

    private static let hardEndings = [
        "stomach", "monarch", "epoch", "patriarch", "matriarch", "loch", "tech", "eunuch",
    ]

    private static let uncounted: Set<String> = [
        "sheep", "fish", "deer", "moose", "swine", "aircraft", "spacecraft", "series", "species", "offspring",
        "information", "equipment", "money", "rice", "news", "luggage", "furniture", "software", "hardware", "advice",
        "feedback", "homework", "music", "traffic", "weather", "water", "bread", "progress", "salmon", "trout", "bison",
        "shrimp", "cod", "means", "headquarters", "crossroads", "data", "media", "scissors", "pants", "trousers",
        "jeans", "clothes", "thanks", "goods", "glasses", "sunglasses", "binoculars", "pliers", "pyjamas", "pajamas",
    ]

    private static let irregular: [String: String] = [
        "child": "children", "person": "people", "ox": "oxen", "mouse": "mice", "louse": "lice", "die": "dice",
        "goose": "geese", "foot": "feet", "tooth": "teeth", "man": "men", "leaf": "leaves", "life": "lives",
        "knife": "knives", "wife": "wives", "half": "halves", "self": "selves", "shelf": "shelves", "wolf": "wolves",
        "calf": "calves", "loaf": "loaves", "thief": "thieves", "elf": "elves", "hoof": "hooves", "scarf": "scarves",
        "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes", "echo": "echoes", "torpedo": "torpedoes",
        "veto": "vetoes", "embargo": "embargoes", "mosquito": "mosquitoes", "quiz": "quizzes", "matrix": "matrices",
        "vertex": "vertices", "index": "indexes", "criterion": "criteria", "phenomenon": "phenomena",
        "analysis": "analyses", "basis": "bases", "crisis": "crises", "thesis": "theses", "hypothesis": "hypotheses",
        "diagnosis": "diagnoses", "oasis": "oases", "axis": "axes", "alumnus": "alumni", "cactus": "cacti",
        "fungus": "fungi", "nucleus": "nuclei", "radius": "radii", "stimulus": "stimuli", "human": "humans",
        "german": "Germans", "roman": "Romans", "shaman": "shamans", "talisman": "talismans", "passerby": "passersby",
        "this": "these", "that": "those", "datum": "data", "bacterium": "bacteria", "curriculum": "curricula",
        "appendix": "appendices",
    ]

    /// The singular and plural endings of compound words.
    private static let endings = [
        ("woman", "women"), ("sman", "smen"), ("rman", "rmen"), ("eman", "emen"), ("child", "children"),
        ("person", "people"), ("tooth", "teeth"), ("foot", "feet"), ("shelf", "shelves"),
    ]

    private static let plurals = Set(irregular.values)

    private static let singulars: [String: String] = {
        var result: [String: String] = [:]
        for (singular, plural) in irregular { result[plural.lowercased()] = singular }
        for noun in endsInS { result[noun + "es"] = noun }
        result["indices"] = "index"
        return result
    }()

    private static let endsInS = [
        "bus", "virus", "status", "bonus", "campus", "focus", "chorus", "circus", "census", "minus", "plus", "walrus",
        "octopus", "surplus", "gas", "lens", "atlas", "canvas", "alias", "bias", "iris", "tennis", "christmas", "yes",
        "pancreas", "cosmos", "rhinoceros",
    ]

    private static let endsInIE: Set<String> = [
        "movie", "cookie", "zombie", "selfie", "brownie", "calorie", "prairie", "hoodie", "rookie", "smoothie", "genie",
        "birdie", "bookie", "foodie", "goalie", "hippie", "indie", "junkie", "newbie", "pixie", "sortie",
        "necktie", "magpie",
    ]
}
