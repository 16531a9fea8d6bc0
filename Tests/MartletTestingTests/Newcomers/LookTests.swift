import Foundation
import MartletTesting
import Testing

// Typical view tests, in the style of authors who know other testing libraries: appearance, layout, animation and
// accessibility.

@MainActor @Suite struct LookTests {
    @Test func stylesOfTexts() throws {
        let host = TestHost {
            VStack {
                Text("Title").font(.largeTitle).bold()
                Text("Note").font(.caption).italic().foregroundStyle(.secondary)
                Text("Long text that has no room at all in what there is").lineLimit(1).frame(width: 80)
                Label("Favorites", systemImage: "star.fill")
            }
        }
        let title = try host.find(text: "Title")
        #expect(title.font?.isBold == true)
        #expect(try #require(title.font?.size) > #require(host.find(text: "Note").font?.size))
        #expect(try host.find(text: "Note").font?.isItalic == true)
        #expect(try host.find(.text, containing: "no room").isTruncated)
        #expect(try host.find(.image, "star.fill").symbolName == "star.fill")
    }

    @Test func spacingAndSizes() throws {
        let host = TestHost(size: CGSize(width: 200, height: 100)) {
            HStack(spacing: 10) {
                Color.red.frame(width: 50, height: 20).accessibilityIdentifier("red")
                Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("blue")
            }
        }
        let (red, blue) = (try host.element(id: "red"), try host.element(id: "blue"))
        #expect(blue.frame.minX - red.frame.maxX == 10)
        #expect(red.frame.size == CGSize(width: 50, height: 20))
        #expect(red.frame.minX == 200 - blue.frame.maxX)
    }

    @Test func aFadeHalfWay() throws {
        struct Fading: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    Text("Ghost").opacity(isShown ? 1 : 0)
                    Button("Fade") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
                }
            }
        }
        let host = TestHost { Fading() }
        try host.find(.button, "Fade").tap()
        host.advance(by: .seconds(0.5))
        let ghost = try host.find(.text, "Ghost")
        #expect(abs(ghost.opacity - 0.5) < 0.05)
        #expect(host.isAnimating)
        #expect(ghost.animations.first?.target == [0])
        host.advance(by: .seconds(0.6))
        #expect(!host.isAnimating)
        #expect(!ghost.isVisible)
    }

    @Test func aTransitionLeaves() throws {
        struct Banner: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Text("Saved").transition(.move(edge: .top).combined(with: .opacity)) }
                    Button("Close") { withAnimation(.easeOut(duration: 0.3)) { isShown = false } }
                }
            }
        }
        let host = TestHost { Banner() }
        try host.find(.button, "Close").tap()
        host.advance(by: .seconds(0.1))
        #expect(host.allTexts.contains("Saved"))
        host.advance(by: .seconds(0.5))
        #expect(!host.allTexts.contains("Saved"))
    }

    @Test func gestures() throws {
        struct Photo: View {
            @State private var scale = 1.0
            @State private var angle = Angle.zero
            @State private var offset = CGSize.zero
            var body: some View {
                Rectangle().fill(.green).frame(width: 100, height: 100).accessibilityIdentifier("photo")
                    .gesture(MagnifyGesture().onEnded { scale *= $0.magnification })
                    .gesture(RotateGesture().onEnded { angle += $0.rotation })
                    .gesture(DragGesture().onChanged { offset = $0.translation })
                Text("\(scale.formatted()) \(Int(angle.degrees.rounded())) \(Int(offset.width.rounded()))")
            }
        }
        let host = TestHost { VStack { Photo() } }
        let photo = try host.element(id: "photo")
        try photo.pinch(magnification: 2)
        #expect(host.texts == ["2 0 0"])
        try photo.rotate(by: .degrees(45))
        #expect(host.texts == ["2 45 0"])
        try photo.drag(by: CGSize(width: 60, height: 0))
        #expect(host.texts == ["2 45 60"])
    }

    @Test func pressingAndHovering() throws {
        struct Quiet: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
            }
        }
        struct Card: View {
            @State private var isHovered = false
            var body: some View {
                Button("Card") {}.buttonStyle(Quiet()).onHover { isHovered = $0 }
                    .background(isHovered ? Color.yellow : Color.clear)
                Text(isHovered ? "hovered" : "away")
            }
        }
        let host = TestHost { Card() }
        try host.find(.button, "Card").hover()
        #expect(host.texts.contains("hovered"))
        try host.find(.button, "Card").unhover()
        #expect(host.texts.contains("away"))
    }

    @Test func rightToLeftIsMirrored() throws {
        func icon(_ direction: LayoutDirection) throws -> CGRect {
            let host = TestHost(in: Variation(layoutDirection: direction)) {
                HStack {
                    Image(systemName: "star")
                    Spacer()
                }
            }
            return try host.find(.image).frame
        }
        #expect(try icon(.leftToRight).minX == 0)
        #expect(try icon(.rightToLeft).maxX == 400)
    }

    @Test func textGrowsOnThePhone() throws {
        func height(_ size: DynamicTypeSize) throws -> CGFloat {
            let host = TestHost(in: Variation(platform: .phone, dynamicTypeSize: size)) { Text("Hello") }
            return try host.find(.text).frame.height
        }
        #expect(try height(.accessibility3) > height(.large))
    }

    @Test func numbersAndDatesInOtherLanguages() {
        let host = TestHost(in: Variation(locale: Locale(identifier: "de_AT"))) {
            VStack {
                Text(1234.5, format: .number)
                Text(Date(timeIntervalSince1970: 0), format: .dateTime.month(.wide))
            }
        }
        #expect(host.texts.last == "Jänner")
    }

    @Test func whatIsToldToAssistiveTechnology() throws {
        struct Rating: View {
            @State private var stars = 3
            var body: some View {
                HStack { ForEach(0..<5) { Image(systemName: $0 < stars ? "star.fill" : "star") } }
                    .accessibilityElement()
                    .accessibilityLabel("Rating")
                    .accessibilityValue("\(stars) stars")
                    .accessibilityHint("Swipe up or down")
                    .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
                    .accessibilityAction(named: "Clear") { stars = 0 }
            }
        }
        let host = TestHost { Rating() }
        let rating = try host.find(.other, "Rating")
        #expect(rating.value == "3 stars")
        #expect(rating.hint == "Swipe up or down")
        try rating.perform("increment")
        #expect(rating.value == "4 stars")
        try rating.perform("Clear")
        #expect(rating.value == "0 stars")
        host.assertAccessible()
    }

    @Test func aBallIsDroppedIntoABox() throws {
        struct Game: View {
            @State private var box: [String] = []
            @State private var isOver = false
            var body: some View {
                HStack {
                    Text("Ball").draggable("ball")
                    Text(box.isEmpty ? "empty" : box.joined()).frame(width: 100, height: 100)
                        .accessibilityIdentifier("box")
                        .dropDestination(for: String.self) { items, _ in
                            box += items
                            return true
                        } isTargeted: {
                            isOver = $0
                        }
                }
            }
        }
        let host = TestHost { Game() }
        try host.find(text: "Ball").drag(onto: host.element(id: "box"))
        #expect(host.texts == ["Ball", "ball"])
    }
}
