import AttributeGraph
import Foundation
import MartletABI

/// Queries by an inspector. They are slow, and have no other use.
extension SceneInspection {
    /// The scenes of the app: its windows, and the content that they present.
    package var scenesOfApp: [SceneGraph] {
        var found: [SceneGraph] = []
        scene.group.forEach { found.append($0) }
        return found
    }

    /// Returns the view whose body is an attribute, if it still exists.
    package func instance(of view: AnyAttribute) -> ViewInstance? {
        bodyRule(of: view)?.instance
    }

    private func bodyRule(of view: AnyAttribute) -> (any AnyBodyRule)? {
        scene.graph.isAlive(view) ? scene.graph.rule(of: view) as? any AnyBodyRule : nil
    }

    /// Returns the existing views with their parents, parents first.
    ///
    /// - Complexity: O(attributes).
    package func views() -> [(view: AnyAttribute, parent: AnyAttribute?, type: ViewType)] {
        scene.graph.attributes
            .compactMap { (scene.graph.rule(of: $0) as? any AnyBodyRule)?.instance }
            .sorted { $0.depth < $1.depth }
            .compactMap { instance in instance.body.map { ($0, instance.parent?.body, instance.type) } }
    }

    /// Returns the inspection of a view; nil after its end.
    package func inspection(of view: AnyAttribute) -> ViewInspection? {
        guard let instance = self.instance(of: view) else { return nil }
        let inputs = readings(of: view)
        return ViewInspection(
            type: instance.type.type, path: instance.path, frame: instance.frameInWindow,
            properties: properties(of: instance, view, reading: inputs),
            environment: inputs.compactMap { input in
                guard let description = scene.describe(input), description.kind == .environment else { return nil }
                return .init(name: description.name, value: value(of: input))
            },
            modifiers: instance.modifierNames, elements: instance.accessibleElements)
    }

    /// Returns the name and kind of an attribute; nil if it has ended, or only the runtime uses it.
    package func name(of attribute: AnyAttribute) -> (name: String, kind: String)? {
        scene.describe(attribute).map { ($0.name, "\($0.kind)") }
    }

    /// The value of an attribute as text, if reports show it.
    package func value(of attribute: AnyAttribute) -> String? {
        guard scene.describe(attribute)?.showsValue == true else { return nil }
        return scene.graph.storedValue(of: attribute).map(ValueText.describe)
    }

    /// The body of the view that keeps or runs an attribute.
    package func view(of attribute: AnyAttribute) -> AnyAttribute? { scene.describe(attribute)?.instance?.body }

    /// The attribute of the value that a body's view is made with.
    package func source(of view: AnyAttribute) -> AnyAttribute? {
        bodyRule(of: view)?.sourceAttribute
    }

    /// Returns the stored properties of a view that are closures, and thus can't be compared.
    package func closures(of view: AnyAttribute) -> [String] {
        guard let type = instance(of: view)?.type.type else { return [] }
        return TypeField.fields(of: type).filter { TypeKind.of($0.type) == .function }.map(\.name)
    }

    /// Sets a state to the value that a text represents.
    ///
    /// - Returns: The new value as text; nil if the attribute is no state, or the text does not represent a value of
    ///   its type.
    @MainActor
    package func set(_ attribute: AnyAttribute, to text: String) -> String? {
        guard scene.graph.isAlive(attribute), let location = scene.describe(attribute)?.location else { return nil }
        return (location as? any TextSettable)?.set(fromText: text)
    }

    /// Returns the attributes that a body has read in its last run, through attributes of the runtime in between.
    func readings(of view: AnyAttribute) -> [AnyAttribute] {
        var found: [AnyAttribute] = []
        var seen: Set<AnyAttribute> = []
        var open = scene.graph.inputs(of: view).reversed().map(\.self)
        while let input = open.popLast() {
            guard seen.insert(input).inserted else { continue }
            if scene.describe(input) != nil { found.append(input) } else { open += scene.graph.inputs(of: input) }
        }
        return found
    }

    private func properties(
        of instance: ViewInstance, _ view: AnyAttribute, reading inputs: [AnyAttribute]
    ) -> [ViewInspection.Property] {
        let kept = Dictionary(
            instance.keptLocations.map { ($0.label, $0) }, uniquingKeysWith: { first, _ in first })
        let address = bodyRule(of: view)?.sourcePointer(in: scene.graph)
        let values = Dictionary(
            ViewField.fields(of: view, in: scene).map { ($0.name, $0.value.text) },
            uniquingKeysWith: { first, _ in first })
        return TypeField.fields(of: instance.type.type).map { field in
            let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
            let typeText = String(describing: field.type)
            guard let dynamic = field.type as? any DynamicProperty.Type else {
                return .init(
                    name: name, kind: .value, type: typeText, value: values[field.name], attribute: nil,
                    isEditable: false, isOpenable: isOpenable(name, in: view), isRead: nil)
            }
            var location = kept["\(instance.type.name).\(name)"]
            if let binding = dynamic as? any BindingProperty.Type, let address {
                location = binding.location(at: address + field.offset)
            }
            let attribute = location?.trackedAttribute
            let reading = inputs.first { input in
                if input == attribute { return true }
                guard let description = scene.describe(input) else { return false }
                return description.name == "\(instance.type.name).\(name)"
            }
            return .init(
                name: name, kind: .init(of: dynamic), type: typeText,
                value: location?.inspectedText ?? reading.flatMap { value(of: $0) } ?? text(of: name, in: view),
                attribute: attribute ?? reading,
                isEditable: (location as? any TextSettable)?.takesText == true,
                isOpenable: isOpenable(name, in: view),
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

extension SceneInspection {
    /// Returns the named attributes that a body has read in its last run.
    package func namedReadings(of view: AnyAttribute) -> [(attribute: AnyAttribute, name: String)] {
        readings(of: view).compactMap { input in scene.describe(input).map { (input, $0.name) } }
    }
}
