import AttributeGraph
import Foundation
import Synchronization

/// The reasons for a body run, as `_printChanges()` prints them.
@MainActor
package struct ChangeReport {
    private let scene: SceneGraph
    private let instance: ViewInstance
    private let trace: UpdateTrace
    private let body: AnyAttribute
    private var names: [String] = []
    private var details: [String] = []

    /// The output for reports; the flag selects standard error.
    nonisolated package static let output = Mutex(
        Output { text, isLog in
            let handle = isLog ? FileHandle.standardError : FileHandle.standardOutput
            try? handle.write(contentsOf: Data((text.printable + "\n").utf8))
        })

    /// A struct, because a bare closure would be wrapped again by each access through the lock.
    nonisolated package struct Output {
        let write: @Sendable (String, Bool) -> Void

        package init(write: @escaping @Sendable (String, Bool) -> Void) { self.write = write }
    }

    /// The report for the body of a type that runs now; nil if none does.
    static func text(for type: Any.Type) -> String? {
        guard let scene = SceneGraph.evaluating, let instance = scene.evaluating.last?.object,
            instance.type.type == type, let body = instance.body
        else { return nil }
        scene.startTracing()
        guard let trace = scene.trace else { return nil }
        var report = ChangeReport(scene: scene, instance: instance, trace: trace, body: body)
        report.make()
        trace.recordFields(of: body)
        return report.text
    }

    private init(scene: SceneGraph, instance: ViewInstance, trace: UpdateTrace, body: AnyAttribute) {
        self.scene = scene
        self.instance = instance
        self.trace = trace
        self.body = body
    }

    private var text: String {
        let head = names.isEmpty ? "unchanged" : names.uniqued.joined(separator: ", ") + " changed"
        return (["\(instance.type.name): \(head)."] + details.uniqued.map { "    " + $0 }).joined(separator: "\n")
    }

    private mutating func make() {
        guard scene.graph.storedPointer(to: body) != nil else {
            names = ["@self", "@identity"] + instance.type.properties.map { "_" + $0.name }
            return
        }
        let rule = scene.graph.rule(of: body) as? any AnyBodyRule
        addObserved()
        // A run without a changed input is caused by an observable object, which enters the body itself in the queue.
        if names.isEmpty, scene.graph.causes(of: body).isEmpty { names = ["@dependencies"] }
        for cause in scene.graph.causes(of: body) {
            if cause == rule?.sourceAttribute {
                addView(cause)
            } else if let description = scene.describe(cause) {
                addProperty(cause, description)
            }
        }
    }

    /// The parent has made the view with another value.
    private mutating func addView(_ source: AnyAttribute) {
        names.append("@self")
        let old = trace.fields(of: body) ?? []
        let new = ViewField.fields(of: body, in: scene)
        for (old, new) in zip(old, new) where old != new {
            details += old.value.changes(to: new.value, of: new.name)
        }
        for cause in trace.causes(of: source) { details.append("by way of \(cause)") }
    }

    /// Properties of observable objects have been written that the body has read.
    private mutating func addObserved() {
        guard let captures = trace.observed[body] else { return }
        let bindings = captures.flatMap(bindingNames)
        names += bindings.isEmpty ? ["@dependencies"] : bindings.uniqued.map { "_" + $0 }
        let cause = UpdateTrace.Cause(observed: captures, way: [])
        details.append(bindings.isEmpty ? cause.description : "\(bindings.uniqued.joined(separator: ", ")): \(cause)")
    }

    /// Returns the names of the view's bindings that refer to the value changed by a write.
    private func bindingNames(of capture: WriteCapture) -> [String] {
        guard let keyPath = capture.keyPath, let rule = scene.graph.rule(of: body) as? any AnyBodyRule,
            let view = rule.sourcePointer(in: scene.graph)
        else { return [] }
        return instance.type.properties.compactMap { field in
            guard let binding = field.type as? any BindingProperty.Type else { return nil }
            guard let property = binding.location(at: view + field.offset).objectProperty,
                property.keyPath == keyPath, capture.valueChange?.concerns(property.part) != false
            else { return nil }
            return field.name
        }
    }

    private mutating func addProperty(_ cause: AnyAttribute, _ description: AttributeDescription) {
        let property = ownName(of: description)
        names.append(property.map { "_" + $0 } ?? "@dependencies")
        let origins = trace.causes(of: cause)
        let change = trace.changes[cause]
        let name = property ?? description.name
        let lines = change?.lines(of: name) ?? []
        var line = lines.isEmpty ? name : lines.joined(separator: ", ")
        let captures = (change?.captures ?? []) + origins.flatMap(\.captures)
        let sites = captures.compactMap(\.site).map(\.description).uniqued
        if !sites.isEmpty { line += ", written at \(sites.joined(separator: " and "))" }
        details.append(line)
    }

    /// Returns the property of the view that a cause belongs to; nil if the body has read the value in another way.
    private func ownName(of description: AttributeDescription) -> String? {
        let prefix = instance.type.name + "."
        let isOwn =
            switch description.kind {
            case .environment, .object: description.name.hasPrefix(prefix)
            default: description.instance === instance
            }
        if isOwn { return String(description.name.dropFirst(prefix.count)) }
        guard let location = description.location else { return nil }
        return bindingName(to: location)
    }

    /// Returns the name of the view's binding to a location.
    private func bindingName(to location: AnyLocation) -> String? {
        guard let rule = scene.graph.rule(of: body) as? any AnyBodyRule,
            let view = rule.sourcePointer(in: scene.graph)
        else { return nil }
        let property = instance.type.properties.first { field in
            guard let binding = field.type as? any BindingProperty.Type else { return false }
            return binding.location(at: view + field.offset) === location
        }
        return property?.name
    }
}

/// A binding property, independent of its value's type.
protocol BindingProperty {
    /// Returns the location of the binding at an address.
    // Unsafe pointers: the address is that of a bound property of this type.
    static func location(at address: UnsafeRawPointer) -> AnyLocation
}

extension Binding: BindingProperty {
    static func location(at address: UnsafeRawPointer) -> AnyLocation {
        address.assumingMemoryBound(to: Self.self).pointee.location
    }
}
