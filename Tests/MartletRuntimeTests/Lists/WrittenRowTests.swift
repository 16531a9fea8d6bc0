import Foundation
import Testing

import Martlet

private final class Log {
    var appeared: [String] = []
    var disappeared: [String] = []
    var increment: [String: () -> Void] = [:]
    /// The rows that have appeared and not disappeared since.
    var shown: Set<String> = []

    func clear() { (appeared, disappeared) = ([], []) }
}

/// A row that is told apart by its name, and counts.
private struct Row: View {
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

/// The usual program that loads the next page when its end comes into sight.
private struct Feed: View {
    enum Form: CaseIterable { case alone, group, condition, section, sectionFooter, list }

    let form: Form
    let log: Log
    @State private var count = 10
    @State private var hasMore = true

    var more: some View {
        Color.red.frame(height: 40)
            .onAppear {
                log.appeared.append("more")
                count += 30
            }
            .onDisappear { log.disappeared.append("more") }
    }

    var rows: some View { ForEach(0..<count, id: \.self) { Row(name: "\($0)", log: log) } }

    var body: some View {
        if form == .list {
            List {
                rows
                if hasMore { ProgressView().frame(height: 40).onAppear { load() }.onDisappear { left() } }
            }
        } else {
            ScrollView {
                LazyVStack(spacing: 0) {
                    switch form {
                    case .alone, .list:
                        rows
                        more
                    case .group:
                        Group {
                            rows
                            more
                        }
                    case .condition:
                        rows
                        if hasMore { more }
                    case .section:
                        Section {
                            rows
                            more
                        }
                    case .sectionFooter:
                        Section {
                            rows
                        } footer: {
                            more
                        }
                    }
                }
            }
        }
    }

    private func load() {
        log.appeared.append("more")
        count += 30
    }

    private func left() { log.disappeared.append("more") }
}

@MainActor @Suite struct WrittenRowTests {
    @Test(arguments: Feed.Form.allCases) private func theNextPageIsLoadedEachTimeTheEndComesIntoSight(form: Feed.Form) {
        let log = Log()
        let window = Window { Feed(form: form, log: log) }
        func times() -> (Int, Int) {
            (log.appeared.filter { $0 == "more" }.count, log.disappeared.filter { $0 == "more" }.count)
        }
        #expect(times() == (0, 0))
        var pages = 0
        for _ in 0..<3 {
            for _ in 0..<100 where times().0 == pages { window.scrollDown(40) }
            pages += 1
            #expect(times() == (pages, pages), "page \(pages): it pushes itself out of sight")
            window.scrollDown(-80)
        }
        #expect(Set(log.appeared).count > 60)
    }

    @Test func rowsAreMadeByWhatIsInSight() {
        let window = Window(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Plain(name: "0")
                    Plain(name: "1")
                    Plain(name: "2")
                    Plain(name: "3")
                    Plain(name: "4")
                    Plain(name: "5")
                    Plain(name: "6")
                    Plain(name: "7")
                }
            }
        }
        #expect(window.scene.bodyRuns(of: Plain.self) == 2)
        #expect(window.texts == ["0", "1"])
        #expect(window.contentHeight == 480)
        window.scrollDown(200)
        #expect(window.allTexts.map(\.text) == ["3", "4"])
        window.scrollDown(1000)
        #expect(window.allTexts.map(\.text) == ["6", "7"])
        #expect(window.scene.bodyRuns(of: Plain.self) == 6)
    }

    @Test func rowsBesideEachOtherAreMadeByWhatIsInSight() {
        let log = Log()
        let window = Window(size: CGSize(width: 100, height: 40)) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    Row(name: "a", log: log).frame(width: 60)
                    Row(name: "b", log: log).frame(width: 60)
                    Row(name: "c", log: log).frame(width: 60)
                    Row(name: "d", log: log).frame(width: 60)
                }
            }
        }
        #expect(log.shown == ["a", "b"])
        window.scene.scrolling.scroll(window.scroll, by: CGSize(width: -140, height: 0))
        window.update()
        #expect(log.shown == ["c", "d"])
    }

    @Test func headersAndFootersAreMadeByWhatIsInSight() {
        let log = Log()
        let window = Window(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { section in
                        Section {
                            Row(name: "\(section)a", log: log)
                            Row(name: "\(section)b", log: log)
                        } header: {
                            Row(name: "header \(section)", log: log)
                        } footer: {
                            Row(name: "footer \(section)", log: log)
                        }
                    }
                }
            }
        }
        #expect(log.shown == ["header 0", "0a", "0b"])
        window.scrollDown(120)
        #expect(log.shown == ["footer 0", "header 1", "1a"])
        window.scrollDown(1000)
        #expect(log.shown == ["2a", "2b", "footer 2"])
    }

    @Test func aPinnedHeaderStaysThoughItWasNeverInItsPlace() {
        let log = Log()
        let window = Window(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<50, id: \.self) { Row(name: "0.\($0)", log: log) }
                    } header: {
                        Plain(name: "zero", height: 20)
                    }
                    Section {
                        ForEach(0..<50, id: \.self) { Row(name: "1.\($0)", log: log) }
                    } header: {
                        Plain(name: "one", height: 20)
                    }
                }
            }
        }
        window.scrollDown(2600)
        #expect(window.inSight.contains { $0 == ("one", 0) })
        #expect(!window.texts.contains("zero"))
        window.scrollDown(-1000)
        #expect(window.inSight.contains { $0 == ("zero", 0) })
        #expect(!window.texts.contains("one"))
    }

    @Test func A13_rowsThatAreWrittenOutKeepTheirStorage() {
        let log = Log()
        let remote = Remote<Bool>()
        let window = Window {
            Controlled(remote, true) { $isOn in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Row(name: "first", log: log)
                        if isOn { Row(name: "second", log: log) }
                        ForEach(0..<50, id: \.self) { Row(name: "\($0)", log: log) }
                    }
                }
            }
        }
        log.increment["first"]?()
        log.increment["second"]?()
        window.update()
        window.scrollDown(1000)
        #expect(!log.shown.contains("first") && !log.shown.contains("second"))
        // A write to a row that waits is kept too.
        log.increment["first"]?()
        window.update()
        window.scrollDown(-1000)
        #expect(window.texts.prefix(2) == ["first|2", "second|1"])
        window.scrollDown(1000)
        remote.value = false
        window.update()
        remote.value = true
        window.update()
        window.scrollDown(-1000)
        #expect(window.texts.prefix(2) == ["first|2", "second|0"])
    }

    @Test func whatDoesNotScrollIsAsLongAsWhatIsInIt() {
        let window = Window(size: CGSize(width: 200, height: 400)) {
            VStack(spacing: 0) {
                LazyVStack(spacing: 0) {
                    Plain(name: "a", height: 20)
                    Plain(name: "b", height: 100)
                    Plain(name: "c", height: 60)
                }
                .border(.red)
                Text(verbatim: "below")
            }
        }
        #expect(window.allTexts.map(\.text) == ["a", "b", "c", "below"])
        let places = window.allTexts.map(\.y)
        #expect(places.map { $0 - places[0] } == [0, 20, 120, 180])
        #expect(window.scene.bodyRuns(of: Plain.self) == 3)
    }

    @Test func anIdOfARowThatWasNotMadeIsScrolledTo() {
        let window = Window(size: CGSize(width: 200, height: 100)) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Plain(name: "top").onTapGesture { proxy.scrollTo("deep", anchor: .top) }
                        ForEach(0..<100, id: \.self) { Plain(name: "\($0)") }
                        Plain(name: "sought").id("sought")
                        Group { Plain(name: "deep").id("deep").padding(0) }
                        ForEach(100..<200, id: \.self) { Plain(name: "\($0)") }
                    }
                }
            }
        }
        #expect(window.scene.scrolling.scroll(toID: "sought", anchor: .top))
        window.update()
        #expect(window.inSight.first.map { $0 == ("sought", 0) } ?? false)
        window.scrollDown(-10_000)
        #expect(window.scene.scrolling.scroll(toID: "deep", anchor: .top))
        window.update()
        #expect(window.inSight.first.map { $0 == ("deep", 0) } ?? false)
    }

    @Test func tabLeadsToControlsThatHaveNotBeenMade() {
        let window = Window(size: CGSize(width: 200, height: 60)) {
            ScrollView {
                LazyVStack(spacing: 0) {
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

    @Test func tenThousandChildrenOfMixedKindsCostWhatIsInSight() {
        let log = Log()
        let window = Window(size: CGSize(width: 200, height: 160)) {
            ScrollView {
                LazyVStack(spacing: 0) {
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
        #expect(window.scene.bodyRuns(of: Plain.self) <= 12)
        #expect(window.scene.liveNodes < 150)
        window.scrollDown(80_000)
        window.scrollDown(1_000_000)
        #expect(window.texts.last == "last")
        #expect(window.scene.bodyRuns(of: Plain.self) <= 50)
        #expect(window.scene.liveNodes < 150)
        window.scene.graph.checkInvariants()
        _ = log
    }
}
