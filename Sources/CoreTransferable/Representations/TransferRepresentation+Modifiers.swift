import Foundation

/// A representation with additional attributes.
private struct ModifiedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    typealias Item = Base.Item
    typealias Body = _NoTransferBody

    let base: Base
    let change: @Sendable (inout _TransferForm<Item>) -> Void
    /// Whether a value is offered in this representation.
    var isOffered: (@Sendable (Item) -> Bool)?

    var _forms: [_TransferForm<Item>] {
        base._forms.map { form in
            var changed = form
            change(&changed)
            return changed
        }
    }

    func _values(of item: Item) -> [any Sendable] {
        isOffered.map { $0(item) } ?? true ? base._values(of: item) : []
    }

    func _item(of value: any Sendable) -> Item? { base._item(of: value) }
}

extension TransferRepresentation {
    /// Sets the processes that may access this representation.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        ModifiedRepresentation(base: self) { $0.visibility = visibility }
    }

    /// Offers this representation only for values that fulfill a condition.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        ModifiedRepresentation(
            base: self,
            change: { form in
                let before = form.isOffered
                form.isOffered = { item in condition(item) && before.map { $0(item) } ?? true }
            }, isOffered: condition)
    }

    /// Sets the suggested name of an exported file.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        ModifiedRepresentation(base: self) { $0.suggestedName = { _ in fileName } }
    }

    /// Sets the suggested name of an exported file, depending on the value.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ModifiedRepresentation(base: self) { $0.suggestedName = fileName }
    }
}
