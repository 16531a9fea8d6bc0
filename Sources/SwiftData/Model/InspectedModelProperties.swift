import MartletRuntime

extension InspectedModels {
    /// Lets the inspector open model objects and set their properties. Registered with the first container.
    static let ofThisModule: Void = register(
        properties: { object in
            guard let model = object as? any PersistentModel else { return nil }
            return metadata(of: model).compactMap { metadata in
                (model as Any)[keyPath: metadata.keyPath].map {
                    Property(name: metadata.name, value: $0, isSettable: metadata.destination == nil)
                }
            }
        },
        set: { object, name, value in
            guard let model = object as? any PersistentModel,
                let metadata = metadata(of: model).first(where: { $0.name == name })
            else { return false }
            return write(value, to: metadata.keyPath, of: model)
        })

    /// Returns the properties of an object's class, those of its superclasses first.
    private static func metadata(of model: any PersistentModel) -> [Schema.PropertyMetadata] {
        var found: [Schema.PropertyMetadata] = []
        var mirror: Mirror? = Mirror(reflecting: model)
        while let current = mirror {
            if let type = current.subjectType as? any PersistentModel.Type { found = type.schemaMetadata + found }
            mirror = current.superclassMirror
        }
        return found
    }

    private static func write(_ value: Any, to keyPath: AnyKeyPath, of model: any PersistentModel) -> Bool {
        func openRoot<Root>(_: Root.Type) -> Bool {
            func openValue<Value>(_: Value.Type) -> Bool {
                guard let keyPath = keyPath as? ReferenceWritableKeyPath<Root, Value>, let root = model as? Root,
                    let value = value as? Value
                else { return false }
                root[keyPath: keyPath] = value
                return true
            }
            return _openExistential(type(of: keyPath).valueType, do: openValue)
        }
        return _openExistential(type(of: keyPath).rootType, do: openRoot)
    }
}
