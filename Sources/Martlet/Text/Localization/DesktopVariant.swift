/// Which of the texts that differ by the device is shown.
enum DesktopVariant {
    /// What is said on a Mac, which is nearest to any desktop; then what is said on all others.
    static func of<Value>(_ forms: [String: Value]) -> Value? {
        for device in ["mac", "other", "ipad", "iphone"] {
            if let form = forms[device] { return form }
        }
        return forms.min { $0.key < $1.key }?.value
    }
}
