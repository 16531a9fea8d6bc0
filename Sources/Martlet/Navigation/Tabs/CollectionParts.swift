import AttributeGraph

/// What a `ForEach` makes for an element where that is no view: tabs, rows of a table, or places of a rotor.
///
/// That they are no view is known before their closure has been looked at. So an error in a row of views is looked for
/// with the initialisers of views alone.
///
/// They would be a view if `Views` were told apart, and it is always `Never`. So where a view is asked for, they are far
/// more to mend than an error in the closure: see ``_ToldApart``. Were they no view under any condition, they would be one
/// thing to mend, and the error would be looked for with them too.
nonisolated public struct _CollectionParts<Parts, Views> {
    let parts: Parts
}

extension _CollectionParts: _CollectionPart where Parts: _CollectionPart {}

extension _CollectionParts: TabContent, PrimitiveTabContent where Parts: TabContent {
    /// That of the tabs.
    public typealias TabValue = Parts.TabValue

    /// Makes the pages of the tabs.
    public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        Parts._makeTabs(content: content[\.parts], inputs: inputs)
    }
}

extension _CollectionParts: TableRowContent, PrimitiveTableRows where Parts: TableRowContent {
    /// The type of the value that a row of the table shows.
    public typealias TableRowValue = Parts.TableRowValue

    /// Makes the rows.
    public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        Parts._makeRows(rows[\.parts], inputs: inputs)
    }

    /// Whether there is always one row.
    public static var _isOneRow: Bool { Parts._isOneRow }
}

extension _CollectionParts: View, PrimitiveView where Parts: View, Views: _ToldApart {
    /// Is never called: there is no such view.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Parts._makeView(view: view[\.parts], inputs: inputs)
    }
}

extension _CollectionParts: AccessibilityRotorContent where Parts: AccessibilityRotorContent {}
