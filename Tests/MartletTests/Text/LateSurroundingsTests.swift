import Foundation
import Martlet
import MartletRuntime
import Synchronization
import Testing

/// Calendars and time zones are made for those who ask.
@MainActor
struct LateSurroundingsTests {
    /// A value that counts how often it is made.
    private final class Counted<Value: Sendable>: Sendable {
        private let made = Mutex(0)
        var count: Int { made.withLock { $0 } }

        func late(_ value: Value) -> LateValue<Value> {
            LateValue {
                self.made.withLock { $0 += 1 }
                return value
            }
        }
    }

    private func texts<V: View>(_ zone: LateValue<TimeZone>, @ViewBuilder _ view: () -> V) -> [String] {
        let screen = Screen(view)
        screen.scene.setLocale(Locale(identifier: "en_GB"), timeZone: zone)
        screen.scene.update()
        return screen.texts
    }

    @Test func theTimeZoneIsMadeForTextsWithDates() throws {
        let zone = try #require(TimeZone(secondsFromGMT: 5 * 3600))
        let counted = Counted<TimeZone>()
        let late = counted.late(zone)
        #expect(texts(late) { Text(verbatim: "Title") } == ["Title"])
        #expect(counted.count == 0)
        let shown = texts(late) {
            Text(Date(timeIntervalSince1970: 0), format: .dateTime.hour().minute())
            Text(Date(timeIntervalSince1970: 0), format: .dateTime.hour().minute())
        }
        #expect(shown == ["05:00", "05:00"])
        #expect(counted.count == 1)
    }

    @Test func aValueIsMadeOnce() {
        let counted = Counted<Int>()
        let value = counted.late(7)
        #expect(value == value)
        #expect(counted.count == 0)
        #expect(value.value == 7)
        #expect("\(value)" == "7")
        #expect(value == LateValue(7))
        #expect(value != LateValue(8))
        #expect(counted.count == 1)
    }
}
