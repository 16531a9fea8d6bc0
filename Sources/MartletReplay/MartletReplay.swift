import Foundation
import IssueReporting
import MartletPreviewMessages
import MartletTesting

/// The program that `martlet inspect` links with the objects of an app. It replays a recorded test of the app in the
/// testing library's host.
@main
struct MartletReplay {
    static func main() async {
        let variable = ReplayRequest.variable
        guard let path = ProcessInfo.processInfo.environment[variable],
            let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
            let request = try? JSONDecoder().decode(ReplayRequest.self, from: data)
        else {
            FileHandle.standardError.write(
                Data("This program is started by martlet inspect and martlet replay.\n".utf8))
            exit(64)
        }
        // Programs that the app starts are none of the tool's.
        unsetenv(variable)
        guard let events = EventLog<ReplayEvent>(path: request.events) else { exit(73) }
        await replay(RecordedReplay(source: request.source), events: events)
        // The app's destructors are not part of the test, and threads that it has begun may still run.
        fflush(nil)
        _exit(0)
    }

    @MainActor
    private static func replay(_ replay: RecordedReplay, events: EventLog<ReplayEvent>) async {
        let issues = IssueCollector()
        IssueReporters.current = [issues]
        let host: TestHost
        do { host = try replay.makeHost() } catch {
            return events.write(.refused("\(error)"))
        }
        events.write(.began(texts: host.allTexts))
        let differences = await replay.run(in: host) { events.write(.line($0)) }
        for difference in differences { events.write(.differs(difference)) }
        events.write(.ended(texts: host.allTexts))
        host.unmount()
        for issue in issues.take() {
            events.write(.differs(ReplayDifference(line: nil, code: "", seen: issue)))
        }
        events.write(.finished(steps: replay.stepCount, expectations: replay.expectationCount))
    }
}
