import Foundation
import MartletTesting
import SwiftData
import SwiftUI
import Testing

/// Insertions and deletions are animated with the query's animation, whatever code makes them.
@MainActor @Suite struct QueryAnimationTests {
    private struct Animated: View {
        @Query(sort: \Book.title, animation: .linear(duration: 1)) private var books: [Book]
        var body: some View { VStack { ForEach(books) { Text($0.title) } } }
    }

    private struct Still: View {
        @Query(sort: \Book.title) private var books: [Book]
        var body: some View { VStack { ForEach(books) { Text($0.title) } } }
    }

    private func flight(
        _ host: TestHost, _ text: String, _ property: AnimationInFlight.Property
    ) throws -> AnimationInFlight? {
        try host.find(text: text).animations.first { $0.property == property }
    }

    @Test func insertionsAndDeletions() throws {
        let container = try makeContainer()
        let context = container.mainContext
        context.autosaveEnabled = false
        let emma = Book("Emma")
        context.insert(emma)
        try context.save()
        let host = TestHost { Animated().modelContainer(container) }
        #expect(try host.find(text: "Emma").animations.isEmpty)

        context.insert(Book("Agnes Grey"))
        host.update()
        host.advance(by: .milliseconds(500))
        let fade = try #require(try flight(host, "Agnes Grey", .opacity))
        #expect(fade.target == [1] && abs(fade.presented[0] - 0.5) < 0.05)
        #expect(try flight(host, "Emma", .frame) != nil)
        host.advance(by: .seconds(1))
        #expect(try host.find(text: "Agnes Grey").animations.isEmpty)

        context.delete(emma)
        host.update()
        host.advance(by: .milliseconds(500))
        #expect(try flight(host, "Agnes Grey", .frame) != nil)
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Agnes Grey"])
    }

    @Test func savesOfOthers() async throws {
        let container = try makeContainer()
        let host = TestHost { Animated().modelContainer(container) }
        try await Importer(modelContainer: container).add(["Emma"])
        host.update()
        let fade = try #require(try flight(host, "Emma", .opacity))
        #expect(fade.target == [1])
    }

    @Test func withoutAnAnimationNothingMoves() throws {
        let container = try makeContainer()
        let context = container.mainContext
        let host = TestHost { Still().modelContainer(container) }
        context.insert(Book("Emma"))
        host.update()
        #expect(try host.find(text: "Emma").animations.isEmpty)
        // The code that makes the change may set an animation.
        withAnimation(.linear(duration: 1)) { context.insert(Book("Agnes Grey")) }
        host.update()
        #expect(try flight(host, "Agnes Grey", .opacity) != nil)
    }
}
