extension Toggle where Label == Martlet.Label<Text, Image> {
    /// Creates a toggle with a localized title and a system symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(label: Martlet.Label(titleKey, systemImage: systemImage), isOn: isOn)
    }
}
