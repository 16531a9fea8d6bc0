import CoreData
import Foundation
import MartletTestSupport
import Testing

@MainActor @Suite struct FetchedResultsTests {
    /// Records the calls of the delegate.
    final class Listener: NSObject, NSFetchedResultsControllerDelegate {
        var reported: [String] = []

        private func place(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.item)" } ?? "-" }

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            reported.append("will \(controller.fetchedObjects?.count ?? 0)")
        }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            reported.append("\(type) \((anObject as? Book)?.title ?? "?") \(place(indexPath)) \(place(newIndexPath))")
        }
        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) {
            reported.append("\(type) section \(sectionInfo.name) \(sectionIndex)")
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            reported.append("did \(controller.fetchedObjects?.count ?? 0)")
        }
    }

    private func controller(
        _ context: NSManagedObjectContext, sections: String? = nil
    ) -> NSFetchedResultsController<Book> {
        let request = NSFetchRequest<Book>(entityName: "Book")
        request.sortDescriptors =
            (sections.map { [NSSortDescriptor(key: $0, ascending: true)] } ?? [])
            + [NSSortDescriptor(key: "title", ascending: true)]
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
    }

    @Test func changesAreTold() throws {
        let context = try makeContainer().viewContext
        let (b, d) = (addBook("B", to: context), addBook("D", to: context))
        try context.save()
        let controller = controller(context)
        let listener = Listener()
        controller.delegate = listener
        #expect(controller.fetchedObjects == nil)
        try controller.performFetch()
        #expect(controller.fetchedObjects == [b, d])
        #expect(controller.indexPath(forObject: d) == IndexPath(item: 1, section: 0))
        #expect(controller.object(at: IndexPath(row: 0, section: 0)) === b)

        let a = addBook("A", to: context)
        context.processPendingChanges()
        #expect(listener.reported == ["will 2", "insert A - 0.0", "did 3"])
        listener.reported = []
        b.title = "E"
        a.pages = 3
        context.processPendingChanges()
        #expect(listener.reported == ["will 3", "update A 0.0 0.0", "move E 0.1 0.2", "did 3"])
        listener.reported = []
        context.delete(d)
        try context.save()
        #expect(listener.reported == ["will 3", "delete D 0.1 -", "did 2"])
        #expect(controller.fetchedObjects == [a, b])
        listener.reported = []
        Author(context: context).name = "Nobody asks"
        context.processPendingChanges()
        #expect(listener.reported.isEmpty)
    }

    @Test func sectionsComeAndGo() throws {
        let context = try makeContainer().viewContext
        let first = addBook("A", to: context)
        first.genre = "essay"
        let second = addBook("B", to: context)
        second.genre = "novel"
        try context.save()
        let controller = controller(context, sections: "genre")
        let listener = Listener()
        controller.delegate = listener
        try controller.performFetch()
        #expect(controller.sections?.map(\.name) == ["essay", "novel"])
        #expect(controller.sections?.map(\.numberOfObjects) == [1, 1])
        #expect(controller.sectionIndexTitles == ["E", "N"])
        first.genre = "poem"
        context.processPendingChanges()
        #expect(
            listener.reported == [
                "will 2", "delete section essay 0", "insert section poem 1", "move A 0.0 1.0", "did 2",
            ])
        #expect(controller.sections?.map(\.name) == ["novel", "poem"])
    }

    @Test func theDelegateIsGivenTheController() throws {
        final class Comparing: NSObject, NSFetchedResultsControllerDelegate {
            var controllers: [NSFetchedResultsController<any NSFetchRequestResult>] = []
            func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
                controllers.append(controller)
            }
        }
        let context = try makeContainer().viewContext
        let controller = controller(context)
        let delegate = Comparing()
        controller.delegate = delegate
        try controller.performFetch()
        addBook("A", to: context)
        context.processPendingChanges()
        #expect(delegate.controllers.map { $0.isEqual(controller) } == [true])
        #expect((delegate.controllers[0].fetchedObjects as? [Book])?.map(\.title) == ["A"])
    }

    @Test func withoutADelegateNothingIsFollowed() throws {
        let context = try makeContainer().viewContext
        let controller = controller(context)
        try controller.performFetch()
        addBook("A", to: context)
        context.processPendingChanges()
        #expect(controller.fetchedObjects?.isEmpty == true)
        try controller.performFetch()
        #expect(controller.fetchedObjects?.count == 1)
    }

    @Test func aRequestWithoutAnOrderThrows() throws {
        let context = try makeContainer().viewContext
        let controller = NSFetchedResultsController(
            fetchRequest: NSFetchRequest<Book>(entityName: "Book"), managedObjectContext: context,
            sectionNameKeyPath: nil, cacheName: nil)
        #expect(throws: NSError.self) { try controller.performFetch() }
    }

    @Test func itEndsWithItsLastReference() throws {
        let context = try makeContainer().viewContext
        weak var gone: NSFetchedResultsController<Book>?
        let listener = Listener()
        do {
            let controller = controller(context)
            controller.delegate = listener
            try controller.performFetch()
            addBook("A", to: context)
            context.processPendingChanges()
            gone = controller
        }
        #expect(gone == nil)
        addBook("B", to: context)
        context.processPendingChanges()
        #expect(listener.reported == ["will 0", "insert A - 0.0", "did 1"])
    }

    /// The reported changes transform the old results into the new ones, for any changes.
    @Test func whatIsToldLeadsToTheResults() throws {
        final class Following: NSObject, NSFetchedResultsControllerDelegate {
            var objects: [NSManagedObject] = []
            var gone: [Int] = []
            var new: [(Int, NSManagedObject)] = []
            func controller(
                _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
                at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
            ) {
                if type == .delete || type == .move { gone.append(indexPath!.item) }
                if type == .insert || type == .move { new.append((newIndexPath!.item, anObject as! NSManagedObject)) }
            }
            func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
                for index in gone.sorted(by: >) { objects.remove(at: index) }
                for (index, object) in new.sorted(by: { $0.0 < $1.0 }) { objects.insert(object, at: index) }
                (gone, new) = ([], [])
            }
        }
        var random = SplitMix(seed: 7)
        let context = try makeContainer().viewContext
        let controller = controller(context)
        let follower = Following()
        controller.delegate = follower
        try controller.performFetch()
        var books: [Book] = []
        for _ in 0..<300 {
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                switch Int.random(in: 0..<4, using: &random) {
                case 0, 1: books.append(addBook("\(Int.random(in: 0..<50, using: &random))", to: context))
                case 2: books.randomElement(using: &random)?.title = "\(Int.random(in: 0..<50, using: &random))"
                default:
                    guard let index = books.indices.randomElement(using: &random) else { continue }
                    context.delete(books.remove(at: index))
                }
            }
            if Bool.random(using: &random) { try context.save() }
            context.processPendingChanges()
            #expect(follower.objects == controller.fetchedObjects)
            let fresh = self.controller(context)
            try fresh.performFetch()
            #expect(fresh.fetchedObjects == controller.fetchedObjects)
        }
    }
}
