import Foundation
import Martlet
import Testing

import MartletTerminal

/// Controls that choose values, in cells: how they look, and what keys and the mouse do to them.
@MainActor @Suite struct ValuePaintingTests {
    private struct Volume: View {
        @State private var volume = 0.0

        var body: some View {
            VStack(alignment: .leading) {
                Slider(value: $volume, in: 0...10) {
                    Text("Volume")
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("10")
                }
                Text("is \(volume.formatted(.number.precision(.fractionLength(1))))")
            }
        }
    }

    @Test func slidersByKeys() {
        let screen = HostedScreen(23, 2) { Volume() }
        #expect(screen.text == "Volume 0 ●────────── 10\nis 0.0")
        screen.press(.tab)
        #expect(screen.style(9, 0).background == .rgb(0x0A, 0x84, 0xFF))
        screen.press(.right)
        #expect(screen.text.hasSuffix("is 0.5"))
        screen.press(.pageUp)
        #expect(screen.text.hasSuffix("is 2.5"))
        screen.press(.end)
        #expect(screen.text == "Volume 0 ━━━━━━━━━━● 10\nis 10.0")
        screen.press(.left)
        #expect(screen.text.hasSuffix("is 9.5"))
        screen.press(.home)
        #expect(screen.text.hasSuffix("is 0.0"))
    }

    @Test func slidersByTheMouse() {
        let screen = HostedScreen(23, 2) { Volume() }
        screen.click(14, 0)
        #expect(screen.text == "Volume 0 ━━━━━●───── 10\nis 5.0")
        screen.click(2, 0)
        #expect(screen.text.hasSuffix("is 5.0"), "the label is not the track")
        screen.send(.mouse(TerminalMouse(.press, column: 9, row: 0, button: .left)))
        #expect(screen.text.hasSuffix("is 0.0"))
        screen.send(.mouse(TerminalMouse(.drag, column: 12, row: 1, button: .left)))
        #expect(screen.text.hasSuffix("is 3.0"))
        screen.send(.mouse(TerminalMouse(.release, column: 22, row: 1, button: .left)))
        #expect(screen.text.hasSuffix("is 10.0"))
    }

    private struct Due: View {
        @State private var date = Date(timeIntervalSince1970: 1_709_649_000)
        let style: Style

        enum Style { case field, calendar }

        var body: some View {
            Group {
                if style == .field {
                    DatePicker("Due", selection: $date).frame(maxWidth: .infinity, alignment: .leading)
                } else {
                    DatePicker("Due", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
                }
            }
            .environment(\.timeZone, TimeZone(identifier: "GMT")!)
            .environment(\.calendar, Calendar(identifier: .gregorian))
        }
    }

    @Test func datesByKeys() {
        let screen = HostedScreen(26, 1) { Due(style: .field) }
        #expect(screen.text == "Due ▏03/05/2024, 2:30 PM▕")
        screen.click(8, 0)
        #expect(screen.style(8, 0).background == .rgb(0x0A, 0x84, 0xFF))
        #expect(screen.style(6, 0).background == .default)
        screen.press(.up)
        #expect(screen.text == "Due ▏03/06/2024, 2:30 PM▕")
        screen.type("17")
        #expect(screen.text == "Due ▏03/17/2024, 2:30 PM▕")
        screen.press(.left)
        screen.press(.down)
        #expect(screen.text == "Due ▏02/17/2024, 2:30 PM▕")
        screen.press(.tab)
        screen.press(.tab)
        screen.press(.tab)
        screen.type("12")
        #expect(screen.text == "Due ▏02/17/2024, 12:30 PM▕")
    }

    @Test func aCalendarInCells() {
        let screen = HostedScreen(28, 9) { Due(style: .calendar) }
        #expect(
            screen.text == """
                Due
                ‹        March 2024        ›
                  S   M   T   W   T   F   S
                                      1   2
                  3   4   5   6   7   8   9
                 10  11  12  13  14  15  16
                 17  18  19  20  21  22  23
                 24  25  26  27  28  29  30
                 31
                """)
        #expect(screen.style(10, 4).background == .rgb(0x0A, 0x84, 0xFF))
        screen.click(2, 6)
        #expect(screen.style(10, 4).background == .default)
        #expect(screen.style(2, 6).background == .rgb(0x0A, 0x84, 0xFF))
        screen.click(27, 1)
        #expect(screen.text.contains("April 2024"))
    }
}

/// Marks at tracks, in cells.
@MainActor @Suite struct SliderMarkPaintingTests {
    private struct Marked: View {
        @State private var value = 0.75
        var neutral: Double?

        var body: some View {
            Slider(value: $value, neutralValue: neutral) {
                EmptyView()
            } ticks: {
                SliderTick(0) { Text("a") }
                SliderTick(0.5)
                SliderTick(1) { Text("z") }
            }
        }
    }

    @Test func marksStandOnTheTrackAndLabelsBelowIt() {
        let screen = HostedScreen(9, 2) { Marked() }
        #expect(screen.text == "┿━━━┿━●─┼\na       z")
    }

    @Test func theTrackIsFilledFromTheNeutralValue() {
        let screen = HostedScreen(9, 2) { Marked(neutral: 0.5) }
        #expect(screen.text == "┼───┿━●─┼\na       z")
    }
}
