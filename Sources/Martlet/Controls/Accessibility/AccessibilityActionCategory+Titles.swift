// Made by script/lib/overloads.py of AccessibilityActionCategory.swift. Don't edit it.

extension AccessibilityActionCategory {
    /// Creates a category with a verbatim name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(Text(title)) }
}
