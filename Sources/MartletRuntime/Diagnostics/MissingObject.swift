/// A key of the environment under which an object is found by its type.
protocol ObjectKey: EnvironmentKey {
    /// The type of the object.
    static var objectType: Any.Type { get }
    /// The modifier that supplies it.
    static var modifier: String { get }
}

/// Messages about an object that a view requests and no ancestor supplies (laws E5, F4).
enum MissingObject {
    /// A view that has requested a missing object, for as long as the view exists. A weak reference in the property
    /// itself would make each view with such a property slower to compare.
    final class Seeker {
        weak let view: ViewInstance?

        init(view: ViewInstance) { self.view = view }
    }

    /// Returns the message with which the program stops.
    ///
    /// - Parameters:
    ///   - type: The type of the missing object.
    ///   - wrapper: The property wrapper that needs it, as in source code: `@EnvironmentObject`.
    ///   - modifier: The modifier that supplies such an object: `.environmentObject(_:)`.
    ///   - path: The views from the root to the one that needs it; nil outside of a hierarchy.
    ///   - environment: The environment that was searched.
    static func message(
        type: Any.Type,
        wrapper: String,
        modifier: String,
        path: String?,
        environment: EnvironmentScope?
    ) -> String {
        let name = typeName(type)
        guard let path else {
            return
                "\(article(wrapper)) \(wrapper) of type \(name) was read outside of a view hierarchy. Read it in the "
                + "view's body, in an action, or in a task of the view."
        }
        var message =
            "No object of type \(name) was found for the \(wrapper) in \(path). Supply one with \(modifier), given "
            + "\(article(name).lowercased()) \(name), on this view or on one around it."
        if let environment { message += found(in: environment, type: type, modifier: modifier) }
        return message
    }

    /// Returns a text about the objects that ancestors do supply.
    private static func found(in environment: EnvironmentScope, type: Any.Type, modifier: String) -> String {
        let keys = environment.keys.compactMap { $0 as? any ObjectKey.Type }
        if keys.isEmpty { return " No object of any type is supplied between the view and the root." }
        var texts: [String] = []
        for key in keys {
            var text = "\(typeName(key.objectType)) by \(key.modifier)"
            if key.objectType == type {
                text += ", which this wrapper does not read"
            } else if typeName(key.objectType) == typeName(type) {
                text =
                    "\(String(reflecting: key.objectType)) by \(key.modifier), which is not \(String(reflecting: type))"
            }
            texts.append(text)
        }
        return " Between the view and the root there is " + texts.uniqued.joined(separator: "; ") + "."
    }

    private static func article(_ word: String) -> String {
        let first = word.first { $0.isLetter }.map { Character($0.lowercased()) }
        return first.map { "aeiou".contains($0) } == true ? "An" : "A"
    }
}
