import MartletTesting
import SwiftUI
import Testing

@testable import Showcase

/// The page of this year's additions, as users operate it.
@MainActor @Suite struct PlansPageTests {
    private let host = TestHost(in: Variation(size: CGSize(width: 700, height: 600))) {
        NavigationStack { PlansPage() }
    }

    private func titles(_ host: TestHost) throws -> [String] {
        let known = ["Count the nests", "Clean the lenses", "Write to the warden", "Plan the tour"]
        return try known.filter { host.texts.contains($0) }
            .map { ($0, try host.find(text: $0).frame.minY) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    @Test func rowsAreMovedByPointer() throws {
        #expect(try titles(host) == ["Count the nests", "Clean the lenses", "Write to the warden"])
        let last = try host.find(text: "Write to the warden").frame
        try host.find(text: "Count the nests").drag(
            to: CGPoint(x: last.midX, y: last.maxY), over: .milliseconds(500))
        #expect(try titles(host) == ["Clean the lenses", "Write to the warden", "Count the nests"])
    }

    @Test func tabsChooseTheDay() throws {
        try host.find(.tab, "Later").tap()
        #expect(try titles(host) == ["Plan the tour"])
    }

    @Test func swipingRemovesAfterAQuestion() throws {
        try host.find(text: "Clean the lenses").swipe(.leading)
        try host.find(.button, "Remove").tap()
        #expect(host.texts.contains("Remove the plan?"))
        try host.find(.button, "Remove").tap()
        #expect(try titles(host) == ["Count the nests", "Write to the warden"])
    }

    @Test func aFullDayIsAnError() throws {
        for _ in 0..<4 { try host.find(.button, "Add").tap() }
        #expect(host.texts.contains("Today is full."))
        try host.find(.button, "OK").tap()
        #expect(!host.texts.contains("Today is full."))
        #expect(host.texts.contains("6 open"))
    }

    @Test func theEmblemIsLoaded() async throws {
        await host.expect(.image, "Emblem")
    }
}
