import Foundation
import Testing

import Martlet

private struct Cell: View {
    let item: Item
    let counters: Counters
    @State var count = 0

    var body: some View {
        let _ = counters.increment[item.id] = { count += 1 }
        Sized(text: "\(item.id)|\(count)", height: item.height)
    }
}

/// The writes to each living cell, and the resulting values.
private final class Counters {
    var increment: [Int: () -> Void] = [:]
    var expected: [Int: Int] = [:]
}

@MainActor @Suite struct LazyFuzzTests {
    /// Edits and scrolls at random. After each step, the visible content equals that of an eager stack with the same
    /// data.
    @Test(arguments: 1...12) func whatIsInSightIsWhatAnEagerStackShows(seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        let counters = Counters()
        let remote = Remote<[Item]>()
        var nextID = 0
        func newItem() -> Item {
            nextID += 1
            return Item(id: nextID, height: 16 + CGFloat(Int.random(in: 0...6, using: &random)) * 8)
        }
        let initial = (0..<Int.random(in: 0...300, using: &random)).map { _ in newItem() }
        let window = Window {
            Controlled(remote, initial) { $items in
                ScrollView { LazyVStack { ForEach(items) { Cell(item: $0, counters: counters) } } }
            }
        }
        for step in 0..<120 {
            switch Int.random(in: 0..<12, using: &random) {
            case 0...4: window.scrollDown(CGFloat(Int.random(in: -60...60, using: &random)) * 4)
            case 5: window.scrollDown(CGFloat(Int.random(in: -3000...3000, using: &random)))
            case 6:
                let count = Int.random(in: 1...20, using: &random)
                let new = (0..<count).map { _ in newItem() }
                remote.value.insert(contentsOf: new, at: Int.random(in: 0...remote.value.count, using: &random))
            case 7:
                guard !remote.value.isEmpty else { break }
                let start = Int.random(in: 0..<remote.value.count, using: &random)
                let end = min(remote.value.count, start + Int.random(in: 1...25, using: &random))
                for item in remote.value[start..<end] { counters.expected[item.id] = nil }
                remote.value.removeSubrange(start..<end)
            case 8:
                guard remote.value.count > 1 else { break }
                let item = remote.value.remove(at: Int.random(in: 0..<remote.value.count, using: &random))
                remote.value.insert(item, at: Int.random(in: 0...remote.value.count, using: &random))
            case 9:
                guard !remote.value.isEmpty else { break }
                let index = Int.random(in: 0..<remote.value.count, using: &random)
                remote.value[index].height = 16 + CGFloat(Int.random(in: 0...6, using: &random)) * 8
            case 10:
                let shown = window.texts.compactMap { Int($0.split(separator: "|")[0]) }
                guard let id = shown.randomElement(using: &random) else { break }
                counters.increment[id]?()
                counters.expected[id, default: 0] += 1
            default:
                let height = CGFloat(Int.random(in: 0...40, using: &random)) * 8
                window.scene.resize(to: CGSize(width: 200, height: height))
            }
            window.update()
            check(window, remote.value, counters, step)
            window.scene.graph.checkInvariants()
        }
        // The rows above are measured on the way up, so that the top is reached exactly.
        window.scene.resize(to: CGSize(width: 200, height: 160))
        window.update()
        for _ in 0..<400 { window.scrollDown(-100) }
        #expect(window.offset == 0)
        check(window, remote.value, counters, -1)
        if let first = window.inSight.first { #expect(first.y == 0) }
    }

    private func check(_ window: Window, _ items: [Item], _ counters: Counters, _ step: Int) {
        let inSight = window.scene.size.height
        var shown: [(id: Int, count: Int, y: CGFloat)] = []
        for (text, y, _) in window.allTexts {
            let parts = text.split(separator: "|").compactMap { Int($0) }
            guard let item = items.first(where: { $0.id == parts[0] }) else {
                Issue.record("step \(step): \(parts[0]) is shown and not in the data")
                continue
            }
            #expect(parts[1] == counters.expected[item.id] ?? 0, "step \(step): the count of \(item.id)")
            if y < inSight, y + item.height > 0 { shown.append((parts[0], parts[1], y)) }
        }
        guard let anchor = shown.first, let start = items.firstIndex(where: { $0.id == anchor.id }) else {
            #expect(items.isEmpty || inSight == 0, "step \(step): nothing is there")
            return
        }
        // Contiguous, in the order of the data, each below the one before.
        var y = anchor.y
        for (entry, item) in zip(shown, items[start...]) {
            #expect(entry.id == item.id, "step \(step)")
            #expect(entry.y == y, "step \(step)")
            y += item.height
        }
        // All of the window is covered, unless the data ends.
        #expect(anchor.y <= 0 || start == 0, "step \(step)")
        #expect(y >= inSight || start + shown.count == items.count, "step \(step)")
        if window.offset > 0, inSight > 0 { #expect(y >= inSight, "step \(step): scrolled beyond the end") }
        if start == 0 { #expect(anchor.y == -window.offset, "step \(step): the first row is not at the top") }
    }
}
