import AttributeGraph
import Foundation
// Made by script/lib/overloads.py of ColorPicker.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension ColorPicker where Label == Text {
    /// Creates a color picker with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(label: Text(title), selection: selection, supportsOpacity: supportsOpacity)
    }

    /// Creates a color picker with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(label: Text(title), selection: selection, supportsOpacity: supportsOpacity)
    }
}
