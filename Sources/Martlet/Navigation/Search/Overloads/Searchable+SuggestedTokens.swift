// swift-format-ignore-file
// Made by script/lib/overloads.py. Don't edit it.

extension View {
    /// Adds a search field with tokens and suggested tokens to the view's page. The suggested tokens are shown while
    /// the text is empty.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - tokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start of the
    ///     text.
    ///   - suggestedTokens: The suggested tokens.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
    nonisolated public func searchable<C, T>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        modifier(
            TokenSearchModifier(
                text: text, tokens: tokens, suggestions: suggestedTokens.wrappedValue, prompt: prompt,
                token: { token($0.wrappedValue) }))
    }

    /// Adds a search field with tokens, suggested tokens and a localized prompt to the view's page. The suggested
    /// tokens are shown while the text is empty.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - tokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start of the
    ///     text.
    ///   - suggestedTokens: The suggested tokens.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
    nonisolated public func searchable<C, T>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        modifier(
            TokenSearchModifier(
                text: text, tokens: tokens, suggestions: suggestedTokens.wrappedValue, prompt: Text(prompt),
                token: { token($0.wrappedValue) }))
    }

    /// Adds a search field with tokens, suggested tokens and a verbatim prompt to the view's page. The suggested tokens
    /// are shown while the text is empty.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - tokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start of the
    ///     text.
    ///   - suggestedTokens: The suggested tokens.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
    @_disfavoredOverload
    nonisolated public func searchable<C, T, S>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable,
        S: StringProtocol
    {
        modifier(
            TokenSearchModifier(
                text: text, tokens: tokens, suggestions: suggestedTokens.wrappedValue, prompt: Text(prompt),
                token: { token($0.wrappedValue) }))
    }

    /// Adds a search field with tokens, suggested tokens and a prompt resource to the view's page. The suggested tokens
    /// are shown while the text is empty.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - tokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start of the
    ///     text.
    ///   - suggestedTokens: The suggested tokens.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
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
        modifier(
            TokenSearchModifier(
                text: text, tokens: tokens, suggestions: suggestedTokens.wrappedValue, prompt: prompt._titleText,
                token: { token($0.wrappedValue) }))
    }

    /// Adds a search field with tokens, suggested tokens and a binding to its presentation to the view's page. The
    /// suggested tokens are shown while the text is empty.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - tokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start of the
    ///     text.
    ///   - suggestedTokens: The suggested tokens.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
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
                text: text, tokens: tokens, suggestions: suggestedTokens.wrappedValue, presentation: isPresented, prompt: prompt,
                token: { token($0.wrappedValue) }))
    }

    /// Adds a search field with tokens, suggested tokens, a localized prompt and a binding to its presentation to the
    /// view's page. The suggested tokens are shown while the text is empty.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - tokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start of the
    ///     text.
    ///   - suggestedTokens: The suggested tokens.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
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
        modifier(
            TokenSearchModifier(
                text: text, tokens: tokens, suggestions: suggestedTokens.wrappedValue, presentation: isPresented, prompt: Text(prompt),
                token: { token($0.wrappedValue) }))
    }

    /// Adds a search field with tokens, suggested tokens, a verbatim prompt and a binding to its presentation to the
    /// view's page. The suggested tokens are shown while the text is empty.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - tokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start of the
    ///     text.
    ///   - suggestedTokens: The suggested tokens.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
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
        modifier(
            TokenSearchModifier(
                text: text, tokens: tokens, suggestions: suggestedTokens.wrappedValue, presentation: isPresented, prompt: Text(prompt),
                token: { token($0.wrappedValue) }))
    }

    /// Adds a search field with tokens, suggested tokens, a prompt resource and a binding to its presentation to the
    /// view's page. The suggested tokens are shown while the text is empty.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - tokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start of the
    ///     text.
    ///   - suggestedTokens: The suggested tokens.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
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
        modifier(
            TokenSearchModifier(
                text: text, tokens: tokens, suggestions: suggestedTokens.wrappedValue, presentation: isPresented, prompt: prompt._titleText,
                token: { token($0.wrappedValue) }))
    }
}
