// Search fields with tokens and with a binding to the presentation of the search.

extension View {
    /// Adds a search field with tokens, a localized prompt and a binding to its presentation to the page.
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

    /// Adds a search field with tokens, a verbatim prompt and a binding to its presentation to the page.
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
    /// Adds a search field with tokens, suggested tokens and a binding to its presentation to the page. The suggested
    /// tokens are shown while the text is empty.
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

    /// Adds a search field with tokens, suggested tokens, a localized prompt and a binding to its presentation to the
    /// page.
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

    /// Adds a search field with tokens, suggested tokens, a verbatim prompt and a binding to its presentation to the
    /// page.
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
    /// Adds a search field with editable tokens and a binding to its presentation to the page.
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

    /// Adds a search field with editable tokens, a localized prompt and a binding to its presentation to the page.
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

    /// Adds a search field with editable tokens, a verbatim prompt and a binding to its presentation to the page.
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
