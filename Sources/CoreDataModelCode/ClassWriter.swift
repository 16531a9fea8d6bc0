import CoreDataModelFile
import Foundation

/// Generates the classes of a model, as Xcode does.
package struct ClassWriter {
    let entities: [ReadEntity]

    /// Creates a writer.
    /// - Parameter entities: The entities of the model.
    package init(entities: [ReadEntity]) { self.entities = entities }

    package func code() -> String {
        var text = "// Made of the model; not to be changed by hand.\nimport CoreData\nimport Foundation\n"
        for entity in entities {
            guard let name = entity.className, entity.code != .manual else { continue }
            let parent = entity.parent.map(className) ?? "NSManagedObject"
            if entity.code == .whole { text += "\npublic class \(name): \(parent) {}\n" }
            text += """

                extension \(name) {
                    public class func fetchRequest() -> NSFetchRequest<\(name)> {
                        NSFetchRequest<\(name)>(entityName: "\(entity.name)")
                    }

                """
            for property in entity.properties { text += self.property(property, of: name) }
            text += "}\n"
            for property in entity.properties {
                if case .relationship(let relationship) = property.kind, relationship.maxCount != 1 {
                    text += accessors(relationship, of: name)
                }
            }
            // The class of a parent entity declares the conformance for its subclasses.
            if entity.code == .whole, parent == "NSManagedObject" { text += "\nextension \(name): Identifiable {}\n" }
        }
        return text
    }

    private func property(_ property: ReadProperty, of name: String) -> String {
        let (key, type) = (property.name, swiftType(of: property))
        return """
                public var \(Self.escaped(key)): \(type) {
                    get { _value("\(key)") }
                    set { _setValue(newValue, "\(key)") }
                }

            """
    }

    /// Returns the type of a property, as Xcode declares it.
    func swiftType(of property: ReadProperty) -> String {
        switch property.kind {
        case .attribute(let attribute, let isScalar):
            switch attribute.type {
            case 100: return isScalar ? "Int16" : "NSNumber?"
            case 200: return isScalar ? "Int32" : "NSNumber?"
            case 300: return isScalar ? "Int64" : "NSNumber?"
            case 400: return "NSDecimalNumber?"
            case 500: return isScalar ? "Double" : "NSNumber?"
            case 600: return isScalar ? "Float" : "NSNumber?"
            case 700: return "String?"
            case 800: return isScalar ? "Bool" : "NSNumber?"
            case 900: return "Date?"
            case 1000: return "Data?"
            case 1100: return "UUID?"
            case 1800: return (attribute.valueClass ?? "NSObject") + "?"
            default: return "URL?"
            }
        case .relationship(let relationship):
            if relationship.maxCount == 1 { return className(relationship.destination) + "?" }
            return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
        }
    }

    private func className(_ entity: String) -> String {
        entities.first { $0.name == entity }?.className ?? "NSManagedObject"
    }

    private func accessors(_ relationship: ModelFile.Relationship, of name: String) -> String {
        let key = relationship.name
        let plural = key.prefix(1).uppercased() + key.dropFirst()
        let element = className(relationship.destination)
        let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
        var text = "\nextension \(name) {\n"
        func method(_ declaration: String, _ body: String) {
            text += "    public func \(declaration) { \(body) }\n"
        }
        if relationship.isOrdered {
            let edit = "_edit(\"\(key)\")"
            method("insertInto\(plural)(_ value: \(element), at idx: Int)", "\(edit) { $0.insert(value, at: idx) }")
            method("removeFrom\(plural)(at idx: Int)", "\(edit) { $0.removeObject(at: idx) }")
            method(
                "insertInto\(plural)(_ values: [\(element)], at indexes: NSIndexSet)",
                "\(edit) { $0.insert(values, at: IndexSet(indexes)) }")
            method(
                "removeFrom\(plural)(at indexes: NSIndexSet)", "\(edit) { $0.removeObjects(at: IndexSet(indexes)) }")
            method(
                "replace\(plural)(at idx: Int, with value: \(element))",
                "\(edit) { $0.replaceObject(at: idx, with: value) }")
            method(
                "replace\(plural)(at indexes: NSIndexSet, with values: [\(element)])",
                "\(edit) { $0.replaceObjects(at: IndexSet(indexes), with: values) }")
        }
        method("addTo\(plural)(_ value: \(element))", "_add(value, to: \"\(key)\")")
        method("removeFrom\(plural)(_ value: \(element))", "_remove(value, from: \"\(key)\")")
        method("addTo\(plural)(_ values: \(set))", "_add(values, to: \"\(key)\")")
        method("removeFrom\(plural)(_ values: \(set))", "_remove(values, from: \"\(key)\")")
        return text + "}\n"
    }

    /// Returns a name, in backticks if it is a keyword.
    static func escaped(_ name: String) -> String {
        let keywords: Set = [
            "class", "default", "extension", "func", "import", "in", "init", "internal", "is", "let", "operator",
            "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "switch", "true", "false",
            "var", "where", "while", "for", "if", "else", "enum", "case", "do", "try", "throw", "as", "any", "guard",
        ]
        return keywords.contains(name) ? "`\(name)`" : name
    }
}

extension ReadProperty {
    var name: String {
        switch kind {
        case .attribute(let attribute, _): attribute.name
        case .relationship(let relationship): relationship.name
        }
    }
}
