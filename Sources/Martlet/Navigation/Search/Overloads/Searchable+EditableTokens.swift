// swift-format-ignore-file
// Made by script/lib/overloads.py. Don't edit it.

extension View {
    /// Adds a search field with editable tokens to the view's page. The views of the tokens receive a binding to their
    /// token.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - editableTokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start
    ///     of the text.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
    nonisolated public func searchable<C, T>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        modifier(
            TokenSearchModifier(
                text: text, tokens: editableTokens, prompt: prompt,
                token: token))
    }

    /// Adds a search field with editable tokens and a localized prompt to the view's page. The views of the tokens
    /// receive a binding to their token.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - editableTokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start
    ///     of the text.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
    nonisolated public func searchable<C, T>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        modifier(
            TokenSearchModifier(
                text: text, tokens: editableTokens, prompt: Text(prompt),
                token: token))
    }

    /// Adds a search field with editable tokens and a verbatim prompt to the view's page. The views of the tokens
    /// receive a binding to their token.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - editableTokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start
    ///     of the text.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
    @_disfavoredOverload
    nonisolated public func searchable<C, T, S>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View, C.Element: Identifiable,
        S: StringProtocol
    {
        modifier(
            TokenSearchModifier(
                text: text, tokens: editableTokens, prompt: Text(prompt),
                token: token))
    }

    /// Adds a search field with editable tokens and a prompt resource to the view's page. The views of the tokens
    /// receive a binding to their token.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - editableTokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start
    ///     of the text.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
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
        modifier(
            TokenSearchModifier(
                text: text, tokens: editableTokens, prompt: prompt._titleText,
                token: token))
    }

    /// Adds a search field with editable tokens and a binding to its presentation to the view's page. The views of the
    /// tokens receive a binding to their token.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - editableTokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start
    ///     of the text.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
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
                text: text, tokens: editableTokens, presentation: isPresented, prompt: prompt,
                token: token))
    }

    /// Adds a search field with editable tokens, a localized prompt and a binding to its presentation to the view's
    /// page. The views of the tokens receive a binding to their token.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - editableTokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start
    ///     of the text.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
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
        modifier(
            TokenSearchModifier(
                text: text, tokens: editableTokens, presentation: isPresented, prompt: Text(prompt),
                token: token))
    }

    /// Adds a search field with editable tokens, a verbatim prompt and a binding to its presentation to the view's
    /// page. The views of the tokens receive a binding to their token.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - editableTokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start
    ///     of the text.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
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
        modifier(
            TokenSearchModifier(
                text: text, tokens: editableTokens, presentation: isPresented, prompt: Text(prompt),
                token: token))
    }

    /// Adds a search field with editable tokens, a prompt resource and a binding to its presentation to the view's
    /// page. The views of the tokens receive a binding to their token.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - editableTokens: A binding to the tokens. Users remove a token with its button, or with Delete at the start
    ///     of the text.
    ///   - isPresented: A binding to whether the user is searching.
    ///   - placement: The placement of the field.
    ///   - prompt: The prompt of the empty field.
    ///   - token: A builder of a token's view.
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
        modifier(
            TokenSearchModifier(
                text: text, tokens: editableTokens, presentation: isPresented, prompt: prompt._titleText,
                token: token))
    }
}
