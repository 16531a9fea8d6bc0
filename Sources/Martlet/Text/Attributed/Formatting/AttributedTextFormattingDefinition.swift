import Foundation

/// The formatting that a view allows: its attributes, and their possible values.
///
///     struct RecipeFormatting: AttributedTextFormattingDefinition {
///         var body: some AttributedTextFormattingDefinition<AttributeScopes.RecipeAttributes> {
///             IngredientsAreGreen()
///             ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
///         }
///     }
///
///     TextEditor(text: $text)
///         .attributedTextFormattingDefinition(RecipeFormatting())
///
/// Views ignore attributes outside of the scope. Constraints are applied in order: each one sees the values left by
/// the previous ones.
public protocol AttributedTextFormattingDefinition<Scope> {
    /// The attributes that can be used.
    associatedtype Scope: AttributeScope where Scope == Body.Scope
    /// The type of the body.
    associatedtype Body: AttributedTextFormattingDefinition

    /// The constraints that the definition consists of, in order.
    @AttributedTextFormatting.DefinitionBuilder<Scope>
    var body: Body { get }

    /// Applies the definition's own constraints. Implemented by types of the library.
    func _constrain(_ container: inout AttributeContainer)
}

extension AttributedTextFormattingDefinition {
    /// A constraint of an attribute to some values.
    public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

    /// Applies all constraints of the definition to attributes.
    ///
    /// Use this to test a definition, or before text is passed to code that does not know the definition.
    public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }

    /// Applies the constraints of the body.
    public func _constrain(_ container: inout AttributeContainer) { body._constrain(&container) }
}

extension AttributedTextFormattingDefinition where Body == Self {
    /// The definition itself, which consists of no others.
    public var body: Self { self }
}

/// A constraint on the value of an attribute.
///
///     struct IngredientsAreGreen: AttributedTextValueConstraint {
///         typealias Scope = AttributeScopes.RecipeAttributes
///         typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
///
///         func constrain(_ container: inout Attributes) {
///             container.foregroundColor = container.ingredient == nil ? nil : .green
///         }
///     }
public protocol AttributedTextValueConstraint: AttributedTextFormattingDefinition, Hashable, Sendable
where Body == Self {
    /// The attribute whose values are constrained.
    associatedtype AttributeKey: AttributedStringKey where AttributeKey.Value: Sendable

    /// Attributes of which this one can be changed, and the others read.
    typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

    /// Replaces a value of the attribute that is not allowed.
    func constrain(_ container: inout Attributes)
}

extension AttributedTextValueConstraint {
    /// Applies the constraint to the attributes.
    public func _constrain(_ container: inout AttributeContainer) {
        var proxy = Attributes(container: container)
        constrain(&proxy)
        container = proxy.container
    }
}

/// The namespace of the types that implement formatting definitions.
public enum AttributedTextFormatting {}
