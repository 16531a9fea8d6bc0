import Dispatch
import Foundation
import MartletTesting
import Testing

import Martlet

/// The order of turns and their changes are the same in every run.
@MainActor
@Suite struct TurnOrderTests {
    final class Log { var entries: [String] = [] }

    struct Turning: View {
        let log: Log
        @State private var isOn = false

        var body: some View {
            Text(isOn ? "on" : "off")
                .onAppear {
                    isOn = true
                    DispatchQueue.main.async {
                        isOn = false
                        DispatchQueue.main.async { isOn = true }
                    }
                }
                .onChange(of: isOn) { log.entries.append("\($1)") }
        }
    }

    @Test func twoTurnsOfTheMainQueueAreTwoChanges() async {
        for _ in 0..<200 {
            let settled = Log()
            let host = TestHost { Turning(log: settled) }
            await host.settle()
            #expect(settled.entries == ["true", "false", "true"])
            host.unmount()
            let advanced = Log()
            let other = TestHost { Turning(log: advanced) }
            other.advance(by: .milliseconds(100))
            #expect(advanced.entries == ["true", "false", "true"])
            other.unmount()
        }
    }

    struct Busy: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            Text("\(count)")
                .task {
                    log.entries.append("task begins")
                    DispatchQueue.main.async { log.entries.append("queued by the task") }
                    count += 1
                    try? await Task.sleep(for: .milliseconds(20))
                    log.entries.append("task slept")
                    count += 1
                }
                .onAppear {
                    log.entries.append("appeared")
                    DispatchQueue.main.async { count += 1 }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
                        log.entries.append("later")
                        count += 1
                    }
                    Task {
                        log.entries.append("unstructured")
                        count += 1
                    }
                }
                .onChange(of: count) { log.entries.append("\($1)") }
        }
    }

    @Test func tasksQueuesAndSleepsAreInOneOrder() {
        func run() -> [String] {
            let log = Log()
            let host = TestHost { Busy(log: log) }
            host.advance(by: .milliseconds(100))
            host.unmount()
            return log.entries
        }
        let first = run()
        #expect(first.filter { Int($0) != nil } == ["1", "2", "3", "4", "5"])
        for _ in 0..<300 { #expect(run() == first) }
    }

    struct Starting: View {
        let log: Log
        @State private var isReady = false
        @State private var run = 0

        var body: some View {
            Button("Press") { log.entries.append(isReady ? "ready" : "early") }
                .task(id: run) {
                    isReady = true
                    try? await Task.sleep(for: .seconds(1))
                }
            Button("Again") {
                isReady = false
                run += 1
            }
            TextField("Text", text: .constant(""))
                .onKeyPress("a") {
                    log.entries.append(isReady ? "ready" : "early")
                    return .handled
                }
        }
    }

    @Test func tasksHaveTheirFirstTurnBeforeAnEvent() throws {
        let log = Log()
        let host = TestHost { Starting(log: log) }
        try host.find(.button, "Press").tap()
        try host.find(.button, "Again").tap()
        try host.find(.button, "Press").tap(count: 2)
        try host.find(.button, "Again").tap()
        try host.find(.textField).press("a")
        #expect(log.entries == ["ready", "ready", "ready", "ready"])
    }

    struct Sleeping: View {
        @State private var text = "asleep"

        var body: some View {
            Text(text)
                .onAppear {
                    DispatchQueue.global().async {
                        Thread.sleep(forTimeInterval: 1)
                        DispatchQueue.main.async { text = "awake" }
                    }
                }
        }
    }

    @Test func aSleepingThreadFollowsTheHost() {
        let start = ContinuousClock.now
        let host = TestHost { Sleeping() }
        host.advance(by: .seconds(0.9))
        #expect(host.texts == ["asleep"])
        host.advance(by: .seconds(0.2))
        #expect(host.texts == ["awake"])
        #expect(ContinuousClock.now - start < .seconds(60))
        #expect(host.issues.isEmpty)
    }
}
