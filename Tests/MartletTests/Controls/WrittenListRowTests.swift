import Foundation
import Testing

import Martlet
import MartletTesting

private struct Line: View {
    let name: String
    var body: some View { Text(verbatim: name) }
}

private struct Entry: Identifiable {
    let id: Int
}

@MainActor private final class Log {
    var shown: Set<String> = []
    var appearances = 0
}

private struct Watched: View {
    let name: String
    let log: Log

    var body: some View {
        Text(verbatim: name)
            .onAppear {
                log.shown.insert(name)
                log.appearances += 1
            }
            .onDisappear { log.shown.remove(name) }
    }
}

/// Rows of lists, forms and tables that are written out are created as they become visible.
@MainActor @Suite struct WrittenListRowTests {
    /// Sections with rows of several kinds, of which a window shows a few.
    private struct Sections: View {
        let log: Log
        let hasExtra: Bool

        var body: some View {
            ForEach(0..<20, id: \.self) { section in
                Section {
                    Watched(name: "\(section).a", log: log)
                    Group {
                        Watched(name: "\(section).b", log: log)
                        if hasExtra { Watched(name: "\(section).c", log: log) }
                    }
                    ForEach(0..<3, id: \.self) { Watched(name: "\(section).\($0)", log: log) }
                } header: {
                    Watched(name: "header \(section)", log: log)
                } footer: {
                    Watched(name: "footer \(section)", log: log)
                }
            }
        }
    }

    private struct Page: View {
        enum Kind: CaseIterable { case list, form }

        let kind: Kind
        let log: Log
        @State private var hasExtra = true

        var body: some View {
            VStack {
                Toggle("Extra", isOn: $hasExtra)
                if kind == .list {
                    List { Sections(log: log, hasExtra: hasExtra) }.accessibilityIdentifier("page")
                } else {
                    Form { Sections(log: log, hasExtra: hasExtra) }.accessibilityIdentifier("page")
                }
            }
        }
    }

    @Test(arguments: Page.Kind.allCases)
    private func whatIsVisibleHasAppearedAndNothingElse(kind: Page.Kind) throws {
        let log = Log()
        let host = TestHost(size: CGSize(width: 300, height: 300)) { Page(kind: kind, log: log) }
        func check(_ comment: Comment) throws {
            let texts = Set(host.texts.filter { $0 != "Extra" })
            #expect(log.shown.isSuperset(of: texts), comment)
            // A row whose insets alone are visible is there too.
            #expect(log.shown.subtracting(texts).count <= 2, comment)
            #expect(texts.count < 16, comment)
        }
        try check("at first")
        #expect(log.appearances < 18)
        let page = try host.element(id: "page")
        for distance in [40, 90, 300, 1000, -200, 5000] as [CGFloat] {
            try page.scroll(by: CGSize(width: 0, height: distance))
            try check("\(distance)")
        }
        #expect(log.shown.contains("footer 19"))
        try host.find(.toggle, "Extra").tap()
        try check("without the extra rows")
        #expect(!log.shown.contains { $0.hasSuffix(".c") })
        try page.scroll(by: CGSize(width: 0, height: -100_000))
        try check("back at the start")
        #expect(log.shown.isSuperset(of: ["header 0", "0.a"]))
    }

    @Test func rowsOfATableThatAreWrittenOut() throws {
        struct Entries: View {
            var body: some View {
                Table(of: Entry.self) {
                    TableColumn("Name") { Line(name: "row \($0.id)") }
                } rows: {
                    TableRow(Entry(id: 1000))
                    TableRow(Entry(id: 1001))
                    Section("First") {
                        ForEach((0..<50).map { Entry(id: $0) }) { TableRow($0) }
                        TableRow(Entry(id: 1002))
                    }
                    Section("Second") {
                        TableRow(Entry(id: 1003))
                        TableRow(Entry(id: 1004))
                    }
                }
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 200)) { Entries() }
        let runs = host.bodyRuns(of: Line.self)
        #expect(runs < 15)
        #expect(host.texts.contains("row 1000") && !host.texts.contains("row 1003"))
        try host.findAll(.row)[0].scroll(by: CGSize(width: 0, height: 100_000))
        #expect(host.texts.contains("row 1004") && !host.texts.contains("row 1000"))
        #expect(host.bodyRuns(of: Line.self) < 2 * runs + 5)
    }

    @Test func tenThousandRowsOfMixedKindsCostWhatIsVisible() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300)) {
            List {
                Line(name: "first")
                ForEach(0..<2500, id: \.self) { n in
                    Line(name: "\(n)a")
                    if n.isMultiple(of: 2) { Line(name: "\(n)b") } else { Toggle("\(n)b", isOn: .constant(true)) }
                    Group {
                        Line(name: "\(n)c")
                        AnyView(Line(name: "\(n)d"))
                    }
                }
                Line(name: "last")
            }
        }
        let runs = host.bodyRuns(of: Line.self)
        #expect(runs < 25)
        try host.find(.list).scroll(by: CGSize(width: 0, height: 1e7))
        #expect(host.texts.contains("last"))
        #expect(host.bodyRuns(of: Line.self) < 4 * runs)
    }
}
