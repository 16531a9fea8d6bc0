/// Views with explicit identities in elements of lazy containers that have not been made.
///
/// The value of a view says only which identities it sets itself. What is in the bodies of views is known once they
/// have run, so that the elements are made, one after the other, until one has the identity.
extension ScrollNode {
    /// The place of the element in this subtree that was not made and turns out to have a view with an identity in it.
    ///
    /// Rows of a `ForEach` are left alone: there may be any number of them. O(elements).
    func placeOfUnmadeElement(with id: AnyHashable) -> RowPlace? {
        guard let element = node.lazy.rows as? LazyElement, element.liveNode(at: 0) == nil else {
            for child in node.children {
                if let place = child.scroll.placeOfUnmadeElement(with: id) { return place }
            }
            return nil
        }
        let row = LazyState.of(node.container).make(element, at: 0)
        if row.scroll.hasIdentity(id) || row.scroll.placeOfUnmadeElement(with: id) != nil {
            return element.place(at: 0)
        }
        element.keepOnly(0..<0)
        return nil
    }

    /// Whether a view in the subtree has an explicit identity, or is the row of an element with it.
    private func hasIdentity(_ id: AnyHashable) -> Bool {
        if node.flags.contains(.transparent), node.extras != nil {
            if node.attachment(LazyRows.self)?.index(ofID: id) != nil { return true }
            if node.attachment(IdentifiedRows.self)?.find(id) != nil { return true }
        }
        return node.children.contains { $0.scroll.hasIdentity(id) }
    }
}
