// Search fields with tokens of which a binding says whether a person searches.

extension View {
    /// Adds a search field that holds tokens to the page, and says by a binding whether a person searches. Its prompt
    /// is localised.
    nonisolated public func searchable<C, T>(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// Adds a search field that holds tokens to the page, and says by a binding whether a person searches. Its prompt
    /// is shown as it is.
    @_disfavoredOverload
    nonisolated public func searchable<C, T, S>(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable,
        S: StringProtocol
    {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }
}

extension View {
    /// Adds a search field that holds tokens, and offers others while nothing is typed, to the page, and says by a
    /// binding whether a person searches.
    nonisolated public func searchable<C, T>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        modifier(
            TokenSearchModifier(
                text: text, tokens: tokens, suggestions: suggestedTokens.wrappedValue, presentation: isPresented,
                prompt: prompt
            ) { token($0.wrappedValue) })
    }

    /// Adds a search field that holds tokens, and offers others while nothing is typed, to the page, and says by a
    /// binding whether a person searches. Its prompt is localised.
    nonisolated public func searchable<C, T>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }

    /// Adds a search field that holds tokens, and offers others while nothing is typed, to the page, and says by a
    /// binding whether a person searches. Its prompt is shown as it is.
    @_disfavoredOverload
    nonisolated public func searchable<C, T, S>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable,
        S: StringProtocol
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: Text(prompt), token: token)
    }
}

extension View {
    /// Adds a search field that holds tokens which their views can change to the page, and says by a binding whether a
    /// person searches.
    nonisolated public func searchable<C, T>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        modifier(
            TokenSearchModifier(
                text: text, tokens: editableTokens, presentation: isPresented, prompt: prompt, token: token))
    }

    /// Adds a search field that holds tokens which their views can change to the page, and says by a binding whether a
    /// person searches. Its prompt is localised.
    nonisolated public func searchable<C, T>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        searchable(
            text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }

    /// Adds a search field that holds tokens which their views can change to the page, and says by a binding whether a
    /// person searches. Its prompt is shown as it is.
    @_disfavoredOverload
    nonisolated public func searchable<C, T, S>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable,
        S: StringProtocol
    {
        searchable(
            text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
            prompt: Text(prompt), token: token)
    }
}
