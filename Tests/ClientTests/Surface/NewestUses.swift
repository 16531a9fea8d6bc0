import Accessibility
import Combine
import CoreGraphics
import SwiftUI

// Names that came late to this library, as their documentation uses them.

private struct SliderUses: View {
    @State private var value = 0.5
    @State private var speed: Float = 1
    private let marks = [0.25, 0.5, 0.75]

    var body: some View {
        VStack {
            Slider(value: $value) {
                Text("Label")
            } currentValueLabel: {
                Text("\(value)")
            } ticks: {
                SliderTick(0.2)
                SliderTick(0.4) { Text("some") }
                SliderTick(0.6, "more")
                if value > 0.5 { SliderTick(0.8) } else { SliderTick(0.1) }
            }
            Slider(value: $value) {
                Text("Label")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            } ticks: {
                SliderTickContentForEach(marks, id: \.self) { mark in SliderTick(mark) { Text("\(mark)") } }
            } onEditingChanged: { _ in
            }
            Slider(value: $speed, in: 0...3, neutralValue: 1, enabledBounds: 0.5...2) {
                Text("Speed")
            } currentValueLabel: {
                Text("\(speed)")
            } ticks: {
                SliderTick(1)
            }
            Slider(value: $value, in: 0...10, step: 1, neutralValue: 5) {
                Text("Steps")
            } tick: { step in
                step == 5 ? SliderTick(step) : nil
            }
            Slider(value: $value, in: 0...10, step: 2) {
                Text("Steps")
            } tick: {
                SliderTick($0)
            }
            Slider(value: $value, in: 0...1, label: { Text("a") }, ticks: { SliderTick(0.5) })
        }
    }
}

private struct WindowUses: View {
    @GestureState private var isDragging = false
    @State private var isChanged = false
    @State private var isSuppressed = false
    @State private var keys = EventModifiers()
    @Environment(\.dismissWindow) private var dismissWindow
    private let title = "Title"

    private var dragWindow: some Gesture {
        WindowDragGesture().updating($isDragging) { _, state, _ in state = true }
    }

    var body: some View {
        Circle()
            .gesture(dragWindow)
            .gesture(WindowDragGesture())
            .allowsWindowActivationEvents()
            .allowsWindowActivationEvents(true)
            .windowDismissBehavior(.disabled)
            .windowMinimizeBehavior(.disabled)
            .windowFullScreenBehavior(.automatic)
            .windowResizeBehavior(.enabled)
            .onModifierKeysChanged(mask: .option) { old, new in keys = new.union(old) }
            .onModifierKeysChanged { _, new in keys = new }
            .onModifierKeysChanged(mask: [.shift, .command], initial: false) { keys = $1 }
        Text("a")
            .dismissalConfirmationDialog("Save?", shouldPresent: isChanged) { Button("Save") {} }
            .dismissalConfirmationDialog(title, shouldPresent: isChanged) {
                Button("Save") {}
                Button("Don't Save", role: .destructive) {}
            } message: {
                Text("Unsaved")
            }
            .dismissalConfirmationDialog(Text("a"), shouldPresent: isChanged) {
            } message: {
                Text("m")
            }
            .dialogSuppressionToggle(isSuppressed: $isSuppressed)
            .dialogSuppressionToggle("Never again", isSuppressed: $isSuppressed)
            .dialogSuppressionToggle(title, isSuppressed: $isSuppressed)
            .dialogSuppressionToggle(Text("a"), isSuppressed: $isSuppressed)
    }

    private func close() {
        withTransaction(\.dismissBehavior, .destructive) { dismissWindow() }
        var transaction = Transaction(animation: .default)
        transaction.tracksVelocity = true
        transaction.dismissBehavior = .interactive
    }
}

private struct WindowSceneUses: App {
    var body: some Scene {
        WindowGroup { WindowUses() }.windowBackgroundDragBehavior(.enabled)
    }
}

private struct DrawnUses: View {
    @Environment(\.backgroundMaterial) private var material

    var body: some View {
        Image(size: CGSize(width: 10, height: 10)) { context in
            context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
        }
        .resizable()
        Image(size: CGSize(width: 10, height: 10), label: Text("Dot"), opaque: true, colorMode: .linear) { context in
            context.opacity = 0.5
        }
        Text(material == nil ? "a" : "b").background(.thinMaterial, in: .rect(cornerRadius: 3))
    }
}

private struct ChartUses: View, AXChartDescriptorRepresentable {
    let days = ["Mon", "Tue"]

    func makeChartDescriptor() -> AXChartDescriptor {
        let xAxis = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: days)
        let yAxis = AXNumericDataAxisDescriptor(title: "Steps", range: 0...10, gridlinePositions: []) { "\($0)" }
        let series = AXDataSeriesDescriptor(
            name: "Week", isContinuous: false, dataPoints: days.map { AXDataPoint(x: $0, y: 3) })
        return AXChartDescriptor(
            title: "Steps", summary: nil, xAxis: xAxis, yAxis: yAxis, additionalAxes: [], series: [series])
    }

    func updateChartDescriptor(_ descriptor: AXChartDescriptor) { descriptor.title = "Steps of a week" }

    var body: some View {
        Canvas { _, _ in }
            .accessibilityChartDescriptor(self)
            .accessibilityLabel { label in
                Text("Chart")
                label
            }
            .accessibilityActions(category: .edit) { Button("Cut") {} }
            .accessibilityActions(category: AccessibilityActionCategory("Own")) { Button("Cut") {} }
            .accessibilityAction(action: {}) { Label("Open", systemImage: "star") }
    }

    private func announce() {
        AccessibilityNotification.Announcement("Saved").post()
        let content = AXCustomContent(label: "a", value: "b")
        content.importance = .high
    }
}

private func collecting(_ subject: PassthroughSubject<Int, Never>) -> [AnyCancellable] {
    [
        subject.collect(.byTime(RunLoop.main, .seconds(1))).sink { (values: [Int]) in _ = values },
        subject.collect(.byTimeOrCount(DispatchQueue.main, .milliseconds(100), 3)).sink { _ in },
        subject.collect(.byTime(DispatchQueue.main, 1)).map(\.count).sink { _ in },
    ]
}

private struct NotificationUses: View {
    @State private var count = 0

    var body: some View {
        Text("\(count)")
            .task {
                for await _ in NotificationCenter.default.notifications(named: UserDefaults.didChangeNotification) {
                    count += 1
                }
            }
            .task {
                let names = NotificationCenter.default.notifications(named: Notification.Name("a")).map {
                    $0.name.rawValue
                }
                for await name in names where !name.isEmpty { count += 1 }
            }
    }
}

/// Tick marks defined by a custom type.
private struct QuarterMarks: SliderTickContent {
    @SliderTickBuilder<Double> static var marks: TupleSliderTickContent<Double> {
        SliderTick(0.25)
        SliderTick(0.75)
    }

    var _ticks: [SliderTick<Double>] { Self.marks._ticks }
}

private struct TypeUses: View {
    @State private var value = 0.5
    private let behavior: WindowInteractionBehavior = .disabled
    private let dismissal: DismissBehavior = .destructive

    var body: some View {
        Slider(value: $value, label: { Text("Quarters") }, ticks: { QuarterMarks() })
            .windowDismissBehavior(dismissal == .interactive ? .automatic : behavior)
            .accessibilityLabel { marked($0) }
    }

    private func marked<Original>(_ label: PlaceholderContentView<Original>) -> some View {
        HStack {
            Text("Marked")
            label
        }
    }
}
