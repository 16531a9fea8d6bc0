import AttributeGraph
import Foundation

/// Takes what is dropped on the content.
nonisolated struct DropModifier: PrimitiveModifier {
    let behavior: DropBehavior

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        DropTarget.add(to: outputs.node, inputs: inputs) { graph in modifier.read(in: graph).behavior }
        return outputs
    }
}

extension DropTarget {
    /// Makes a node a place that takes what is dropped on it, as long as it can be operated.
    ///
    /// A place of its own for each modifier, so that a view can take several kinds of things by several of them.
    static func add(to node: RenderNode, inputs: _ViewInputs, behavior: @escaping (Graph) -> DropBehavior) {
        let target = DropTarget(node: node)
        let targets = node.attachment(DropTargets.self, orMake: DropTargets())
        targets.all.append(target)
        inputs.scene.service(DragController.self).add(target)
        let environment = inputs.environment
        inputs.follow { graph in
            target.behavior = behavior(graph)
            target.isEnabled = EnvironmentValues(scope: environment).isEnabled
        }
    }
}

/// The places that a node is.
final class DropTargets: NodeAttachment {
    var all: [DropTarget] = []
}

extension View {
    /// Takes values of a type that are dropped on the view.
    ///
    ///     List(names, id: \.self) { Text($0) }
    ///         .dropDestination(for: String.self) { new, _ in names += new; return true }
    ///
    /// What comes from another program is loaded first; the action runs when it is there.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Is given the values, and where they were dropped in the view; says whether they were of use.
    ///   - isTargeted: Is told when something that would be taken is dragged over the view, and when it leaves.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping @MainActor @Sendable (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping @MainActor @Sendable (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropModifier(behavior: .taking(T.self, isTargeted: isTargeted) { action($0, $1.location) }))
    }

    /// Takes things of given kinds that are dropped on the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The kinds.
    ///   - isTargeted: Is true while something that would be taken is dragged over the view.
    ///   - action: Is given what was dropped; says whether it was of use.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Takes things of given kinds that are dropped on the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The kinds.
    ///   - isTargeted: Is true while something that would be taken is dragged over the view.
    ///   - action: Is given what was dropped, and where in the view; says whether it was of use.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        let action = MainOnly(action)
        return modifier(
            DropModifier(
                behavior: DropBehavior(
                    types: { supportedContentTypes },
                    accepts: { $0.hasItemsConforming(to: supportedContentTypes) },
                    isTargeted: { isTargeted?.wrappedValue = $0 },
                    dropped: { info, completed in
                        defer { completed() }
                        return action.value(info.itemProviders(for: supportedContentTypes), info.location)
                    })))
    }

    /// Takes things of given kinds that are dropped on the view, as a delegate decides.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The kinds.
    ///   - delegate: What decides.
    nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        let delegate = MainOnly(delegate)
        return modifier(
            DropModifier(
                behavior: DropBehavior(
                    types: { supportedContentTypes },
                    accepts: { info in
                        info.hasItemsConforming(to: supportedContentTypes) && delegate.value.validateDrop(info: info)
                    },
                    entered: { delegate.value.dropEntered(info: $0) },
                    updated: { delegate.value.dropUpdated(info: $0)?.operation ?? .copy },
                    exited: { delegate.value.dropExited(info: $0) },
                    dropped: { info, completed in
                        defer { completed() }
                        return delegate.value.performDrop(info: info)
                    })))
    }

    /// Takes things of given kinds that are dropped on the view, by the identifiers of the kinds.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Takes things of given kinds that are dropped on the view, by the identifiers of the kinds, and says where.
    @available(*, deprecated, message: "Use onDrop(of:isTargeted:perform:) with an array of UTType.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Takes things of given kinds that are dropped on the view, as a delegate decides, by the identifiers of the kinds.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }
}
