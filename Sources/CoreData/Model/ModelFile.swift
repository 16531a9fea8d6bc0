import CoreDataModelFile
import Foundation

extension ModelFile {
    /// The entities as code describes them.
    func entityDescriptions() -> [NSEntityDescription] {
        var made: [String: NSEntityDescription] = [:]
        for entity in entities {
            let description = NSEntityDescription()
            description.name = entity.name
            description.managedObjectClassName = entity.className
            description.renamingIdentifier = entity.renamed
            description.isAbstract = entity.isAbstract
            description.uniquenessConstraints = entity.constraints
            description.properties =
                entity.attributes.map { $0.description() } + entity.relationships.map { $0.description() }
            made[entity.name] = description
        }
        for entity in entities {
            for relationship in entity.relationships {
                let description = made[entity.name]?.relationshipsByName[relationship.name]
                description?.destinationEntity = made[relationship.destination]
                description?.inverseRelationship = relationship.inverse.flatMap {
                    made[relationship.destination]?.relationshipsByName[$0]
                }
            }
        }
        for entity in entities {
            guard let parent = entity.parent, let above = made[parent], let description = made[entity.name] else {
                continue
            }
            above.subentities.append(description)
        }
        return entities.compactMap { made[$0.name] }
    }
}

extension ModelFile.Attribute {
    fileprivate func description() -> NSAttributeDescription {
        let description = NSAttributeDescription()
        description.name = name
        description.attributeType = NSAttributeType(rawValue: type) ?? .undefinedAttributeType
        description.isOptional = isOptional
        description.isTransient = isTransient
        description.renamingIdentifier = renamed
        description.valueTransformerName = transformer
        description.attributeValueClassName = valueClass
        description.defaultValue = defaultValue.flatMap { AttributeValues.parse($0, as: description.attributeType) }
        return description
    }
}

extension ModelFile.Relationship {
    fileprivate func description() -> NSRelationshipDescription {
        let description = NSRelationshipDescription()
        description.name = name
        description.isOptional = isOptional
        description.maxCount = maxCount
        description.minCount = minCount
        description.deleteRule = NSDeleteRule(rawValue: deleteRule) ?? .nullifyDeleteRule
        description.isOrdered = isOrdered
        description.renamingIdentifier = renamed
        return description
    }
}

/// The models of the plugin, in the resource folders beside the program.
enum ModelFiles {
    static func data(at url: URL) -> Data? {
        if url.lastPathComponent.hasSuffix(ModelFile.suffix) { return try? Data(contentsOf: url) }
        // As unchanged code names it.
        let name = url.deletingPathExtension().lastPathComponent
        let file = url.deletingLastPathComponent().appendingPathComponent("\(name).\(ModelFile.suffix)")
        return try? Data(contentsOf: file)
    }

    /// The model with a name.
    static func find(_ name: String) -> URL? {
        all(in: nil).first { $0.lastPathComponent == "\(name).\(ModelFile.suffix)" }
    }

    static func all(in bundles: [Bundle]?) -> [URL] {
        folders(of: bundles).flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [])
                .filter { $0.lastPathComponent.hasSuffix("." + ModelFile.suffix) }
                .sorted { $0.path < $1.path }
        }
    }

    private static func folders(of bundles: [Bundle]?) -> [URL] {
        if let bundles { return bundles.compactMap(\.resourceURL) }
        let program = Bundle.main.bundleURL
        let beside = (try? FileManager.default.contentsOfDirectory(at: program, includingPropertiesForKeys: nil)) ?? []
        return [program]
            + beside.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
            + Bundle.allBundles.compactMap(\.resourceURL)
    }
}
