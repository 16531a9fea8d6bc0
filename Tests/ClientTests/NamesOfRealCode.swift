import MartletTesting
import SwiftUI
import Testing

/// Names that real code calls, in the forms in which it calls them.
@MainActor @Suite struct NamesOfRealCodeTests {
    private struct Colors: View {
        let own = Color.red

        var body: some View {
            VStack {
                Color(.red)
                Color(.systemBlue)
                Color(.secondarySystemGroupedBackground)
                Color(uiColor: .systemGray6)
                Color(nsColor: .windowBackgroundColor)
                Color(own)
                Rectangle().fill(Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)))
            }
            .accentColor(.green)
        }
    }

    @Test func coloursOfTheSystem() {
        _ = TestHost { Colors() }
        let environment = EnvironmentValues()
        #expect(Color(.systemBlue).resolve(in: environment) == Color.blue.resolve(in: environment))
        #expect(Color(.label) == Color.primary)
        let literal = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)).resolve(in: environment)
        #expect(literal.red > 0.999)
        #expect(literal.opacity == 0.5)
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(Color(.systemBackground).resolve(in: dark) != Color(.systemBackground).resolve(in: environment))
    }

    @Test func angles() {
        var angle = -Angle(degrees: 30)
        #expect(abs(angle.degrees + 30) < 1e-9)
        angle *= 2
        angle /= 4
        #expect(abs(angle.degrees + 15) < 1e-9)
        #expect(abs((2 * angle).degrees + 30) < 1e-9)
    }

    @Test func geometry() {
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
    }

    @Test func datesWithFormatters() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        let date = Date(timeIntervalSince1970: 0)
        let host = TestHost {
            Text(date, formatter: formatter)
            Text("on \(date, formatter: formatter)")
        }
        #expect(host.texts == ["1970-01-01", "on 1970-01-01"])
    }

    private struct Page: View {
        @State private var name = "Rivers"
        @State private var tab = 1

        var body: some View {
            NavigationStack {
                TabView(selection: $tab) {
                    Tab(value: 1) { Text("first") }
                    Tab(value: 2) { Text("second") }
                }
                .navigationTitle($name)
            }
        }
    }

    @Test func titlesAndTabs() {
        let host = TestHost { Page() }
        #expect(host.texts.contains("Rivers"))
        #expect(host.texts.contains("first"))
        #expect(!host.texts.contains("second"))
    }

    private struct Choice: View {
        @State private var size = 1

        var body: some View {
            Picker("Size", selection: $size) {
                Text("Small").tag(0)
                Text("Large").tag(1)
            }
            .pickerStyle(.wheel)
        }
    }

    @Test func aWheelShowsAllItsOptions() {
        let host = TestHost { Choice() }
        #expect(host.texts.contains("Small"))
        #expect(host.texts.contains("Large"))
    }

    @Test func whatIsFlippedIsMirroredFromRightToLeft() throws {
        func place(_ direction: LayoutDirection, isFlipped: Bool) throws -> CGFloat {
            let host = TestHost {
                HStack(spacing: 0) {
                    Text("a").accessibilityIdentifier("a")
                    Text("b")
                }
                .flipsForRightToLeftLayoutDirection(isFlipped)
                .environment(\.layoutDirection, direction)
            }
            return try host.element(id: "a").frame.minX
        }
        let left = try place(.leftToRight, isFlipped: true)
        #expect(try place(.leftToRight, isFlipped: false) == left)
        #expect(try place(.rightToLeft, isFlipped: false) == left + 8)
        #expect(try place(.rightToLeft, isFlipped: true) == left)
    }

    @Test func marginsOfIndicatorsLeaveTheContent() throws {
        let host = TestHost {
            ScrollView { Text("row").accessibilityIdentifier("row") }.contentMargins(20, for: .scrollIndicators)
        }
        #expect(try host.element(id: "row").frame.minY == 0)
    }

    @Test func defaultsByTheirOtherName() {
        UserDefaults.standard.setValue(3, forKey: "NamesOfRealCode")
        #expect(UserDefaults.standard.value(forKey: "NamesOfRealCode") as? Int == 3)
        UserDefaults.standard.setValue(nil, forKey: "NamesOfRealCode")
        #expect(UserDefaults.standard.value(forKey: "NamesOfRealCode") == nil)
        #expect(!URL.documentsDirectory.path.isEmpty)
    }
}
