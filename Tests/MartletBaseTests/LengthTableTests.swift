import Foundation
import MartletBase
import Testing

struct LengthTableTests {
    /// Compares a table with one that has the same rows from the beginning.
    private func expectSame(_ table: LengthTable, _ values: ContiguousArray<CGFloat>, _ seed: UInt64) {
        var fresh = LengthTable()
        fresh.replace(with: values)
        #expect(table.values == values, "seed \(seed)")
        #expect(table.measuredCount == fresh.measuredCount, "seed \(seed)")
        for index in 0...values.count {
            #expect(table.start(of: index, fallback: 10) == fresh.start(of: index, fallback: 10), "seed \(seed)")
        }
        guard values.count > 0 else { return }
        for position in stride(from: -5.0, through: table.start(of: values.count, fallback: 10) + 5, by: 7) {
            #expect(table.row(at: position, fallback: 10) == fresh.row(at: position, fallback: 10), "seed \(seed)")
        }
    }

    /// With few measured rows and with many, which are replaced in different ways.
    @Test(arguments: [2, 40, 400]) func replacedRowsMoveTheOthers(spread: Int) {
        for seed in 1...30 as ClosedRange<UInt64> {
            var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
            func random(_ limit: Int) -> Int {
                state ^= state << 13
                state ^= state >> 7
                state ^= state << 17
                return Int(state % UInt64(limit))
            }
            let count = 300 + random(300)
            var values = ContiguousArray((0..<count).map { _ in random(spread) == 0 ? CGFloat(1 + random(30)) : -1 })
            var table = LengthTable()
            table.replace(with: values)
            for _ in 0..<12 {
                let first = random(values.count + 1)
                let old = first..<min(values.count, first + random(4) * random(40))
                let new = random(3) * random(40)
                table.replace(old, byUnmeasured: new)
                values.replaceSubrange(old, with: repeatElement(-1, count: new))
                if !values.isEmpty {
                    let (index, length) = (random(values.count), CGFloat(1 + random(30)))
                    table.set(length, at: index)
                    values[index] = length
                }
            }
            expectSame(table, values, seed)
            table.replace(0..<values.count, byUnmeasured: 3)
            expectSame(table, [-1, -1, -1], seed)
        }
    }

    @Test func nothingRemainsOfRowsThatAreGone() {
        var table = LengthTable()
        table.reset(count: 1000)
        for index in 0..<5 { table.set(0.1 * CGFloat(index + 1), at: index) }
        table.replace(0..<5, byUnmeasured: 0)
        #expect(table.start(of: 995, fallback: 0) == 0)
    }
}
