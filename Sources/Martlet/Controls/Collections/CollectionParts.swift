import AttributeGraph

/// The content of a tab view, a table or a rotor that a `ForEach` creates for an element.
public protocol _CollectionPart {}

/// The result of a `ForEach` closure whose content is not a view: tabs, table rows or rotor entries.
///
/// The type is not a view, and the type checker knows this before it checks the closure. It therefore searches for an
/// error in a row of views only with the initializers for views.
///
/// The conformance to `View` requires that `Views` conforms to ``_OverloadFilter``, which `Never`, its only value, does not.
/// This unsatisfied condition counts as twelve problems, far more than an error in the closure. Without any conformance
/// it would count as one problem, and the type checker would search for the error with these types too.
nonisolated public struct _CollectionParts<Parts, Views> {
    let parts: Parts
}

extension _CollectionParts: _CollectionPart where Parts: _CollectionPart {}

extension _CollectionParts: TableRowContent, PrimitiveTableRows where Parts: TableRowContent {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Parts.TableRowValue

    /// Creates the rows.
    public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        Parts._makeRows(rows[\.parts], inputs: inputs)
    }

    /// Whether there is always exactly one row.
    public static var _isOneRow: Bool { Parts._isOneRow }
}

extension _CollectionParts: View, PrimitiveView where Parts: View, Views: _OverloadFilter {
    /// Never called: the conformance's condition is never satisfied.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Parts._makeView(view: view[\.parts], inputs: inputs)
    }
}

extension _CollectionParts: AccessibilityRotorContent, PrimitiveRotorContent where Parts: AccessibilityRotorContent {}
