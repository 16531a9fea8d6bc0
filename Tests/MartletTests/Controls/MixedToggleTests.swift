import Foundation
import Testing

import Martlet
import MartletTesting

@MainActor
@Suite struct MixedToggleTests {
    struct Alarm { var isOn: Bool }

    final class Log { var mixed: [Bool] = [] }

    struct Recording: ToggleStyle {
        let log: Log
        func makeBody(configuration: Configuration) -> some View {
            let _ = log.mixed.append(configuration.isMixed)
            Button {
                configuration.isOn.toggle()
            } label: {
                configuration.label
            }
        }
    }

    struct Alarms<Style: ToggleStyle>: View {
        let style: Style
        @State private var alarms = [Alarm(isOn: true), Alarm(isOn: false), Alarm(isOn: false)]

        var body: some View {
            VStack {
                Toggle("All", sources: $alarms, isOn: \.isOn).toggleStyle(style)
                ForEach(0..<3) { Toggle("Alarm \($0)", isOn: $alarms[$0].isOn) }
            }
        }
    }

    @Test func aToggleOfSeveralIsMixed() throws {
        let host = TestHost { Alarms(style: .automatic) }
        #expect(try host.find(.toggle, "All").value == "mixed")
        #expect(try host.find(.toggle, "All").isOn == false)
        try host.find(.toggle, "All").tap()
        #expect(host.findAll(.toggle).map(\.isOn) == [true, true, true, true])
        #expect(try host.find(.toggle, "All").value != "mixed")
        try host.find(.toggle, "Alarm 1").tap()
        #expect(try host.find(.toggle, "All").value == "mixed")
        try host.find(.toggle, "All").tap()
        try host.find(.toggle, "All").tap()
        #expect(host.findAll(.toggle).map(\.isOn) == [false, false, false, false])
        #expect(try host.find(.toggle, "All").value != "mixed")
    }

    @Test func aStyleIsToldSo() throws {
        let log = Log()
        let host = TestHost { Alarms(style: Recording(log: log)) }
        #expect(log.mixed.last == true)
        try host.find(.button, "All").tap()
        #expect(log.mixed.last == false)
        try host.find(.toggle, "Alarm 2").tap()
        #expect(log.mixed.last == true)
    }
}
