import AttributeGraph
import Foundation

/// A control that opens a web address.
nonisolated public struct Link<Label: View>: PrimitiveView {
    let label: Label
    let destination: URL

    /// A link with the label of a builder.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(label: label(), destination: destination)
    }

    init(label: Label, destination: URL) {
        self.label = label
        self.destination = destination
    }

    /// Makes the one element that the view is, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let environment = inputs.environment
        let label = view[\.label]
        return ButtonMaker.make(LinkControl(), label: ControlLabel(label), inputs: inputs) { graph in
            let destination = view.pointer(in: graph).pointee.destination
            return ButtonParts {
                onMainActor((environment, destination)) { EnvironmentValues(scope: $0).openURL($1) }
            }
        }
    }
}

extension Link where Label == Text {
    /// A link with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(label: Text(titleKey), destination: destination)
    }

    /// A link with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(label: Text(title), destination: destination)
    }
}
