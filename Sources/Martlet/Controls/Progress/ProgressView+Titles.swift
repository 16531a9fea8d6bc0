import AttributeGraph
import Foundation
// Made by script/lib/overloads.py of ProgressView.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates a view of indeterminate progress, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(label: Text(title), currentValueLabel: EmptyView(), fraction: nil)
    }

    /// Creates a progress view with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
        self.init(
            label: Text(title), currentValueLabel: EmptyView(), fraction: Self.fraction(of: value, total: total))
    }

    /// Creates a view of indeterminate progress, with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource) where Label == Text {
        self.init(label: Text(title), currentValueLabel: EmptyView(), fraction: nil)
    }

    /// Creates a progress view with a title resource.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(_ title: LocalizedStringResource, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(
            label: Text(title), currentValueLabel: EmptyView(), fraction: Self.fraction(of: value, total: total))
    }
}
