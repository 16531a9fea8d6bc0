import AttributeGraph

/// Says what the content is for.
nonisolated struct HelpModifier: PrimitiveModifier {
    let text: Text

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let environment = inputs.environment
        inputs.follow { [unowned node = outputs.node] graph in
            let context = graph[environment.textSurroundings].context
            node.setTrait(HelpTrait.self, modifier.read(in: graph).text.resolve(in: context).string)
            node.didChange()
        }
        return outputs
    }
}

extension View {
    /// Says what the view is for: shown while the pointer rests on it, and told by assistive technology.
    @_disfavoredOverload  // Tried after those for literals.
    nonisolated public func help<Title: _TextTitle & _ToldApart>(_ text: Title) -> some View {
        modifier(HelpModifier(text: text._titleText))
    }

    /// Says what the view is for, localised.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Says what the view is for, as it is.
    @_disfavoredOverload
    nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
