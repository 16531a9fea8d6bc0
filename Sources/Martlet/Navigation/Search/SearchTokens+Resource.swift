// Overloads whose prompt is a `LocalizedStringResource`. A string literal could be a resource as well as a key, and has
// to become a key: `_OverloadFilter` keeps the type checker from trying these overloads for a literal.

extension View {
    /// Adds a search field with tokens and a prompt resource to the page.
    nonisolated public func searchable<C, T, R>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: R,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable,
        R: _ResourceTitle & _OverloadFilter
    {
        searchable(
            text: text, tokens: tokens, placement: placement, prompt: prompt._titleText, token: token)
    }

    /// Adds a search field with tokens, a prompt resource and a binding to its presentation to the page.
    nonisolated public func searchable<C, T, R>(
        text: Binding<String>,
        tokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: R,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable,
        R: _ResourceTitle & _OverloadFilter
    {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement,
            prompt: prompt._titleText, token: token)
    }

    /// Adds a search field with tokens, suggested tokens and a prompt resource to the page.
    nonisolated public func searchable<C, T, R>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: R,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable,
        R: _ResourceTitle & _OverloadFilter
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
            prompt: prompt._titleText, token: token)
    }

    /// Adds a search field with tokens, suggested tokens, a prompt resource and a binding to its presentation to the
    /// page.
    nonisolated public func searchable<C, T, R>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: R,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable,
        R: _ResourceTitle & _OverloadFilter
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: prompt._titleText, token: token)
    }

    /// Adds a search field with editable tokens and a prompt resource to the page.
    nonisolated public func searchable<C, T, R>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: R,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable,
        R: _ResourceTitle & _OverloadFilter
    {
        searchable(
            text: text, editableTokens: editableTokens, placement: placement, prompt: prompt._titleText, token: token)
    }

    /// Adds a search field with editable tokens, a prompt resource and a binding to its presentation to the page.
    nonisolated public func searchable<C, T, R>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: R,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable,
        R: _ResourceTitle & _OverloadFilter
    {
        searchable(
            text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
            prompt: prompt._titleText, token: token)
    }
}
