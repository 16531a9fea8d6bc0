import Foundation

extension AppStorage {
    /// Keeps a truth value.
    ///
    /// - Parameters:
    ///   - wrappedValue: What stands in where nothing is stored.
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store: store, default: wrappedValue, coder: .scalar)
    }

    /// Keeps an integer.
    ///
    /// - Parameters:
    ///   - wrappedValue: What stands in where nothing is stored.
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store: store, default: wrappedValue, coder: .scalar)
    }

    /// Keeps a number.
    ///
    /// - Parameters:
    ///   - wrappedValue: What stands in where nothing is stored.
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store: store, default: wrappedValue, coder: .scalar)
    }

    /// Keeps a text.
    ///
    /// - Parameters:
    ///   - wrappedValue: What stands in where nothing is stored.
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store: store, default: wrappedValue, coder: .scalar)
    }

    /// Keeps a URL. Files are stored as paths, as `UserDefaults` does.
    ///
    /// - Parameters:
    ///   - wrappedValue: What stands in where nothing is stored.
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store: store, default: wrappedValue, coder: .scalar)
    }

    /// Keeps data.
    ///
    /// - Parameters:
    ///   - wrappedValue: What stands in where nothing is stored.
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store: store, default: wrappedValue, coder: .scalar)
    }

    /// Keeps a date.
    ///
    /// - Parameters:
    ///   - wrappedValue: What stands in where nothing is stored.
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store: store, default: wrappedValue, coder: .scalar)
    }

    /// Keeps a value that an integer stands for, such as a case of an enumeration.
    ///
    /// - Parameters:
    ///   - wrappedValue: What stands in where nothing is stored.
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store: store, default: wrappedValue, coder: .raw)
    }

    /// Keeps a value that a text stands for, such as a case of an enumeration.
    ///
    /// - Parameters:
    ///   - wrappedValue: What stands in where nothing is stored.
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store: store, default: wrappedValue, coder: .raw)
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a truth value, or nil where nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store: store, default: nil, coder: StoredCoder<Bool>.scalar.optional)
    }

    /// Keeps an integer, or nil where nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store: store, default: nil, coder: StoredCoder<Int>.scalar.optional)
    }

    /// Keeps a number, or nil where nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store: store, default: nil, coder: StoredCoder<Double>.scalar.optional)
    }

    /// Keeps a text, or nil where nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store: store, default: nil, coder: StoredCoder<String>.scalar.optional)
    }

    /// Keeps a URL. Files are stored as paths, as `UserDefaults` does, or nil where nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store: store, default: nil, coder: StoredCoder<URL>.scalar.optional)
    }

    /// Keeps data, or nil where nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store: store, default: nil, coder: StoredCoder<Data>.scalar.optional)
    }

    /// Keeps a date, or nil where nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store: store, default: nil, coder: StoredCoder<Date>.scalar.optional)
    }
}

extension AppStorage {
    /// Keeps a value that an integer stands for, or nil where nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(key, store: store, default: nil, coder: StoredCoder<R>.raw.optional)
    }

    /// Keeps a value that a text stands for, or nil where nothing is stored.
    ///
    /// - Parameters:
    ///   - key: The key in the defaults.
    ///   - store: Where the value is kept; nil for that of the environment.
    public init<R>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(key, store: store, default: nil, coder: StoredCoder<R>.raw.optional)
    }
}
