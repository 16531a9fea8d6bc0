import Foundation
import Testing

import Martlet
import MartletTesting

/// Links by deprecated initializers, called without a warning.
@MainActor private protocol OlderLinks {
    func activeLink(_ isActive: Binding<Bool>) -> AnyView
    func taggedLink(_ selection: Binding<Int?>) -> AnyView
}

extension SplitLinkTests.LinkForm: OlderLinks {
    @available(*, deprecated)
    func activeLink(_ isActive: Binding<Bool>) -> AnyView {
        AnyView(NavigationLink("go", isActive: isActive) { Text("page 5") })
    }

    @available(*, deprecated)
    func taggedLink(_ selection: Binding<Int?>) -> AnyView {
        AnyView(NavigationLink("go", tag: 5, selection: selection) { Text("page 5") })
    }
}

/// Every form of link leads from a column of a split view to the next one, whatever container the link is in.
@MainActor
@Suite struct SplitLinkTests {
    enum LinkForm: CaseIterable, Sendable { case value, view, isActive, tag, presented, item, destinationAtLink }

    enum Place: CaseIterable, Sendable {
        case list, section, forEachList, selectingList, listOfOtherValues, scrollView, lazyStack, stack, form, group
    }

    enum Columns: CaseIterable, Sendable { case sidebarOfTwo, sidebarOfThree, contentOfThree }

    /// A link of a given form, with the modifiers that the form requires.
    struct Link: View {
        let form: LinkForm
        @State private var isShown = false
        @State private var tag: Int?

        var body: some View {
            switch form {
            case .value: NavigationLink("go", value: 5)
            case .destinationAtLink:
                NavigationLink("go", value: Int8(5))
                    .navigationDestination(for: Int8.self) { Text("page \($0)") }
            case .view: NavigationLink("go") { Text("page 5") }
            case .isActive: (form as any OlderLinks).activeLink($isShown)
            case .tag: (form as any OlderLinks).taggedLink($tag)
            case .presented:
                Button("go") { isShown = true }
                    .navigationDestination(isPresented: $isShown) { Text("page 5") }
            case .item:
                Button("go") { tag = 5 }
                    .navigationDestination(item: $tag) { Text("page \($0)") }
            }
        }
    }

    struct Container: View {
        let place: Place
        let form: LinkForm
        @Binding var selection: Int?
        @State private var other: String?

        var body: some View {
            content
                .navigationDestination(for: Int.self) { Text("page \($0)") }
        }

        @ViewBuilder private var content: some View {
            switch place {
            case .list: List { Link(form: form) }
            case .section: List { Section("Links") { Link(form: form) } }
            case .forEachList: List(0..<1, id: \.self) { _ in Link(form: form) }
            case .selectingList: List(selection: $selection) { Link(form: form) }
            case .listOfOtherValues: List(selection: $other) { Link(form: form) }
            case .scrollView: ScrollView { Link(form: form) }
            case .lazyStack: ScrollView { LazyVStack { Link(form: form) } }
            case .stack: VStack { Link(form: form) }
            case .form: Form { Link(form: form) }
            case .group: Group { Link(form: form) }
            }
        }

    }

    struct Browser: View {
        let columns: Columns
        let place: Place
        let form: LinkForm
        @State private var selection: Int?

        var body: some View {
            let links = Container(place: place, form: form, selection: $selection)
            switch columns {
            case .sidebarOfTwo:
                NavigationSplitView {
                    links
                } detail: {
                    detail
                }
            case .sidebarOfThree:
                NavigationSplitView {
                    links
                } content: {
                    detail
                } detail: {
                    Text("last")
                }
            case .contentOfThree:
                NavigationSplitView(preferredCompactColumn: .constant(.content)) {
                    Text("first")
                } content: {
                    links
                } detail: {
                    detail
                }
            }
        }

        private var detail: some View { Text(selection.map { "page \($0)" } ?? "nothing") }
    }

    @Test(arguments: Columns.allCases, Place.allCases)
    func everyLinkLeadsToTheNextColumn(columns: Columns, place: Place) throws {
        for form in LinkForm.allCases {
            let host = TestHost(in: Variation(platform: .terminal, size: CGSize(width: 1000, height: 400))) {
                Browser(columns: columns, place: place, form: form)
            }
            #expect(host.texts.contains("nothing"), "\(form)")
            try (host.findAll(.link) + host.findAll(.button)).first { $0.label == "go" }!.tap()
            #expect(host.texts.contains("page 5"), "\(form)")
            #expect(!host.texts.contains("nothing"), "\(form)")
            #expect(host.texts.contains("go"), "\(form)")
            #expect(!host.findAll(.button).contains { $0.label == "Back" }, "\(form)")
        }
    }

    @Test(arguments: Place.allCases)
    func inANarrowWindowALinkShowsItsColumn(place: Place) throws {
        for form in LinkForm.allCases {
            let host = TestHost(in: Variation(platform: .phone)) {
                Browser(columns: .sidebarOfTwo, place: place, form: form)
            }
            for _ in 0..<2 {
                try (host.findAll(.link) + host.findAll(.button)).first { $0.label == "go" }!.tap()
                #expect(host.texts.contains("page 5"), "\(form)")
                #expect(!host.texts.contains("go"), "\(form)")
                try host.find(.button, "Back").tap()
                #expect(host.texts.contains("go"), "\(form)")
                #expect(!host.texts.contains("page 5"), "\(form)")
            }
        }
    }
}
