import AttributeGraph
import Foundation
import MartletABI

/// Queries by an inspector. They are slow, and have no other use.
extension SceneGraph {
    /// The scenes of the app: its windows, and the content that they present.
    package var scenesOfApp: [SceneGraph] {
        var found: [SceneGraph] = []
        group.forEach { found.append($0) }
        return found
    }

    /// Returns the view whose body is an attribute, if it still exists.
    package func inspectedInstance(of view: AnyAttribute) -> ViewInstance? {
        bodyRule(of: view)?.instance
    }

    private func bodyRule(of view: AnyAttribute) -> (any AnyBodyRule)? {
        graph.isAlive(view) ? graph.rule(of: view) as? any AnyBodyRule : nil
    }

    /// Returns the existing views with their parents, parents first.
    ///
    /// - Complexity: O(attributes).
    package func inspectedViews() -> [(view: AnyAttribute, parent: AnyAttribute?, type: ViewType)] {
        graph.attributes
            .compactMap { (graph.rule(of: $0) as? any AnyBodyRule)?.instance }
            .sorted { $0.depth < $1.depth }
            .compactMap { instance in instance.body.map { ($0, instance.parent?.body, instance.type) } }
    }

    /// Returns the inspection of a view; nil after its end.
    package func inspection(of view: AnyAttribute) -> ViewInspection? {
        guard let instance = inspectedInstance(of: view) else { return nil }
        let inputs = inspectedReadings(of: view)
        return ViewInspection(
            type: instance.type.type, path: instance.path, frame: instance.frameInWindow,
            properties: properties(of: instance, view, reading: inputs),
            environment: inputs.compactMap { input in
                guard let description = describe(input), description.kind == .environment else { return nil }
                return .init(name: description.name, value: inspectedValue(of: input))
            },
            modifiers: instance.modifierNames, elements: instance.accessibleElements)
    }

    /// Returns the name and kind of an attribute; nil if it has ended, or only the runtime uses it.
    package func inspectedName(of attribute: AnyAttribute) -> (name: String, kind: String)? {
        describe(attribute).map { ($0.name, "\($0.kind)") }
    }

    /// The value of an attribute as text, if reports show it.
    package func inspectedValue(of attribute: AnyAttribute) -> String? {
        guard describe(attribute)?.showsValue == true else { return nil }
        return graph.storedValue(of: attribute).map(ValueText.describe)
    }

    /// The body of the view that keeps or runs an attribute.
    package func inspectedView(of attribute: AnyAttribute) -> AnyAttribute? { describe(attribute)?.instance?.body }

    /// The attribute of the value that a body's view is made with.
    package func inspectedSource(of view: AnyAttribute) -> AnyAttribute? {
        bodyRule(of: view)?.sourceAttribute
    }

    /// Returns the stored properties of a view that are closures, and thus can't be compared.
    package func inspectedClosures(of view: AnyAttribute) -> [String] {
        guard let type = inspectedInstance(of: view)?.type.type else { return [] }
        return TypeField.fields(of: type).filter { TypeKind.of($0.type) == .function }.map(\.name)
    }

    /// Sets a state to the value that a text represents.
    ///
    /// - Returns: The new value as text; nil if the attribute is no state, or the text does not represent a value of
    ///   its type.
    @MainActor
    package func setInspected(_ attribute: AnyAttribute, to text: String) -> String? {
        guard graph.isAlive(attribute), let location = describe(attribute)?.location else { return nil }
        return (location as? any TextSettable)?.set(fromText: text)
    }

    /// Returns the attributes that a body has read in its last run, through attributes of the runtime in between.
    func inspectedReadings(of view: AnyAttribute) -> [AnyAttribute] {
        var found: [AnyAttribute] = []
        var seen: Set<AnyAttribute> = []
        var open = graph.inputs(of: view).reversed().map(\.self)
        while let input = open.popLast() {
            guard seen.insert(input).inserted else { continue }
            if describe(input) != nil { found.append(input) } else { open += graph.inputs(of: input) }
        }
        return found
    }

    private func properties(
        of instance: ViewInstance, _ view: AnyAttribute, reading inputs: [AnyAttribute]
    ) -> [ViewInspection.Property] {
        let kept = Dictionary(
            instance.keptLocations.map { ($0.label, $0) }, uniquingKeysWith: { first, _ in first })
        let address = bodyRule(of: view)?.sourcePointer(in: graph)
        let values = Dictionary(
            ViewField.fields(of: view, in: self).map { ($0.name, $0.value.text) },
            uniquingKeysWith: { first, _ in first })
        return TypeField.fields(of: instance.type.type).map { field in
            let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
            let typeText = String(describing: field.type)
            guard let dynamic = field.type as? any DynamicProperty.Type else {
                return .init(
                    name: name, kind: .value, type: typeText, value: values[field.name], attribute: nil,
                    isEditable: false, isOpenable: isInspectionOpenable(name, in: view), isRead: nil)
            }
            var location = kept["\(instance.type.name).\(name)"]
            if let binding = dynamic as? any BindingProperty.Type, let address {
                location = binding.location(at: address + field.offset)
            }
            let attribute = location?.trackedAttribute
            let reading = inputs.first { input in
                if input == attribute { return true }
                guard let description = describe(input) else { return false }
                return description.name == "\(instance.type.name).\(name)"
            }
            return .init(
                name: name, kind: .init(of: dynamic), type: typeText,
                value: location?.inspectedText ?? reading.flatMap { inspectedValue(of: $0) },
                attribute: attribute ?? reading,
                isEditable: (location as? any TextSettable)?.takesText == true,
                isOpenable: isInspectionOpenable(name, in: view),
                isRead: reading != nil)
        }
    }
}

extension ViewInspection.Property.Kind {
    init(of type: any DynamicProperty.Type) {
        self =
            switch typeName(type) {
            case "State": .state
            case "Binding", "Bindable": .binding
            case "Environment": .environment
            case "StateObject", "ObservedObject", "EnvironmentObject": .object
            case "FocusState", "FocusedValue", "FocusedBinding", "AccessibilityFocusState": .focus
            case "GestureState": .gesture
            default: .stored
            }
    }
}

extension SceneGraph {
    /// Returns the named attributes that a body has read in its last run.
    package func namedReadings(of view: AnyAttribute) -> [(attribute: AnyAttribute, name: String)] {
        inspectedReadings(of: view).compactMap { input in describe(input).map { (input, $0.name) } }
    }
}
