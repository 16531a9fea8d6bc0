import Foundation

/// A section of a result.
struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    let members: [NSManagedObject]

    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

/// The results of a controller at one time.
struct FetchedObjects {
    let objects: [NSManagedObject]
    let sections: [FetchedSection]
    private let places: [NSManagedObjectID: IndexPath]

    /// - Parameters:
    ///   - answer: The objects in their order.
    ///   - hasSections: Whether there are several sections. Objects of one section that are not adjacent form several
    ///     sections of the same name.
    init(_ answer: FetchAnswer, hasSections: Bool) {
        objects = answer.objects
        sections =
            hasSections
            ? answer.ranges.map { FetchedSection(name: "\($0.id.base)", members: Array(answer.objects[$0.range])) }
            : [FetchedSection(name: "", members: answer.objects)]
        var places: [NSManagedObjectID: IndexPath] = [:]
        for (section, info) in sections.enumerated() {
            for (item, object) in info.members.enumerated() {
                places[object.objectID] = IndexPath(item: item, section: section)
            }
        }
        self.places = places
    }

    func indexPath(of object: NSManagedObject) -> IndexPath? { places[object.objectID] }

    func object(at indexPath: IndexPath) -> NSManagedObject? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            sections[indexPath.section].members.indices.contains(indexPath.item)
        else { return nil }
        return sections[indexPath.section].members[indexPath.item]
    }
}
