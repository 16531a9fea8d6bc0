// swift-format-ignore-file
// Made by script/lib/hostile_calls.py. Don't edit it.
extension HostileCalls {
    /// A call of each public declaration that takes numbers, ranges, dates or texts.
    @MainActor public static let all: [HostileCall] =
        
}
