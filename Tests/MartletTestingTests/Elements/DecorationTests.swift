import MartletTesting
import Testing

/// Backgrounds, borders, paddings and fills, and how elements print.
@MainActor @Suite struct DecorationTests {
    private func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

    @Test func backgroundsAndPadding() throws {
        let host = TestHost {
            VStack {
                Text("badge").padding(4).background(Color.red).padding(.leading, 10).background(.blue).border(
                    .green, width: 2)
                Text("plain")
                HStack {
                    Text("left")
                    Text("right")
                }
                .padding(8).background(Color.yellow).accessibilityIdentifier("line")
            }
        }
        let badge = try host.find(text: "badge")
        #expect(badge.backgrounds == [resolved(.red), resolved(.blue)])
        #expect(badge.background == resolved(.red))
        #expect(badge.padding == EdgeInsets(top: 4, leading: 14, bottom: 4, trailing: 4))
        #expect(badge.border == ElementBorder(color: resolved(.green), width: 2))
        #expect(badge.modifiers.first == "padding(4)")
        #expect(badge.modifiers.contains("padding(0, 10, 0, 0)"))
        #expect(badge.modifiers.count == 5)
        let plain = try host.find(text: "plain")
        #expect(plain.background == nil)
        #expect(plain.padding == EdgeInsets())
        #expect(plain.borders.isEmpty)
        // Decorations of the stack are not those of its texts.
        #expect(try host.find(text: "left").backgrounds.isEmpty)
        #expect(try host.element(id: "line").background == resolved(.yellow))
        #expect(try host.element(id: "line").padding == EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
    }

    @Test func shapesBehindAndInFront() throws {
        let host = TestHost {
            VStack {
                Text("pill").padding(6).background(Color.orange, in: Capsule())
                Text("ring").overlay { RoundedRectangle(cornerRadius: 4).stroke(Color.red, lineWidth: 3) }
                Text("shaped").background { Circle().fill(.green) }
                Circle().fill(.purple).frame(width: 20, height: 20).padding(5).accessibilityIdentifier("dot")
                Rectangle().stroke(Color.red, lineWidth: 2).frame(width: 20, height: 20).accessibilityIdentifier(
                    "frame")
                Button("Go") {}.buttonStyle(Pill())
            }
        }
        #expect(try host.find(text: "pill").background == resolved(.orange))
        #expect(try host.find(text: "ring").border == ElementBorder(color: resolved(.red), width: 3))
        #expect(try host.find(text: "ring").background == nil)
        #expect(try host.find(text: "shaped").background == resolved(.green))
        #expect(try host.element(id: "dot").fill == resolved(.purple))
        #expect(try host.element(id: "dot").stroke == nil)
        #expect(try host.element(id: "dot").padding.top == 5)
        #expect(try host.element(id: "frame").stroke == ElementBorder(color: resolved(.red), width: 2))
        #expect(try host.element(id: "frame").fill == nil)
        let button = try host.find(.button, "Go")
        #expect(button.background == resolved(.blue))
        #expect(button.padding.leading == 12)
    }

    private struct Pill: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.padding(.horizontal, 12).background(Color.blue)
        }
    }

    @Test func rightToLeft() throws {
        let host = TestHost(in: Variation(layoutDirection: .rightToLeft)) { Text("text").padding(.leading, 10) }
        #expect(try host.find(text: "text").padding == EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0))
    }

    @Test func elementsAndFontsPrint() throws {
        let host = TestHost(size: CGSize(width: 100, height: 40)) {
            VStack(spacing: 0) {
                Text("Total").bold().font(.system(size: 20))
                Button("Log in") {}.disabled(true)
            }
        }
        let button = try host.find(.button, "Log in")
        #expect("\(button)".hasPrefix("button \"Log in\" disabled ("))
        #expect(host.tree.contains("\(button)"))
        #expect("\([button])" == "[\(button)]")
        #expect(try #require(host.find(text: "Total").font).description == "20pt bold")
    }

    private struct Shift: View {
        @State private var isFar = false
        var body: some View {
            VStack {
                Button("Go") { withAnimation(.linear(duration: 1)) { isFar = true } }
                Text("offset").offset(x: isFar ? 100 : 0)
                Text("turned").rotationEffect(.degrees(isFar ? 90 : 0))
                Text("still")
            }
        }
    }

    @Test func whatAnOffsetOrARotationMovesIsMoving() throws {
        let host = TestHost { Shift() }
        let (offset, turned) = (try host.find(text: "offset"), try host.find(text: "turned"))
        let start = offset.frame
        #expect(!offset.isMoving && !turned.isMoving)
        try host.find(.button, "Go").tap()
        host.advance(by: .milliseconds(500))
        #expect(offset.isMoving)
        #expect(turned.isMoving)
        #expect(try !host.find(text: "still").isMoving)
        // The offset counts, and the rotation does not.
        #expect(offset.targetFrame == start.offsetBy(dx: 100, dy: 0))
        let placed = turned.targetFrame
        host.advance(by: .seconds(1))
        #expect(!offset.isMoving && !turned.isMoving)
        #expect(offset.frame == start.offsetBy(dx: 100, dy: 0))
        #expect(turned.targetFrame == placed)
    }
}
