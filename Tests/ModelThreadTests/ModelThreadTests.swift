import Foundation
import SwiftData
import Testing

/// Contexts and references to objects on several threads. Run under ThreadSanitizer too.
@Suite(.serialized) struct ModelThreadTests {
    private func makeContainer() throws -> ModelContainer {
        try ModelContainer(for: Part.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    }

    private final class Box: @unchecked Sendable {
        var parts: [Part]
        var count = 0
        init(_ parts: [Part]) { self.parts = parts }
    }

    /// The last references go on another thread while the context fetches the same objects.
    @Test func lastReferencesGoOnAnotherThread() throws {
        let context = ModelContext(try makeContainer())
        let root = Part("root")
        context.insert(root)
        for number in 0..<300 { root.parts.append(Part("part \(number)")) }
        try context.save()
        for _ in 0..<20 {
            let box = Box(try context.fetch(FetchDescriptor<Part>()))
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                box.parts = []
                done.signal()
            }
            let again = try context.fetch(FetchDescriptor<Part>())
            done.wait()
            #expect(again.count == 301)
        }
    }

    /// Each thread has a context, and takes over what the others save.
    @Test func contextsOfManyThreadsWorkAtOnce() throws {
        let container = try makeContainer()
        let threads = 4
        let rounds = 10
        let group = DispatchGroup()
        let failures = Box([])
        let lock = NSLock()
        for thread in 0..<threads {
            group.enter()
            Thread.detachNewThread {
                defer { group.leave() }
                do {
                    let context = ModelContext(container)
                    for round in 0..<rounds {
                        let owner = Part("owner \(thread).\(round)")
                        context.insert(owner)
                        for number in 0..<20 { owner.parts.append(Part("part \(number)")) }
                        try context.save()
                        let all = try context.fetch(FetchDescriptor<Part>())
                        for part in all where part.owner === owner && part.name == "part 3" { context.delete(part) }
                        try context.save()
                    }
                } catch {
                    lock.withLock { failures.parts.append(Part("\(error)")) }
                }
            }
        }
        group.wait()
        #expect(failures.parts.map(\.name) == [])
        #expect(try ModelContext(container).fetchCount(FetchDescriptor<Part>()) == threads * rounds * 20)
    }

    /// The last reference to a context goes on another thread than the last reference to its objects.
    @Test func objectsOutliveTheirContextOnAnotherThread() throws {
        let container = try makeContainer()
        let maker = ModelContext(container)
        let root = Part("root")
        maker.insert(root)
        root.parts = (0..<50).map { Part("\($0)") }
        try maker.save()
        for _ in 0..<20 {
            let box = Box(try ModelContext(container).fetch(FetchDescriptor<Part>()))
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                box.count = box.parts.first { $0.owner == nil }?.parts.count ?? 0
                box.parts = []
                done.signal()
            }
            done.wait()
            #expect(box.count == 50)
        }
    }
}
