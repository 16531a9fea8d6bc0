import SwiftUI

struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    struct Cache { var sizes: [CGSize] }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions().width
        let height = cache.sizes.map(\.height).reduce(0, +)
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var point = bounds.origin
        for (index, subview) in subviews.enumerated() {
            subview.place(at: point, anchor: .topLeading, proposal: ProposedViewSize(cache.sizes[index]))
            point.y += cache.sizes[index].height + spacing + subview[Weight.self]
        }
    }
}

struct Weight: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

struct EqualWidth: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: $0.height + $1.height)
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
        }
    }
}

extension HorizontalAlignment {
    private enum MidAccount: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }

    static let midAccount = HorizontalAlignment(MidAccount.self)
}

struct Layouts: View {
    @State private var isVertical = true
    let columns = 3

    var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 4)) : AnyLayout(HStackLayout())
        ScrollView(.vertical, showsIndicators: false) {
            ScrollViewReader { proxy in
                LazyVStack(alignment: .leading, spacing: 10, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(0..<10, id: \.self) { Text("\($0)").id($0) }
                    } header: {
                        Text("Header")
                    }
                }
                Button("Last") { proxy.scrollTo(9, anchor: .bottom) }
            }
            layout {
                Text("a"); Text("b")
            }
            FlowLayout(spacing: 2) {
                Text("a").layoutValue(key: Weight.self, value: 2)
                Text("b").layoutPriority(1)
            }
            EqualWidth { Text("x") }
            ZStack(alignment: .bottomTrailing) {
                Color.accentColor
                Text("Corner").alignmentGuide(.trailing) { d in d[.trailing] + 4 }
            }
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 20, maxHeight: 60, alignment: .center)
            HStack(alignment: .firstTextBaseline) {
                Text("1").fixedSize()
                Spacer(minLength: 0)
                Text("2").frame(width: 20, height: nil).zIndex(1)
            }
            VStack(alignment: .midAccount) { Text("mid").alignmentGuide(.midAccount) { $0.width / 3 } }
            ViewThatFits(in: .horizontal) {
                Text("Long text"); Text("L")
            }
        }
        .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        .padding(.all, 2)
        .padding()
    }
}

struct ScaleStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundColor(configuration.isPressed ? .red : isEnabled ? .blue : .gray)
            .padding(configuration.role == .destructive ? 2 : 4)
    }
}

extension ButtonStyle where Self == ScaleStyle {
    static var scale: ScaleStyle { ScaleStyle() }
}

struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).onTapGesture { configuration.trigger() }
    }
}

struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Self.Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Image(systemName: configuration.isOn ? "checkmark.square" : "square")
            configuration.label
        }
        .buttonStyle(.plain)
    }
}

struct Spaced: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon; configuration.title
        }
    }
}

struct Styled: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Button("Styled") {}.buttonStyle(.scale)
            Button("Twice") {}.buttonStyle(Twice())
            Button("Prominent") {}.buttonStyle(.borderedProminent).controlSize(.large).tint(.green)
            Toggle("Check", isOn: $isOn).toggleStyle(CheckStyle())
            Label("Label", systemImage: "star").labelStyle(Spaced())
            Label {
                Text("T")
            } icon: {
                Image("icon")
            }.labelStyle(.titleOnly)
            ProgressView("Loading", value: 0.5)
            ProgressView(value: 3, total: 10) {
                Text("Label")
            } currentValueLabel: {
                Text("3")
            }
            Link("Site", destination: URL(string: "https://example.org")!)
        }
        .textFieldStyle(.roundedBorder)
    }
}

struct ActionRow: View {
    let action: () -> Void
    let send: @MainActor () -> Void
    var onEditing: (Bool) -> Void = { _ in }
    @State private var amount = 0
    @State private var text = ""

    var body: some View {
        Button(action: send) { Text("Do") }
        Button("Do", action: send)
        Text("Tap").onTapGesture(perform: action).onLongPressGesture(perform: action)
        Stepper("Amount", onIncrement: action, onDecrement: action, onEditingChanged: onEditing)
        Stepper("Amount", value: $amount, in: 0...3, onEditingChanged: onEditing)
        TextField("Text", text: $text, onEditingChanged: onEditing, onCommit: action)
            .onSubmit(action)
            .onAppear(perform: action)
            .onDisappear(perform: action)
            .onChange(of: amount, action)
    }
}
