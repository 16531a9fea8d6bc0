import Foundation
import Testing
import Martlet
import MartletTesting

/// Callbacks that end, run or outlive what calls them.
@MainActor @Suite struct ReentrantUseTests {
    /// Holds what a test's views reach, beside their values.
    final class Box: @unchecked Sendable {
        var host: TestHost?
        var context: GraphicsContext?
        var text: GraphicsContext.ResolvedText?
        var isArmed = false

        @MainActor func unmount() {
            guard isArmed else { return }
            isArmed = false
            host?.unmount()
        }
    }

    private struct Unmounting: Layout {
        let box: Box
        let number: Int

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 50 + number, height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            MainActor.assumeIsolated { box.unmount() }
            for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
        }
    }

    private struct UnmountingKey: PreferenceKey {
        static var defaultValue: Int { 0 }
        nonisolated(unsafe) static weak var box: Box?
        static func reduce(value: inout Int, nextValue: () -> Int) {
            value += nextValue()
            MainActor.assumeIsolated { box?.unmount() }
        }
    }

    enum Place: CaseIterable { case layout, reduce, body, sheet, disappearance }

    private struct Counting: View {
        let box: Box
        let place: Place
        @State private var number = 0

        var body: some View {
            if place == .body, number > 0 { let _ = box.unmount() }
            VStack {
                Button("count") { number += 1 }
                if place == .layout { Unmounting(box: box, number: number) { Text("in") } }
                if place == .reduce {
                    VStack {
                        Text("a").preference(key: UnmountingKey.self, value: number)
                        Text("b").preference(key: UnmountingKey.self, value: number)
                    }
                    .onPreferenceChange(UnmountingKey.self) { _ in }
                }
                if place == .disappearance, number == 0 { Text("gone").onDisappear { box.unmount() } }
            }
            .sheet(isPresented: .constant(place == .sheet && number > 0)) {
                let _ = box.unmount()
                Text("sheet")
            }
        }
    }

    @Test(arguments: Place.allCases)
    func unmountingInACallback(place: Place) throws {
        let box = Box()
        UnmountingKey.box = box
        let host = TestHost { Counting(box: box, place: place) }
        box.host = host
        box.isArmed = true
        try host.find(.button, "count").tap()
        host.advance(by: .seconds(1))
        #expect(!box.isArmed, "it has been unmounted")
        #expect(throws: (any Error).self) { try host.find(.button, "count").tap() }
        box.host = nil
    }

    private struct Drawing: View {
        let box: Box
        @State private var isShown = true

        var body: some View {
            Button("hide") { isShown = false }
            if isShown {
                Canvas { context, size in
                    box.context = context
                    box.text = context.resolve(Text("kept"))
                }
                .frame(width: 50, height: 50)
            }
        }
    }

    @Test(arguments: [true, false])
    func aContextOutlivesItsCanvas(isHostGone: Bool) throws {
        let box = Box()
        var host: TestHost? = TestHost { Drawing(box: box) }
        if isHostGone { host = nil } else { try host?.find(.button, "hide").tap() }
        var context = try #require(box.context)
        let text = try #require(box.text)
        context.opacity = 0.5
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .foreground)
        context.draw(Text("late"), at: .zero)
        context.draw(Image(systemName: "star"), at: .zero)
        context.draw(text, in: CGRect(x: 0, y: 0, width: 50, height: 50))
        context.addFilter(.shadow(color: .blue, radius: 2))
        context.drawLayer { $0.stroke(Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.blue)) }
        #expect(text.measure(in: CGSize(width: 100, height: 100)) == .zero)
        #expect(context.resolveSymbol(id: 1) == nil)
        _ = context.environment.font
        _ = host
    }

    private struct Turning: View {
        let isLong: Bool
        @State private var number = 0
        @State private var later = 0

        var body: some View {
            Text(verbatim: "\(number) \(later)")
            Button("turn") {
                number += 1
                let isDone = Flag()
                _ = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in
                    MainActor.assumeIsolated {
                        later += 1
                        isDone.isSet = true
                    }
                }
                if isLong {
                    while !isDone.isSet, RunLoop.current.run(mode: .default, before: .distantFuture) {}
                } else {
                    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
                }
            }
        }
    }

    final class Flag: @unchecked Sendable { var isSet = false }

    @Test(arguments: [false, true])
    func runningTheRunLoopInAnActionMovesTheTime(isLong: Bool) throws {
        let host = TestHost { Turning(isLong: isLong) }
        try host.find(.button, "turn").tap()
        #expect(host.texts.contains("1 1"))
        try host.find(.button, "turn").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("2 2"))
    }

    private struct WaitingForNothing: View {
        @State private var hasReturned = false

        var body: some View {
            Button("wait") {
                while RunLoop.main.run(mode: .default, before: .distantFuture) {}
                hasReturned = true
            }
            if hasReturned { Text("returned") }
        }
    }

    @Test func aRunLoopThatNothingEndsReturns() throws {
        let host = TestHost { WaitingForNothing() }
        try host.find(.button, "wait").tap()
        #expect(host.texts.contains("returned"))
    }

    /// An id whose hash changes while it is in use.
    final class ChangingID: Hashable {
        var number: Int
        init(_ number: Int) { self.number = number }
        static func == (a: ChangingID, b: ChangingID) -> Bool { a.number == b.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    private struct Changing: View {
        let ids: [ChangingID]
        @State private var count = 8

        var body: some View {
            Button("less") { withAnimation(.linear(duration: 0.2)) { count = count > 1 ? count - 1 : 8 } }
            ForEach(ids.prefix(count), id: \.self) { Text("id \($0.number)") }
        }
    }

    @Test func idsWhoseHashChanges() throws {
        let ids = (0..<8).map { ChangingID($0) }
        let host = TestHost { VStack { Changing(ids: ids) } }
        for step in 0..<40 {
            ids[step % 8].number = (step * 7) % 11
            try host.find(.button, "less").tap()
            if step.isMultiple(of: 3) { host.advance(by: .milliseconds(50)) }
        }
        host.advance(by: .seconds(2))
        #expect(host.texts.filter { $0.hasPrefix("id") }.count == 8)
    }

    private struct Sent: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { _ in Data("1".utf8) }
        }
    }

    private struct Received: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(importedContentType: .json) { _ in
                try await Task.sleep(for: .seconds(1))
                return Received()
            }
        }
    }

    private struct Dropping: View {
        @State private var isShown = true

        var body: some View {
            Button("hide") { isShown = false }
            if isShown {
                VStack { Text("target") }
                    .dropDestination(for: Received.self) { _, _ in true }
                    .accessibilityIdentifier("target")
            }
        }
    }

    @Test func whatIsDroppedArrivesWhenTheViewHasGone() throws {
        let host = TestHost { Dropping() }
        _ = try host.element(id: "target").drop(Sent())
        try host.find(.button, "hide").tap()
        host.advance(by: .seconds(2))
        #expect(host.texts == ["hide"])
    }
}
