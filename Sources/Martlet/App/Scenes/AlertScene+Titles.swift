import AttributeGraph
import Foundation
// Made by script/lib/overloads.py of AlertScene.swift. Don't edit it.

extension AlertScene where Message == EmptyView {
    /// Creates an alert with a verbatim title that is shown while a binding is true.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
    ) {
        self.init(Text(title), isPresented: isPresented, actions: actions)
    }

    /// Creates an alert with a verbatim title that is shown while a binding is true and there are data.
    @_disfavoredOverload
    public init<S: StringProtocol, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> Actions
    ) {
        self.init(Text(title), isPresented: isPresented, presenting: data, actions: actions)
    }

    /// Creates an alert with a verbatim title that is shown while a binding has an item.
    @_disfavoredOverload
    public init<S: StringProtocol, T>(_ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions) {
        self.init(Text(title), item: data, actions: actions)
    }
}
