import Foundation

extension AttributedTextFormatting {
    /// Keeps the values of an attribute to some.
    ///
    ///     ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
        AttributedTextValueConstraint
    where AttributeKey.Value: Sendable {
        /// The constraint itself.
        public typealias Body = Self

        private let allowed: Set<AttributeKey.Value?>
        private let other: AttributeKey.Value?

        /// - Parameters:
        ///   - attribute: The attribute.
        ///   - allowedValues: The values that it can have; nil among them for none.
        ///   - defaultValue: The value in place of any other.
        public init(
            for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
            default defaultValue: AttributeKey.Value?
        ) {
            allowed = allowedValues
            other = defaultValue
        }

        /// - Parameters:
        ///   - keyPath: The attribute.
        ///   - allowedValues: The values that it can have; nil among them for none.
        ///   - defaultValue: The value in place of any other.
        public init(
            for keyPath: KeyPath<AttributeDynamicLookup, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
            default defaultValue: AttributeKey.Value?
        ) {
            self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue)
        }

        /// Replaces a value that is not allowed by the default.
        public func constrain(_ container: inout Attributes) {
            if !allowed.contains(container[AttributeKey.self]) { container[AttributeKey.self] = other }
        }
    }

    /// Allows all values of the attributes of a scope.
    public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        /// The definition itself.
        public typealias Body = Self

        /// A definition without constraints.
        public init() {}

        /// Nothing.
        public func _constrain(_ container: inout AttributeContainer) {}
    }

    /// Several definitions, one after the other.
    public struct TupleDefinition<
        Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition
    >: AttributedTextFormattingDefinition {
        /// The definition itself.
        public typealias Body = Self

        private let definition: (repeat each Definition)

        /// Combines definitions.
        public init(definition: (repeat each Definition)) { self.definition = definition }

        /// Applies one definition after the other.
        public func _constrain(_ container: inout AttributeContainer) {
            for part in repeat each definition { part._constrain(&container) }
        }
    }

    /// A definition, whichever it may be.
    public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        /// The definition itself.
        public typealias Body = Self

        private let constrain: (inout AttributeContainer) -> Void

        /// Stands for a definition.
        public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
            constrain = { definition._constrain(&$0) }
        }

        /// Applies the wrapped constraint.
        public func _constrain(_ container: inout AttributeContainer) { constrain(&container) }
    }

    /// A result builder for the body of a definition.
    @resultBuilder
    public struct DefinitionBuilder<Scope: AttributeScope> {
        /// A constraint of the scope, or another definition for it.
        public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
        where D.Scope == Scope { definition }

        /// No constraint.
        public static func buildBlock<S: AttributeScope>() -> EmptyDefinition<S> { EmptyDefinition() }

        /// A single definition.
        public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }

        /// Definitions in order.
        @_disfavoredOverload
        public static func buildBlock<
            F: AttributedTextFormattingDefinition, each D: AttributedTextFormattingDefinition
        >(_ first: F, _ definition: repeat each D) -> TupleDefinition<F.Scope, F, repeat each D> {
            TupleDefinition(definition: (first, repeat each definition))
        }

        /// A definition that may be missing.
        public static func buildIf<D: AttributedTextFormattingDefinition>(_ definition: D?) -> D?
        where D.Scope == Scope { definition }

        /// The first of two definitions.
        public static func buildEither<T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition>(
            first: T
        ) -> _ConditionalContent<T, F> where T.Scope == Scope, T.Scope == F.Scope {
            _ConditionalContent(storage: .trueContent(first))
        }

        /// The second of two definitions.
        public static func buildEither<T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition>(
            second: F
        ) -> _ConditionalContent<T, F> where F.Scope == Scope, T.Scope == F.Scope {
            _ConditionalContent(storage: .falseContent(second))
        }

        /// A definition of newer systems.
        public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(
            _ definition: D
        ) -> AnyDefinition<Scope> where D.Scope == Scope { AnyDefinition(definition) }
    }
}

extension Optional: AttributedTextFormattingDefinition where Wrapped: AttributedTextFormattingDefinition {
    /// The attributes of the definition that may be there.
    public typealias Scope = Wrapped.Scope

    /// An empty definition, because the wrapped definition is applied directly.
    public var body: some AttributedTextFormattingDefinition<Wrapped.Scope> {
        AttributedTextFormatting.EmptyDefinition<Wrapped.Scope>()
    }

    /// Applies the definition, if there is one.
    public func _constrain(_ container: inout AttributeContainer) {
        if let definition = self { definition._constrain(&container) }
    }
}

extension _ConditionalContent: AttributedTextFormattingDefinition
where
    TrueContent: AttributedTextFormattingDefinition, FalseContent: AttributedTextFormattingDefinition,
    TrueContent.Scope == FalseContent.Scope
{
    /// The attributes of both definitions.
    public typealias Scope = TrueContent.Scope

    /// An empty definition, because the wrapped definition is applied directly.
    public var body: some AttributedTextFormattingDefinition<TrueContent.Scope> {
        AttributedTextFormatting.EmptyDefinition<TrueContent.Scope>()
    }

    /// Applies the chosen definition.
    public func _constrain(_ container: inout AttributeContainer) {
        switch storage {
        case .trueContent(let definition): definition._constrain(&container)
        case .falseContent(let definition): definition._constrain(&container)
        }
    }
}
