/// The release that the tool belongs to.
enum Release {
    // script/release writes both lines.
    static let version = "0.1.0"
    static let repository: String? = nil
}
