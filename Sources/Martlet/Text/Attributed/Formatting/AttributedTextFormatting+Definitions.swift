import Foundation

extension AttributedTextFormatting {
    /// A constraint that limits an attribute to a list of allowed values.
    ///
    ///     struct SingleLines: AttributedTextFormattingDefinition {
    ///         var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
    ///             ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    ///         }
    ///     }
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
        AttributedTextValueConstraint
    where AttributeKey.Value: Sendable {
        /// The type of the body: the constraint itself, which has no parts.
        public typealias Body = Self

        private let allowed: Set<AttributeKey.Value?>
        private let other: AttributeKey.Value?

        /// Creates a constraint from the type of an attribute.
        ///
        /// - Parameters:
        ///   - attribute: The constrained attribute.
        ///   - allowedValues: The allowed values. Includes `nil` if the attribute may be absent.
        ///   - defaultValue: The value that replaces all other values.
        public init(
            for attribute: AttributeKey.Type, values allowedValues: Set<AttributeKey.Value?>,
            default defaultValue: AttributeKey.Value?
        ) {
            allowed = allowedValues
            other = defaultValue
        }

        /// Creates a constraint from the key path of an attribute.
        ///
        /// - Parameters:
        ///   - keyPath: The constrained attribute.
        ///   - allowedValues: The allowed values. Includes `nil` if the attribute may be absent.
        ///   - defaultValue: The value that replaces all other values.
        public init(
            for keyPath: KeyPath<AttributeDynamicLookup, AttributeKey>, values allowedValues: Set<AttributeKey.Value?>,
            default defaultValue: AttributeKey.Value?
        ) {
            self.init(for: AttributeKey.self, values: allowedValues, default: defaultValue)
        }

        /// Replaces a value that is not allowed with the default value.
        public func constrain(_ container: inout Attributes) {
            if !allowed.contains(container[AttributeKey.self]) { container[AttributeKey.self] = other }
        }
    }

    /// A definition without constraints: it allows all values of the attributes of a scope.
    public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        /// The type of the body: the definition itself, which has no parts.
        public typealias Body = Self

        /// Creates a definition without constraints.
        public init() {}

        /// Leaves the attributes unchanged.
        public func _constrain(_ container: inout AttributeContainer) {}
    }

    /// A combination of definitions, which are applied in order.
    public struct TupleDefinition<
        Scope: AttributeScope, each Definition: AttributedTextFormattingDefinition
    >: AttributedTextFormattingDefinition {
        /// The type of the body: the definition itself, which applies its parts directly.
        public typealias Body = Self

        private let definition: (repeat each Definition)

        /// Creates a combination of definitions.
        public init(definition: (repeat each Definition)) { self.definition = definition }

        /// Applies one definition after the other.
        public func _constrain(_ container: inout AttributeContainer) {
            for part in repeat each definition { part._constrain(&container) }
        }
    }

    /// A type-erased definition.
    public struct AnyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        /// The type of the body: the definition itself, which applies the wrapped definition directly.
        public typealias Body = Self

        private let constrain: (inout AttributeContainer) -> Void

        /// Creates a type-erased wrapper of a definition.
        public init<D: AttributedTextFormattingDefinition>(_ definition: D) where D.Scope == Scope {
            constrain = { definition._constrain(&$0) }
        }

        /// Applies the wrapped definition.
        public func _constrain(_ container: inout AttributeContainer) { constrain(&container) }
    }

    /// A result builder for the body of a definition.
    @resultBuilder
    public struct DefinitionBuilder<Scope: AttributeScope> {
        /// Returns a constraint or definition of the scope unchanged.
        public static func buildExpression<D: AttributedTextFormattingDefinition>(_ definition: D) -> D
        where D.Scope == Scope { definition }

        /// Returns an empty definition for an empty block.
        public static func buildBlock<S: AttributeScope>() -> EmptyDefinition<S> { EmptyDefinition() }

        /// Returns the only definition of a block unchanged.
        public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D { definition }

        /// Combines the definitions of a block, in order.
        @_disfavoredOverload
        public static func buildBlock<
            F: AttributedTextFormattingDefinition, each D: AttributedTextFormattingDefinition
        >(_ first: F, _ definition: repeat each D) -> TupleDefinition<F.Scope, F, repeat each D> {
            TupleDefinition(definition: (first, repeat each definition))
        }

        /// Returns the definition of an `if` without `else`; `nil` if the condition is false.
        public static func buildIf<D: AttributedTextFormattingDefinition>(_ definition: D?) -> D?
        where D.Scope == Scope { definition }

        /// Returns the definition of the first branch of an `if` or `switch`.
        public static func buildEither<T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition>(
            first: T
        ) -> _ConditionalContent<T, F> where T.Scope == Scope, T.Scope == F.Scope {
            _ConditionalContent(storage: .trueContent(first))
        }

        /// Returns the definition of the second branch of an `if` or `switch`.
        public static func buildEither<T: AttributedTextFormattingDefinition, F: AttributedTextFormattingDefinition>(
            second: F
        ) -> _ConditionalContent<T, F> where F.Scope == Scope, T.Scope == F.Scope {
            _ConditionalContent(storage: .falseContent(second))
        }

        /// Returns the type-erased definition of an `if #available`.
        public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(
            _ definition: D
        ) -> AnyDefinition<Scope> where D.Scope == Scope { AnyDefinition(definition) }
    }
}

extension Optional: AttributedTextFormattingDefinition where Wrapped: AttributedTextFormattingDefinition {
    /// The scope of the wrapped definition.
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
    /// The scope, which both definitions share.
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
