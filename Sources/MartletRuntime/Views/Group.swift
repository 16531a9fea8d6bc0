/// Several views treated as one, without a layout of their own.
///
/// A modifier that changes how views look or are laid out is applied to each member. One that observes or presents, such as
/// `task`, `onAppear`, `onChange` or `sheet`, belongs to the group as a whole, and outlives a change of a branch in it (law
/// H7).
///
///     Group {
///         if let image { Image(image) } else { ProgressView() }
///     }
///     .padding()
///     .task { image = await load() }  // Runs once.
nonisolated public struct Group<Content> {
    package let content: Content

    package nonisolated init(grouping content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
    /// Groups the views of a builder.
    @inlinable
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(_content: content())
    }

    @usableFromInline
    nonisolated init(_content: Content) { content = _content }

    /// Creates the single element of the view, once for each identity.
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: view[\.content], inputs: inputs)
    }

    /// Creates the elements that the view contributes to its container.
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        Content._makeViewList(view: view[\.content], inputs: inputs)
    }

    /// Whether the content is.
    nonisolated public static var _isUnary: Bool { Content._isUnary }
}
