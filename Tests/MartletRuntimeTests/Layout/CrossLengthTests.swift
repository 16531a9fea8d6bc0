import Foundation
import Testing

import Martlet

/// A stack without a proposed breadth has that of its content, and offers it to children that expand.
@MainActor @Suite struct CrossLengthTests {
    @Test func buttonsAreAsWideAsTheWidestOfThem() {
        let laid = Laid(200, 100) {
            VStack(spacing: 0) {
                Text("a").frame(maxWidth: .infinity).tagged("short")
                Text("bbbb").frame(maxWidth: .infinity).tagged("long")
                Divider().tagged("line")
            }
            .fixedSize(horizontal: true, vertical: false)
        }
        #expect(laid["short"][2] == 32 && laid["long"][2] == 32)
        #expect(laid["line"][2] == 32)
    }

    @Test func barsAreAsHighAsTheTextBeside() {
        func row() -> some View {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Text("a")
                    Text("b")
                }
                Color.red.frame(width: 4).tagged("bar")
                Divider().tagged("line")
            }
        }
        let fixed = Laid(200, 200) { row().fixedSize(horizontal: false, vertical: true) }
        #expect(fixed["bar"][3] == 32 && fixed["line"][3] == 32)
        // In a scroll view no height is offered at all.
        let scrolled = Laid(200, 200) { ScrollView { row() } }
        #expect(scrolled["bar"][3] == 32 && scrolled["line"][3] == 32)
        let laidOut = Laid(200, 200) {
            AnyLayout(HStackLayout(spacing: 0)) {
                Text("a")
                Color.red.frame(width: 4).tagged("bar")
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        #expect(laidOut["bar"][3] == 16)
    }

    @Test func contentFillsTheLeastHeightOfAFrame() {
        let laid = Laid(100, 100) {
            ScrollView {
                VStack {
                    Text("a").tagged("top")
                    Spacer()
                    Text("b").tagged("bottom")
                }
                .frame(minHeight: 100)
            }
        }
        #expect(laid["top"][1] == 0 && laid["bottom"][1] == 84)
        let small = Laid(100, 100) { Text("ab").frame(minWidth: 50).tagged("frame").fixedSize() }
        #expect(small.text("ab")[2] == 16 && small["frame"][2] == 50)
    }

    @Test func guidesStayWhereTheyAre() {
        let laid = Laid(200, 200) {
            HStack(alignment: .top, spacing: 0) {
                Text("a\nb\nc")
                Color.red.frame(width: 4).tagged("bar")
                Text("x").tagged("x")
            }
            .fixedSize()
        }
        #expect(laid["bar"][1] == laid["x"][1] && laid["bar"][3] == 48)
    }
}
