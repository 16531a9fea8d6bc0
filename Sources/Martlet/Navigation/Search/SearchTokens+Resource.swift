// Prompts that are a `LocalizedStringResource`. A literal is a key, though it could be a resource too: for one, these
// are not even tried (see `_ToldApart`).

extension View {
    /// Adds a search field that holds tokens to the page. Its prompt is a resource.
    nonisolated public func searchable<C, T, R>(
        text: Binding<String>,
        tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: R,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable,
        R: _ResourceTitle & _ToldApart
    {
        searchable(
            text: text, tokens: tokens, placement: placement, prompt: prompt._titleText, token: token)
    }

    /// Adds a search field that holds tokens to the page, and says by a binding whether a person searches. Its prompt
    /// is a resource.
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
        R: _ResourceTitle & _ToldApart
    {
        searchable(
            text: text, tokens: tokens, isPresented: isPresented, placement: placement,
            prompt: prompt._titleText, token: token)
    }

    /// Adds a search field that holds tokens, and offers others while nothing is typed, to the page. Its prompt is a
    /// resource.
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
        R: _ResourceTitle & _ToldApart
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
            prompt: prompt._titleText, token: token)
    }

    /// Adds a search field that holds tokens, and offers others while nothing is typed, to the page, and says by a
    /// binding whether a person searches. Its prompt is a resource.
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
        R: _ResourceTitle & _ToldApart
    {
        searchable(
            text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
            placement: placement, prompt: prompt._titleText, token: token)
    }

    /// Adds a search field that holds tokens which their views can change to the page. Its prompt is a resource.
    nonisolated public func searchable<C, T, R>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: R,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable,
        R: _ResourceTitle & _ToldApart
    {
        searchable(
            text: text, editableTokens: editableTokens, placement: placement, prompt: prompt._titleText, token: token)
    }

    /// Adds a search field that holds tokens which their views can change to the page, and says by a binding whether a
    /// person searches. Its prompt is a resource.
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
        R: _ResourceTitle & _ToldApart
    {
        searchable(
            text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
            prompt: prompt._titleText, token: token)
    }
}
