import AttributeGraph

/// Sets the help text of the content.
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
    /// Sets a help text, which is shown while the pointer rests on the view and is read by assistive technology.
    @_disfavoredOverload  // Ranked below the overload for literals.
    nonisolated public func help<Title: _TextTitle & _OverloadFilter>(_ text: Title) -> some View {
        modifier(HelpModifier(text: text._titleText))
    }

    /// Sets a localized help text, which is shown while the pointer rests on the view and is read by assistive
    /// technology.
    ///
    ///     Button("Delete", systemImage: "trash", action: delete)
    ///         .help("Moves the selected notes to the trash")
    ///
    /// - Parameter textKey: The key of the text.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
}
