import Foundation
import Martlet
import MartletInspector
import TerminalScreens

/// What the program does with its cells.
enum Showing: String, CaseIterable {
    /// It updates them only.
    case nothing
    /// It paints them, and makes the bytes for a terminal.
    case terminal

    /// Shows the cells, and returns what updates them.
    @MainActor
    func begin() -> () -> Void {
        switch self {
        case .nothing:
            let scene = SceneGraph(host: HeadlessHost(), size: CGSize(width: 400, height: 600), Cells())
            scene.update()
            return { scene.update() }
        case .terminal:
            let screen = Screen(width: 200, height: 60, CellTable())
            return { screen.frame() }
        }
    }
}

/// The inspected program: updates 1,000 cells again and again, and prints the processor time of an update, of all threads.
@MainActor
enum InspectedApp {
    /// - Parameters:
    ///   - path: The path of the socket; nil for a program that is not inspected.
    ///   - waitsForClient: Whether a client connects before anything is measured.
    static func run(showing: Showing, rounds: Int, path: String?, waitsForClient: Bool) async {
        if let path { Inspector.startIfAsked(host: .window, environment: ["MARTLET_INSPECT": path]) }
        let update = showing.begin()
        if path != nil {
            // A program without a client stops listening after some time, which belongs to its start.
            if waitsForClient {
                while !Inspector.shared.hasClient { try? await Task.sleep(for: .milliseconds(5)) }
            } else {
                Inspector.shared.endGracePeriod()
            }
        }
        func updates(_ rounds: Range<Int>) async {
            for round in rounds {
                CellHandle.show(round)
                update()
                // A client reads as fast as updates come, so that none is left out.
                if round.isMultiple(of: 10) { await Inspector.shared.settle() }
            }
            await Inspector.shared.settle()
        }
        await updates(1..<50)
        let before = processorTime
        await updates(50..<(50 + rounds))
        print((processorTime - before) / Double(rounds))
    }

    /// The processor time of the process, in microseconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
