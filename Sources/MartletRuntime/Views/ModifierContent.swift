/// The placeholder for the content while the body of a modifier is created.
package final class ModifierContent {
    /// Makes content of one element.
    let make: (_ViewInputs) -> _ViewOutputs
    /// Makes content of several elements.
    let makeList: (_ViewInputs) -> Void
    /// Whether the content may be any number of elements.
    package let isMultiple: Bool
    private let instance: ViewInstance?
    private let outer: ModifierContent?

    init(inputs: _ViewInputs, make: @escaping (_ViewInputs) -> _ViewOutputs) {
        self.make = make
        makeList = { _ = make($0) }
        isMultiple = false
        instance = inputs.instance
        outer = inputs.modifierContent
    }

    init(inputs: _ViewInputs, makeList: @escaping (_ViewInputs) -> Void) {
        make = { _ViewOutputs.implicitContainer($0, content: makeList) }
        self.makeList = makeList
        isMultiple = true
        instance = inputs.instance
        outer = inputs.modifierContent
    }

    /// Returns the inputs for the content itself, which belongs to the body in which the modifier was applied.
    func restore(_ inputs: _ViewInputs) -> _ViewInputs {
        var inner = inputs
        inner.instance = instance
        inner.modifierContent = outer
        return inner
    }
}

extension _ViewInputs {
    /// Creates, as one element, the content inside the body of a modifier or a transition (its owner).
    func makeContent(ofThe owner: StaticString) -> _ViewOutputs {
        let content = content(ofThe: owner)
        return content.make(content.restore(self))
    }

    /// Makes the elements of that content.
    func makeContentList(ofThe owner: StaticString) {
        let content = content(ofThe: owner)
        if content.isMultiple {
            content.makeList(content.restore(self))
        } else {
            addElement { $0.makeContent(ofThe: owner) }
        }
    }

    private func content(ofThe owner: StaticString) -> ModifierContent {
        guard let modifierContent else {
            preconditionFailure("The content of a \(owner) was used outside of the \(owner)'s body.")
        }
        return modifierContent
    }
}
