import Foundation

/// The objects of a query in sections: those with one title each, in the order in which their first objects come.
///
///     @Query(sort: \Item.name, sectionBy: \Item.category) private var items: SectionedResults<Item, String>
///
///     List {
///         ForEach(items) { section in
///             Section(section.title) { ForEach(section) { Text($0.name) } }
///         }
///     }
///
/// The body that reads the sections runs again when a title changes. Complexity: O(*n*) for *n* objects when the property
/// is read after a change of the objects, which reads the titles of those that have changed; otherwise O(1). If the titles
/// are no stored property of the objects, such as a name of a related object, all are read each time.
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable> {
    private var sections: [ResultsSection<Element, SectionTitle>] = []
    private var places: [SectionTitle: Int] = [:]

    init() {}

    init(_ objects: [Element], by title: (Element) -> SectionTitle) {
        self.init(objects, titles: objects.map(title))
    }

    /// Creates the sections of objects with a title for each.
    init(_ objects: [Element], titles: [SectionTitle]) {
        // Neighbors often have one title, and a slice is appended at once.
        var start = 0
        while start < titles.count {
            let title = titles[start]
            var end = start + 1
            while end < titles.count, titles[end] == title { end += 1 }
            if let place = places[title] {
                sections[place].elements += objects[start..<end]
            } else {
                places[title] = sections.count
                sections.append(ResultsSection(title: title, elements: Array(objects[start..<end])))
            }
            start = end
        }
    }

    /// The section with a title; `nil` if no object has the title. Complexity: O(1).
    public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Element, SectionTitle>? {
        places[title].map { sections[$0] }
    }
}

extension SectionedResults: RandomAccessCollection {
    /// The position of the first section.
    public var startIndex: Int { 0 }
    /// The position after the last section.
    public var endIndex: Int { sections.count }
    /// The section at a position.
    public subscript(position: Int) -> ResultsSection<Element, SectionTitle> { sections[position] }
}

/// The objects of a query that have one title.
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable> {
    /// The title that the objects have in common.
    public let title: SectionTitle
    fileprivate var elements: [Element]
}

extension ResultsSection: Identifiable {
    /// The title, which no other section has.
    public var id: SectionTitle { title }
}

extension ResultsSection: RandomAccessCollection {
    /// The position of the first object.
    public var startIndex: Int { 0 }
    /// The position after the last object.
    public var endIndex: Int { elements.count }
    /// The object at a position.
    public subscript(position: Int) -> Element { elements[position] }
}

/// A result of a query in sections: the sections, or the objects without them.
public protocol _SectionedQueryResult {}

extension Array: _SectionedQueryResult where Element: PersistentModel {}

extension SectionedResults: _SectionedQueryResult {}

/// The type of a property by which a query makes sections: a string, or an optional one.
public protocol _SectionTitle {
    /// The title of the section.
    var _sectionTitle: String { get }
}

extension String: _SectionTitle {
    /// The string itself.
    public var _sectionTitle: String { self }
}

extension Optional: _SectionTitle where Wrapped == String {
    /// The string, or an empty one for `nil`.
    public var _sectionTitle: String { self ?? "" }
}
