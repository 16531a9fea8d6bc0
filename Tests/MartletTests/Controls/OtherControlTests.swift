import Foundation
import Testing

import Martlet

private struct Steps: View {
    @State var n = 1
    @State var x = 0.5
    var body: some View {
        Stepper("n \(n)", value: $n, in: 0...3)
        Stepper("x \(x)", value: $x, step: 0.25)
        Stepper("actions", onIncrement: { n = 3 }, onDecrement: nil)
    }
}

@MainActor @Suite struct OtherControlTests {
    @Test func steppersStayInTheirBounds() throws {
        let screen = Screen { Steps() }
        let n = try screen.find(.stepper, "n 1")
        for _ in 0..<5 { n.increment(); screen.scene.update() }
        _ = try screen.find(.stepper, "n 3")
        #expect(n.controlContent?.value == .number(3))
        for _ in 0..<5 { n.decrement(); screen.scene.update() }
        _ = try screen.find(.stepper, "n 0")
        let actions = try screen.find(.stepper, "actions")
        #expect(!actions.decrement())
        #expect(actions.increment())
        screen.scene.update()
        _ = try screen.find(.stepper, "n 3")
        screen.scene.focusMoves.setFocus(n)
        screen.key(.leftArrow)
        _ = try screen.find(.stepper, "n 2")
        let x = try screen.find(.stepper, "x 0.500000")
        x.increment()
        screen.scene.update()
        #expect(x.controlContent?.value == .number(0.75))
    }

    @Test func labels() throws {
        let screen = Screen {
            Label("both", systemImage: "star")
            Label("title", systemImage: "star").labelStyle(.titleOnly)
            Button("add", systemImage: "plus") {}.labelStyle(.iconOnly)
        }
        #expect(screen.texts == ["both", "title"])
        let button = try #require(screen.all(.button).first)
        #expect(screen.name(of: button) == "add", "the title of an icon is there for assistive technology")
        let insets = screen.host.chrome(of: try #require(button.controlContent)).insets
        #expect(
            button.frame.size
                == CGSize(width: 8 + insets.leading + insets.trailing, height: 16 + insets.top + insets.bottom)
        )
    }

    @Test func imagesTakeAfterTheFont() throws {
        let screen = Screen {
            Image(systemName: "star")
            Image(systemName: "star").resizable()
        }
        var images: [RenderNode] = []
        screen.scene.root.forEachInSubtree { if case .image = $0.content { images.append($0) } }
        #expect(images[0].frame.size == CGSize(width: 8, height: 16))
        #expect(images[1].frame.width == 400)
    }

    @Test func linksOpenAddresses() throws {
        var opened: [URL] = []
        let url = try #require(URL(string: "https://example.com"))
        let screen = Screen {
            Link("page", destination: url)
                .environment(
                    \.openURL,
                    OpenURLAction {
                        opened.append($0); return .handled
                    })
        }
        screen.tap(try screen.find(.link, "page"))
        #expect(opened == [url])
    }

    @Test func progress() throws {
        let screen = Screen {
            ProgressView("Loading")
            ProgressView("Half", value: 5, total: 10)
            ProgressView(value: 2.0)
        }
        #expect(try screen.find(.progress, "Loading").controlContent?.value == ControlValue.none)
        #expect(try screen.find(.progress, "Half").controlContent?.value == .number(0.5))
        #expect(screen.all(.progress)[2].controlContent?.value == .number(1))
    }

    @Test func aRowStandsForItsOnlyLink() throws {
        var runs = 0
        let screen = Screen {
            List {
                Button("row") { runs += 1 }
                HStack {
                    Button("left") { runs += 10 }
                    Button("right") { runs += 100 }
                }
            }
        }
        let rows = screen.all(.row)
        for row in rows {
            let origin = row.originInWindow
            screen.tap(at: CGPoint(x: origin.x + row.frame.width - 2, y: origin.y + row.frame.height / 2))
        }
        #expect(runs == 1, "where there are several, each takes its own clicks")
    }

    @Test func theFocusIsScrolledIntoSight() throws {
        let screen = Screen(size: CGSize(width: 200, height: 100)) {
            ScrollView { VStack { ForEach(0..<20) { Button("b\($0)") {} } } }
        }
        for _ in 0..<15 { screen.key(.tab) }
        #expect(screen.focusedName == "b14")
        let focused = try #require(screen.scene.focus.focused)
        let y = focused.originInWindow.y
        #expect(y >= 0 && y + focused.frame.height <= 100)
    }

    @Test func accessibilityIsKept() throws {
        let screen = Screen {
            Button("x") {}
                .accessibilityIdentifier("close")
                .accessibilityLabel("Close")
                .accessibilityHint("Closes the window")
                .accessibilityValue("open")
            Text("decoration").accessibilityHidden(true)
        }
        let button = try screen.find(.button, "Close")
        #expect(button.reading.properties?.identifier == "close")
        #expect(button.reading.properties?.hint == "Closes the window")
        #expect(button.reading.properties?.value == "open")
    }
}
