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

    @Test func anArrayHasSectionsBeside() throws {
        let context = try makeContext()
        let host = TestHost { Shelves().modelContext(context) }
        #expect(host.texts == ["3 on B,A,"])
    }
}
