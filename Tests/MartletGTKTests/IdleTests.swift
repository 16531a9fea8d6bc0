#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// A window in which nothing happens costs nothing.
    @MainActor
    @Suite struct Idle {
        struct Page: View {
            @State private var isOn = false
            @State private var moves = 0

            var body: some View {
                VStack {
                    Toggle("On", isOn: $isOn)
                    Button("Move") { withAnimation(.linear(duration: 0.05)) { moves += 1 } }
                    Color.red.frame(width: 20, height: 20).offset(x: CGFloat(moves))
                    List(0..<1000) { Text("Row \($0)") }
                    ProgressView(value: 0.5)
                }
            }
        }

        @Test func theLoopSleepsWhileNothingHappens() throws {
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            #expect(fixture.fallsAsleep())
        }

        @Test func theLoopSleepsAgainAfterAnAnimation() throws {
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            #expect(fixture.fallsAsleep())
            #expect(!fixture.window.scene.needsFrame)
            #expect(fixture.window.wakeUps.frame == nil)
        }

        @Test func noFrameIsDrawnWithoutAReason() throws {
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            #expect(fixture.fallsAsleep())
            var frames = 0
            let clock = try #require(gtk_widget_get_frame_clock(fixture.window.window))
            let handler = connect(UnsafeMutableRawPointer(clock), "update") { frames += 1 }
            defer { g_signal_handler_disconnect(UnsafeMutableRawPointer(clock), handler) }
            // A write of an equal value, and a pointer movement over a view without hover handlers.
            fixture.window.host.requestUpdate()
            fixture.settle()
            #expect(frames == 0)
        }
    }
}

extension WindowFixture {
    /// Runs GLib's loop until it would sleep for good; false if it wakes up for a minute. What GTK and the bus had begun
    /// for windows of before may have to end first.
    func fallsAsleep() -> Bool {
        let end = ContinuousClock.now + .seconds(60)
        while ContinuousClock.now < end {
            settle()
            if millisecondsToNextWakeUp == nil, !window.scene.needsFrame { return true }
            g_main_context_iteration(nil, 1)
        }
        return false
    }

    /// Runs GLib's loop until it would sleep for longer than any animation does.
    func runFrames() {
        let end = ContinuousClock.now + .seconds(10)
        while ContinuousClock.now < end {
            settle()
            guard let wait = millisecondsToNextWakeUp, wait < 1000 || window.scene.needsFrame else { return }
            g_main_context_iteration(nil, 1)
        }
    }

    /// For how long GLib's loop would sleep; nil for as long as nothing happens.
    var millisecondsToNextWakeUp: Int? {
        let context = g_main_context_default()
        guard g_main_context_acquire(context) != 0 else { return 0 }
        defer { g_main_context_release(context) }
        var priority: Int32 = 0
        let isReady = g_main_context_prepare(context, &priority) != 0
        var timeout: Int32 = 0
        var descriptors = [GPollFD](repeating: GPollFD(), count: 64)
        let count = g_main_context_query(context, priority, &timeout, &descriptors, 64)
        for index in descriptors.indices { descriptors[index].revents = 0 }
        g_main_context_check(context, priority, &descriptors, min(count, 64))
        if isReady { return 0 }
        return timeout < 0 ? nil : Int(timeout)
    }
}
#endif
