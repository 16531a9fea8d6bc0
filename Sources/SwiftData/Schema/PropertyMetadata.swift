import Foundation
import MartletStore
import Observation

extension Schema {
    /// A property of a model class, as `@Model` lists it.
    public struct PropertyMetadata {
        let name: String
        let keyPath: AnyKeyPath
        let access: PropertyAccess
        let coder: ValueCoder?
        let destination: (any PersistentModel.Type)?
        let isToMany: Bool
        let isOptional: Bool
        let defaultValue: Any?
        let metadata: (any SchemaProperty)?
        let valueType: Any.Type
        let willSet: (ObservationRegistrar, AnyObject) -> Void
        let didSet: (ObservationRegistrar, AnyObject) -> Void

        private init<Model: PersistentModel, Value>(
            _ name: String, _ keyPath: KeyPath<Model, Value>, _ access: TypedAccess<Value>, coder: ValueCoder? = nil,
            destination: (any PersistentModel.Type)? = nil, isToMany: Bool = false, isOptional: Bool = false,
            _ defaultValue: Any?, _ metadata: (any SchemaProperty)?
        ) {
            self.name = name
            self.keyPath = keyPath
            self.access = access
            self.coder = coder
            self.destination = destination
            self.isToMany = isToMany
            self.isOptional = isOptional
            self.defaultValue = defaultValue
            self.metadata = metadata
            valueType = Value.self
            willSet = { registrar, model in
                if let model = model as? Model { registrar.willSet(model, keyPath: keyPath) }
            }
            didSet = { registrar, model in
                if let model = model as? Model { registrar.didSet(model, keyPath: keyPath) }
            }
        }

        /// Creates a value that is stored.
        @_disfavoredOverload
        public init<Model: PersistentModel, Value: Codable>(
            name: String, keypath: KeyPath<Model, Value>, defaultValue: Any? = nil,
            metadata: (any SchemaProperty)? = nil
        ) {
            let isCoded = (metadata as? Schema.Attribute)?.isCoded ?? false
            self.init(
                name, keypath, AttributeAccess<Value>(),
                coder: isCoded ? ValueCoder.coded(Value.self) : ValueCoder.of(Value.self),
                isOptional: Value.self is any OptionalStorage.Type, defaultValue, metadata)
        }

        /// Creates a value that a transformer stores: of any type.
        public init<Model: PersistentModel, Value>(
            name: String, keypath: KeyPath<Model, Value>, defaultValue: Any? = nil, transformed: Schema.Attribute
        ) {
            self.init(
                name, keypath, AttributeAccess<Value>(),
                coder: transformed.transformer.map { ValueCoder.transformed(Value.self, by: $0) },
                isOptional: Value.self is any OptionalStorage.Type, defaultValue, transformed)
        }

        /// Another object, which there has to be.
        public init<Model: PersistentModel, Destination: PersistentModel>(
            name: String, keypath: KeyPath<Model, Destination>, defaultValue: Any? = nil,
            metadata: (any SchemaProperty)? = nil
        ) {
            self.init(
                name, keypath, RequiredAccess<Destination>(), destination: Destination.self, defaultValue, metadata)
        }

        /// Another object, or none.
        public init<Model: PersistentModel, Destination: PersistentModel>(
            name: String, keypath: KeyPath<Model, Destination?>, defaultValue: Any? = nil,
            metadata: (any SchemaProperty)? = nil
        ) {
            self.init(
                name, keypath, ToOneAccess<Destination>(), destination: Destination.self, isOptional: true,
                defaultValue, metadata)
        }

        /// Several other objects.
        public init<Model: PersistentModel, Destination: PersistentModel>(
            name: String, keypath: KeyPath<Model, [Destination]>, defaultValue: Any? = nil,
            metadata: (any SchemaProperty)? = nil
        ) {
            self.init(
                name, keypath, ToManyAccess<Destination>(), destination: Destination.self, isToMany: true,
                defaultValue, metadata)
        }

        /// Several other objects, or nil.
        public init<Model: PersistentModel, Destination: PersistentModel>(
            name: String, keypath: KeyPath<Model, [Destination]?>, defaultValue: Any? = nil,
            metadata: (any SchemaProperty)? = nil
        ) {
            self.init(
                name, keypath, OptionalToManyAccess<Destination>(), destination: Destination.self, isToMany: true,
                isOptional: true, defaultValue, metadata)
        }
    }
}
