import MartletBase
import Testing

/// Nouns that agree with numbers.
@Suite struct GrammarTests {
    @Test(arguments: [
        ("book", "books"), ("berry", "berries"), ("day", "days"), ("box", "boxes"), ("match", "matches"),
        ("stomach", "stomachs"), ("class", "classes"), ("bus", "buses"), ("child", "children"), ("person", "people"),
        ("salesperson", "salespeople"), ("man", "men"), ("fireman", "firemen"), ("human", "humans"), ("woman", "women"),
        ("bookshelf", "bookshelves"), ("leaf", "leaves"), ("roof", "roofs"), ("photo", "photos"),
        ("potato", "potatoes"),
        ("movie", "movies"), ("house", "houses"), ("Apple", "Apples"), ("CD", "CDs"), ("quiz", "quizzes"),
        ("Mouse", "Mice"), ("sheep", "sheep"), ("file", "files"), ("note", "notes"), ("grandchild", "grandchildren"),
    ])
    func bothWays(singular: String, plural: String) {
        #expect(EnglishNouns.plural(of: singular) == plural)
        #expect(EnglishNouns.singular(of: plural) == singular)
        #expect(EnglishNouns.singular(of: singular) == singular)
    }

    /// A key may say the plural already, or a noun that has no singular.
    @Test(arguments: ["items", "Boxes", "classes", "days", "glasses", "scissors", "data", "news", "photos"])
    func aPluralIsItsOwn(plural: String) { #expect(EnglishNouns.plural(of: plural) == plural) }

    @Test(arguments: [
        ("3 word", "3 words"), ("1 word", "1 word"), ("0 word", "0 words"), ("1,000 word", "1,000 words"),
        ("1.5 mile", "1.5 miles"), ("21 day", "21 days"), ("1 books", "1 book"),
        ("2 big bottle of water", "2 big bottles of water"),
        ("5 item selected", "5 items selected"), ("no number", "no number"), ("7", "7"), ("", ""), ("2 🍎", "2 🍎"),
        ("٣ word", "٣ words"),
    ])
    func phrases(phrase: String, result: String) {
        #expect(EnglishAgreement.inflect([phrase]) == [result])
    }

    @Test func pieces() {
        #expect(EnglishAgreement.inflect(["**", "2", " ripe ", "berry"]) == ["**", "2", " ripe ", "berries"])
        #expect(EnglishAgreement.inflect([]) == [])
    }

    @Test func markdown() {
        let spans = InlineMarkdown.parse("a ^[**2** word](inflect: true) ^[b](other: 1) ^c")
        #expect(spans.map(\.text) == ["a ", "2", " word", " b ^c"])
        #expect(spans.map { $0.agreement != nil } == [false, true, true, false])
        #expect(spans[1].style == .strong)
    }
}
