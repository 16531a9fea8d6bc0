import Foundation
import Testing

import Martlet

private struct Eight: View {
    let log: Log?

    init(_ log: Log? = nil) { self.log = log }

    var body: some View {
        Plain(name: "0", log: log)
        Plain(name: "1", log: log)
        Plain(name: "2", log: log)
        Plain(name: "3", log: log)
        Plain(name: "4", log: log)
        Plain(name: "5", log: log)
        Plain(name: "6", log: log)
        Plain(name: "7", log: log)
    }
}

private struct Plain: View {
    let name: String
    var height: CGFloat = 60
    var log: Log?

    var body: some View {
        Sized(text: name, height: height).onAppear { log?.appeared.append(name) }
    }
}

private final class Log {
    var appeared: [String] = []
}

/// A row with a view in its body that has an identity of its own.
private struct Nested: View {
    var body: some View {
        HStack {
            Plain(name: "in a body").id("in a body")
        }
    }
}

/// The sizes of lazy containers follow from their content, and not from which of it was made.
@MainActor @Suite struct LazySizeTests {
    /// Stacks around what scrolls learn that it fills them without having every row made.
    @Test func whatStandsAroundAScrollViewHasNoMoreRowsMade() {
        func bodyRuns(@ViewBuilder _ view: () -> some View) -> Int {
            Window(size: CGSize(width: 200, height: 116), view).scene.bodyRuns(of: Plain.self)
        }
        #expect(bodyRuns { ScrollView { LazyVStack(spacing: 0) { Eight() } } } == 2)
        #expect(
            bodyRuns {
                VStack {
                    Text(verbatim: "title")
                    ScrollView { LazyVStack(spacing: 0) { Eight() } }
                }
            } == 2)
        #expect(
            bodyRuns {
                VStack {
                    Text(verbatim: "title")
                    HStack {
                        ScrollView { LazyVStack(spacing: 0) { Eight() }.padding(0) }
                        Text(verbatim: "beside")
                    }
                }
            } == 2)
        #expect(
            bodyRuns {
                ZStack {
                    ScrollView { LazyVStack(spacing: 0) { Eight() } }.frame(maxWidth: .infinity)
                    Text(verbatim: "above")
                }
            } == 2)
    }

    @Test func theIdealLengthIsThatOfAllRowsThoughFewAppear() {
        let log = Log()
        let window = Window(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                ScrollView { LazyVStack(spacing: 0) { Eight(log) } }
                Text(verbatim: "below")
            }
        }
        #expect(window.contentHeight == 496)
        #expect(Set(log.appeared).count == log.appeared.count)
        let narrow = Window(size: CGSize(width: 200, height: 100)) {
            ScrollView(.horizontal) { LazyVStack(spacing: 0) { Eight() } }.fixedSize()
        }
        #expect(narrow.scroll.frame.size == CGSize(width: 8, height: 480))
    }

    @Test func aWindowThatIsResizedIsLaidOutAsOneThatOpens() {
        let sizes = [CGSize(width: 90, height: 220), CGSize(width: 300, height: 41), CGSize(width: 160, height: 120)]
        func window(_ size: CGSize) -> Window {
            Window(size: size) {
                VStack {
                    Plain(name: "above", height: 20)
                    HStack {
                        ScrollView {
                            LazyVStack(spacing: 0) {
                                ViewThatFits {
                                    Color.red.frame(width: 120, height: 16)
                                    Color.green.frame(height: 48)
                                }
                                Eight()
                            }
                        }
                        .fixedSize(horizontal: false, vertical: true)
                        Color.blue.frame(width: 20)
                    }
                }
            }
        }
        for old in sizes {
            for new in sizes {
                let resized = window(old)
                resized.scene.resize(to: new)
                resized.update()
                let fresh = window(new)
                #expect(resized.scroll.frame == fresh.scroll.frame)
                #expect(resized.contentHeight == fresh.contentHeight)
            }
        }
    }

    /// A row of cards in a page: what it is as high as is known before it is scrolled.
    @Test func aRowIsAsHighAsTheHighestOfItsCards() {
        let log = Log()
        let window = Window(size: CGSize(width: 100, height: 300)) {
            ScrollView {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        Plain(name: "0", log: log).frame(width: 80)
                        Plain(name: "1", log: log).frame(width: 80)
                        Plain(name: "2", height: 90, log: log).frame(width: 80)
                        Plain(name: "3", log: log).frame(width: 80)
                    }
                }
                Plain(name: "below", height: 20)
            }
        }
        #expect(window.contentHeight == 110)
        #expect(log.appeared == ["0", "1"])
    }

    @Test func whatHasNotBeenMadeIsScrolledToByIdentitiesInIt() {
        let window = Window(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Plain(name: "\($0)") }
                    VStack(spacing: 0) {
                        Plain(name: "first")
                        Plain(name: "in a stack").id("in a stack")
                    }
                    ForEach(20..<40, id: \.self) { Plain(name: "\($0)") }
                    Nested()
                    ForEach(40..<60, id: \.self) { Plain(name: "\($0)") }
                }
            }
        }
        for name in ["in a stack", "in a body"] {
            #expect(window.scene.scrolling.scroll(toID: name, anchor: .top))
            window.update()
            #expect(window.inSight.first.map { $0 == (name, 0) } ?? false, "\(name): \(window.inSight)")
        }
        #expect(!window.scene.scrolling.scroll(toID: "nothing", anchor: .top))
    }

    /// A window asks for the least size of its content, and for its ideal size, at other widths than its own.
    @Test func measurementsForOtherWidthsComeToRest() {
        let window = Window(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ViewThatFits {
                        Color.red.frame(width: 120, height: 16)
                        Color.green.frame(height: 48)
                    }
                    Eight()
                }
            }
        }
        let proposals = [
            ProposedViewSize(width: nil, height: 100), .unspecified, .zero, ProposedViewSize(width: 300, height: nil),
        ]
        for width in [80, 40, 300, 0, 100] as [CGFloat] {
            window.scene.resize(to: CGSize(width: width, height: 100))
            for proposal in proposals { _ = window.scene.contentSize(for: proposal) }
            window.update()
            let needsLayout = window.scene.needsLayout
            #expect(!needsLayout, "\(width)")
        }
    }

    /// A screen reader presents all rows that are written out. Those of data are made as they come into sight.
    @Test func aScreenReaderFindsWhatIsOutOfSight() {
        let window = Window(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Eight()
                    ForEach(8..<100, id: \.self) { Plain(name: "\($0)") }
                }
            }
        }
        #expect(window.allTexts.map(\.text) == ["0", "1"])
        window.scene.setEnvironment(\.accessibilityVoiceOverEnabled, true)
        window.update()
        #expect(window.allTexts.map(\.text) == (0..<8).map(String.init))
        window.scrollDown(480)
        #expect(window.allTexts.map(\.text).prefix(10) == (0..<10).map(String.init)[...])
        window.scene.setEnvironment(\.accessibilityVoiceOverEnabled, false)
        window.update()
        #expect(window.allTexts.map(\.text) == ["8", "9"])
    }
}
