/// What assistive technology is told of a node, where a modifier says so.
struct AccessibilityProperties {
    var identifier: String?
    var label: String?
    var value: String?
    var hint: String?
    var isHidden = false
}

/// What a node does with input.
struct InputHandlers {
    /// Tapped or clicked a number of times.
    var taps: [(count: Int, action: @MainActor () -> Void)] = []
}
