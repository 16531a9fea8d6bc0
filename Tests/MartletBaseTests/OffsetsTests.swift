import Foundation
import Testing

import MartletBase

@Suite("Offsets")
struct OffsetsTests {
    /// All sets of offsets below a count.
    private func subsets(_ count: Int) -> [IndexSet] {
        (0..<(1 << count)).map { bits in
            IndexSet((0..<count).filter { bits & (1 << $0) != 0 })
        }
    }

    @Test(arguments: 0...6)
    func removingAgreesWithFiltering(count: Int) {
        for offsets in subsets(count) {
            var array = Array(0..<count)
            array.remove(atOffsets: offsets)
            #expect(array == (0..<count).filter { !offsets.contains($0) })
        }
    }

    @Test(arguments: 0...6)
    func movingAgreesWithTheReference(count: Int) {
        for offsets in subsets(count) {
            for destination in 0...count {
                var array = Array(0..<count)
                array.move(fromOffsets: offsets, toOffset: destination)
                let kept = (0..<count).filter { !offsets.contains($0) }
                let expected = kept.filter { $0 < destination } + Array(offsets) + kept.filter { $0 >= destination }
                #expect(array == expected)
            }
        }
    }

    @Test func slicesKeepWhatIsAround() {
        var array = Array(0..<6)
        array[1..<5].move(fromOffsets: [0], toOffset: 4)
        #expect(array == [0, 2, 3, 4, 1, 5])
        array[1..<5].remove(atOffsets: [1, 2])
        #expect(array == [0, 2, 1, 5])
    }
}
