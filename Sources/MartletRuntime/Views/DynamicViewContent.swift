import AttributeGraph
import Foundation

/// A view that makes its content from a collection of data, and knows the data.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
    /// The type of the data from which the views are created.
    associatedtype Data: Collection

    /// The data.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The data of the modified content.
    @MainActor @preconcurrency public var data: Content.Data { content.data }
}

/// Sets the actions that delete or move elements of the data that the content shows in a list.
nonisolated struct EditModifier: PrimitiveModifier {
    enum Kind {
        case delete(((IndexSet) -> Void)?)
        case move(((IndexSet, Int) -> Void)?)
    }

    let kind: Kind

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs { body(inputs) }

    static func _makeViewList(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> Void
    ) {
        let first = inputs.parent.children.count
        body(inputs)
        for group in inputs.parent.children[first...] {
            guard let rows = group.lazy.dataRows else { continue }
            // The outer modifier of a kind takes precedence.
            rows.edits.add(modifier)
        }
    }
}

extension RowEdits {
    /// Adds the actions of a modifier, if it has any.
    mutating func add(_ modifier: _GraphValue<EditModifier>) {
        let delete = self.delete
        let move = self.move
        self.delete = { graph in
            if case .delete(let action) = modifier.pointer(in: graph).pointee.kind { return action }
            return delete?(graph)
        }
        self.move = { graph in
            if case .move(let action) = modifier.pointer(in: graph).pointee.kind { return action }
            return move?(graph)
        }
    }
}

extension DynamicViewContent {
    /// Lets rows be deleted: the action is given the offsets of the elements, and removes them from the data.
    ///
    ///     ForEach(items) { Text($0.name) }
    ///         .onDelete { items.remove(atOffsets: $0) }
    ///
    /// With nil, rows can't be deleted.
    ///
    /// - Parameter action: Called with the offsets of the deleted elements; nil if rows can't be deleted.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(EditModifier(kind: .delete(action)))
    }

    /// Lets rows be moved: the action is given the offsets of the elements, and the offset before which they go.
    ///
    ///     ForEach(items) { Text($0.name) }
    ///         .onMove { items.move(fromOffsets: $0, toOffset: $1) }
    ///
    /// With nil, rows can't be moved.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(EditModifier(kind: .move(action)))
    }
}

extension LazyNode {
    /// The offset in the data of the `ForEach` around the node of the element that it shows; nil if there is no
    /// `ForEach`.
    package var offsetInData: Int? {
        var node = self.node
        while let parent = node.parent {
            if let rows = parent.lazy.dataRows { return rows.index(of: node) }
            if parent.attachment(IdentifiedRows.self) != nil { return parent.children.firstIndex { $0 === node } }
            node = parent
        }
        return nil
    }
}
