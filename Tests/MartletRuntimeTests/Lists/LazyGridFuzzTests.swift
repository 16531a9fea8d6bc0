import Foundation
import Martlet
import Testing

import MartletRuntime

private struct Entry: Identifiable {
    let id: Int
    var length: CGFloat
}

/// Lazy grids of either axis and direction, changed, scrolled and resized at random.
@MainActor @Suite struct LazyGridFuzzTests {
    private static let gap: CGFloat = 4

    /// After each step the lines in sight are those of the data, without a gap, in columns for the width there is.
    @Test(arguments: 1...16) func whatIsInSightAreTheLinesOfTheData(seed: Int) {
        var random = SplitMix(seed: UInt64(seed))
        let isMirrored = seed % 2 == 0
        let axis: Axis = seed % 4 < 2 ? .vertical : .horizontal
        var nextID = 0
        func length() -> CGFloat { CGFloat(Int.random(in: 2...8, using: &random)) * 8 }
        func entry() -> Entry {
            nextID += 1
            return Entry(id: nextID, length: length())
        }
        let remote = Remote<[Entry]>()
        let initial = (0..<Int.random(in: 0...200, using: &random)).map { _ in entry() }
        let profile = HostProfile(pixelSize: CGSize(width: 1.0 / 1024, height: 1.0 / 1024))
        let laid = Laid(200, 180, profile: profile) {
            Controlled(remote, initial) { $entries in Shelf(axis: axis, entries: entries) }
                .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
        func scroll(_ distance: CGFloat) {
            guard let node = laid.scene.root.firstScrollingNode else { return }
            let toTheEnd = axis == .horizontal && isMirrored ? distance : -distance
            laid.scene.scrolling.scroll(node, by: CGSize(toTheEnd, along: axis, across: 0))
        }
        for step in 0..<80 {
            let count = remote.value.count
            switch Int.random(in: 0..<9, using: &random) {
            case 0...2: scroll(CGFloat(Int.random(in: -200...200, using: &random)))
            case 3: scroll(CGFloat(Int.random(in: -3000...3000, using: &random)))
            case 4:
                let new = (0..<Int.random(in: 1...9, using: &random)).map { _ in entry() }
                remote.value.insert(contentsOf: new, at: Int.random(in: 0...count, using: &random))
            case 5 where count > 0:
                let start = Int.random(in: 0..<count, using: &random)
                remote.value.removeSubrange(start..<min(count, start + Int.random(in: 1...9, using: &random)))
            case 6 where count > 0:
                let entry = remote.value.remove(at: Int.random(in: 0..<count, using: &random))
                remote.value.insert(entry, at: Int.random(in: 0..<count, using: &random))
            case 7 where count > 0: remote.value[Int.random(in: 0..<count, using: &random)].length = length()
            default:
                laid.resize(
                    CGFloat(Int.random(in: 70...300, using: &random)), CGFloat(Int.random(in: 70...300, using: &random))
                )
            }
            laid.update()
            if let fault = fault(laid, remote.value, axis, isMirrored) {
                Issue.record("step \(step): \(fault)")
                return
            }
            laid.scene.graph.checkInvariants()
        }
        for _ in 0..<100 {
            scroll(-150)
            laid.update()
        }
        if let fault = fault(laid, remote.value, axis, isMirrored, atTheStart: true) {
            Issue.record("at the start: \(fault)")
        }
    }

    private struct Shelf: View {
        let axis: Axis
        let entries: [Entry]

        var body: some View {
            if axis == .vertical {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))], spacing: gap) {
                        ForEach(entries) { Color.red.frame(height: $0.length).tagged("\($0.id)") }
                    }
                }
            } else {
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [GridItem(.adaptive(minimum: 60))], spacing: gap) {
                        ForEach(entries) { Color.red.frame(width: $0.length).tagged("\($0.id)") }
                    }
                }
            }
        }
    }

    /// Returns a description of an error in the visible content; nil if there is none.
    private func fault(
        _ laid: Laid, _ entries: [Entry], _ axis: Axis, _ isMirrored: Bool, atTheStart: Bool = false
    ) -> String? {
        let window = laid.scene.size
        let across = window[axis.other]
        let columns = max(1, Int((across + 8) / 68))
        let breadth = (across - CGFloat(columns - 1) * 8) / CGFloat(columns)
        let lines = stride(from: 0, to: entries.count, by: columns).map { start in
            entries[start..<min(entries.count, start + columns)].map(\.length).max() ?? 0
        }
        var starts: [Int: CGFloat] = [:]
        let indices = Dictionary(uniqueKeysWithValues: entries.indices.map { ("\(entries[$0].id)", $0) })
        var result: String?
        laid.scene.root.forEachInSubtree { node in
            guard let name = node.ownTrait(TestTag.self, as: String.self) else { return }
            guard let index = indices[name] else {
                result = "\(name) is not in the data"
                return
            }
            var origin = node.originInWindow
            if isMirrored { origin.x = window.width - origin.x - node.frame.width }
            let length = entries[index].length
            guard origin[axis] < window[axis] - 0.1, origin[axis] + length > 0.1 else { return }
            let (line, column) = (index / columns, index % columns)
            if abs(origin[axis.other] - CGFloat(column) * (breadth + 8)) > 0.05 {
                result = "\(name) is at \(origin), not in column \(column) of \(columns)"
            }
            let start = origin[axis] - (lines[line] - length) / 2
            if abs((starts[line] ?? start) - start) > 0.05 {
                result = "line \(line) is at \(starts[line]!) and \(start)"
            }
            starts[line] = start
        }
        if let result { return result }
        guard let first = starts.keys.min(), let last = starts.keys.max(), let firstStart = starts[first] else {
            return entries.isEmpty ? nil : "nothing is there"
        }
        if firstStart > (first > 0 ? Self.gap : 0) + 0.1 { return "nothing stands before line \(first)" }
        if atTheStart, first > 0 || abs(firstStart) > 0.1 { return "line \(first) is at \(firstStart)" }
        var position = firstStart
        for line in first...last {
            guard let start = starts[line] else { return "line \(line) is missing" }
            if abs(start - position) > 0.1 { return "line \(line) is at \(start), not \(position)" }
            position += lines[line] + Self.gap
        }
        return position < window[axis] - Self.gap && last < lines.count - 1 ? "nothing stands after line \(last)" : nil
    }
}
