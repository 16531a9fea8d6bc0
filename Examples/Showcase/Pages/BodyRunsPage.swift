import SwiftUI

/// Each part of the screen says how often its body has run.
struct BodyRunsPage: View {
    @State private var count = 0
    @State private var name = "Martlet"
    @State private var unread = 0
    @State private var isOpen = false
    @State private var counter = RunCounter()

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                HStack {
                    Text("The page reads only the switch")
                    Spacer()
                    RunBadge(counter)
                }
                HStack {
                    Button("Count") { count += 1 }
                    Button("Rename") { name += "!" }
                    Button("Write what nobody reads") { unread += 1 }
                    Toggle("Details", isOn: $isOpen)
                }
                Divider()
                CountLine(count: $count)
                NameLine(name: $name)
                StillLine(text: "I read nothing that changes")
                if isOpen {
                    DetailLine(count: $count, name: $name)
                }
            }
            .padding()
        }
    }
}

private struct CountLine: View {
    @Binding var count: Int
    @State private var counter = RunCounter()

    var body: some View {
        Line("The count is \(count)", counter)
    }
}

private struct NameLine: View {
    @Binding var name: String
    @State private var counter = RunCounter()

    var body: some View {
        Line("The name is \(name)", counter)
    }
}

private struct StillLine: View {
    let text: String
    @State private var counter = RunCounter()

    var body: some View {
        Line(text, counter)
    }
}

private struct DetailLine: View {
    @Binding var count: Int
    @Binding var name: String
    @State private var counter = RunCounter()

    var body: some View {
        Line(count.isMultiple(of: 2) ? "Even, so I read the name: \(name)" : "Odd, so I don't read the name", counter)
    }
}

private struct Line: View {
    let text: String
    let runs: Int

    init(_ text: String, _ counter: RunCounter) {
        self.text = text
        runs = counter.next()
    }

    var body: some View {
        HStack {
            Text(text)
            Spacer()
            Text("body ×\(runs)")
                .foregroundStyle(.secondary)
        }
    }
}
