import SwiftUI
import UserNotifications

// A small app that the tests run in a pseudo terminal.

@main
struct ProbeApp: App {
    @State private var marks = 0

    // As an app does that the desktop starts for a notification.
    init() { UNUserNotificationCenter.current().delegate = OpenedNotifications.shared }

    var body: some Scene {
        WindowGroup("Probe") {
            switch ProcessInfo.processInfo.environment["PROBE"] {
            case "inline": InlineView()
            case "printing": PrintingView()
            case "demo": Demo()
            case "looks": Looks()
            case "figures": Figures()
            case "publishers": PublishersView()
            case "surroundings": SurroundingsView()
            case "windows": WindowsView(marks: $marks)
            case "gestures": GesturesView()
            case "spoken": Spoken()
            case "spoken controls": SpokenControls()
            case "spoken presentations": SpokenPresentations()
            case "spoken bars": SpokenBars()
            case "rows": ManyRows()
            case "notifications": NotificationsView()
            case "changing rows": ChangingRows()
            case let name? where name.hasPrefix("program "): ProgramsView(name: String(name.dropFirst(8)))
            default: CounterView()
            }
        }
        .terminalPresentation(ProcessInfo.processInfo.environment["PROBE"] == "inline" ? .inline : .automatic)
        .commands {
            CommandMenu("Marks") {
                Button("Mark") { marks += 1 }
                    .keyboardShortcut("t")
            }
        }

        Window("Second", id: "second") { SecondView(marks: $marks) }
    }
}

struct CounterView: View {
    @State private var count = 0
    @State private var name = ""
    @State private var isOn = false
    @State private var ticks = "waiting"
    @Environment(\.scenePhase) private var phase

    var body: some View {
        VStack(alignment: .leading) {
            Text("Count: \(count)").font(.headline)
            HStack {
                Button("Less") { count -= 1 }
                Button("More") { count += 1 }
                Button("Reset", role: .destructive) { count = 0 }.disabled(count == 0)
            }
            TextField("Name", text: $name).frame(width: 160)
            Toggle("Loud", isOn: $isOn)
            Text(isOn ? name.uppercased() : name).foregroundStyle(.secondary)
            Text(ticks)
        }
        .padding()
        .border(.secondary)
        .task { ticks = phase == .active ? "task ran" : "task ran while inactive" }
    }
}
