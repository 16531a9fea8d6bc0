import Foundation
import MartletTesting
import Testing

// Typical view tests, in the style of authors who know other testing libraries: appearance by state, and effects of
// time.

@MainActor @Suite struct StateTests {
    @Test func aButtonStyleShowsThePress() throws {
        struct Big: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
            }
        }
        var presses = 0
        let host = TestHost { Button("Press") { presses += 1 }.buttonStyle(Big()) }
        #expect(try host.find(text: "Press").opacity == 1)
        try host.find(.button, "Press").tap()
        host.advance(by: .seconds(1))
        #expect(presses == 1)
        #expect(try host.find(text: "Press").opacity == 1)
    }

    @Test func darkAndLight() throws {
        struct Banner: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View {
                Text(scheme == .dark ? "night" : "day").foregroundStyle(scheme == .dark ? .white : .black)
            }
        }
        for variation in Variation.all(colorSchemes: [.light, .dark]) {
            let host = TestHost(in: variation) { Banner() }
            let isDark = variation.colorScheme == .dark
            #expect(host.texts == [isDark ? "night" : "day"])
            #expect(try host.find(.text).color?.red == (isDark ? 1 : 0))
        }
    }

    @Test func aLongNameIsCutOff() throws {
        let host = TestHost {
            Text("A very long name of a thing").lineLimit(1).frame(width: 80).accessibilityIdentifier("name")
            Text("Short").lineLimit(1).frame(width: 80)
        }
        #expect(try host.element(id: "name").isTruncated)
        #expect(try !host.find(text: "Short").isTruncated)
        #expect(try host.element(id: "name").lineLimit == 1)
    }

    @Test func wideAndNarrow() throws {
        struct Adaptive: View {
            @Environment(\.horizontalSizeClass) private var width
            var body: some View {
                let layout = width == .compact ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
                layout {
                    Text("one")
                    Text("two")
                }
            }
        }
        let narrow = TestHost(in: Variation(horizontalSizeClass: .compact)) { Adaptive() }
        let wide = TestHost(in: Variation(horizontalSizeClass: .regular)) { Adaptive() }
        #expect(try narrow.find(text: "one").frame.minY < narrow.find(text: "two").frame.minY)
        #expect(try wide.find(text: "one").frame.minY == wide.find(text: "two").frame.minY)
        #expect(try wide.find(text: "one").frame.maxX < wide.find(text: "two").frame.minX)
    }

    @Test func aCountdownCanBePaused() throws {
        struct Countdown: View {
            @State private var left = 10
            @State private var isPaused = false
            let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            var body: some View {
                Text("\(left) s")
                Button(isPaused ? "Resume" : "Pause") { isPaused.toggle() }
                    .onReceive(timer) { _ in if !isPaused, left > 0 { left -= 1 } }
            }
        }
        let host = TestHost { Countdown() }
        host.advance(by: .seconds(3))
        #expect(host.texts.contains("7 s"))
        try host.find(.button, "Pause").tap()
        host.advance(by: .seconds(5))
        #expect(host.texts.contains("7 s"))
        try host.find(.button, "Resume").tap()
        host.advance(by: .seconds(20))
        #expect(host.texts.contains("0 s"))
    }

    @Test func aToastGoesAway() throws {
        struct Toast: View {
            @State private var isShown = false
            var body: some View {
                Button("Copy") {
                    withAnimation { isShown = true }
                    Task {
                        try? await Task.sleep(for: .seconds(2))
                        withAnimation { isShown = false }
                    }
                }
                if isShown { Text("Copied").transition(.opacity) }
            }
        }
        let host = TestHost { Toast() }
        try host.find(.button, "Copy").tap()
        host.advance(by: .seconds(1))
        #expect(try host.find(text: "Copied").isVisible)
        host.advance(by: .seconds(2))
        #expect(!host.texts.contains("Copied"))
        #expect(throws: ElementNotFound.self) { try host.find(text: "Copied") }
    }

    @Test func onlyTheChangedRowRuns() throws {
        struct Row: View {
            let name: String
            let isDone: Bool
            var body: some View { Text(name).strikethrough(isDone) }
        }
        struct Todo: View {
            @State private var done: Set<String> = []
            var body: some View {
                ForEach(["a", "b", "c"], id: \.self) { Row(name: $0, isDone: done.contains($0)) }
                Button("Do b") { done.insert("b") }
            }
        }
        let host = TestHost { Todo() }
        try host.assertBodyRuns(of: Row.self, equals: 1) { try host.find(.button, "Do b").tap() }
        #expect(try host.find(text: "b").isStruckThrough)
        #expect(try !host.find(text: "a").isStruckThrough)
    }

    @Test func aStoredSettingIsThereNextTime() throws {
        struct Settings: View {
            @AppStorage("StateTests.isLoud") private var isLoud = false
            var body: some View { Toggle("Loud", isOn: $isLoud) }
        }
        let first = TestHost { Settings() }
        try first.find(.toggle, "Loud").tap()
        first.unmount()
        let second = first.sharing { TestHost { Settings() } }
        #expect(try second.find(.toggle, "Loud").isOn == true)
        UserDefaults.standard.set(false, forKey: "StateTests.isLoud")
        second.update()
        #expect(try second.find(.toggle, "Loud").isOn == false)
    }

    @Test func aCardIsDraggedAway() throws {
        struct Card: View {
            @State private var offset = CGSize.zero
            @State private var isGone = false
            var body: some View {
                if !isGone {
                    Text("Card").frame(width: 100, height: 50)
                        .offset(offset)
                        .gesture(
                            DragGesture()
                                .onChanged { offset = $0.translation }
                                .onEnded { value in
                                    if value.translation.width > 120 { isGone = true } else { offset = .zero }
                                }
                        )
                        .accessibilityIdentifier("card")
                }
            }
        }
        let host = TestHost { Card() }
        let card = try host.element(id: "card")
        let start = card.frame
        try card.drag(by: CGSize(width: 60, height: 0))
        #expect(try host.element(id: "card").frame == start)
        try host.element(id: "card").drag(by: CGSize(width: 150, height: 0))
        #expect(host.texts.isEmpty)
    }

    @Test func imagesHaveNamesForEverybody() throws {
        let host = TestHost {
            Image(systemName: "trash")
            Image(systemName: "star").accessibilityLabel("Rating")
            Label("Inbox", systemImage: "tray")
        }
        #expect(try host.find(.image, "Rating").symbolName == "star")
        #expect(host.findAll(.image).compactMap(\.symbolName).contains("trash"))
        #expect(host.texts.contains("Inbox"))
        host.assertAccessible()
    }

    @Test func aConfirmationBeforeDeleting() throws {
        struct Delete: View {
            @State private var isAsking = false
            @State private var isThere = true
            var body: some View {
                if isThere { Text("File") }
                Button("Delete…", role: .destructive) { isAsking = true }
                    .confirmationDialog("Delete the file?", isPresented: $isAsking, titleVisibility: .visible) {
                        Button("Delete", role: .destructive) { isThere = false }
                        Button("Keep", role: .cancel) {}
                    }
            }
        }
        let host = TestHost { Delete() }
        try host.find(.button, "Delete…").tap()
        #expect(host.texts.contains("Delete the file?"))
        try host.find(.button, "Keep").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("File"))
        try host.find(.button, "Delete…").tap()
        try host.find(.button, "Delete").tap()
        host.advance(by: .seconds(1))
        #expect(!host.texts.contains("File"))
    }

    @Test func whatDoesNotExistSaysWhatDoes() throws {
        let host = TestHost {
            Button("Save") {}
            Toggle("Sounds", isOn: .constant(true))
        }
        let error = #expect(throws: ElementNotFound.self) { try host.find(.button, "Sav") }
        let text = "\(try #require(error))"
        #expect(text.contains("\"Save\""))
        let other = #expect(throws: ElementNotFound.self) { try host.find(.button, "Sounds") }
        #expect("\(try #require(other))".contains("toggle \"Sounds\""))
    }
}
