import Foundation
import Testing

import Martlet

@MainActor @Suite struct ScrollPositionTests {
    private func window(_ remote: Remote<Int?>, anchor: UnitPoint? = nil, lazy: Bool) -> Window {
        Window {
            Controlled(remote, nil) { $position in
                ScrollView {
                    if lazy {
                        LazyVStack { ForEach(0..<1_000, id: \.self) { Text("row \($0)") } }.scrollTargetLayout()
                    } else {
                        VStack { ForEach(0..<100, id: \.self) { Text("row \($0)") } }.scrollTargetLayout()
                    }
                }
                .scrollPosition(id: $position, anchor: anchor)
            }
        }
    }

    @Test(arguments: [true, false]) func aPersonsScrollingIsWritten(lazy: Bool) {
        let remote = Remote<Int?>()
        let window = window(remote, lazy: lazy)
        #expect(remote.value == nil)
        window.scrollDown(40)
        #expect(remote.value == 2)
        window.scrollDown(16)
        #expect(remote.value == 3)
    }

    @Test(arguments: [true, false]) func aWriteScrolls(lazy: Bool) {
        let remote = Remote<Int?>()
        let window = window(remote, lazy: lazy)
        remote.value = 50
        window.update()
        #expect(window.texts.last == "row 50", "the least movement that shows it")
        #expect(remote.value == 50)
        // The scroll view moves as far as possible; the position keeps the requested value.
        remote.value = lazy ? 999 : 99
        window.update()
        #expect(window.texts.last == "row \(remote.value ?? -1)")
        window.update()
        #expect(remote.value == (lazy ? 999 : 99))
    }

    @Test func anchorsSayWhichElementCounts() {
        let remote = Remote<Int?>()
        let window = window(remote, anchor: .bottom, lazy: true)
        window.scrollDown(160)
        #expect(remote.value == 19)
        remote.value = 500
        window.update()
        #expect(window.texts.last == "row 500")
    }
}
