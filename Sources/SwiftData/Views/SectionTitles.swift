import Foundation

/// The property that gives the titles of a query's sections.
struct TitleProperty<Element: PersistentModel> {
    let keyPath: AnyKeyPath
    /// Returns the title of an object's section.
    let title: (Element) -> String

    init<Title: _SectionTitle>(_ keyPath: KeyPath<Element, Title> & Sendable) {
        self.keyPath = keyPath
        title = { $0[keyPath: keyPath]._sectionTitle }
    }

    /// Whether the titles change only when their objects do. Others, such as a property of a related object, are read
    /// by the body, which runs again when one changes.
    var isStored: Bool { EntityPlan.of(Element.self).propertyByKeyPath[keyPath]?.hasColumn == true }
}

/// The sections of a query's objects by a stored property, and the titles from which they were made. A title is read
/// again only if its object may have changed.
struct KeptSections<Element: PersistentModel> {
    let property: TitleProperty<Element>
    private var objects: [Element] = []
    private var titles: [String] = []
    private var sections: SectionedResults<Element, String>?

    init(by property: TitleProperty<Element>) { self.property = property }

    /// Takes the current objects.
    ///
    /// - Parameter changed: The objects that may have changed or moved; nil if any may have.
    /// - Returns: Whether the titles are others.
    mutating func update(_ new: [Element], changed: Set<ObjectIdentifier>?) -> Bool {
        var newTitles: [String] = []
        newTitles.reserveCapacity(new.count)
        var old = 0
        for object in new {
            guard let changed, !changed.contains(ObjectIdentifier(object)) else {
                newTitles.append(property.title(object))
                continue
            }
            // Objects that have not changed keep their order. Those in between have gone, or moved.
            while old < objects.count, objects[old] !== object { old += 1 }
            newTitles.append(old < objects.count ? titles[old] : property.title(object))
            old += 1
        }
        defer { (objects, titles) = (new, newTitles) }
        let isSame = titles == newTitles
        if !isSame || !new.hasSameObjects(as: objects) { sections = nil }
        return !isSame
    }

    /// Returns the sections. Complexity: O(*n*) for *n* objects after a change, and O(1) otherwise.
    mutating func result() -> SectionedResults<Element, String> {
        if let sections { return sections }
        let made = SectionedResults(objects, titles: titles)
        sections = made
        return made
    }
}
