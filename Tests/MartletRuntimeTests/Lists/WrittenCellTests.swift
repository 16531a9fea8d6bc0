import Foundation
import Testing

import Martlet

private final class Log {
    var appeared: [String] = []
    var disappeared: [String] = []
    var increment: [String: () -> Void] = [:]
    /// The cells that have appeared and not disappeared since.
    var shown: Set<String> = []
}

/// A cell that is told apart by its name, and counts.
private struct Cell: View {
    let name: String
    var height: CGFloat = 40
    let log: Log
    @State private var count = 0

    var body: some View {
        let _ = log.increment[name] = { count += 1 }
        Sized(text: "\(name)|\(count)", height: height)
            .onAppear {
                log.appeared.append(name)
                log.shown.insert(name)
            }
            .onDisappear {
                log.disappeared.append(name)
                log.shown.remove(name)
            }
    }
}

private struct Plain: View {
    let name: String
    var height: CGFloat = 60
    var body: some View { Sized(text: name, height: height) }
}

private let two = [GridItem(spacing: 0), GridItem(spacing: 0)]

/// Cells of lazy grids that are written out are rows: they are created as they become visible, and leave with it.
@MainActor @Suite struct WrittenCellTests {
    @Test func cellsAreMadeByWhatIsInSight() {
        let window = Window(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVGrid(columns: two, spacing: 0) {
                    Plain(name: "0")
                    Plain(name: "1")
                    Plain(name: "2")
                    Plain(name: "3")
                    Group {
                        Plain(name: "4")
                        Plain(name: "5")
                    }
                    if window200 { Plain(name: "6") }
                    AnyView(Plain(name: "7"))
                    Plain(name: "8")
                    Plain(name: "9")
                }
            }
        }
        #expect(window.scene.bodyRuns(of: Plain.self) == 4)
        #expect(Set(window.allTexts.map(\.text)) == ["0", "1", "2", "3"])
        #expect(window.contentHeight == 300)
        window.scrollDown(130)
        #expect(Set(window.allTexts.map(\.text)) == ["4", "5", "6", "7"])
        window.scrollDown(1000)
        #expect(Set(window.allTexts.map(\.text)) == ["6", "7", "8", "9"])
        #expect(window.scene.bodyRuns(of: Plain.self) == 10)
    }

    private var window200: Bool { true }

    @Test func cellsOfAHorizontalGridAreMadeByWhatIsInSight() {
        let log = Log()
        let window = Window(size: CGSize(width: 100, height: 80)) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: two, spacing: 0) {
                    Cell(name: "a", log: log).frame(width: 60)
                    Cell(name: "b", log: log).frame(width: 60)
                    Cell(name: "c", log: log).frame(width: 60)
                    Cell(name: "d", log: log).frame(width: 60)
                    Cell(name: "e", log: log).frame(width: 60)
                    Cell(name: "f", log: log).frame(width: 60)
                }
            }
        }
        #expect(log.shown == ["a", "b", "c", "d"])
        window.scene.scrolling.scroll(window.scroll, by: CGSize(width: -75, height: 0))
        window.update()
        #expect(log.shown == ["c", "d", "e", "f"])
    }

    /// The usual program that loads the next page when its end becomes visible.
    private struct Feed: View {
        let log: Log
        @State private var count = 10

        var body: some View {
            ScrollView {
                LazyVGrid(columns: two, spacing: 0) {
                    ForEach(0..<count, id: \.self) { Cell(name: "\($0)", log: log) }
                    Color.red.frame(height: 40)
                        .onAppear {
                            log.appeared.append("more")
                            count += 30
                        }
                        .onDisappear { log.disappeared.append("more") }
                }
            }
        }
    }

    @Test func theNextPageIsLoadedEachTimeTheEndIsVisible() {
        let log = Log()
        let window = Window { Feed(log: log) }
        func times() -> (Int, Int) {
            (log.appeared.filter { $0 == "more" }.count, log.disappeared.filter { $0 == "more" }.count)
        }
        #expect(times() == (0, 0))
        for page in 1...3 {
            for _ in 0..<100 where times().0 < page { window.scrollDown(40) }
            #expect(times() == (page, page), "page \(page): it pushes itself out of sight")
        }
        #expect(Set(log.appeared).count > 60)
    }

    @Test(arguments: [false, true]) func headersAndFootersAreMadeByWhatIsInSight(isPinned: Bool) {
        let log = Log()
        let window = Window(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVGrid(columns: two, spacing: 0, pinnedViews: isPinned ? .sectionHeaders : []) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            Cell(name: "\(section)a", log: log)
                            Cell(name: "\(section)b", log: log)
                            Cell(name: "\(section)c", log: log)
                        } header: {
                            Cell(name: "header \(section)", log: log)
                        } footer: {
                            Cell(name: "footer \(section)", log: log)
                        }
                    }
                }
            }
        }
        #expect(window.contentHeight == 480)
        #expect(log.shown == ["header 0", "0a", "0b", "0c"])
        window.scrollDown(100)
        let pinned: Set<String> = isPinned ? ["header 0"] : []
        #expect(log.shown == pinned.union(["0c", "footer 0", "header 1"]))
        window.scrollDown(1000)
        #expect(log.shown == (isPinned ? ["header 2", "2a", "2b", "2c", "footer 2"] : ["2a", "2b", "2c", "footer 2"]))
        window.scrollDown(-1000)
        #expect(log.shown == ["header 0", "0a", "0b", "0c"])
    }

    @Test func A13_cellsThatAreWrittenOutKeepTheirStorage() {
        let log = Log()
        let remote = Remote<Bool>()
        let window = Window {
            Controlled(remote, true) { $isOn in
                ScrollView {
                    LazyVGrid(columns: two, spacing: 0) {
                        Cell(name: "first", log: log)
                        if isOn { Cell(name: "second", log: log) }
                        ForEach(0..<50, id: \.self) { Cell(name: "\($0)", log: log) }
                    }
                }
            }
        }
        log.increment["first"]?()
        log.increment["second"]?()
        window.update()
        window.scrollDown(500)
        #expect(!log.shown.contains("first") && !log.shown.contains("second"))
        // A write to a cell that waits is kept too.
        log.increment["first"]?()
        window.update()
        window.scrollDown(-1000)
        #expect(Set(window.texts).isSuperset(of: ["first|2", "second|1"]))
        window.scrollDown(500)
        remote.value = false
        window.update()
        remote.value = true
        window.update()
        window.scrollDown(-1000)
        #expect(Set(window.texts).isSuperset(of: ["first|2", "second|0"]))
    }

    @Test func aGridThatDoesNotScrollIsAsLongAsItsLines() {
        let window = Window(size: CGSize(width: 200, height: 400)) {
            VStack(spacing: 0) {
                LazyVGrid(columns: two, spacing: 0) {
                    Plain(name: "a", height: 20)
                    Plain(name: "b", height: 20)
                    Plain(name: "c", height: 100)
                    Plain(name: "d", height: 20)
                    Plain(name: "e", height: 60)
                }
                Text(verbatim: "below")
            }
        }
        #expect(Set(window.allTexts.map(\.text)) == ["a", "b", "c", "d", "e", "below"])
        #expect(window.scene.bodyRuns(of: Plain.self) == 5)
        guard let start = window.allTexts.first(where: { $0.text == "a" })?.y,
            let end = window.allTexts.first(where: { $0.text == "below" })?.y
        else { return }
        #expect(end - start == 180)
    }

    @Test func anIdOfACellThatWasNotMadeIsScrolledTo() {
        let window = Window(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVGrid(columns: two, spacing: 0) {
                    Plain(name: "top")
                    ForEach(0..<101, id: \.self) { Plain(name: "\($0)") }
                    Plain(name: "sought").id("sought")
                    ForEach(100..<200, id: \.self) { Plain(name: "\($0)") }
                }
            }
        }
        #expect(window.scene.scrolling.scroll(toID: "sought", anchor: .top))
        window.update()
        #expect(window.inSight.contains { $0 == ("sought", 0) })
    }

    @Test func tabLeadsToCellsThatHaveNotBeenMade() {
        let window = Window(size: CGSize(width: 200, height: 60)) {
            ScrollView {
                LazyVGrid(columns: two, spacing: 0) {
                    Button("0") {}.frame(height: 40)
                    Button("1") {}.frame(height: 40)
                    Plain(name: "between")
                    Plain(name: "between")
                    Button("2") {}.frame(height: 40)
                    Button("3") {}.frame(height: 40)
                }
            }
        }
        var names: [String] = []
        for _ in 0..<4 {
            window.scene.focusMoves.focusNext()
            window.update()
            names.append(window.scene.focus.focused?.reading.label ?? "")
        }
        #expect(names == ["0", "1", "2", "3"])
    }

    @Test func allCellsAreMadeWhileAScreenReaderIsOn() {
        let log = Log()
        let window = Window(size: CGSize(width: 200, height: 40)) {
            ScrollView {
                LazyVGrid(columns: two, spacing: 0) {
                    Section {
                        Cell(name: "a", log: log)
                        Cell(name: "b", log: log)
                        Cell(name: "c", log: log)
                    } footer: {
                        Cell(name: "footer", log: log)
                    }
                }
            }
        }
        #expect(log.shown == ["a", "b"])
        window.scene.setEnvironment(\.accessibilityVoiceOverEnabled, true)
        window.update()
        #expect(log.shown == ["a", "b", "c", "footer"])
        window.scene.setEnvironment(\.accessibilityVoiceOverEnabled, false)
        window.update()
        #expect(log.shown == ["a", "b"])
    }

    @Test func tenThousandCellsOfMixedKindsCostWhatIsInSight() {
        let window = Window(size: CGSize(width: 200, height: 160)) {
            ScrollView {
                LazyVGrid(columns: two, spacing: 0) {
                    Plain(name: "first", height: 16)
                    ForEach(0..<2500, id: \.self) { n in
                        Plain(name: "\(n)a", height: 16)
                        if n.isMultiple(of: 2) { Plain(name: "\(n)b", height: 16) } else { Color.red.frame(height: 16) }
                        Group {
                            Plain(name: "\(n)c", height: 16)
                            AnyView(Plain(name: "\(n)d", height: 16))
                        }
                    }
                    Plain(name: "last", height: 16)
                }
            }
        }
        #expect(window.scene.bodyRuns(of: Plain.self) <= 28)
        #expect(window.scene.liveNodes < 300)
        window.scrollDown(40_000)
        // A row counts as one cell until it is made, so that the end moves on.
        for _ in 0..<20 where !window.texts.contains("last") { window.scrollDown(1_000_000) }
        #expect(window.texts.contains("last") && !window.allTexts.contains { $0.text == "first" })
        #expect(window.scene.bodyRuns(of: Plain.self) <= 120)
        #expect(window.scene.liveNodes < 300)
        window.scene.graph.checkInvariants()
    }
}
