import MartletStore
import MartletTestSupport
import Testing

/// Arrays that reuse the storage of the last but one have the same content as new ones, whatever is retained.
@Suite struct OrderedObjectsTests {
    private final class Thing {
        var number: Int
        init(_ number: Int) { self.number = number }
    }

    @Test(arguments: [0, 6, 1000]) func randomChanges(least: Int) {
        var random = SplitMix(seed: 3)
        for _ in 0..<20 {
            var objects = OrderedObjects<Thing>(keepingFrom: least)
            var things = (0..<10).map { Thing($0 * 10) }
            let areOthers = [objects.replace(with: things), objects.replace(with: things)]
            #expect(areOthers == [true, false])
            var kept: [(array: [Thing], numbers: [ObjectIdentifier])] = []
            for _ in 0..<100 {
                let before = objects.array
                var changed: [Thing] = []
                var old: [Int] = []
                for _ in 0..<Int.random(in: 0...2, using: &random) {
                    guard let thing = things.randomElement(using: &random), !changed.contains(where: { $0 === thing })
                    else { continue }
                    thing.number = Int.random(in: 0..<100, using: &random)
                    changed.append(thing)
                    old.append(before.firstIndex { $0 === thing }!)
                }
                if Bool.random(using: &random) {
                    let new = Thing(Int.random(in: 0..<100, using: &random))
                    things.append(new)
                    changed.append(new)
                }
                if Int.random(in: 0..<3, using: &random) == 0, things.count > 3 {
                    let index = Int.random(in: 0..<things.count, using: &random)
                    let gone = things[index]
                    if let place = before.firstIndex(where: { $0 === gone }), !changed.contains(where: { $0 === gone })
                    {
                        things.remove(at: index)
                        old.append(place)
                    }
                }
                let isOther = objects.put(changed, at: old) { $0.number < $1.number }
                #expect(objects.array.map(\.number) == things.map(\.number).sorted())
                #expect(isOther == !objects.array.hasSameObjects(as: before))
                // Some arrays are kept for longer, and stay as they were.
                if Int.random(in: 0..<4, using: &random) == 0 {
                    kept.append((objects.array, objects.array.map { ObjectIdentifier($0) }))
                }
                if kept.count > 3 { kept.removeFirst() }
                for (array, numbers) in kept { #expect(array.map { ObjectIdentifier($0) } == numbers) }
            }
        }
    }
}
