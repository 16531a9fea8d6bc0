/// The choice among texts that depend on the device.
enum DesktopVariant {
    /// Returns the form for a Mac, which is closest to a desktop, or else the form for other devices.
    static func of<Value>(_ forms: [String: Value]) -> Value? {
        for device in ["mac", "other", "ipad", "iphone"] {
            if let form = forms[device] { return form }
        }
        return forms.min { $0.key < $1.key }?.value
    }
}
