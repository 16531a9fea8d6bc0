import SwiftUI

// A dashboard of cards with preference keys, gauges and async loading.

struct CardHeightKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct MetricCard<Accessory: View>: View {
    let title: LocalizedStringKey
    let value: Double
    var tint: Color = .accentColor
    @ViewBuilder var accessory: () -> Accessory
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label {
                Text(title)
            } icon: {
                Image(systemName: "bolt.fill").foregroundStyle(tint)
            }
            .font(.subheadline.weight(.semibold))
            Text(value, format: .number.precision(.fractionLength(1)))
                .font(.system(.largeTitle, design: .rounded))
                .monospacedDigit()
                .contentTransition(.numericText())
            accessory()
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16, style: .continuous))
        .overlay {
            RoundedRectangle(cornerRadius: 16).strokeBorder(.quaternary, lineWidth: 1)
        }
        .background(
            GeometryReader { proxy in
                Color.clear.preference(key: CardHeightKey.self, value: proxy.size.height)
            }
        )
        .opacity(reasons.contains(.placeholder) ? 0.6 : 1)
    }
}

extension MetricCard where Accessory == EmptyView {
    init(_ title: LocalizedStringKey, value: Double) {
        self.init(title: title, value: value, accessory: { EmptyView() })
    }
}

struct MetricBars: View {
    let samples: [Double]
    var body: some View {
        GeometryReader { geometry in
            let highest = samples.max() ?? 1
            HStack(alignment: .bottom, spacing: 2) {
                ForEach(Array(samples.enumerated()), id: \.offset) { _, sample in
                    Capsule().fill(.tint).frame(height: geometry.size.height * sample / highest)
                }
            }
            .frame(maxHeight: .infinity, alignment: .bottom)
        }
        .frame(height: 44)
        .accessibilityHidden(true)
    }
}

struct MetricsDashboard: View {
    @State private var load = 0.4
    @State private var isLoading = true
    @State private var height: CGFloat = 0
    @AppStorage("metrics.unit") private var unit = "kW"
    @SceneStorage("metrics.tab") private var tab = 0
    @ScaledMetric(relativeTo: .title) private var spacing = 12.0
    private let columns = [GridItem(.adaptive(minimum: 150, maximum: 300), spacing: 12)]

    var body: some View {
        ScrollView {
            Picker("Range", selection: $tab) {
                ForEach(["Day", "Week"].indices, id: \.self) { index in Text(["Day", "Week"][index]).tag(index) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            LazyVGrid(columns: columns, spacing: spacing) {
                MetricCard("Power", value: load * 10)
                MetricCard(title: "History", value: load, tint: .green) { MetricBars(samples: [1, 3, 2, 5]) }
                MetricCard(title: "Load", value: load) {
                    Gauge(value: load) {
                        Text(unit)
                    } currentValueLabel: {
                        Text(load, format: .percent.precision(.fractionLength(0)))
                    }
                    .gaugeStyle(.accessoryCircularCapacity)
                    .tint(Gradient(colors: [.green, .red]))
                }
            }
            .redacted(reason: isLoading ? .placeholder : [])
            .onPreferenceChange(CardHeightKey.self) { height = $0 }
            TimelineView(.periodic(from: .now, by: 1)) { context in
                Text(context.date, style: .time).font(.footnote).foregroundStyle(.secondary)
            }
        }
        .padding(.horizontal)
        .refreshable { await reload() }
        .task { await reload() }
        .navigationTitle("Energy")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Menu("Unit", systemImage: "slider.horizontal.3") {
                    Picker("Unit", selection: $unit) {
                        Text("kW").tag("kW")
                        Text("PS").tag("PS")
                    }
                    .pickerStyle(.inline)
                    Button(role: .destructive) {
                        unit = "kW"
                    } label: {
                        Label("Reset", systemImage: "arrow.counterclockwise")
                    }
                }
            }
        }
    }

    private func reload() async {
        isLoading = true
        defer { isLoading = false }
        withAnimation(.smooth) { load = .random(in: 0...1) }
    }
}
