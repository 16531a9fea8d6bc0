import Foundation
import Martlet
import MartletTesting
import Testing

/// A list whose rows come in with an animation, while what says that there are none goes.
private struct Mail: View {
    let wait: Duration
    @State private var rows: [Int] = []
    @State private var selection: Set<Int> = []

    var body: some View {
        VStack {
            List(selection: $selection) {
                ForEach(rows, id: \.self) { Text("Row \($0)") }
                    .onDelete { rows.remove(atOffsets: $0) }
            }
            .overlay { if rows.isEmpty { ContentUnavailableView("No Mail", systemImage: "tray") } }
            .animation(.default, value: rows.isEmpty)
            Text(verbatim: "Selected \(selection.sorted())")
            Text(verbatim: "Rows \(rows.count)")
        }
        .task {
            try? await Task.sleep(for: wait)
            rows = Array(0..<8)
        }
    }
}

/// A button that something opaque covers, which goes with an animation.
private struct Covered<Cover: View>: View {
    @ViewBuilder let cover: (_ isShown: Bool, _ button: AnyView) -> Cover
    @State private var isShown = true
    @State private var taps = 0

    var body: some View {
        VStack {
            cover(isShown, AnyView(Button("Count") { taps += 1 }.frame(width: 100, height: 100)))
            Button("Uncover") { withAnimation(.linear(duration: 1)) { isShown = false } }
            Text("Taps: \(taps)")
        }
    }
}

/// Taps and keys while views come in or go.
@MainActor @Suite struct RowsInTransitionTests {
    private func arrived() -> TestHost {
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Mail(wait: .seconds(1)) }
        host.advance(by: .seconds(1.1))
        return host
    }

    @Test func rowsThatComeInCanBeSelected() throws {
        let host = arrived()
        let row = try host.find(text: "Row 3")
        #expect(row.isMoving || host.texts.contains("No Mail"))
        try row.tap()
        #expect(host.texts.contains("Selected [3]"))
        host.advance(by: .seconds(2))
        #expect(host.texts.contains("Selected [3]"))
        #expect(!host.texts.contains("No Mail"))
        try host.find(text: "Row 4").tap()
        #expect(host.texts.contains("Selected [4]"))
    }

    @Test func rowsThatComeInAreARange() throws {
        let host = arrived()
        try host.find(text: "Row 2").tap()
        try host.find(text: "Row 4").tap(modifiers: .shift)
        #expect(host.texts.contains("Selected [2, 3, 4]"))
    }

    @Test func rowsThatComeInCanBeDeleted() throws {
        let host = arrived()
        try host.find(text: "Row 2").tap()
        host.press(.delete)
        #expect(host.texts.contains("Rows 7"))
        host.advance(by: .seconds(2))
        #expect(!host.texts.contains("Row 2"))
    }

    @Test func whatLeavesAnOverlayTakesNoTaps() throws {
        try check { isShown, button in button.overlay { if isShown { Color.red } } }
    }

    @Test func whatLeavesAStackTakesNoTaps() throws {
        try check { isShown, button in
            ZStack {
                button
                if isShown { Color.red.frame(width: 100, height: 100).onTapGesture {}.transition(.move(edge: .top)) }
            }
        }
    }

    @Test func whatLeavesInFrontOfABackgroundTakesNoTaps() throws {
        try check { isShown, button in
            Color.clear.frame(width: 100, height: 100).background { button }
                .overlay { if isShown { Button("Cover") {}.frame(width: 100, height: 100).background(.red) } }
        }
    }

    private func check(@ViewBuilder _ cover: @escaping (Bool, AnyView) -> some View) throws {
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Covered(cover: cover) }
        #expect(throws: (any Error).self) { try host.find(.button, "Count").tap() }
        try host.find(.button, "Uncover").tap()
        host.advance(by: .seconds(0.1))
        try host.find(.button, "Count").tap()
        #expect(host.texts.contains("Taps: 1"))
    }
}
