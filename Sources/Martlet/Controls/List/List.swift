import AttributeGraph
import Foundation

/// A column of rows, created as they scroll into view, with optional selection.
///
///     List(episodes, selection: $selected) { episode in
///         Text(episode.title)
///     }
///
/// Each view in the content is a row as wide as the list; ``Section`` groups rows. A row that scrolls out of view keeps
/// its state while its id is in the data (law A13). The selection contains the `tag(_:)` of the selected rows or,
/// without a tag, their ids.
///
/// - Complexity: Scrolling creates only the rows that become visible. An update in which the data changed compares the ids
///   of the elements.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let content: Content
    let selection: RowSelection<SelectionValue>?

    init(_content: Content, selection: RowSelection<SelectionValue>?) {
        content = _content
        self.selection = selection
    }

    /// Creates a list of the rows of a builder, with single selection.
    ///
    /// - Parameters:
    ///   - selection: A binding to the tag or id of the selected row; `nil` in the binding for no selection.
    ///   - content: A builder of the rows.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), selection: selection.map { .one($0) })
    }

    /// Creates a list of the rows of a builder, with multiple selection.
    ///
    /// - Parameters:
    ///   - selection: A binding to the set of tags or ids of the selected rows.
    ///   - content: A builder of the rows.
    public init<Chosen: _SelectionSet & _OverloadFilter>(
        selection: Binding<Chosen>?,
        @ViewBuilder content: () -> Content
    ) where Chosen.Element == SelectionValue {
        self.init(_content: content(), selection: selection.map { .many($0._set) })
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        ListMaker.make(inputs: inputs, selection: ListSelection(view[\.selection]), kind: .list) {
            Content._makeViewList(view: view[\.content], inputs: $0)
        }
    }
}

extension List where SelectionValue == Never {
    /// Creates a list of the rows of a builder, without selection.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(_content: content(), selection: nil)
    }
}

extension _GraphValue {
    /// Returns the current value without registering a dependency.
    func peek(in graph: Graph) -> Value {
        (graph.peekPointer(to: attribute) + offset).assumingMemoryBound(to: Value.self).pointee
    }
}
