import AttributeGraph

/// The events that submit a text.
public struct SubmitTriggers: OptionSet, Sendable {
    /// The set's elements, one bit for each.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Return in a text field.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// Return in a search field.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// The submit actions of the environment, the innermost first.
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

    /// Whether there is a submit action for an event.
    func hasSubmitAction(for trigger: SubmitTriggers) -> Bool {
        var next = submitAction
        while let current = next {
            if current.triggers.contains(trigger) { return true }
            next = current.outer
        }
        return false
    }

    /// Runs the submit actions for an event. Returns `false` if there are none.
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
    /// Runs an action when the user submits the view's text, such as by Return in a text field.
    ///
    ///     TextField("Search term", text: $term).onSubmit { search(term) }
    ///
    /// Actions of outer views also run, the innermost first.
    ///
    /// - Parameters:
    ///   - triggers: The events to respond to.
    ///   - action: The closure to run.
    nonisolated public func onSubmit(
        of triggers: SubmitTriggers = .text,
        _ action: @escaping () -> Void
    ) -> some View {
        modifier(SubmitModifier(triggers: triggers, action: action))
    }
}

/// Keeps submissions in the content from the submit actions of outer views.
private nonisolated struct SubmitScopeModifier: InputModifier {
    let isBlocking: Bool

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.setEnvironment { graph, values in
            if modifier.read(in: graph).isBlocking { values.submitAction = nil }
        }
    }
}

extension View {
    /// Sets whether submissions in the view are kept from the submit actions of outer views.
    nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
        modifier(SubmitScopeModifier(isBlocking: isBlocking))
    }
}
