import Foundation
import Testing

import Martlet
import MartletRuntime

private struct Plain: View {
    let n: Int
    var body: some View { Text(verbatim: "row \(n)") }
}

private struct Stateful: View {
    let n: Int
    @State var count = 0
    let taps: Taps
    var body: some View {
        let _ = taps.increment[n] = { count += 1 }
        Text("\(n): \(count)")
            .onAppear { taps.appeared.append(n) }
            .onDisappear { taps.disappeared.append(n) }
    }
}

private final class Taps {
    var increment: [Int: () -> Void] = [:]
    var appeared: [Int] = []
    var disappeared: [Int] = []
}

@MainActor @Suite struct LazyStackTests {
    @Test func opensManyRowsAtTheCostOfTheVisibleOnes() {
        let clock = ContinuousClock()
        var window: Window!
        let time = clock.measure {
            window = Window { ScrollView { LazyVStack { ForEach(0..<100_000, id: \.self) { Plain(n: $0) } } } }
        }
        print("100,000 lazy rows opened in \(time), nodes: \(window.scene.liveNodes)")
        #expect(window.texts == (0..<10).map { "row \($0)" })
        #expect(window.scene.bodyRuns(of: Plain.self) <= 20)
        #expect(window.scene.liveNodes < 60)
        #expect(window.contentHeight == 1_600_000)
    }

    @Test func aScrollCostsTheRowsThatComeIntoSight() {
        let window = Window { ScrollView { LazyVStack { ForEach(0..<100_000, id: \.self) { Plain(n: $0) } } } }
        let runs = window.scene.bodyRuns(of: Plain.self)
        let time = ContinuousClock().measure { window.scrollDown(16) }
        print("one row scrolled in \(time)")
        #expect(window.scene.bodyRuns(of: Plain.self) - runs == 1)
        #expect(window.texts == (1..<11).map { "row \($0)" })
        window.scrollDown(800_000)
        #expect(window.texts == (50_001..<50_011).map { "row \($0)" })
        #expect(window.scene.bodyRuns(of: Plain.self) - runs < 14)
        #expect(window.scene.liveNodes < 60)
    }

    @Test func A13_rowsScrolledOutKeepTheirStorage() {
        let taps = Taps()
        let window = Window {
            ScrollView { LazyVStack { ForEach(0..<1000, id: \.self) { Stateful(n: $0, taps: taps) } } }
        }
        window.scene.service(LazyContainers.self).releasesDistantRows = false
        #expect(taps.appeared == Array(0..<10))
        taps.increment[3]?()
        window.update()
        #expect(window.texts[3] == "3: 1")
        window.scrollDown(8000)
        #expect(window.texts.first == "500: 0")
        #expect(Set(taps.disappeared) == Set(0..<10))
        // A write to a row that waits is kept too.
        taps.increment[4]?()
        window.update()
        taps.appeared = []
        window.scrollDown(-8000)
        #expect(window.texts == ["0: 0", "1: 0", "2: 0", "3: 1", "4: 1"] + (5..<10).map { "\($0): 0" })
        #expect(taps.appeared.sorted() == Array(0..<10))
    }

    @Test func A13_rowsSomeScreensAwayLoseTheirStorageWhereTheTraitSaysSo() {
        let taps = Taps()
        let window = Window {
            ScrollView { LazyVStack { ForEach(0..<1000, id: \.self) { Stateful(n: $0, taps: taps) } } }
        }
        window.scene.service(LazyContainers.self).releasesDistantRows = true
        taps.increment[3]?()
        window.update()
        // Two screens of ten rows away, it is kept.
        window.scrollDown(16 * 20)
        window.scrollDown(-16 * 20)
        #expect(window.texts[3] == "3: 1")
        // Row by row to the end, the rows that wait stay as many.
        let nodes = (1...20).map { _ in
            window.scrollDown(16 * 5)
            return window.scene.liveNodes
        }
        #expect(nodes[10...].allSatisfy { $0 == nodes[10] }, "\(nodes)")
        window.scrollDown(-16 * 100)
        #expect(window.texts[3] == "3: 0")
        #expect(window.texts.count == 10)
        // And by one step.
        taps.increment[4]?()
        window.scrollDown(8000)
        window.scrollDown(-8000)
        #expect(window.texts[4] == "4: 0")
    }

    @Test func A13_writtenRowsAndGridsLoseTheirStorageTheSameWay() {
        let taps = Taps()
        func check(_ window: Window, _ place: String) {
            window.scene.service(LazyContainers.self).releasesDistantRows = true
            taps.increment[0]?()
            window.update()
            #expect(window.texts[0] == "0: 1")
            window.scrollDown(160)
            window.scrollDown(-160)
            #expect(window.texts[0] == "0: 1", "\(place)")
            window.scrollDown(8000)
            window.scrollDown(-8000)
            #expect(window.texts[0] == "0: 0", "\(place)")
        }
        check(
            Window {
                ScrollView {
                    LazyVStack {
                        Stateful(n: 0, taps: taps)
                        ForEach(1..<1000, id: \.self) { Text("\($0)") }
                    }
                }
            }, "written out")
        check(
            Window {
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()]) {
                        ForEach(0..<2000, id: \.self) { Stateful(n: $0, taps: taps) }
                    }
                }
            }, "in a grid")
        check(
            Window {
                ScrollView {
                    LazyVStack {
                        ForEach(0..<400, id: \.self) { section in
                            Section { ForEach(0..<3, id: \.self) { Stateful(n: section * 3 + $0, taps: taps) } }
                        }
                    }
                }
            }, "in sections")
    }

    @Test func A13_storageEndsWhenTheIdLeavesTheData() {
        let taps = Taps()
        let remote = Remote<[Int]>()
        let window = Window {
            Controlled(remote, Array(0..<1000)) { $items in
                ScrollView { LazyVStack { ForEach(items, id: \.self) { Stateful(n: $0, taps: taps) } } }
            }
        }
        taps.increment[3]?()
        window.update()
        window.scrollDown(8000)
        remote.value.removeAll { $0 == 3 }
        window.update()
        remote.value.insert(3, at: 3)
        window.update()
        window.scrollDown(-100_000)
        #expect(window.texts[3] == "3: 0")
    }

    @Test func rowsWithoutStorageEnd() {
        let window = Window { ScrollView { LazyVStack { ForEach(0..<10_000, id: \.self) { Plain(n: $0) } } } }
        let nodes = window.scene.liveNodes
        for _ in 0..<50 { window.scrollDown(1000) }
        #expect(window.scene.liveNodes <= nodes + 15)
    }

    @Test func rowsThatAreInsertedAboveDoNotMoveWhatIsInSight() {
        let remote = Remote<[Int]>()
        let window = Window {
            Controlled(remote, Array(0..<1000)) { $items in
                ScrollView { LazyVStack { ForEach(items, id: \.self) { Plain(n: $0) } } }
            }
        }
        window.scrollDown(1604)
        let before = window.inSight
        remote.value.insert(contentsOf: 5000..<5020, at: 10)
        window.update()
        #expect(window.texts == before.map(\.text))
        #expect(window.inSight.map(\.y) == before.map(\.y))
        remote.value.removeSubrange(0..<50)
        window.update()
        #expect(window.texts == before.map(\.text))
        #expect(window.inSight.map(\.y) == before.map(\.y))
        // The rows above move down to the place of the removed ones.
        remote.value.removeAll { $0 == 100 || $0 == 101 }
        window.update()
        #expect(window.texts.prefix(3) == ["row 98", "row 99", "row 102"])
        #expect(window.inSight[2].y == before[2].y)
    }

    @Test func insertingAtTheTopShowsTheNewRows() {
        let remote = Remote<[Int]>()
        let window = Window {
            Controlled(remote, Array(0..<100)) { $items in
                ScrollView { LazyVStack { ForEach(items, id: \.self) { Plain(n: $0) } } }
            }
        }
        remote.value.insert(500, at: 0)
        window.update()
        #expect(window.texts.first == "row 500")
    }

    @Test func dataEmptiedWhileScrolledFarDown() {
        let remote = Remote<[Int]>()
        let window = Window {
            Controlled(remote, Array(0..<1000)) { $items in
                ScrollView { LazyVStack { ForEach(items, id: \.self) { Plain(n: $0) } } }
            }
        }
        window.scrollDown(10_000)
        remote.value = []
        window.update()
        #expect(window.texts.isEmpty)
        #expect(window.offset == 0)
        remote.value = [1, 2]
        window.update()
        #expect(window.texts == ["row 1", "row 2"])
    }

    @Test func shorteningTheDataClampsTheOffset() {
        let remote = Remote<[Int]>()
        let window = Window {
            Controlled(remote, Array(0..<1000)) { $items in
                ScrollView { LazyVStack { ForEach(items, id: \.self) { Plain(n: $0) } } }
            }
        }
        window.scrollDown(100_000)
        #expect(window.texts == (990..<1000).map { "row \($0)" })
        remote.value.removeLast(500)
        window.update()
        #expect(window.texts == (490..<500).map { "row \($0)" })
    }

    @Test func resizing() {
        let window = Window { ScrollView { LazyVStack { ForEach(0..<1000, id: \.self) { Plain(n: $0) } } } }
        window.scene.resize(to: CGSize(width: 200, height: 320))
        window.update()
        #expect(window.texts.count == 20)
        window.scene.resize(to: .zero)
        window.update()
        #expect(window.texts.isEmpty)
        window.scene.resize(to: CGSize(width: 200, height: 160))
        window.update()
        #expect(window.texts == (0..<10).map { "row \($0)" })
    }

    @Test func differentHeightsAreFoundOut() {
        let window = Window {
            ScrollView {
                LazyVStack {
                    ForEach(0..<500, id: \.self) { n in Sized(text: "row \(n)", height: 16 + CGFloat(n % 7) * 8) }
                }
            }
        }
        for _ in 0..<40 {
            let before = Dictionary(window.inSight.map { ($0.text, $0.y) }, uniquingKeysWith: { a, _ in a })
            window.scrollDown(40)
            for (text, y) in window.inSight {
                if let old = before[text] { #expect(y == old - 40, "\(text)") }
            }
        }
        window.scrollDown(100_000)
        #expect(window.texts.last == "row 499")
        for _ in 0..<40 {
            let before = Dictionary(window.inSight.map { ($0.text, $0.y) }, uniquingKeysWith: { a, _ in a })
            window.scrollDown(-40)
            for (text, y) in window.inSight {
                if let old = before[text] { #expect(y == old + 40, "\(text)") }
            }
        }
        window.scrollDown(-1_000_000)
        #expect(window.inSight.first! == ("row 0", 0))
    }

    @Test func staticElementsRowsOfSeveralElementsAndBranches() {
        let window = Window {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    Text("header")
                    ForEach(0..<100, id: \.self) { n in
                        Text("a \(n)")
                        if n % 2 == 0 { Text("b \(n)") }
                    }
                    Text("footer")
                }
            }
        }
        #expect(window.texts == ["header", "a 0", "b 0", "a 1", "a 2", "b 2", "a 3", "a 4", "b 4", "a 5"])
        #expect(window.inSight.map(\.y) == (0..<10).map { CGFloat($0) * 16 })
        window.scrollDown(100_000)
        #expect(window.texts.suffix(3) == ["b 98", "a 99", "footer"])
        #expect(window.inSight.last?.y == 144)
    }

    @Test func nestedForEach() {
        let window = Window {
            ScrollView {
                LazyVStack {
                    ForEach(0..<1000, id: \.self) { a in
                        Text("group \(a)")
                        ForEach(0..<3, id: \.self) { b in Text("\(a).\(b)") }
                    }
                }
            }
        }
        #expect(window.texts.prefix(5) == ["group 0", "0.0", "0.1", "0.2", "group 1"])
        #expect(window.scene.liveNodes < 120)
        window.scrollDown(32_000)
        let first = window.texts.first!
        #expect(first.contains(".") || first.hasPrefix("group"))
        #expect(window.inSight.count >= 10)
    }

    @Test func duplicatesAreShownAndReported() {
        let window = Window {
            ScrollView { LazyVStack { ForEach([1, 2, 1, 3], id: \.self) { Plain(n: $0) } } }
        }
        #expect(window.texts == ["row 1", "row 2", "row 1", "row 3"])
        #expect(window.scene.diagnostics.consume(containing: "the id 1 occurs more than once"))
    }

    @Test func withoutAScrollViewTheSizeDecides() {
        let window = Window { LazyVStack { ForEach(0..<10_000, id: \.self) { Plain(n: $0) } } }
        #expect(window.texts == (0..<10).map { "row \($0)" })
        #expect(window.scene.liveNodes < 60)
    }

    /// A view that fills any width does not influence the width of the widest row.
    @Test func withoutAWidthItIsAsWideAsItsWidestRow() {
        let laid = Laid(300, 100) {
            ScrollView {
                LazyVStack {
                    Color.red.frame(height: 10)
                    Color.blue.frame(width: 40, height: 10)
                }
                .tagged("rows")
            }
        }
        #expect(laid["rows"][2] == 300)
        #expect(laid.node("rows")?.size(for: .unspecified).width == 40)
        #expect(laid.node("rows")?.size(for: .infinity).width == .infinity)
        #expect(laid.node("rows")?.size(for: .unspecified).width == 40)
    }

    @Test func unchangedRowsDoNotRun() {
        let remote = Remote<[Int]>()
        let window = Window {
            Controlled(remote, Array(0..<1000)) { $items in
                ScrollView { LazyVStack { ForEach(items, id: \.self) { Plain(n: $0) } } }
            }
        }
        let runs = window.scene.bodyRuns(of: Plain.self)
        remote.value.append(1000)
        window.update()
        #expect(window.scene.bodyRuns(of: Plain.self) == runs)
    }

    @Test func everyNodeIsFreed() {
        let taps = Taps()
        let remote = Remote<[Int]>()
        let window = Window {
            Controlled(remote, Array(0..<1000)) { $items in
                ScrollView { LazyVStack { ForEach(items, id: \.self) { Stateful(n: $0, taps: taps) } } }
            }
        }
        window.scene.service(LazyContainers.self).releasesDistantRows = false
        for _ in 0..<20 { window.scrollDown(300) }
        let many = window.scene.liveNodes
        remote.value = []
        window.update()
        #expect(many > 100)
        #expect(window.scene.liveNodes < 20)
    }
}
