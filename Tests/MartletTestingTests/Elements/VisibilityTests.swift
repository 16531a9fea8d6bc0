import MartletTesting
import Testing

/// Elements reported as visible are those that a user sees.
@MainActor @Suite struct VisibilityTests {
    @Test func hiddenAndTransparentTextsAreNotSeen() throws {
        let host = TestHost {
            VStack {
                Text("shown")
                Text("hidden").hidden()
                Text("transparent").opacity(0)
                VStack { Text("inside") }.opacity(0)
                Text("faint").opacity(0.5)
            }
        }
        #expect(host.texts == ["shown", "faint"])
        #expect(host.allTexts == ["shown", "hidden", "transparent", "inside", "faint"])
        #expect(try host.find(.text, "shown").isVisible)
        #expect(try !host.find(.text, "hidden").isVisible)
        #expect(try !host.find(.text, "transparent").isVisible)
        #expect(try !host.find(.text, "inside").isVisible)
    }

    @Test func whatIsScrolledAwayIsNotSeen() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { Text("row \($0)").frame(height: 40) }
                }
            }
        }
        #expect(host.texts == ["row 0", "row 1", "row 2"])
        #expect(host.allTexts.count == 10)
        let third = try host.find(.text, "row 2")
        #expect(third.frame.minY == 92)
        #expect(third.visibleFrame.height == 8, "cut off by the edge")
        try host.find(.text, "row 0").scroll(by: CGSize(width: 0, height: 120))
        #expect(host.texts == ["row 3", "row 4", "row 5"])
    }

    @Test func clippedTextsAreNotSeen() throws {
        let host = TestHost {
            VStack(alignment: .leading, spacing: 0) {
                Text("first"); Text("second"); Text("third")
            }
            .frame(width: 100, height: 16, alignment: .top)
            .clipped()
        }
        #expect(host.texts == ["first"])
        #expect(try host.find(.text, "second").visibleFrame == .zero)
        let round = TestHost {
            Text("corner").offset(x: 0, y: 200).frame(width: 50, height: 50).clipShape(Circle())
        }
        #expect(round.texts == [])
    }

    @Test func whatLiesOutsideOfTheWindowIsNotSeen() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ZStack {
                Text("in")
                Text("out").offset(x: 300)
            }
        }
        #expect(host.texts == ["in"])
        #expect(try host.find(.text, "out").frame.minX > 300)
        host.resize(to: CGSize(width: 1000, height: 100))
        #expect(host.texts == ["in", "out"])
    }

    @Test func aSheetCoversWhatLiesBehindIt() throws {
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("Open") { isShown = true }
                    Text("behind")
                }
                .fullScreenCover(isPresented: $isShown) { Text("in front") }
            }
        }
        let host = TestHost { Page() }
        #expect(host.texts == ["Open", "behind"])
        let behind = try host.find(.text, "behind")
        #expect(behind.isVisible)
        try host.find(.button, "Open").tap()
        #expect(host.texts == ["in front"])
        #expect(!behind.isVisible)
        #expect(host.allTexts.contains("behind"))
    }

    @Test func hittableIsWhatATapReaches() throws {
        let host = TestHost {
            VStack {
                Button("free") {}
                Button("disabled") {}.disabled(true)
                ZStack {
                    Button("covered") {}
                    Color.red.frame(width: 200, height: 40)
                }
                Button("hidden") {}.hidden()
            }
        }
        #expect(try host.find(.button, "free").isHittable)
        #expect(try !host.find(.button, "disabled").isHittable)
        #expect(try !host.find(.button, "covered").isHittable)
        #expect(try host.find(.button, "covered").isVisible, "what covers it in the window is not asked")
        #expect(try !host.find(.button, "hidden").isHittable)
    }

    @Test func effectsMoveWhatIsSeen() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            Text("aa").frame(width: 20, height: 20).scaleEffect(0)
            Text("bb").scaleEffect(2)
        }
        #expect(host.texts == ["bb"])
        #expect(try host.find(.text, "bb").visibleFrame.size == CGSize(width: 32, height: 32))
    }
}
