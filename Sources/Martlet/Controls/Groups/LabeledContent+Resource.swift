import Foundation

// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension LabeledContent where Label == Text {
    /// Content with a title that is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A value that a format writes, with a title that is a resource.
    @_disfavoredOverload
    public init<F: FormatStyle>(_ title: LocalizedStringResource, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }
}
