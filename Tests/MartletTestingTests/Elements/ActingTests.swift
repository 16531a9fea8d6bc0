import MartletTesting
import Testing

/// Operations of the user with pointer, fingers and keys.
@MainActor @Suite struct ActingTests {
    private struct Draggable: View {
        @State private var log: [String] = []
        var body: some View {
            VStack {
                Text(log.last ?? "still")
                Circle()
                    .frame(width: 40, height: 40)
                    .accessibilityIdentifier("ball")
                    .gesture(
                        DragGesture(minimumDistance: 0).onEnded {
                            let end = "\(Int($0.translation.width.rounded())), \(Int($0.translation.height.rounded()))"
                            log.append("\(end) fast: \($0.velocity.width > 100)")
                        })
                Color.blue.frame(width: 60, height: 60).accessibilityIdentifier("goal")
            }
        }
    }

    @Test func draggingGoesAsFarAsItIsTold() throws {
        let host = TestHost { Draggable() }
        let ball = try host.element(id: "ball")
        try ball.drag(by: CGSize(width: 180, height: -20))
        #expect(host.texts.first == "180, -20 fast: false")
        try ball.drag(from: .center, to: UnitPoint(x: 5, y: 0.5))
        #expect(host.texts.first == "180, 0 fast: false")
        let start = CGPoint(x: ball.frame.midX, y: ball.frame.midY)
        try ball.drag(to: CGPoint(x: start.x + 30, y: start.y + 7))
        #expect(host.texts.first == "30, 7 fast: false")
        let goal = try host.element(id: "goal")
        try ball.drag(onto: goal)
        #expect(host.texts.first == "0, \(Int(goal.frame.midY - ball.frame.midY)) fast: false")
        try ball.drag(by: CGSize(width: 100, height: 0), over: .milliseconds(200))
        #expect(host.texts.first == "100, 0 fast: true")
    }

    @Test func draggingOntoWhatIsNotSeen() throws {
        let host = TestHost {
            VStack {
                Text("a")
                Text("b").hidden()
            }
        }
        let error = #expect(throws: ElementNotOperable.self) {
            try host.find(.text, "a").drag(onto: host.find(.text, "b"))
        }
        #expect(error?.description.contains("nothing is seen of the text \"b\"") == true)
    }

    @Test func tapsAndPresses() throws {
        struct Pad: View {
            @State private var log = ""
            var body: some View {
                VStack {
                    Text(log)
                    Color.red.accessibilityIdentifier("double").onTapGesture(count: 2) { log += "double " }
                    Color.green.accessibilityIdentifier("long").onLongPressGesture { log += "long " }
                    Color.blue.accessibilityIdentifier("place").onTapGesture { place in log += "\(Int(place.x)) " }
                }
            }
        }
        let host = TestHost { Pad() }
        try host.element(id: "double").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts == [])
        try host.element(id: "double").doubleTap()
        #expect(host.texts == ["double "])
        try host.element(id: "long").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts == ["double "])
        try host.element(id: "long").longPress()
        #expect(host.texts == ["double long "])
        try host.element(id: "place").tap(at: UnitPoint(x: 0.25, y: 0.5))
        host.advance(by: .seconds(1))
        #expect(host.texts == ["double long 100 "])
    }

    @Test func twoFingers() throws {
        struct Map: View {
            @State private var zoom = 1.0
            @State private var angle = Angle.zero
            var body: some View {
                VStack {
                    Text("zoom \(Int(zoom * 10)), angle \(Int(angle.degrees.rounded()))")
                    Color.red.accessibilityIdentifier("zoom")
                        .gesture(MagnifyGesture().onEnded { zoom = $0.magnification })
                    Color.blue.accessibilityIdentifier("turn").gesture(RotateGesture().onEnded { angle = $0.rotation })
                }
            }
        }
        let host = TestHost { Map() }
        try host.element(id: "zoom").pinch(magnification: 3)
        try host.element(id: "turn").rotate(by: .degrees(45))
        #expect(host.texts == ["zoom 30, angle 45"])
    }

    @Test func hovering() throws {
        struct Card: View {
            @State private var isOver = false
            var body: some View {
                Text(isOver ? "over" : "away").onHover { isOver = $0 }
            }
        }
        let host = TestHost { Card() }
        try host.find(.text).hover()
        #expect(host.texts == ["over"])
        try host.find(.text).unhover()
        #expect(host.texts == ["away"])
    }

    private struct Mail: View {
        @State private var messages = ["one", "two", "three"]
        @State private var log = ""
        var body: some View {
            VStack {
                Text("log \(log)")
                List {
                    ForEach(messages, id: \.self) { message in
                        Text(message)
                            .swipeActions(edge: .leading) { Button("Pin") { log += "pin \(message) " } }
                    }
                    .onDelete { messages.remove(atOffsets: $0) }
                }
                .refreshable {
                    await Task.yield()
                    messages.append("new")
                }
            }
        }
    }

    @Test func swipingRows() throws {
        let host = TestHost { Mail() }
        let row = try host.find(.row, "two")
        #expect(row.swipeActions(.leading) == ["Pin"])
        #expect(row.swipeActions() == ["Delete"])
        try row.swipe(.leading, choosing: "Pin")
        #expect(host.texts.first == "log pin two ")
        try host.find(text: "two").swipe(.trailing, choosing: "Delete")
        #expect(!host.texts.contains("two"))
        let none = #expect(throws: ElementNotFound.self) {
            try host.find(.row, "one").swipe(.trailing, choosing: "Pin")
        }
        #expect(none?.description.contains("There is: \"Delete\"") == true)
    }

    @Test func pullingToRefresh() async throws {
        let host = TestHost { Mail() }
        try host.find(.row, "one").pullToRefresh()
        await host.settle()
        #expect(host.texts.last == "new")
        #expect(throws: ElementNotOperable.self) { try host.find(.text, "log ").pullToRefresh() }
    }

    @Test func swipingMovesThePointer() throws {
        let host = TestHost { Draggable() }
        try host.element(id: "ball").swipe(.trailing)
        #expect(host.texts.first == "40, 0 fast: true")
        try host.element(id: "ball").swipe(.top, distance: 70)
        #expect(host.texts.first == "0, -70 fast: false")
    }

    @Test func scrollingToWhatIsNotMade() throws {
        let host = TestHost(size: CGSize(width: 200, height: 300)) {
            List(0..<500, id: \.self) { Text("Row \($0)") }
        }
        #expect(throws: ElementNotFound.self) { try host.find(.text, "Row 400") }
        let row = try host.scroll(to: .text, "Row 400")
        #expect(row.isHittable)
        #expect(row.visibleFrame == row.frame)
        #expect(try host.scroll(to: .text, "Row 3").isVisible)
        let before = host.texts
        #expect(throws: ElementNotFound.self) { try host.scroll(to: .text, "Row 600") }
        #expect(host.texts == before)
        #expect(try host.scroll(toID: 250).texts == ["Row 250"])
        #expect(host.texts.contains("Row 250"))
        #expect(throws: ElementNotFound.self) { try host.scroll(toID: 777) }
    }

    @Test func scrollingIntoView() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView { VStack { ForEach(0..<20, id: \.self) { Text("\($0)").frame(height: 30) } } }
        }
        let last = try host.find(.text, "19")
        #expect(!last.isVisible)
        try last.scrollIntoView()
        #expect(last.isHittable)
        let hidden = TestHost { Text("x").opacity(0) }
        #expect(throws: ElementNotOperable.self) { try hidden.find(.text, "x").scrollIntoView() }
    }

    private struct Fields: View {
        @State private var name = "Ada Lovelace"
        @State private var note = ""
        var body: some View {
            VStack {
                TextField("Name", text: $name)
                TextField("Note", text: $note)
                Button("OK") {}
            }
        }
    }

    @Test func focusMoves() throws {
        let host = TestHost { Fields() }
        #expect(host.focused == nil)
        let name = try host.find(.textField, "Name")
        try name.focus()
        #expect(name.isFocused)
        #expect(host.focused == name)
        host.press(.tab)
        #expect(!name.isFocused)
        #expect(try host.find(.textField, "Note").isFocused)
        host.press(.tab, modifiers: .shift)
        #expect(name.isFocused)
        #expect(throws: ElementNotOperable.self) {
            try TestHost { Text("a") }.find(.text, "a").focus()
        }
    }

    @Test func selectingAndPasting() throws {
        let host = TestHost { Fields() }
        let name = try host.find(.textField, "Name")
        try name.selectText("Love")
        #expect(name.selectedText == "Love")
        try name.paste("King")
        #expect(name.value == "Ada Kinglace")
        try name.selectText()
        #expect(name.selectedText == "Ada Kinglace")
        try name.paste("Grace")
        #expect(name.value == "Grace")
        #expect(name.selectedText == "")
        let missing = #expect(throws: ElementNotOperable.self) { try name.selectText("x") }
        #expect(missing?.description.contains("its text is \"Grace\"") == true)
        #expect(throws: ElementNotOperable.self) { try host.find(.button, "OK").paste("x") }
    }

    @Test func menusNameTheirKeys() throws {
        struct Keys: App {
            var body: some Scene {
                WindowGroup { Text("a") }
                    .commands {
                        CommandMenu("Keys") {
                            Button("Palette") {}.keyboardShortcut("p", modifiers: [.command, .shift])
                            Button("Up") {}.keyboardShortcut(.upArrow, modifiers: [.option])
                            Button("Help") {}.keyboardShortcut("?", modifiers: .command)
                        }
                    }
            }
        }
        let menus = TestHost(app: Keys()).menus
        #expect(menus.contains("Palette (Ctrl+Shift+P)"))
        #expect(menus.contains("Up (Alt+Up)"))
        #expect(menus.contains("Help (Ctrl+?)"))
    }
}
