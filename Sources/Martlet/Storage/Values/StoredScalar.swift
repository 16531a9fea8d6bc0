import Foundation

/// A property list type, which `AppStorage` and `SceneStorage` store directly.
protocol StoredScalar {
    /// Returns the value of a stored value; `nil` if the stored value has another type.
    static func decode(_ stored: StoredValue) -> Self?
    var stored: StoredValue { get }
}

// As in `UserDefaults`, numbers and Booleans convert to each other if the conversion is lossless.

extension Bool: StoredScalar {
    static func decode(_ stored: StoredValue) -> Bool? {
        switch stored {
        case .bool(let value): return value
        case .int(let value): return value == 0 ? false : value == 1 ? true : nil
        case .double(let value): return value == 0 ? false : value == 1 ? true : nil
        case .argument(let text):
            switch text.lowercased() {
            case "yes", "true", "1": return true
            case "no", "false", "0": return false
            default: return nil
            }
        default: return nil
        }
    }

    var stored: StoredValue { .bool(self) }
}

extension Int: StoredScalar {
    static func decode(_ stored: StoredValue) -> Int? {
        switch stored {
        case .int(let value): value
        case .bool(let value): value ? 1 : 0
        case .double(let value): Int(exactly: value)
        case .argument(let text): Int(text)
        default: nil
        }
    }

    var stored: StoredValue { .int(self) }
}

extension Double: StoredScalar {
    static func decode(_ stored: StoredValue) -> Double? {
        switch stored {
        case .double(let value): value
        case .int(let value): Double(exactly: value)
        case .bool(let value): value ? 1 : 0
        case .argument(let text): Double(text)
        default: nil
        }
    }

    var stored: StoredValue { .double(self) }
}

extension String: StoredScalar {
    static func decode(_ stored: StoredValue) -> String? {
        switch stored {
        case .string(let value), .argument(let value): value
        default: nil
        }
    }

    var stored: StoredValue { .string(self) }
}

extension URL: StoredScalar {
    static func decode(_ stored: StoredValue) -> URL? {
        guard case .string(let text) = stored else {
            if case .argument(let text) = stored { return decode(.string(text)) }
            return nil
        }
        // As by `UserDefaults`, file URLs are stored as paths, and other URLs as strings.
        if text.hasPrefix("/") { return URL(fileURLWithPath: text) }
        if text.hasPrefix("~") { return URL(fileURLWithPath: NSString(string: text).expandingTildeInPath) }
        return URL(string: text)
    }

    var stored: StoredValue { .string(isFileURL ? absoluteURL.path : absoluteString) }
}

extension Data: StoredScalar {
    static func decode(_ stored: StoredValue) -> Data? {
        if case .data(let value) = stored { value } else { nil }
    }

    var stored: StoredValue { .data(self) }
}

extension Date: StoredScalar {
    static func decode(_ stored: StoredValue) -> Date? {
        if case .date(let value) = stored { value } else { nil }
    }

    var stored: StoredValue { .date(self) }
}
