import Foundation

/// A representation of which something more is said.
private struct ModifiedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    typealias Item = Base.Item
    typealias Body = _NoTransferBody

    let base: Base
    let change: @Sendable (inout _TransferForm<Item>) -> Void
    /// Whether a value goes as such.
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
    /// Says who may take the value in this form.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        ModifiedRepresentation(base: self) { $0.visibility = visibility }
    }

    /// Has a value go in this form only where a condition holds.
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

    /// Says what a file is called that a value becomes.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        ModifiedRepresentation(base: self) { $0.suggestedName = { _ in fileName } }
    }

    /// Says what a file is called that a value becomes, of the value itself.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ModifiedRepresentation(base: self) { $0.suggestedName = fileName }
    }
}
