import AttributeGraph
import Foundation

/// Rows of data in one column, made as they scroll into sight, of which one or more may be selected.
///
///     List(episodes, selection: $selected) { episode in
///         Text(episode.title)
///     }
///
/// Each element of the content is a row as wide as the list; ``Section`` groups rows. A row that scrolls out of sight
/// keeps its state for as long as its id is in the data (law A13). A row is selected by the value of its `tag(_:)`,
/// or else by its id.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let content: Content
    let selection: RowSelection<SelectionValue>?

    init(_content: Content, selection: RowSelection<SelectionValue>?) {
        content = _content
        self.selection = selection
    }

    /// A list of the rows of a builder, of which one can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(_content: content(), selection: selection.map { .one($0) })
    }

    /// A list of the rows of a builder, of which any number can be selected.
    public init<Chosen: _SelectionSet & _ToldApart>(
        selection: Binding<Chosen>?,
        @ViewBuilder content: () -> Content
    ) where Chosen.Element == SelectionValue {
        self.init(_content: content(), selection: selection.map { .many($0._set) })
    }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        ListMaker.make(inputs: inputs, selection: ListSelection(view[\.selection]), kind: .list) {
            Content._makeViewList(view: view[\.content], inputs: $0)
        }
    }
}

extension List where SelectionValue == Never {
    /// A list of the rows of a builder.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(_content: content(), selection: nil)
    }
}

extension _GraphValue {
    /// The current value, read without a dependency.
    func peek(in graph: Graph) -> Value {
        (graph.peekPointer(to: attribute) + offset).assumingMemoryBound(to: Value.self).pointee
    }
}
