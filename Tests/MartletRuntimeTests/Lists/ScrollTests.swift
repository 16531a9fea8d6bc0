import Foundation
import Testing

import Martlet

private struct Reader: View {
    let remote: Remote<(AnyHashable, UnitPoint?) -> Void>
    var body: some View {
        ScrollViewReader { proxy in
            let _ =
                remote.binding = .constant { id, anchor in
                    if let id = id.base as? Int { proxy.scrollTo(id, anchor: anchor) }
                    if let id = id.base as? String { proxy.scrollTo(id, anchor: anchor) }
                }
            ScrollView {
                LazyVStack {
                    Text("top").id("top")
                    ForEach(0..<1000, id: \.self) { n in Sized(text: "row \(n)", height: 16 + CGFloat(n % 5) * 8) }
                    Text("bottom").id("bottom")
                }
            }
        }
    }
}

@MainActor @Suite struct ScrollTests {
    @Test func theOffsetStaysInsideOfTheContent() {
        let window = Window {
            ScrollView { VStack { ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0)") } } }
        }
        #expect(window.contentHeight == 320)
        #expect(window.scene.scrolling.scroll(window.scroll, by: CGSize(width: 0, height: 50)) == .zero)
        #expect(
            window.scene.scrolling.scroll(window.scroll, by: CGSize(width: 5, height: -100))
                == CGSize(width: 0, height: -100))
        #expect(
            window.scene.scrolling.scroll(window.scroll, by: CGSize(width: 0, height: -100))
                == CGSize(width: 0, height: -60))
        window.update()
        #expect(window.texts == (10..<20).map { "row \($0)" })
        window.scene.resize(to: CGSize(width: 200, height: 240))
        window.update()
        #expect(window.offset == 80)
    }

    @Test func aDisabledScrollViewStays() {
        let window = Window {
            ScrollView { VStack { ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0)") } } }
                .scrollDisabled(true)
                .scrollIndicators(.hidden)
        }
        #expect(window.scene.scrolling.scroll(window.scroll, by: CGSize(width: 0, height: -50)) == .zero)
        guard case .scroll(let scroll) = window.scroll.content else { return }
        #expect(!scroll.showsIndicators)
    }

    @Test func theInnermostScrollViewThatCanMoveIsTheTarget() throws {
        let window = Window {
            ScrollView {
                VStack {
                    ScrollView(.horizontal) {
                        HStack { ForEach(0..<20, id: \.self) { Text(verbatim: "column \($0)") } }
                    }
                    ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0)") }
                }
            }
        }
        let point = CGPoint(x: 10, y: 5)
        let across = try #require(window.scene.scrolling.target(at: point, delta: CGSize(width: -10, height: 0)))
        #expect(across !== window.scroll)
        #expect(window.scene.scrolling.target(at: point, delta: CGSize(width: 0, height: -10)) === window.scroll)
        #expect(window.scene.scrolling.target(at: point, delta: CGSize(width: 0, height: 10)) == nil)
        #expect(window.scene.scrolling.target(at: CGPoint(x: 10, y: 500), delta: CGSize(width: 0, height: -10)) == nil)
    }

    @Test func theWheelScrollsOverGapsWhateverLiesBehind() {
        let window = Window {
            ZStack {
                Color.red
                ScrollView {
                    VStack(spacing: 40) { ForEach(0..<20, id: \.self) { Text(verbatim: "row \($0)") } }
                        .frame(maxWidth: .infinity)
                }
                .background(Color.blue)
                Color.green.frame(width: 20, height: 20)
            }
        }
        let size = window.scene.size
        func turn(_ x: CGFloat, _ y: CGFloat) -> Bool {
            window.scene.send(.scroll(location: CGPoint(x: x, y: y), delta: CGSize(width: 0, height: -16)))
        }
        #expect(turn(2, 30), "beside and between the rows")
        window.update()
        #expect(window.offset == 16)
        #expect(!turn(size.width / 2, size.height / 2), "what covers the rows does not scroll them")
        #expect(turn(2, 30))
        window.update()
        #expect(window.offset == 32)
    }

    @Test func scrollingToRowsThatAreNotMade() {
        let remote = Remote<(AnyHashable, UnitPoint?) -> Void>()
        let window = Window { Reader(remote: remote) }
        remote.value(700, .top)
        window.update()
        #expect(window.inSight.first! == ("row 700", 0))
        remote.value(703, nil)
        window.update()
        #expect(window.inSight.first! == ("row 700", 0))
        remote.value(300, .bottom)
        window.update()
        #expect(window.texts.last == "row 300")
        remote.value("bottom", nil)
        window.update()
        #expect(window.texts.last == "bottom")
        #expect(window.inSight.last!.y == 144)
        remote.value("top", nil)
        window.update()
        #expect(window.inSight.first! == ("top", 0))
        remote.value(5000, nil)
        window.update()
        #expect(window.texts.first == "top")
    }

    @Test func horizontalLazyStacks() {
        let window = Window {
            ScrollView(.horizontal) {
                LazyHStack { ForEach(0..<1000, id: \.self) { Text(verbatim: "c\($0)") } }
            }
        }
        #expect(window.texts.count < 20)
        window.scene.scrolling.scroll(window.scroll, by: CGSize(width: -4000, height: 0))
        window.update()
        #expect(window.scene.liveNodes < 60)
    }

    private struct Named: View {
        let remote: Remote<(String) -> Void>
        let kind: Int

        var body: some View {
            ScrollViewReader { proxy in
                let _ = remote.binding = .constant { proxy.scrollTo($0, anchor: .top) }
                ScrollView {
                    switch kind {
                    case 0:
                        LazyVStack(spacing: 0) {
                            ForEach(0..<200, id: \.self) { Text("row \($0)").frame(height: 20).id("r\($0)") }
                        }
                    case 1:
                        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                            ForEach(0..<400, id: \.self) { Text("row \($0)").frame(height: 20).id("r\($0 / 2)") }
                        }
                    default:
                        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                            ForEach(0..<20, id: \.self) { section in
                                Section {
                                    ForEach(0..<10, id: \.self) { row in
                                        Text("row \(section * 10 + row)").frame(height: 20).id("r\(section * 10 + row)")
                                    }
                                } header: {
                                    EmptyView()
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// Ids that rows say themselves are found before the rows are made.
    @Test(arguments: 0..<3) func rowsThatHaveNotBeenMadeAreFoundByTheirOwnIDs(kind: Int) {
        let remote = Remote<(String) -> Void>()
        let window = Window { Named(remote: remote, kind: kind) }
        remote.value("r100")
        window.update()
        #expect(window.texts.first == (kind == 1 ? "row 200" : "row 100"))
    }
}
