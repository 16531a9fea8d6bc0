import Foundation
import MartletTestSupport
import MartletTesting
import SwiftData
import SwiftUI
import Testing

/// A view with a private query is made by its memberwise initialiser, in another file (`QueryingViews.swift`).
@MainActor @Suite struct MemberwiseQueryTests {
    @Test func aPrivateQueryLeavesTheInitialiserAlone() throws {
        let container = try makeContainer()
        container.mainContext.insert(Book("Emma"))
        try container.mainContext.save()
        let host = TestHost {
            VStack {
                TitledShelf(title: "All")
                ShelfOfLongBooks(title: "Long", least: 10_000)
            }
            .modelContainer(container)
        }
        #expect(host.texts == ["All: Emma", "Long: "])
        container.mainContext.insert(Book("Persuasion"))
        host.update()
        #expect(host.texts == ["All: Emma, Persuasion", "Long: "])
    }
}
