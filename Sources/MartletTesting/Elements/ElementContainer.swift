import Martlet

/// A scope for searches: a host, with everything that it shows, or an element, with its descendants.
///
/// Each `find` gives the first element in reading order, or throws ``ElementNotFound``, which says what is there instead;
/// each `findAll` gives all of them.
///
/// An element that `find` gives is looked for again when its view has gone: one that the same question finds later takes
/// its place. (The exception is `find(where:)`, whose condition is not kept.) An element of `findAll` is the one that was
/// there.
@MainActor
public protocol ElementContainer {
    /// The roots of the search, in the order in which the user would look. For the library's own use.
    var _places: [_ElementPlace] { get }
}

/// A root for searches of elements. For the library's own use.
@MainActor
public struct _ElementPlace {
    let search: ElementSearch
}

extension TestHost: ElementContainer {
    /// Presentations are searched before the content that they cover.
    public var _places: [_ElementPlace] { core.cores.reversed().map { _ElementPlace(search: $0.search) } }
}

extension Element: ElementContainer {
    /// The descendants of the element, without the element itself.
    public var _places: [_ElementPlace] {
        [_ElementPlace(search: ElementSearch(core: core, root: node, includesRoot: false))]
    }
}

// MARK: - By role

extension ElementContainer {
    /// Returns the first element of a role with a name.
    ///
    /// The name is the element's label; if no label matches as a whole, one of the texts in it, the name of a symbol or
    /// an image, or the prompt of an empty field.
    @discardableResult
    public func find(_ role: Role, _ name: String) throws -> Element {
        if role == .menuItem { return try findMenuItem("menuItem \"\(name)\"") { $0.label == name } }
        for place in _places {
            if let node = place.search.first(role, name) {
                let question = ElementQuestion(self) { $0.first(role, name) }
                return Element(node, core: place.search.core, question: question)
            }
        }
        let isInMenu = menuItems.contains { $0.label == name }
        throw ElementNotFound(
            "\(role) \"\(name)\"", role: role, name: name, in: searches,
            hints: isInMenu ? ["An item of a menu is called so: find(.menuItem, \"\(name)\")."] : [])
    }

    /// Returns an element of a role, with any name.
    ///
    /// - Parameter index: The number of elements of the role before it in reading order.
    @discardableResult
    public func find(_ role: Role, at index: Int = 0) throws -> Element {
        if role == .menuItem, menuItems.indices.contains(index) { return menuItems[index] }
        if let element = element(at: index, of: { $0.all(role) }) { return element }
        throw ElementNotFound(
            index == 0 && findAll(role).isEmpty ? "\(role)" : "\(role) at \(index)", role: role, in: searches)
    }

    /// Returns the first element of a role in whose name or texts there is a text, whatever the case of its letters.
    @discardableResult
    public func find(_ role: Role, containing text: String) throws -> Element {
        let wanted = text.lowercased()
        if role == .menuItem {
            return try findMenuItem("menuItem that contains \"\(text)\"") { $0.label.lowercased().contains(wanted) }
        }
        return try first(
            where: { node in
                role.matches(node)
                    && ([node.reading.label] + node.otherNames).contains { $0.lowercased().contains(wanted) }
            },
            or: ElementNotFound("\(role) that contains \"\(text)\"", role: role, name: text, in: searches))
    }

    /// Returns the first element of a role with an accessibility value (``Element/value``).
    @discardableResult
    public func find(_ role: Role, value: String) throws -> Element {
        try first(
            where: { role.matches($0) && $0.reading.value == value },
            or: ElementNotFound("\(role) with the value \"\(value)\"", role: role, in: searches))
    }

    /// Returns all elements of a role, in reading order.
    public func findAll(_ role: Role) -> [Element] { role == .menuItem ? menuItems : all { $0.all(role) } }
}

// MARK: - By other things

extension ElementContainer {
    /// Returns the first element that shows a text: the text itself, rather than the control or row it is in.
    @discardableResult
    public func find(text: String) throws -> Element {
        try first(
            where: { $0.ownText == text },
            or: ElementNotFound("text \"\(text)\"", role: .text, name: text, in: searches))
    }

    /// Returns the first element with a tag, as `tag(_:)` sets it.
    @discardableResult
    public func find(tag: some Hashable) throws -> Element {
        let tag = AnyHashable(tag)
        return try element(at: 0) { $0.all(tag: tag) } ?? fail("element with the tag \(tag.base)", hint: tags)
    }

    /// Returns the first element with an identity, as `id(_:)` sets it, or of a `ForEach`.
    @discardableResult
    public func find(id: some Hashable) throws -> Element {
        let id = AnyHashable(id)
        return try element(at: 0) { $0.all(explicitID: id) } ?? fail("element with the id \(id.base)")
    }

    /// Returns the body of the first view of a type, as one element. The type must have a body.
    @discardableResult
    public func find<V: View>(view type: V.Type) throws -> Element {
        let hint =
            V.Body.self == Never.self
            ? "\(type) has no body of its own: look for what it shows, by role, text or identifier." : nil
        return try element(at: 0) { $0.all(view: type) } ?? fail("view of the type \(type)", hint: hint)
    }

    /// Returns all views of a type.
    public func findAll<V: View>(view type: V.Type) -> [Element] { all { $0.all(view: type) } }

    /// Returns the first element that satisfies a condition, of those with a role.
    @discardableResult
    public func find(where isWanted: (Element) throws -> Bool) throws -> Element {
        try findAll(where: { _ in true }).first(where: isWanted) ?? fail("element that satisfies the condition")
    }

    /// Returns all elements that satisfy a condition, of those with a role.
    public func findAll(where isWanted: (Element) throws -> Bool) rethrows -> [Element] {
        try all { search in search.all { Role(of: $0) != nil } }.filter(isWanted)
    }

    /// Returns the element of the view that carries an accessibility identifier, whatever kind of view it is.
    @discardableResult
    public func element(id: String) throws -> Element {
        for place in _places {
            let found = place.search.all(identifier: id)
            if let node = found.first {
                let question = ElementQuestion(self) { $0.all(identifier: id).first }
                return Element(node, core: place.search.core, question: question)
            }
        }
        let known = searches.flatMap(\.nodes).compactMap(\.reading.identifier)
        throw ElementNotFound(
            description: "There is no element with the identifier \"\(id)\". "
                + (known.isEmpty
                    ? "Nothing has an identifier." : "Identifiers there are: \(ElementNotFound.list(known)).")
        )
    }

    // MARK: - In general

    var searches: [ElementSearch] { _places.map(\.search) }

    /// Returns the matches in each root, in reading order: a presentation follows the content that it covers.
    private func all(_ nodes: (ElementSearch) -> [RenderNode]) -> [Element] {
        searches.reversed().flatMap { search in nodes(search).map { Element($0, core: search.core) } }
    }

    /// The element of some that a search yields at an index, in the order of `findAll`.
    private func element(at index: Int, of nodes: @escaping (ElementSearch) -> [RenderNode]) -> Element? {
        let found = searches.reversed().flatMap { search in nodes(search).map { ($0, search.core) } }
        guard found.indices.contains(index) else { return nil }
        return Element(
            found[index].0, core: found[index].1, question: ElementQuestion(self, at: index, of: nodes))
    }

    private func first(
        where isWanted: @escaping (RenderNode) -> Bool, or error: @autoclosure () -> ElementNotFound
    ) throws -> Element {
        for search in searches {
            if let node = search.all(where: isWanted).first {
                let question = ElementQuestion(self) { $0.all(where: isWanted).first }
                return Element(node, core: search.core, question: question)
            }
        }
        throw error()
    }

    private func fail(_ wanted: String, hint: String? = nil) throws -> Element {
        throw ElementNotFound(wanted, in: searches, hints: hint.map { [$0] } ?? [])
    }

    /// The existing tags with their types: values of different types are not equal.
    private var tags: String {
        let tags = searches.flatMap(\.nodes).compactMap { node -> String? in
            guard let tag: AnyHashable = node.trait(TagTrait.self) else { return nil }
            let base = (tag.base as? AnyHashable)?.base ?? tag.base
            return "\(base) of the type \(Swift.type(of: base))"
        }
        var seen: Set<String> = []
        let list = tags.filter { seen.insert($0).inserted }.joined(separator: ", ")
        return list.isEmpty ? "Nothing has a tag." : "Tags there are: \(list)."
    }
}
