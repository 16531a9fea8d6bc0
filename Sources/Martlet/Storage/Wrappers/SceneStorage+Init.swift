import Foundation

extension SceneStorage {
    /// Creates a property that stores a Boolean value.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the scene's storage.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, default: wrappedValue, coder: .scalar)
    }

    /// Creates a property that stores an integer.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the scene's storage.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, default: wrappedValue, coder: .scalar)
    }

    /// Creates a property that stores a floating-point number.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the scene's storage.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, default: wrappedValue, coder: .scalar)
    }

    /// Creates a property that stores a string.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the scene's storage.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, default: wrappedValue, coder: .scalar)
    }

    /// Creates a property that stores a URL. File URLs are stored as paths, as by `UserDefaults`.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the scene's storage.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, default: wrappedValue, coder: .scalar)
    }

    /// Creates a property that stores data.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the scene's storage.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, default: wrappedValue, coder: .scalar)
    }

    /// Creates a property that stores a date.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the scene's storage.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(key, default: wrappedValue, coder: .scalar)
    }

    /// Creates a property that stores a value with an integer raw value, such as an enumeration case.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the scene's storage.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, default: wrappedValue, coder: .raw)
    }

    /// Creates a property that stores a value with a string raw value, such as an enumeration case.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the scene's storage.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, default: wrappedValue, coder: .raw)
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property that stores a Boolean value, or `nil` if none is stored.
    ///
    /// - Parameter key: The key in the scene's storage.
    public init(_ key: String) where Value == Bool? {
        self.init(key, default: nil, coder: StoredCoder<Bool>.scalar.optional)
    }

    /// Creates a property that stores an integer, or `nil` if none is stored.
    ///
    /// - Parameter key: The key in the scene's storage.
    public init(_ key: String) where Value == Int? {
        self.init(key, default: nil, coder: StoredCoder<Int>.scalar.optional)
    }

    /// Creates a property that stores a floating-point number, or `nil` if none is stored.
    ///
    /// - Parameter key: The key in the scene's storage.
    public init(_ key: String) where Value == Double? {
        self.init(key, default: nil, coder: StoredCoder<Double>.scalar.optional)
    }

    /// Creates a property that stores a string, or `nil` if none is stored.
    ///
    /// - Parameter key: The key in the scene's storage.
    public init(_ key: String) where Value == String? {
        self.init(key, default: nil, coder: StoredCoder<String>.scalar.optional)
    }

    /// Creates a property that stores a URL, or `nil` if none is stored. File URLs are stored as paths.
    ///
    /// - Parameter key: The key in the scene's storage.
    public init(_ key: String) where Value == URL? {
        self.init(key, default: nil, coder: StoredCoder<URL>.scalar.optional)
    }

    /// Creates a property that stores data, or `nil` if none is stored.
    ///
    /// - Parameter key: The key in the scene's storage.
    public init(_ key: String) where Value == Data? {
        self.init(key, default: nil, coder: StoredCoder<Data>.scalar.optional)
    }

    /// Creates a property that stores a date, or `nil` if none is stored.
    ///
    /// - Parameter key: The key in the scene's storage.
    public init(_ key: String) where Value == Date? {
        self.init(key, default: nil, coder: StoredCoder<Date>.scalar.optional)
    }
}

extension SceneStorage {
    /// Creates a property that stores a value with an integer raw value, or `nil` if none is stored.
    ///
    /// - Parameter key: The key in the scene's storage.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, default: nil, coder: StoredCoder<R>.raw.optional)
    }

    /// Creates a property that stores a value with a string raw value, or `nil` if none is stored.
    ///
    /// - Parameter key: The key in the scene's storage.
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, default: nil, coder: StoredCoder<R>.raw.optional)
    }
}
