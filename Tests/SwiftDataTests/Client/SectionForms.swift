import SwiftData
import SwiftUI

// Sections of results and results that are read in parts, with their types named.

private func titles(of pieces: SectionedResults<Piece, String>) -> [String] {
    pieces.map { (section: ResultsSection<Piece, String>) in "\(section.id): \(section.count)" }
}

private func parts(_ context: ModelContext) throws -> FetchResultsCollection<Piece> {
    try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\Piece.name)]), batchSize: 20)
}

private struct Sections: View {
    @Query(FetchDescriptor<Piece>(), sectionBy: \Piece.shelf) private var byShelf: SectionedResults<Piece, String>
    @Query(sort: [SortDescriptor(\Piece.name)], animation: .default, sectionBy: \Piece.category)
    private var byCategory: SectionedResults<Piece, String>
    @Query(filter: #Predicate<Piece> { $0.category == "iron" }, sort: \Piece.shelf, sectionBy: \Piece.category)
    private var iron: SectionedResults<Piece, String>

    var body: some View { Text((titles(of: byShelf) + titles(of: byCategory)).joined() + "\(iron.count)") }
}
