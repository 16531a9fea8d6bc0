import AttributeGraph
import Foundation

/// A control that opens a URL with the environment's ``EnvironmentValues/openURL`` action.
///
///     Link("Website", destination: URL(string: "https://example.com")!)
nonisolated public struct Link<Label: View>: PrimitiveView {
    let label: Label
    let destination: URL

    /// Creates a link with a label from a builder.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination)
    }

    init(label: Label, destination: URL) {
        self.label = label
        self.destination = destination
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let environment = inputs.environment
        let label = view[\.label]
        return ButtonMaker.make(LinkControl(), label: ControlLabel(label), inputs: inputs) { graph in
            let destination = view.pointer(in: graph).pointee.destination
            return ButtonParts(url: destination) {
                onMainActor((environment, destination)) { EnvironmentValues(scope: $0).openURL($1) }
            }
        }
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized title.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(label: Text(titleKey), destination: destination)
    }
}
