import CoreDataModelFile
import Foundation
import FoundationXML

/// An error in a model, with its location.
package struct ModelError: Error {
    let path: String
    package let line: Int
    package let message: String
}

/// A property, with the information needed to generate a class.
struct ReadProperty {
    enum Kind {
        case attribute(ModelFile.Attribute, isScalar: Bool)
        case relationship(ModelFile.Relationship)
    }
    let kind: Kind
}

/// An entity, with the information needed to generate a class.
package struct ReadEntity {
    enum Code: String {
        case whole = "class"
        case category
        case manual = ""
    }

    let name: String
    /// The line of the entity in the model.
    let line: Int
    /// The class name; `nil` for objects without a class of their own.
    let className: String?
    let code: Code
    let renamed: String?
    /// The name of the parent entity, whose properties are inherited.
    let parent: String?
    let isAbstract: Bool
    /// The combinations of attributes whose values must be unique.
    var constraints: [[String]] = []
    var properties: [ReadProperty] = []
}

/// A parser of the file `contents` of an `.xcdatamodel`.
package final class ModelReader: NSObject, XMLParserDelegate {
    private let path: String
    private var entities: [ReadEntity] = []
    private var problems: [ModelError] = []

    private init(path: String) { self.path = path }

    package static func read(_ url: URL) throws -> [ReadEntity] {
        let reader = ModelReader(path: url.path)
        guard let parser = XMLParser(contentsOf: url) else {
            throw ModelError(path: url.path, line: 1, message: "the model can't be read")
        }
        parser.delegate = reader
        let isRead = parser.parse()
        reader.checkParents()
        if let first = reader.problems.first { throw first }
        if !isRead {
            throw ModelError(path: url.path, line: max(1, parser.lineNumber), message: "the model is damaged here")
        }
        return reader.entities
    }

    package func parser(
        _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        func refuse(_ message: String) {
            problems.append(ModelError(path: path, line: parser.lineNumber, message: message))
        }
        let name = attributes["name"] ?? ""
        switch element {
        case "entity":
            var className = attributes["representedClassName"].flatMap { $0.split(separator: ".").last }.map(
                String.init)
            if className == "NSManagedObject" { className = nil }
            entities.append(
                ReadEntity(
                    name: name, line: parser.lineNumber, className: className,
                    code: ReadEntity.Code(rawValue: attributes["codeGenerationType"] ?? "") ?? .manual,
                    renamed: attributes["elementID"], parent: attributes["parentEntity"],
                    isAbstract: attributes["isAbstract"] == "YES"))
        case "attribute":
            guard !entities.isEmpty else { return }
            if attributes["derived"] == "YES" { refuse("\(name) is derived, which is not supported here") }
            guard let type = Self.types[attributes["attributeType"] ?? ""] else {
                return refuse(
                    "\(name) is of the type \(attributes["attributeType"] ?? "Undefined"), which is not supported here")
            }
            let attribute = ModelFile.Attribute(
                name: name, type: type, isOptional: attributes["optional"] == "YES",
                isTransient: attributes["transient"] == "YES",
                defaultValue: attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"],
                renamed: attributes["elementID"], transformer: attributes["valueTransformerName"],
                valueClass: attributes["customClassName"])
            entities[entities.count - 1].properties.append(
                ReadProperty(kind: .attribute(attribute, isScalar: attributes["usesScalarValueType"] == "YES")))
        case "relationship":
            guard !entities.isEmpty else { return }
            let isToMany = attributes["toMany"] == "YES"
            let relationship = ModelFile.Relationship(
                name: name, destination: attributes["destinationEntity"] ?? "", inverse: attributes["inverseName"],
                isOptional: attributes["optional"] == "YES",
                maxCount: isToMany ? Int(attributes["maxCount"] ?? "") ?? 0 : 1,
                minCount: Int(attributes["minCount"] ?? "") ?? 0,
                deleteRule: ["No Action": 0, "Nullify": 1, "Cascade": 2, "Deny": 3][attributes["deletionRule"] ?? ""]
                    ?? 1,
                isOrdered: attributes["ordered"] == "YES", renamed: attributes["elementID"])
            entities[entities.count - 1].properties.append(ReadProperty(kind: .relationship(relationship)))
        case "uniquenessConstraint":
            if !entities.isEmpty { entities[entities.count - 1].constraints.append([]) }
        case "constraint":
            guard let entity = entities.indices.last, let last = entities[entity].constraints.indices.last else {
                return
            }
            entities[entity].constraints[last].append(attributes["value"] ?? "")
        case "fetchRequest": refuse("the fetch request \(name) of the model is not supported here: write it as code")
        case "fetchedProperty": refuse("the fetched property \(name) is not supported here")
        case "compositeAttribute", "composite": refuse("composite attributes are not supported here")
        default: break
        }
    }

    /// Checks that all parent entities exist, and that no entity is its own ancestor.
    private func checkParents() {
        for entity in entities {
            var seen: Set = [entity.name]
            var next = entity.parent
            while let name = next {
                guard seen.insert(name).inserted, let parent = entities.first(where: { $0.name == name }) else {
                    let message = "\(entity.name) has the parent entity \(name), which is not there or has it as parent"
                    problems.append(ModelError(path: path, line: entity.line, message: message))
                    break
                }
                next = parent.parent
            }
        }
    }

    /// The raw values of `NSAttributeType`.
    private static let types: [String: UInt] = [
        "Integer 16": 100, "Integer 32": 200, "Integer 64": 300, "Decimal": 400, "Double": 500, "Float": 600,
        "String": 700, "Boolean": 800, "Date": 900, "Binary": 1000, "UUID": 1100, "URI": 1200,
        "Transformable": 1800,
    ]
}

extension ModelFile {
    init(_ entities: [ReadEntity], module: String) {
        self.init(
            entities: entities.map { entity in
                var attributes: [Attribute] = []
                var relationships: [Relationship] = []
                for property in entity.properties {
                    switch property.kind {
                    case .attribute(let attribute, _): attributes.append(attribute)
                    case .relationship(let relationship): relationships.append(relationship)
                    }
                }
                return Entity(
                    name: entity.name, className: entity.className.map { "\(module).\($0)" } ?? "NSManagedObject",
                    renamed: entity.renamed, parent: entity.parent, isAbstract: entity.isAbstract,
                    constraints: entity.constraints, attributes: attributes, relationships: relationships)
            })
    }
}
