import AttributeGraph

/// What sends off what was typed.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The actions that run on submission, the innermost first.
final class SubmitAction {
    let triggers: SubmitTriggers
    let action: () -> Void
    let outer: SubmitAction?

    init(triggers: SubmitTriggers, action: @escaping () -> Void, outer: SubmitAction?) {
        self.triggers = triggers
        self.action = action
        self.outer = outer
    }
}

private enum SubmitKey: EnvironmentKey { static var defaultValue: SubmitAction? { nil } }

extension EnvironmentValues {
    var submitAction: SubmitAction? {
        get { self[SubmitKey.self] }
        set { self[SubmitKey.self] = newValue }
    }

    /// Runs what is to run on submission; false if there is nothing.
    @MainActor
    func submit(_ trigger: SubmitTriggers) -> Bool {
        var wasUsed = false
        var next = submitAction
        while let current = next {
            if current.triggers.contains(trigger) {
                current.action()
                wasUsed = true
            }
            next = current.outer
        }
        return wasUsed
    }
}

nonisolated struct SubmitModifier: InputModifier {
    let triggers: SubmitTriggers
    let action: () -> Void

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.setEnvironment { graph, values in
            let modifier = modifier.read(in: graph)
            values.submitAction = SubmitAction(
                triggers: modifier.triggers,
                action: modifier.action,
                outer: values.submitAction
            )
        }
    }
}

extension View {
    /// Runs an action when what was typed in the view is sent off: by Return in a text field.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }
}

/// Keeps what is sent off in the content from what stands around it.
private nonisolated struct SubmitScopeModifier: InputModifier {
    let isBlocking: Bool

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.setEnvironment { graph, values in
            if modifier.read(in: graph).isBlocking { values.submitAction = nil }
        }
    }
}

extension View {
    /// Says whether what is typed in the view, and sent off, is for actions within the view only.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitScopeModifier(isBlocking: isBlocking))
    }
}
