// Frames of a terminal of 200 × 60 cells with 10,000 rows. script/bench terminal runs the apps in a pseudo terminal.
// Usage: TerminalBench app PAGE, an app with the page list or animation in the terminal;
//        TerminalBench key|typing|scroll|repaint N, as many frames without a terminal, for what counts instructions.
import Martlet
import MartletTerminal
import TerminalScreens

private struct BenchApp: App {
    let page: String

    init() { page = "list" }
    init(page: String) { self.page = page }

    var body: some Scene {
        WindowGroup("Bench") {
            if page == "animation" { AnimatedPage() } else { ListPage() }
        }
    }
}

MainActor.assumeIsolated {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count == 2 else { fatalError("Two arguments are needed.") }
    if arguments[0] == "app" { TerminalApp.run(BenchApp(page: arguments[1])) }
    guard let count = Int(arguments[1]) else { fatalError("\(arguments[1]) is no number.") }
    let screen = Screen(width: Pages.screen.width, height: Pages.screen.height, ListPage())
    // The button, and the field below it.
    screen.receive("\t")
    if arguments[0] == "typing" { screen.receive("\t") }
    for number in 0..<count {
        switch arguments[0] {
        case "key": screen.receive("\r")
        case "typing": screen.receive(number % 2 == 0 ? "x" : "\u{7F}")
        case "scroll": screen.receive("\u{1B}[<65;20;40M")
        case "repaint": _ = screen.repaint()
        default: fatalError("There is no workload \(arguments[0]).")
        }
    }
}
