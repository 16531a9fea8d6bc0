import MartletTesting
import SwiftData
import SwiftUI
import Testing

@Model
final class Piece {
    var name: String
    var category: String
    var shelf: String?

    init(_ name: String, _ category: String, shelf: String? = nil) {
        self.name = name
        self.category = category
        self.shelf = shelf
    }
}

private struct PieceList: View {
    @Query(sort: \Piece.name, sectionBy: \Piece.category) private var parts: SectionedResults<Piece, String>

    var body: some View {
        VStack {
            ForEach(parts) { section in
                Text("\(section.title): \(section.map(\.name).joined(separator: " "))")
            }
            Text("\(parts[sectionTitle: "wood"]?.count ?? 0) of wood")
        }
    }
}

private struct Shelves: View {
    @Query(sort: \Piece.name, order: .reverse, sectionBy: \Piece.shelf) private var parts: [Piece]

    var body: some View {
        Text("\(parts.count) on \(_parts.sections.map(\.id).joined(separator: ","))")
    }
}

/// Titles and counts of sections, and the number of runs of the body.
private struct Counts: View {
    static var runs = 0
    @Query(sort: \Piece.name, sectionBy: \Piece.category) private var parts: SectionedResults<Piece, String>

    var body: some View {
        let _ = Self.runs += 1
        Text(parts.map { "\($0.title) \($0.count)" }.joined(separator: ", "))
    }
}

extension Piece {
    /// The first letter of the name: no stored property.
    var letter: String { String(name.prefix(1)) }
}

private struct Letters: View {
    @Query(sort: \Piece.category, sectionBy: \Piece.letter) private var parts: SectionedResults<Piece, String>

    var body: some View { Text(parts.map { "\($0.title) \($0.count)" }.joined(separator: ", ")) }
}

/// Queries whose result is in sections.
@MainActor @Suite struct SectionTests {
    private func makeContext() throws -> ModelContext {
        let container = try ModelContainer(
            for: Piece.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let context = container.mainContext
        for part in [Piece("bolt", "iron", shelf: "A"), Piece("beam", "wood"), Piece("nut", "iron", shelf: "B")] {
            context.insert(part)
        }
        return context
    }

    @Test func sectionsComeInTheOrderOfTheirFirstObjects() throws {
        let context = try makeContext()
        let host = TestHost { PieceList().modelContext(context) }
        #expect(host.texts == ["wood: beam", "iron: bolt nut", "1 of wood"])
    }

    @Test func sectionsFollowTheirObjects() throws {
        let context = try makeContext()
        let host = TestHost { PieceList().modelContext(context) }
        let nut = try #require(context.fetch(FetchDescriptor<Piece>(predicate: #Predicate { $0.name == "nut" })).first)
        nut.category = "wood"
        host.update()
        #expect(host.texts == ["wood: beam nut", "iron: bolt", "2 of wood"])
        context.insert(Piece("awl", "tools"))
        host.update()
        #expect(host.texts == ["tools: awl", "wood: beam nut", "iron: bolt", "2 of wood"])
        try context.delete(model: Piece.self, where: #Predicate { $0.category == "wood" })
        host.update()
        #expect(host.texts == ["tools: awl", "iron: bolt", "0 of wood"])
    }

    @Test func onlyTitlesAndOrderRunTheBody() throws {
        let context = try makeContext()
        let nut = try #require(context.fetch(FetchDescriptor<Piece>(predicate: #Predicate { $0.name == "nut" })).first)
        let host = TestHost { Counts().modelContext(context) }
        #expect(host.texts == ["wood 1, iron 2"])
        let runs = Counts.runs
        nut.shelf = "C"
        host.update()
        // Renamed, and in its place.
        nut.name = "nuts"
        host.update()
        #expect(Counts.runs == runs)
        // In its place among all objects, and in another section.
        nut.category = "steel"
        host.update()
        #expect(Counts.runs == runs + 1)
        #expect(host.texts == ["wood 1, iron 1, steel 1"])
        context.rollback()
        host.update()
        #expect(host.texts == [])
    }

    @Test func titlesThatAreNotStoredAreCurrent() throws {
        let context = try makeContext()
        let nut = try #require(context.fetch(FetchDescriptor<Piece>(predicate: #Predicate { $0.name == "nut" })).first)
        let host = TestHost { Letters().modelContext(context) }
        #expect(host.texts == ["b 2, n 1"])
        nut.name = "brass nut"
        host.update()
        #expect(host.texts == ["b 3"])
    }

    /// Sections that follow changes, beside those that are made of all objects.
    @Test(arguments: 0..<6 as Range<UInt64>)
    func sectionsAfterRandomChangesAreThoseOfAllObjects(seed: UInt64) throws {
        let context = try makeContext()
        context.autosaveEnabled = false
        let host = TestHost { PieceList().modelContext(context) }
        var random = Seed(state: seed)
        for step in 0..<120 {
            for _ in 0...Int.random(in: 0..<3, using: &random) {
                let all = try context.fetch(FetchDescriptor<Piece>())
                let category = ["iron", "wood", "glass"].randomElement(using: &random)!
                let name = "\(Int.random(in: 0..<1000, using: &random))-\(step)"
                switch (Int.random(in: 0..<8, using: &random), all.randomElement(using: &random)) {
                case (0...2, _), (_, nil): context.insert(Piece(name, category))
                case (3, let piece?): context.delete(piece)
                case (4, let piece?): piece.name = name
                case (5, _) where step % 9 == 0: context.rollback()
                case (6, _) where step % 5 == 0: try context.save()
                case (_, let piece?): piece.category = category
                }
            }
            host.update()
            var expected: [String] = []
            var members: [String: [String]] = [:]
            // As `sort: \.name` of a query, whose order is that of `<`.
            let order = [SortDescriptor(\Piece.name, comparator: .lexical)]
            for piece in try context.fetch(FetchDescriptor<Piece>(sortBy: order)) {
                if members[piece.category] == nil { expected.append(piece.category) }
                members[piece.category, default: []].append(piece.name)
            }
            let lines = expected.map { "\($0): \(members[$0]?.joined(separator: " ") ?? "")" }
            #expect(host.texts == lines + ["\(members["wood"]?.count ?? 0) of wood"], "step \(step)")
        }
    }

    @Test func anArrayHasSectionsBeside() throws {
        let context = try makeContext()
        let host = TestHost { Shelves().modelContext(context) }
        #expect(host.texts == ["3 on B,A,"])
    }
}
