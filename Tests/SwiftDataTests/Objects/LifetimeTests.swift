import Foundation
import SwiftData
import Synchronization
import Testing

/// References to objects that end early, or on another thread.
struct LifetimeTests {
    @Test func aTreeThatOnlyListsHoldSurvivesAnotherContextsSave() throws {
        let container = try makeObjectsContainer()
        let maker = ModelContext(container)
        let root = Leaf("root")
        maker.insert(root)
        for child in 0..<4 {
            let leaf = Leaf("\(child)", root)
            for grandchild in 0..<4 { maker.insert(Leaf("\(child).\(grandchild)", leaf)) }
        }
        try maker.save()
        let context = ModelContext(container)
        let top = FetchDescriptor<Leaf>(predicate: #Predicate { $0.parent == nil })
        let read = try context.fetch(top)[0]
        for round in 1...5 {
            #expect(read.children.flatMap(\.children).count == 15 + round)
            maker.insert(Leaf("new", root.children[0]))
            try maker.save()
            #expect(try context.fetchCount(FetchDescriptor<Leaf>()) == 21 + round)
        }
    }

    private final class Box: @unchecked Sendable {
        var items: [DrawerItem]
        init(_ items: [DrawerItem]) { self.items = items }
    }

    /// The last references go on another thread while the context fetches the same objects.
    @Test func lastReferencesGoOnAnotherThread() throws {
        let container = try makeObjectsContainer()
        let context = ModelContext(container)
        for number in 0..<500 { context.insert(DrawerItem("item \(number)")) }
        try context.save()
        for _ in 0..<40 {
            let box = Box(try context.fetch(FetchDescriptor<DrawerItem>()))
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                box.items = []
                done.signal()
            }
            let again = try context.fetch(FetchDescriptor<DrawerItem>())
            done.wait()
            #expect(again.count == 500)
            #expect(again.allSatisfy { $0.name.hasPrefix("item") })
        }
    }

    @Test func theOrderOfAListInMemoryIsTheOneThatWasWritten() throws {
        let container = try makeObjectsContainer()
        let context = ModelContext(container)
        let folder = Drawer("a")
        context.insert(folder)
        folder.items = [DrawerItem("b"), DrawerItem("c")]
        folder.items.insert(DrawerItem("a"), at: 0)
        #expect(folder.items.map(\.name) == ["a", "b", "c"])
        folder.items.sort { $0.name > $1.name }
        #expect(folder.items.map(\.name) == ["c", "b", "a"])
    }
}
