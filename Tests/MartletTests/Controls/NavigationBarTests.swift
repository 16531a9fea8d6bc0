import Foundation
import Testing

import Martlet
import MartletTesting

private struct Pages: View {
    @State private var hidesBack = false
    @State private var hidesBar = false
    var body: some View {
        NavigationStack {
            NavigationLink("go") {
                VStack {
                    Button("back") { hidesBack.toggle() }
                    Button("bar") { hidesBar.toggle() }
                }
                .navigationBarTitle("Second", displayMode: .inline)
                .navigationBarBackButtonHidden(hidesBack)
                .navigationBarHidden(hidesBar)
            }
            .navigationBarTitle("First")
        }
    }
}

/// Deprecated API is called through a requirement that is not deprecated.
private protocol EarlierViews {
    associatedtype Links: View
    @MainActor func links(_ selection: Binding<String?>) -> Links
}

private struct Earlier: EarlierViews {
    @available(*, deprecated)
    @MainActor func links(_ selection: Binding<String?>) -> some View {
        NavigationView {
            VStack {
                NavigationLink("a", destination: Text("page a"), tag: "a", selection: selection)
                NavigationLink(destination: Text("page b"), tag: "b", selection: selection) { Text("b") }
                Button("to b") { selection.wrappedValue = "b" }
            }
        }
        .navigationViewStyle(.stack)
    }
}

private struct Tags<Earlier: EarlierViews>: View {
    let earlier: Earlier
    @State private var selection: String?
    var body: some View {
        earlier.links($selection)
        Text(verbatim: selection ?? "none")
    }
}

private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    @State private var wanted: ColorScheme? = .dark
    var body: some View {
        Text(verbatim: "\(scheme)").preferredColorScheme(wanted)
        Button("system") { wanted = nil }
    }
}

/// A type is found by its name, which a private one has none of.
struct PlaceOnAPath: Codable, Hashable { var name: String }

@MainActor @Suite struct NavigationBarTests {
    @Test func pagesHideTheBarAndTheWayBack() throws {
        let host = TestHost { Pages() }
        #expect(host.texts == ["First", "go"])
        try host.find(.link, "go").tap()
        #expect(host.texts == ["Back", "Second", "back", "bar"])
        try host.find(.button, "back").tap()
        #expect(host.texts == ["Second", "back", "bar"])
        #expect(!host.press(.escape, warns: false), "what can't be left by the bar can't be left by keys")
        try host.find(.button, "back").tap()
        try host.find(.button, "bar").tap()
        #expect(host.texts == ["back", "bar"])
        #expect(host.press(.escape))
        #expect(host.texts == ["First", "go"], "another page has the bar again")
    }

    @Test func linksFollowATag() throws {
        let host = TestHost { Tags(earlier: Earlier()) }
        try host.find(.link, "a").tap()
        #expect(host.texts.contains("page a"))
        #expect(host.texts.contains("a"))
        try host.find(.button, "Back").tap()
        #expect(host.texts.contains("none"))
        try host.find(.button, "to b").tap()
        #expect(host.texts.contains("page b"))
    }

    @Test func pathsAreWrittenAndRead() throws {
        var path = NavigationPath([1, 2])
        path.append(PlaceOnAPath(name: "x"))
        let data = try JSONEncoder().encode(#require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(read) == path)
        struct Unwritten: Hashable {}
        path.append(Unwritten())
        #expect(path.codable == nil)
    }

    @Test func aWindowFollowsTheSchemeThatItsViewsWant() throws {
        let host = TestHost { Scheme() }
        #expect(host.texts.contains("dark"))
        host.setEnvironment(\.colorScheme, .light)
        host.update()
        #expect(host.texts.contains("dark"))
        try host.find(.button, "system").tap()
        #expect(host.texts.contains("light"))
        host.setEnvironment(\.colorScheme, .dark)
        host.update()
        #expect(host.texts.contains("dark"))
    }
}
