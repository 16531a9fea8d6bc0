/// The mangled names of properties and methods of classes, as far as models need them.
///
/// The compiler leaves the implementation of `@NSManaged` members to the linker, which finds them by these names. A
/// wrong name causes a linker error, and nothing worse.
package struct SymbolName {
    private(set) var text = "$s"
    private var words: [String] = []
    private let module: String
    private let owner: String

    /// Begins the name of a class member.
    init(module: String, owner: String) {
        self.module = module
        self.owner = owner
        identifier(module)
        identifier(owner)
        text += "C"
    }

    package static func getter(_ property: String, _ type: SwiftType, of owner: String, in module: String) -> String {
        member(property, type, of: owner, in: module) + "vg"
    }

    static func setter(_ property: String, _ type: SwiftType, of owner: String, in module: String) -> String {
        member(property, type, of: owner, in: module) + "vs"
    }

    private static func member(
        _ property: String, _ type: SwiftType, of owner: String, in module: String
    ) -> String {
        var name = SymbolName(module: module, owner: owner)
        name.identifier(property)
        name.add(type)
        return name.text
    }

    /// Returns the name of a method with one unlabeled argument and no result.
    static func method(_ method: String, _ argument: SwiftType, of owner: String, in module: String) -> String {
        var name = SymbolName(module: module, owner: owner)
        name.identifier(method)
        name.text += "yy"
        name.add(argument)
        return name.text + "F"
    }

    private mutating func add(_ type: SwiftType) {
        switch type {
        case .standard(let code): text += code
        case .imported(let module, let name, let kind):
            // The standard library has an abbreviation.
            if module == "s" { text += "s" } else { identifier(module) }
            identifier(name)
            text += kind
        case .ownClass(let name) where name == owner: text += "AC"
        case .ownClass(let name):
            text += "AA"
            identifier(name)
            text += "C"
        case .optional(let wrapped):
            add(wrapped)
            text += "Sg"
        case .set(let element):
            text += "Shy"
            add(element)
            text += "G"
        }
    }

    /// Appends an identifier. Words that occurred before are replaced by letters.
    private mutating func identifier(_ name: String) {
        let characters = Array(name)
        var found: [(start: Int, word: Int)] = []
        var start: Int?
        for place in 0...characters.count {
            let character = place < characters.count ? characters[place] : nil
            if let begin = start {
                let isEnd =
                    character == nil || character == "_"
                    || !characters[place - 1].isUppercase && character!.isUppercase
                if isEnd {
                    let word = String(characters[begin..<place])
                    if let known = words.firstIndex(of: word) {
                        found.append((begin, known))
                    } else if word.count >= 2, words.count < 26 {
                        words.append(word)
                    }
                    start = nil
                }
            }
            if start == nil, let character, !character.isNumber, character != "_" { start = place }
        }
        if !found.isEmpty { text += "0" }
        var place = 0
        for (index, (begin, word)) in found.enumerated() {
            if place < begin { text += "\(begin - place)" + String(characters[place..<begin]) }
            place = begin + words[word].count
            let isLast = index == found.count - 1
            let letter = Character(Unicode.Scalar(UInt8(ascii: isLast ? "A" : "a") + UInt8(word)))
            text.append(letter)
            if isLast, place == characters.count { text += "0" }
        }
        if place < characters.count { text += "\(characters.count - place)" + String(characters[place...]) }
    }
}

/// A type of a managed property.
package indirect enum SwiftType: Sendable {
    /// A type with its own abbreviation.
    case standard(String)
    /// A type of another module, with the letter of its kind.
    case imported(String, String, String)
    /// A class of the same module.
    case ownClass(String)
    case optional(SwiftType)
    case set(SwiftType)

    /// Parses a type; `nil` for unsupported types.
    package init?(_ text: String, classes: Set<String>) {
        let text = text.filter { $0 != " " }
        if text.hasSuffix("?") {
            guard let wrapped = SwiftType(String(text.dropLast()), classes: classes) else { return nil }
            self = .optional(wrapped)
        } else if text.hasPrefix("Optional<"), text.hasSuffix(">") {
            guard let wrapped = SwiftType(String(text.dropFirst(9).dropLast()), classes: classes) else { return nil }
            self = .optional(wrapped)
        } else if text.hasPrefix("Set<"), text.hasSuffix(">") {
            guard let element = SwiftType(String(text.dropFirst(4).dropLast()), classes: classes) else { return nil }
            self = .set(element)
        } else if let known = Self.known[text] {
            self = known
        } else if classes.contains(text) {
            self = .ownClass(text)
        } else {
            return nil
        }
    }

    private static let known: [String: SwiftType] = [
        "String": .standard("SS"), "Double": .standard("Sd"), "Float": .standard("Sf"), "Bool": .standard("Sb"),
        "Int": .standard("Si"), "Int16": .imported("s", "Int16", "V"), "Int32": .imported("s", "Int32", "V"),
        "Int64": .imported("s", "Int64", "V"), "Date": .imported("FoundationEssentials", "Date", "V"),
        "Data": .imported("FoundationEssentials", "Data", "V"), "UUID": .imported("FoundationEssentials", "UUID", "V"),
        "URL": .imported("FoundationEssentials", "URL", "V"),
        "Decimal": .imported("FoundationEssentials", "Decimal", "V"),
        "NSDecimalNumber": .imported("Foundation", "NSDecimalNumber", "C"),
        "NSNumber": .imported("Foundation", "NSNumber", "C"), "NSSet": .imported("Foundation", "NSSet", "C"),
        "NSOrderedSet": .imported("Foundation", "NSOrderedSet", "C"),
    ]
}
