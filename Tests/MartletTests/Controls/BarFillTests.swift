import Foundation
import Testing

import Martlet
@testable import MartletTesting

/// The backgrounds that pages set for their bars.
@MainActor @Suite struct BarFillTests {
    private let indigo = Color(red: 0.3, green: 0.2, blue: 0.8)

    private func fill(_ page: some View) -> BarFill {
        let host = TestHost { NavigationStack { page.navigationTitle("Page") } }
        return host.scene.bars.navigationBar?.bar.state?.fill ?? BarFill()
    }

    @Test func thePageSaysTheColourAndTheScheme() {
        let page = Text("page").toolbarBackground(indigo, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
        #expect(fill(page) == BarFill(color: indigo.resolve(in: EnvironmentValues()), scheme: .dark))
        #expect(fill(page.toolbarBackground(.visible, for: .navigationBar)).color != nil)
        #expect(fill(page.toolbarBackground(.hidden, for: .navigationBar)).color == nil)
        #expect(fill(page.toolbarBackgroundVisibility(.hidden, for: .automatic)).color == nil)
        #expect(fill(Text("page")) == BarFill())
    }

    @Test func otherBarsAndMaterialsAreLeftAsTheyAre() {
        #expect(fill(Text("page").toolbarBackground(.red, for: .tabBar, .bottomBar)) == BarFill())
        #expect(fill(Text("page").toolbarBackground(.ultraThinMaterial, for: .navigationBar)) == BarFill())
        #expect(fill(Text("page").toolbarColorScheme(.dark, for: .tabBar)) == BarFill())
    }

    private struct Pages: View {
        @State private var isWarm = false

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Go") { Text("second") }
                    Button("Warm") { isWarm = true }
                }
                .toolbarBackground(isWarm ? Color.orange : .blue, for: .navigationBar)
                .navigationTitle("First")
            }
        }
    }

    @Test func theFillIsThatOfThePageInFront() throws {
        let host = TestHost { Pages() }
        func color() -> Color.Resolved? { host.scene.bars.navigationBar?.bar.state?.fill.color }
        let environment = EnvironmentValues()
        #expect(color() == Color.blue.resolve(in: environment))
        try host.find(.button, "Warm").tap()
        #expect(color() == Color.orange.resolve(in: environment))
        try host.find(.link, "Go").tap()
        #expect(color() == nil)
        try host.find(.button, "Back").tap()
        #expect(color() == Color.orange.resolve(in: environment))
    }
}
