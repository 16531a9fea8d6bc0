import MartletTesting
import Testing

/// The readable properties of an element's appearance and environment.
@MainActor @Suite struct ReadingTests {
    @Test func fontsAndColours() throws {
        let host = TestHost {
            VStack {
                Text("plain")
                Text("loud").font(.system(size: 30, weight: .heavy, design: .rounded)).italic().foregroundStyle(.red)
                Text("bold").bold().underline()
                Text("gone").strikethrough()
                Button("Press") {}.foregroundStyle(Color(red: 0, green: 1, blue: 0))
                Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10).accessibilityIdentifier("area")
                Circle().fill(Color(red: 1, green: 1, blue: 0)).frame(width: 10, height: 10)
                    .accessibilityIdentifier("shape")
            }
        }
        let loud = try host.find(text: "loud")
        #expect(loud.font?.size == 30)
        #expect(loud.font?.weight == .heavy)
        #expect(loud.font?.design == .rounded)
        #expect(loud.font?.isItalic == true)
        #expect(loud.color == Color.red.resolve(in: EnvironmentValues()))
        let plain = try host.find(text: "plain")
        #expect(plain.font?.weight == .regular)
        #expect(plain.font?.isItalic == false)
        #expect(try host.find(text: "bold").font?.isBold == true)
        #expect(try host.find(text: "bold").isUnderlined)
        #expect(!plain.isUnderlined && !plain.isStruckThrough)
        #expect(try host.find(text: "gone").isStruckThrough)
        #expect(try host.find(.button, "Press").color?.green == 1)
        #expect(try host.element(id: "area").color?.blue == 1)
        #expect(try host.element(id: "shape").color?.description == "#FFFF00FF")
        #expect(try host.element(id: "area").font == nil)
    }

    @Test func coloursFollowTheSurroundings() throws {
        let host = TestHost { Text("a") }
        let light = try host.find(text: "a").color
        host.setEnvironment(\.colorScheme, .dark)
        host.update()
        #expect(try host.find(text: "a").color != light)
        #expect(try host.find(text: "a").environment(\.colorScheme) == .dark)
    }

    @Test func linesAndTruncation() throws {
        let host = TestHost(size: CGSize(width: 80, height: 200)) {
            VStack {
                Text("a long text that needs lines").accessibilityIdentifier("whole")
                Text("a long text that needs lines").lineLimit(1).accessibilityIdentifier("cut")
                Text("short").lineLimit(2)
            }
        }
        #expect(try !host.element(id: "whole").isTruncated)
        #expect(try host.element(id: "whole").lineLimit == nil)
        #expect(try host.element(id: "cut").isTruncated)
        #expect(try host.element(id: "cut").lineLimit == 1)
        #expect(try !host.find(text: "short").isTruncated)
        host.resize(to: CGSize(width: 400, height: 200))
        #expect(try !host.element(id: "cut").isTruncated)
    }

    @Test func symbols() throws {
        let host = TestHost { Label("Remove", systemImage: "trash").symbolVariant(.fill) }
        #expect(try host.find(.image).symbolName == "trash.fill")
        #expect(try host.find(.text).symbolName == nil)
        #expect(try host.find(.image).imageName == nil)
        #expect(try !host.find(.image).isImageMissing)
    }

    private struct Level: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    @Test func surroundingsAndPreferences() throws {
        let host = TestHost {
            VStack {
                Text("a").preference(key: Level.self, value: 2)
                Text("b").preference(key: Level.self, value: 3).environment(\.locale, Locale(identifier: "de_DE"))
                Text("c").zIndex(4)
            }
            .accessibilityElement(children: .contain)
            .accessibilityIdentifier("all")
        }
        #expect(host.preference(Level.self) == 5)
        #expect(try host.element(id: "all").preference(Level.self) == 5)
        #expect(try host.find(text: "c").preference(Level.self) == nil)
        #expect(try host.find(text: "b").environment(\.locale).identifier == "de_DE")
        #expect(try host.find(text: "a").environment(\.locale).identifier == "en_US")
        #expect(try host.find(text: "c").zIndex == 4)
    }

    @Test func whatIsOnItsWay() throws {
        struct Moves: View {
            @State private var isRight = false
            var body: some View {
                VStack {
                    Button("Go") { withAnimation(.linear(duration: 1)) { isRight = true } }
                    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("box")
                        .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
                }
            }
        }
        let host = TestHost(size: CGSize(width: 200, height: 100)) { Moves() }
        let box = try host.element(id: "box")
        #expect(!host.isAnimating)
        #expect(!box.isMoving)
        #expect(box.targetFrame == box.frame)
        try host.find(.button, "Go").tap()
        host.advance(by: .milliseconds(500))
        #expect(host.isAnimating)
        #expect(box.isMoving)
        #expect(box.targetFrame.minX == 180)
        #expect(abs(box.frame.minX - 90) < 3)
        host.advance(by: .milliseconds(600))
        #expect(!host.isAnimating)
        #expect(!box.isMoving)
        #expect(box.frame.minX == 180)
    }

    @Test func effects() throws {
        let host = TestHost {
            VStack {
                Text("big").scaleEffect(x: 2, y: 3)
                Text("cut").frame(width: 10).clipped()
                Text("faint").opacity(0.5).opacity(0.5)
            }
        }
        #expect(try host.find(text: "big").scale == CGSize(width: 2, height: 3))
        #expect(try host.find(text: "cut").isClipped)
        #expect(try !host.find(text: "big").isClipped)
        #expect(try host.find(text: "faint").opacity == 0.25)
        #expect(try host.find(text: "cut").scale == CGSize(width: 1, height: 1))
    }
}
