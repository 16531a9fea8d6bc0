// swift-format-ignore-file
// Made by script/lib/hostile_calls.py. Don't edit it.
extension HostileCalls {
    /// A call of each public declaration that takes numbers, ranges, dates or texts.
    @MainActor public static let all: [HostileCall] =
        HostileCalls0.all + HostileCalls1.all + HostileCalls2.all + HostileCalls3.all + HostileCalls4.all + HostileCalls5.all + HostileCalls6.all + HostileCalls7.all + HostileCalls8.all + HostileCalls9.all + HostileCalls10.all + HostileCalls11.all + HostileCalls12.all + HostileCalls13.all + HostileCalls14.all + HostileCalls15.all + HostileCalls16.all + HostileCalls17.all + HostileCalls18.all
}
