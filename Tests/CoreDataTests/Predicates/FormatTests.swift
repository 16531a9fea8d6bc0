import CoreData
import MartletTesting
import Testing

/// Parses a format, and returns the description of the predicate.
private func read(_ format: String, _ arguments: Any?...) -> String {
    NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() }).description
}

@MainActor @Suite struct FormatTests {
    @Test(arguments: [
        ("title == 'Emma'", "title == \"Emma\""), ("pages > 3 AND NOT isRead = YES", "pages > 3 AND NOT isRead == 1"),
        ("a = 1 or b = 2 and c = 3", "a == 1 OR (b == 2 AND c == 3)"),
        ("(a = 1 || b = 2) && c <> 3", "(a == 1 OR b == 2) AND c != 3"),
        ("title BEGINSWITH[cd] \"e\"", "title BEGINSWITH[cd] \"e\""),
        ("title like 'e*' && title matches '.*a'", "title LIKE \"e*\" AND title MATCHES \".*a\""),
        ("pages BETWEEN {1, 2}", "pages BETWEEN {1, 2}"),
        ("ANY tags.name in {'a', 'b'}", "ANY tags.name IN {\"a\", \"b\"}"),
        ("tags.@count > 1", "tags.@count > 1"),
        ("SUBQUERY(tags, $t, $t.name = 'a').@count => 1", "SUBQUERY(tags, $t, $t.name == \"a\").@count >= 1"),
        ("(pages + 1) * 2 =< pages - -3", "((pages + 1) * 2) <= (pages - -3)"), ("TRUEPREDICATE", "TRUEPREDICATE"),
        ("lowercase:(title) = nil", "lowercase:(title) == nil"), ("#any = 1", "#any == 1"),
        ("SELF.title = SELF", "title == SELF"),
        ("!(a = 1)", "NOT a == 1"), ("NONE tags.name = 'x'", "NONE tags.name == \"x\""),
        ("a == 'it\\'s'", "a == \"it's\""),
    ])
    func formatsAreRead(_ format: String, _ meaning: String) {
        #expect(NSPredicate(format: format).description == meaning)
        // The description can be parsed again.
        #expect(NSPredicate(format: meaning).description == meaning)
    }

    @Test func argumentsTakeTheirPlaces() {
        #expect(read("%K == %@", "title", "Emma") == "title == \"Emma\"")
        #expect(read("%K.name CONTAINS[c] %@", "author", "aus") == "author.name CONTAINS[c] \"aus\"")
        #expect(
            read("pages > %d AND rating < %f AND pages < %ld", 3, 2.5, 4) == "pages > 3 AND rating < 2.5 AND pages < 4")
        #expect(read("genre IN %@", ["a", "b"]) == "genre IN {\"a\", \"b\"}")
        #expect(read("title == %@", nil) == "title == nil")
        // Between quotes it is a text.
        #expect(read("title == '%@'") == "title == \"%@\"")
    }

    @Test(arguments: [
        ("title == ", 10, "expected a key"), ("title = = 'a'", 9, "expected a key"),
        ("title", 6, "expected an operator"),
        ("title == 'Emma", 10, "does not end"), ("(a = 1", 7, "expected “)”"), ("a = 1 b = 2", 7, "expected AND"),
        ("a == %q", 6, "cut off"), ("a == %y", 6, "stands for no argument"), ("a == %@", 6, "only 0 arguments"),
        ("a CONTAINS[x] 'b'", 12, "expected c"),
        ("a == ~b", 6, "nothing begins"), ("foo(1) == 2", 1, "no function"), ("AND a = 1", 1, "no key here"),
        ("a == 1.2.3", 6, "is no number"), ("", 1, "expected a key"),
        ("SUBQUERY(tags, t, 1 = 1) = 0", 16, "expected a variable"),
        ("a. = 1", 4, "expected a key after"),
    ])
    func whatIsWrongIsSaidWithItsPlace(_ format: String, _ place: Int, _ words: String) {
        let predicate = NSPredicate(format: format)
        #expect(predicate.description.contains("at character \(place) of"), "\(predicate.description)")
        #expect(predicate.description.contains(words), "\(predicate.description)")
        #expect(!predicate.evaluate(with: nil))
    }

    @Test func aFetchWithSuchAFormatThrows() throws {
        let context = try makeContainer().viewContext
        let request = Book.fetchRequest() as NSFetchRequest<Book>
        request.predicate = NSPredicate(format: "title ==")
        #expect(throws: (any Error).self) { try context.fetch(request) }
        request.predicate = NSPredicate(format: "nothing == 1")
        #expect { try context.fetch(request) } throws: { "\($0)".contains("Book has no property named nothing") }
        request.predicate = NSPredicate(format: "tags.name == 'a'")
        #expect { try context.fetch(request) } throws: { "\($0)".contains("write ANY, ALL or NONE") }
        request.predicate = NSPredicate { _, _ in true }
        #expect { try context.fetch(request) } throws: { "\($0)".contains("closure") }
    }

    @Test func damagedFormatsNeverCrash() {
        var random = SeededGenerator(seed: 7)
        let format = Array(
            "ANY tags.name CONTAINS[cd] %@ AND NOT (pages + 1) BETWEEN {1, %d} "
                + "OR SUBQUERY(tags, $t, $t.name = 'a').@count > -1.5e3"
        )
        for _ in 0..<3000 {
            var damaged = format
            for _ in 0..<Int.random(in: 1...4, using: &random) where !damaged.isEmpty {
                let place = Int.random(in: 0..<damaged.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: damaged.remove(at: place)
                case 1: damaged.insert(format.randomElement(using: &random)!, at: place)
                default: damaged = Array(damaged[..<max(1, place)])
                }
            }
            _ = NSPredicate(format: String(damaged), argumentArray: ["x", 2]).evaluate(with: nil)
        }
        #expect(!NSPredicate(format: String(repeating: "(", count: 100_000)).evaluate(with: nil))
        #expect(!NSPredicate(format: String(repeating: "NOT ", count: 100_000)).evaluate(with: nil))
    }

    @Test func predicatesAreAskedOfOtherThings() {
        #expect(NSPredicate(format: "SELF CONTAINS[c] 'EM'").evaluate(with: "Emma"))
        #expect(
            NSPredicate(format: "name == 'a' AND age > 3").evaluate(with: ["name": "a", "age": 4] as [String: Any]))
        let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
            NSPredicate(format: "SELF BEGINSWITH 'E'"), NSPredicate(value: true),
        ])
        #expect(both.evaluate(with: "Emma") && !both.evaluate(with: "emma"))
        #expect(NSPredicate(format: "SELF == $name").evaluate(with: "a", substitutionVariables: ["name": "a"]))
    }
}

/// A random generator that returns the same numbers for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
