import Foundation
import Testing

import Martlet
import MartletRuntime

private struct Plain: View {
    let n: Int
    var body: some View { Text(verbatim: "cell \(n)") }
}

private struct Tall: View {
    let item: Item
    var body: some View { Sized(text: "\(item.id)", height: item.height) }
}

private func box(_ name: String, _ height: CGFloat = 10) -> some View {
    Color.red.frame(height: height).tagged(name)
}

/// The widths of columns are those that are publicly known of the original.
@Suite struct GridTrackTests {
    private func widths(_ items: [GridItem], in width: CGFloat?) -> [CGFloat] {
        GridTracks(items, in: width, standard: 8).tracks.map(\.length)
    }

    @Test func fixedAndAdaptive() {
        // 122 points are left, in which two columns of 40 fit.
        #expect(widths([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], in: 200) == [70, 57, 57])
    }

    @Test func flexibleColumnsAreOfferedEqualPartsInTheirOrder() {
        #expect(widths([GridItem(.flexible()), GridItem(.flexible(minimum: 140))], in: 200) == [96, 140])
        #expect(widths([GridItem(.flexible(minimum: 140)), GridItem(.flexible())], in: 200) == [140, 52])
        #expect(widths([GridItem(.flexible(maximum: 20)), GridItem(), GridItem()], in: 216) == [20, 90, 90])
        #expect(widths([GridItem(), GridItem(), GridItem()], in: 316) == [100, 100, 100])
    }

    @Test func spacingOfItemsFollowsThem() {
        let tracks = GridTracks([GridItem(.fixed(20), spacing: 30), GridItem(), GridItem()], in: 200, standard: 8)
        #expect(tracks.tracks.map(\.start) == [0, 50, 129])
        #expect(tracks.length == 200)
    }

    @Test func adaptiveColumnsKeepWithinTheirBounds() {
        #expect(widths([GridItem(.adaptive(minimum: 80))], in: 316) == [100, 100, 100])
        #expect(widths([GridItem(.adaptive(minimum: 80, maximum: 90))], in: 320) == [90, 90, 90])
        #expect(widths([GridItem(.adaptive(minimum: 80))], in: 50) == [80])
        #expect(widths([GridItem(.adaptive(minimum: 80), spacing: 0)], in: 320) == [80, 80, 80, 80])
    }

    @Test func withoutAWidthColumnsAreAsNarrowAsTheyMay() {
        #expect(
            widths([GridItem(.fixed(30)), GridItem(.flexible()), GridItem(.adaptive(minimum: 50))], in: nil) == [
                30, 10, 50,
            ])
    }
}

@MainActor @Suite struct LazyGridTests {
    @Test func cellsFillLines() {
        let laid = Laid(200, 100) {
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 4) {
                box("a")
                box("b", 20)
                box("c")
            }
        }
        #expect(laid["a"] == [0, 38, 96, 10])
        #expect(laid["b"] == [104, 33, 96, 20])
        #expect(laid["c"] == [0, 57, 96, 10])
    }

    @Test func columnsStandInMoreWidthThanTheyNeed() {
        func laid(_ alignment: HorizontalAlignment) -> Laid {
            Laid(200, 10) {
                LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], alignment: alignment) {
                    Color.red.frame(width: 20, height: 10).tagged("a")
                    box("b")
                }
                .tagged("grid")
            }
        }
        #expect(laid(.center)["a"] == [66, 0, 20, 10])
        #expect(laid(.center)["grid"] == [0, 0, 200, 10])
        #expect(laid(.leading)["a"] == [0, 0, 20, 10])
        #expect(laid(.trailing)["b"] == [160, 0, 40, 10])
    }

    @Test func columnsThatAreTooWideAreLaidOutInWhatTheyNeed() {
        let laid = Laid(200, 10) {
            LazyVGrid(columns: [GridItem(), GridItem(.flexible(minimum: 140))]) {
                box("a")
                box("b")
            }
            .tagged("grid")
        }
        #expect(laid["grid"] == [-22, 0, 244, 10])
        #expect(laid["a"][2] == 118)
        #expect(laid["b"][2] == 140)
    }

    @Test func alignmentsOfItems() {
        let laid = Laid(200, 40) {
            LazyVGrid(columns: [GridItem(alignment: .topLeading), GridItem(alignment: .bottomTrailing), GridItem()]) {
                Color.red.frame(width: 20, height: 10).tagged("a")
                Color.red.frame(width: 20, height: 10).tagged("b")
                Color.red.frame(width: 20, height: 40).tagged("c")
            }
        }
        #expect(laid["a"] == [0, 0, 20, 10])
        #expect(laid["b"][1] == 30)
        #expect(abs(laid["b"][0] + 20 - 131) <= 1)
    }

    @Test func horizontalGridsFillRows() {
        let laid = Laid(100, 108) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(), GridItem()], spacing: 2) {
                    ForEach(0..<6) { Color.red.frame(width: 30).tagged("\($0)") }
                }
            }
        }
        #expect(laid["0"] == [0, 0, 30, 50])
        #expect(laid["1"] == [0, 58, 30, 50])
        #expect(laid["5"] == [64, 58, 30, 50])
    }

    @Test func opensManyCellsAtTheCostOfTheVisibleOnes() {
        let columns = [GridItem(), GridItem(), GridItem(), GridItem()]
        let window = Window {
            ScrollView { LazyVGrid(columns: columns) { ForEach(0..<10_000, id: \.self) { Plain(n: $0) } } }
        }
        #expect(window.texts == (0..<40).map { "cell \($0)" })
        #expect(window.scene.bodyRuns(of: Plain.self) == 40)
        #expect(window.scene.liveNodes < 90)
        #expect(window.contentHeight == 40_000)
        let runs = window.scene.bodyRuns(of: Plain.self)
        window.scrollDown(16)
        #expect(window.scene.bodyRuns(of: Plain.self) - runs == 4)
        window.scrollDown(20_000)
        #expect(window.scene.liveNodes < 90)
        #expect(window.texts.first == "cell \((20_016 / 16) * 4)")
    }

    @Test func whatIsInSightStaysWhenTheWidthChanges() {
        let window = Window(size: CGSize(width: 200, height: 160)) {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))]) {
                    ForEach(0..<1_000, id: \.self) { Plain(n: $0) }
                }
            }
        }
        #expect(window.contentHeight == 5_344)
        window.scrollDown(1_600)
        #expect(window.texts.first == "cell 300")
        window.scene.resize(to: CGSize(width: 330, height: 160))
        window.update()
        #expect(window.contentHeight == 3_200)
        #expect(window.texts.contains("cell 300"))
    }

    @Test func theSizeForAnotherWidthIsThatOfItsOwnColumns() {
        func grid(_ count: Int) -> Laid {
            Laid(200, 100) {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: 0) {
                        ForEach(0..<count, id: \.self) { index in Color.red.frame(height: index == 5 ? 20 : 10) }
                    }
                    .tagged("grid")
                }
            }
        }
        func height(_ laid: Laid, _ width: CGFloat) -> CGFloat? {
            laid.node("grid")?.size(for: ProposedViewSize(width: width, height: nil)).height
        }
        let few = grid(6)
        #expect(height(few, 200) == 30)
        #expect(height(few, 70) == 70)
        #expect(height(few, 130) == 40)
        #expect(height(few, 200) == 30)
        // Of many cells only those in sight live, and lines count as high as the first.
        let many = grid(3_000)
        let placed = many["grid"]
        #expect(height(many, 70) == 30_000)
        many.update()
        #expect(many["grid"] == placed)
    }

    @Test func dataThatChangesMovesCells() {
        let remote = Remote<[Int]>()
        let window = Window {
            Controlled(remote, Array(0..<10)) { $items in
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(items, id: \.self) { Plain(n: $0) } }
                }
            }
        }
        remote.value.removeFirst()
        window.update()
        #expect(window.texts == (1..<10).map { "cell \($0)" })
        #expect(window.contentHeight == 80)
        remote.value.append(contentsOf: [20, 21, 22])
        window.update()
        #expect(window.contentHeight == 96)
        #expect(window.texts.last == "cell 22")
    }

    @Test func cellsMayBeNoneOrMany() {
        let window = Window {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    Text("first")
                    ForEach(0..<6, id: \.self) { n in
                        if n != 2 { Plain(n: n) }
                        if n == 4 { Text("more") }
                    }
                    Text("last")
                }
            }
        }
        #expect(
            window.inSight.map(\.text) == ["first", "cell 0", "cell 1", "cell 3", "cell 4", "more", "cell 5", "last"])
        #expect(window.contentHeight == 64)
        #expect(window.inSight.last?.y == 48)
    }

    @Test func sectionsBreakLinesAndPinTheirHeaders() {
        let window = Window {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()], pinnedViews: [.sectionHeaders]) {
                    ForEach(0..<20, id: \.self) { section in
                        Section {
                            ForEach(0..<7, id: \.self) { Plain(n: section * 100 + $0) }
                        } header: {
                            Text("header \(section)")
                        }
                    }
                }
            }
        }
        // A header and four lines each.
        #expect(window.contentHeight == 1_600)
        #expect(window.inSight[0].text == "header 0")
        #expect(window.inSight[8].text == "header 1")
        #expect(window.inSight[8].y == 80)
        window.scrollDown(5 * 80 + 24)
        let header = window.inSight.first { $0.text == "header 5" }
        #expect(header?.y == 0)
        #expect(window.texts.contains("cell 502"))
        #expect(!window.allTexts.contains { $0.text == "cell 1500" })
    }

    @Test func scrollsToCells() {
        var proxy: ScrollViewProxy?
        let window = Window {
            ScrollViewReader { reader in
                let _ = proxy = reader
                ScrollView {
                    LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
                        ForEach(0..<3_000, id: \.self) { Plain(n: $0) }
                    }
                }
            }
        }
        proxy?.scrollTo(1_501, anchor: .top)
        window.update()
        #expect(window.texts.first == "cell 1500")
        #expect(window.offset == 8_000)
    }
}
