/// A modifier that belongs to its content as a whole, however many views that is: it observes, presents, or hands a value
/// up. Modifiers that change how views look or are laid out are applied to each view instead (law H7).
///
///     Group {
///         switch phase {
///         case .loading: ProgressView()
///         case .loaded: Text("ok")
///         }
///     }
///     .task { … }  // One task, which a change of the branch does not end.
///
/// Content that is one view has a node, and that is the anchor. Otherwise the views stay elements of the container
/// around them, and the anchor is a transparent group around them.
@MainActor @preconcurrency
package protocol WholeContentModifier: PrimitiveModifier {
    /// Whether content that is one view gets a node around it for the modifier: preferences need one, since a node has
    /// one value for a key.
    nonisolated static var needsOwnNode: Bool { get }

    /// Starts the effect of the modifier. Called once for each identity, after the content was created.
    nonisolated static func attach(_ modifier: _GraphValue<Self>, to anchor: RenderNode, inputs: _ViewInputs)
}

extension WholeContentModifier {
    /// No node of its own.
    nonisolated package static var needsOwnNode: Bool { false }

    /// Creates the element of a modified view with a single element.
    nonisolated public static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs: _ViewOutputs
        if needsOwnNode {
            let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
            _ = body(inputs.inside(node))
            outputs = _ViewOutputs(node: node)
        } else {
            outputs = body(inputs)
        }
        attach(modifier, to: outputs.node, inputs: inputs)
        return outputs
    }

    /// Makes the elements of a modified view of any number of elements, in a group.
    nonisolated public static func _makeViewList(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> Void
    ) {
        let group = RenderNode.makeGroup(inputs: inputs)
        group.flags.insert([.holdsWholeContent, .watchesContent])
        body(inputs.through(group, scope: inputs.scope))
        // Outer modifiers of this kind wait for the elements of the content, which the modifier's own presentations are
        // not.
        var inputs = inputs
        inputs.wrappers = nil
        attach(modifier, to: group, inputs: inputs)
    }
}
