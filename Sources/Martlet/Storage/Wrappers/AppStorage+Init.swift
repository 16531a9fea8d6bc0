import Foundation

extension AppStorage {
    /// Creates a property that stores a Boolean value.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store: store, default: wrappedValue, coder: .scalar)
    }

    /// Creates a property that stores an integer.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store: store, default: wrappedValue, coder: .scalar)
    }

    /// Creates a property that stores a floating-point number.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store: store, default: wrappedValue, coder: .scalar)
    }

    /// Creates a property that stores a string.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store: store, default: wrappedValue, coder: .scalar)
    }

    /// Creates a property that stores a URL. File URLs are stored as paths, as by `UserDefaults`.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store: store, default: wrappedValue, coder: .scalar)
    }

    /// Creates a property that stores data.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store: store, default: wrappedValue, coder: .scalar)
    }

    /// Creates a property that stores a date.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store: store, default: wrappedValue, coder: .scalar)
    }

    /// Creates a property that stores a value with an integer raw value, such as an enumeration case.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store: store, default: wrappedValue, coder: .raw)
    }

    /// Creates a property that stores a value with a string raw value, such as an enumeration case.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default value, which is used if none is stored.
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store: store, default: wrappedValue, coder: .raw)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Creates a property that stores a Boolean value, or `nil` if none is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store: store, default: nil, coder: StoredCoder<Bool>.scalar.optional)
    }

    /// Creates a property that stores an integer, or `nil` if none is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store: store, default: nil, coder: StoredCoder<Int>.scalar.optional)
    }

    /// Creates a property that stores a floating-point number, or `nil` if none is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store: store, default: nil, coder: StoredCoder<Double>.scalar.optional)
    }

    /// Creates a property that stores a string, or `nil` if none is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store: store, default: nil, coder: StoredCoder<String>.scalar.optional)
    }

    /// Creates a property that stores a URL, or `nil` if none is stored. File URLs are stored as paths.
    ///
    /// - Parameters:
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store: store, default: nil, coder: StoredCoder<URL>.scalar.optional)
    }

    /// Creates a property that stores data, or `nil` if none is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store: store, default: nil, coder: StoredCoder<Data>.scalar.optional)
    }

    /// Creates a property that stores a date, or `nil` if none is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store: store, default: nil, coder: StoredCoder<Date>.scalar.optional)
    }
}

extension AppStorage {
    /// Creates a property that stores a value with an integer raw value, or `nil` if none is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, store: store, default: nil, coder: StoredCoder<R>.raw.optional)
    }

    /// Creates a property that stores a value with a string raw value, or `nil` if none is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the user defaults.
    ///   - store: The user defaults; `nil` for those of the environment.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, store: store, default: nil, coder: StoredCoder<R>.raw.optional)
    }
}
