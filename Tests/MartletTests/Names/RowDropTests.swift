import Foundation
import Testing

import MartletTesting
@testable import Martlet

/// Drops between the elements of a `ForEach`.
@MainActor @Suite struct RowDropTests {
    private final class Dropped {
        var values: [(String, Int)] = []
    }

    private struct Names: View {
        let dropped: Dropped
        let inList: Bool

        var body: some View {
            if inList { List { rows } } else { VStack { rows } }
        }

        private var rows: some View {
            ForEach(["one", "two", "three"], id: \.self) { Text($0) }
                .dropDestination(for: String.self) { new, offset in dropped.values.append((new.joined(), offset)) }
        }
    }

    @Test(arguments: [true, false]) func theOffsetIsThatOfTheElement(inList: Bool) throws {
        let dropped = Dropped()
        let host = TestHost { Names(dropped: dropped, inList: inList) }
        #expect(try host.find(text: "two").drop("new"))
        host.update()
        let last = try #require(dropped.values.last)
        #expect(last.0 == "new")
        // In the middle of an element, which is its second half or not.
        #expect(last.1 == 1 || last.1 == 2)
        #expect(try host.find(text: "three").drop("end"))
        host.update()
        #expect((dropped.values.last?.1 ?? 0) == last.1 + 1)
    }
}
