import Foundation

extension UserDefaults {
    /// Stores a property list value under a key; `nil` removes it. The key-value coding name of `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns the value of a key; `nil` if there is none.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
}
