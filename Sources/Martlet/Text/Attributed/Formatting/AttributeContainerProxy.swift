import Foundation

extension AttributedTextFormatting {
    /// The attributes of a text, of which one is mutable. The others have the values left by earlier constraints.
    @dynamicMemberLookup
    public struct AttributeContainerProxy<Scope: AttributeScope, Attribute: AttributedStringKey>: Sendable
    where Attribute.Value: Sendable {
        var container: AttributeContainer

        /// The value of the constrained attribute.
        public subscript(key: Attribute.Type) -> Attribute.Value? {
            get { container[key] }
            set { container[key] = newValue }
        }

        /// The value of another attribute.
        @_disfavoredOverload
        public subscript<K: AttributedStringKey>(key: K.Type) -> K.Value? where K.Value: Sendable { container[key] }

        /// The value of the constrained attribute.
        public subscript(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, Attribute>) -> Attribute.Value? {
            get { container[Attribute.self] }
            set { container[Attribute.self] = newValue }
        }

        /// The value of another attribute.
        @_disfavoredOverload
        public subscript<K: AttributedStringKey>(
            dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
        ) -> K.Value? where K.Value: Sendable { container[K.self] }

        /// The attributes of a scope: `container.swiftUI.font`.
        public subscript<Subscope: AttributeScope>(
            dynamicMember keyPath: KeyPath<AttributeScopes, Subscope.Type>
        ) -> Scoped<Subscope> {
            get { Scoped(container: container) }
            set { container = newValue.container }
        }

        /// The attributes of one scope.
        @dynamicMemberLookup
        public struct Scoped<Subscope: AttributeScope>: Sendable {
            var container: AttributeContainer

            /// The value of the constrained attribute.
            public subscript(dynamicMember keyPath: KeyPath<Subscope, Attribute>) -> Attribute.Value? {
                get { container[Attribute.self] }
                set { container[Attribute.self] = newValue }
            }

            /// The value of another attribute.
            @_disfavoredOverload
            public subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<Subscope, K>) -> K.Value?
            where K.Value: Sendable { container[K.self] }
        }
    }
}
