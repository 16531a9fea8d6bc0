import CoreData
import Foundation
import Testing

@testable import struct CoreData.FetchQuestion

/// Random predicates over random objects give the same in the store and in memory.
@Suite struct PredicatePropertyTests {
    private struct Maker {
        var random: SeededGenerator
        static let texts = ["", "a", "A", "é", "E", "Emma", "emma", "ab", "aB", "%", "_", "e\u{301}", "ß", "SS"]

        mutating func pick<T>(_ list: [T]) -> T { list.randomElement(using: &random)! }
        mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
        mutating func text() -> String { "'" + pick(Self.texts) + "'" }
        mutating func number() -> String { pick(["0", "1", "2", "3", "-1", "2.5", "100", "-0.5"]) }
        mutating func textKey(_ start: String = "") -> String {
            start + pick(start.isEmpty ? ["title", "genre", "author.name"] : ["title", "genre", "author.name"])
        }
        mutating func numberTerm(_ start: String = "", _ depth: Int = 2) -> String {
            if depth > 0, chance(30) {
                return "(\(numberTerm(start, depth - 1)) \(pick(["+", "-", "*", "/"])) \(numberTerm(start, depth - 1)))"
            }
            if chance(25) { return number() }
            let keys = [
                "pages", "size", "isRead", "rating", start.isEmpty ? "tags.@count" : "pages",
                start.isEmpty ? "chapters.@count" : "size", start.isEmpty ? "author.books.@count" : "rating",
            ]
            return start + pick(keys)
        }

        mutating func comparison(_ start: String = "") -> String {
            let order = pick(["=", "!=", "<", "<=", ">", ">="])
            let options = pick(["", "", "[c]", "[d]", "[cd]"])
            switch Int.random(in: 0..<(start.isEmpty ? 16 : 10), using: &random) {
            case 0: return "\(numberTerm(start)) \(order) \(numberTerm(start))"
            case 1: return "\(textKey(start)) \(order)\(options) \(text())"
            case 2: return "\(textKey(start)) \(order) \(textKey(start))"
            case 3: return "\(textKey(start)) \(pick(["BEGINSWITH", "ENDSWITH", "CONTAINS"]))\(options) \(text())"
            case 4: return "\(textKey(start)) LIKE\(options) \(pick(["'*'", "'e*'", "'?'", "'*m*a'", "'E??a'", "''"]))"
            case 5: return "\(textKey(start)) MATCHES\(options) \(pick(["'.*'", "'[a-e]+'", "'em+a'", "'('"]))"
            case 6: return "\(pick([numberTerm(start), textKey(start)])) \(pick(["=", "!="])) nil"
            case 7: return "\(numberTerm(start)) BETWEEN {\(number()), \(number())}"
            case 8: return "\(textKey(start)) IN {\(text()), \(text()), \(pick(["nil", text()]))}"
            case 9: return "\(numberTerm(start)) IN {\(number()), \(number())}"
            case 10: return "\(pick(["ANY", "ALL", "NONE"])) tags.name \(order)\(options) \(text())"
            case 11: return "\(pick(["ANY", "ALL", "NONE"])) author.books.pages \(order) \(number())"
            case 12:
                return
                    "\(pick(["ANY", "ALL", "NONE"])) tags.books.title "
                    + "\(pick(["CONTAINS", "BEGINSWITH"]))\(options) \(text())"
            case 13:
                return
                    "SUBQUERY(chapters, $c, $c.title \(order) \(text()) OR $c.book.pages > pages).@count "
                    + "\(order) \(number())"
            case 14:
                return "published \(pick(["<", ">", "="])) CAST(100, 'NSDate')".replacingOccurrences(
                    of: "CAST(100, 'NSDate')", with: "%@")
            default: return "price \(order) \(pick(["1", "2.5", "0", "1.10"]))"
            }
        }

        mutating func predicate(_ depth: Int) -> String {
            if depth == 0 || chance(30) { return comparison() }
            if chance(25) { return "NOT (\(predicate(depth - 1)))" }
            return "(\(predicate(depth - 1)) \(pick(["AND", "OR"])) \(predicate(depth - 1)))"
        }

        mutating func fill(_ context: NSManagedObjectContext) {
            let authors = (0..<3).map { _ in
                let author = Author(context: context)
                if !chance(20) { author.name = pick(Self.texts) }
                return author
            }
            let tags = (0..<4).map { _ in
                let tag = Tag(context: context)
                tag.name = chance(20) ? nil : pick(Self.texts)
                return tag
            }
            for _ in 0..<14 {
                let book = addBook(
                    chance(15) ? nil : pick(Self.texts), pages: Int64.random(in: -2...4, using: &random), to: context)
                book.genre = pick(Self.texts)
                book.isRead = chance(50)
                if chance(70) { book.setValue(Int.random(in: 0...3, using: &random), forKey: "size") }
                if chance(70) { book.rating = pick([0, 1, 2.5, -0.5, 3]) }
                if chance(70) { book.published = Date(timeIntervalSinceReferenceDate: pick([0, 100, 200])) }
                if chance(70) {
                    book.setValue(
                        pick([Decimal(1), Decimal(string: "2.5")!, Decimal(string: "1.10")!, 0]), forKey: "price")
                }
                if chance(70) { book.author = pick(authors) }
                book.tags = NSSet(array: tags.filter { _ in Bool.random(using: &random) })
                let chapters = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                    let chapter = NSEntityDescription.insertNewObject(forEntityName: "Chapter", into: context)
                    chapter.setValue(pick(Self.texts), forKey: "title")
                    return chapter
                }
                book.chapters = NSOrderedSet(array: chapters)
            }
        }
    }

    @Test func J4_storesAndMemoryAgree() throws {
        var (inStore, all) = (0, 0)
        for seed in UInt64(0)..<100 {
            var maker = Maker(random: SeededGenerator(seed: seed))
            let container = try makeContainer()
            maker.fill(container.viewContext)
            try container.viewContext.save()
            let books = try container.viewContext.fetch(Book.fetchRequest() as NSFetchRequest<Book>)
            let reader = container.newBackgroundContext()
            for _ in 0..<100 {
                let format = maker.predicate(3)
                let predicate = NSPredicate(
                    format: format,
                    argumentArray: Array(repeating: Date(timeIntervalSinceReferenceDate: 100), count: 20))
                let wanted = books.filter { predicate.evaluate(with: $0) }.map(\.objectID)
                let request = Book.fetchRequest() as NSFetchRequest<Book>
                request.predicate = predicate
                let key = maker.pick(["title", "pages", "rating", "author.name", "tags.@count", "price", "published"])
                let ascending = maker.chance(50)
                request.sortDescriptors = [NSSortDescriptor(key: key, ascending: ascending)]
                let found = try reader.performAndWait { try reader.fetch(request).map(\.objectID) }
                #expect(Set(found) == Set(wanted), "\(seed): \(format)")
                let sorted = books.filter { wanted.contains($0.objectID) }.sorted {
                    let order = request.sortDescriptors![0].compare($0, to: $1)
                    return order == .orderedSame
                        ? $0.objectID.uriRepresentation().path < $1.objectID.uriRepresentation().path
                        : order == .orderedAscending
                }
                #expect(found == sorted.map(\.objectID), "\(seed): \(key) \(ascending)")
                let counted = try reader.performAndWait { try reader.count(for: request) }
                #expect(counted == wanted.count)
                all += 1
                if try reader.performAndWait({ FetchQuestion(try reader.plan(of: request)).isComplete }) {
                    inStore += 1
                }
            }
        }
        // Most of them are answered by SQL alone.
        #expect(inStore * 10 > all * 8, "\(inStore) of \(all)")
        print("\(inStore) of \(all) predicates were answered by SQL alone")
    }
}
