import AttributeGraph
import Foundation

/// Accepts drops on the content.
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
    /// Adds a drop target to a node. The target accepts drops while the view is enabled.
    ///
    /// Each modifier adds its own target, so that a view can accept several types by several modifiers.
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

/// The drop targets of a node.
final class DropTargets: NodeAttachment {
    var all: [DropTarget] = []
}

extension View {
    /// Accepts drops of values on the view.
    ///
    ///     List(names, id: \.self) { Text($0) }
    ///         .dropDestination(for: String.self) { new, _ in names += new; return true }
    ///
    /// Data from another app is loaded first; the action runs when all of it is loaded.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: A closure that receives the values and the position in the view. It returns whether the drop was
    ///     accepted.
    ///   - isTargeted: A closure that is called when an acceptable drag enters or leaves the view.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping @MainActor @Sendable (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping @MainActor @Sendable (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropModifier(behavior: .taking(T.self, isTargeted: isTargeted) { action($0, $1.location) }))
    }

    /// Accepts drops of some content types on the view.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The content types.
    ///   - isTargeted: A binding that is true while an acceptable drag is over the view.
    ///   - action: A closure that receives the dropped items. It returns whether the drop was accepted.
    nonisolated public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Accepts drops of some content types on the view, with their position.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The content types.
    ///   - isTargeted: A binding that is true while an acceptable drag is over the view.
    ///   - action: A closure that receives the items and the position in the view. It returns whether the drop was
    ///     accepted.
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

    /// Accepts drops of some content types on the view, as a delegate decides.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The content types.
    ///   - delegate: The delegate that validates and performs the drop.
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

    /// Accepts drops of some content types, given by their identifiers, on the view.
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Accepts drops of some content types, given by their identifiers, on the view, with their position.
    @available(*, deprecated, message: "Use onDrop(of:isTargeted:perform:) with an array of UTType.")
    nonisolated public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Accepts drops of some content types, given by their identifiers, on the view, as a delegate decides.
    nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }
}
