import SwiftUI
import UniformTypeIdentifiers

// Shapes, styles, effects, animations, gestures and dragging, with their types.

private struct ShapeTypeUses: View {
    var body: some View {
        let offset: OffsetShape<Circle> = Circle().offset(x: 1, y: 2)
        let rotated: RotatedShape<Circle> = Circle().rotation(.degrees(3))
        let scaled: ScaledShape<Circle> = Circle().scale(x: 1, y: 2)
        let transformed: TransformedShape<Circle> = Circle().transform(.identity)
        let stroked: StrokeShapeView<Circle, Color, EmptyView> = Circle().stroke(Color.red)
        let filled: FillShapeView<Circle, Color, EmptyView> = Circle().fill(Color.red)
        offset.fill(.red)
        rotated.fill(.red)
        scaled.fill(.red)
        transformed.fill(.red)
        stroked
        filled
        ContainerRelativeShape().inset(by: 3)
        AnyShape(Circle())
        UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(topLeading: 3, bottomTrailing: 3))
    }
}

private struct StyleTypeUses: View {
    var body: some View {
        Text("a")
            .foregroundStyle(ForegroundStyle())
            .background(Material.thick)
            .foregroundStyle(HierarchicalShapeStyle.quaternary)
            .background(BackgroundStyle())
            .background(SeparatorShapeStyle())
            .background(TintShapeStyle())
            .background(AnyGradient(Gradient(colors: [.red])))
            .foregroundStyle(.red.shadow(ShadowStyle.drop(radius: 3)))
            .backgroundStyle(.blue)
            .blendMode(BlendMode.screen)
            .drawingGroup(opaque: true, colorMode: ColorRenderingMode.linear)
            .visualEffect { (content: EmptyVisualEffect, proxy: GeometryProxy) in content.blur(radius: proxy.size.width)
            }
            .sensoryFeedback(SensoryFeedback.success, trigger: 1)
            .glassEffect(Glass.regular.interactive())
            .glassEffectTransition(GlassEffectTransition.materialize)
            .font(.body.width(.expanded).leading(.loose))
        Image("a").renderingMode(.template).interpolation(.high).antialiased(false).resizable()
    }

    private func effect(_ effect: some VisualEffect) -> some VisualEffect { effect.opacity(0.5) }
}

private struct GlassUses: View {
    @Namespace private var namespace

    var body: some View {
        GlassEffectContainer(spacing: 3) {
            Text("a").glassEffect().glassEffectID("a", in: namespace).glassEffectUnion(id: 1, namespace: namespace)
            Button("a", role: ButtonRole.destructive) {}
                .buttonStyle(GlassButtonStyle())
                .buttonBorderShape(ButtonBorderShape.circle)
                .buttonRepeatBehavior(ButtonRepeatBehavior.disabled)
                .buttonSizing(ButtonSizing.flexible)
                .keyboardShortcut(KeyboardShortcut("a", modifiers: .option))
            Button("a") {}.buttonStyle(GlassProminentButtonStyle())
            Button(role: .close) {}
            Button(role: .confirm) {}
            Button("a", image: ImageResource(name: "a", bundle: .main)) {}
            Label("a", image: ImageResource(name: "a", bundle: .main))
            Menu("a") { Text("a") }.menuStyle(.button)
        }
        picker(.radioGroup).horizontalRadioGroupLayout()
        unavailable(ContentUnavailableView.search)
    }

    private func picker(_ style: some PickerStyle) -> some View {
        Picker("a", selection: .constant(1)) { Text("a").tag(1) }.pickerStyle(style)
    }

    private func unavailable(
        _ view: ContentUnavailableView<
            SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions
        >
    ) -> some View { view }
}

private struct TimeUses: View {
    var body: some View {
        timeline(.animation)
        timeline(AnimationTimelineSchedule(minimumInterval: 1, paused: false))
        timeline(PeriodicTimelineSchedule(from: .now, by: 1))
        timeline(EveryMinuteTimelineSchedule())
        timeline(ExplicitTimelineSchedule([Date.now]))
        Canvas { (context: inout GraphicsContext, size: CGSize) in context.fill(Path(), with: .color(.red)) }
        AsyncImage(url: nil) { (phase: AsyncImagePhase) in phase.image }
        Image(systemName: "star")
            .symbolRenderingMode(SymbolRenderingMode.palette)
            .symbolVariableValueMode(.draw)
            .symbolColorRenderingMode(.gradient)
            .transition(.symbolEffect as SymbolEffectTransition)
    }

    private func timeline(_ schedule: some TimelineSchedule) -> some View {
        TimelineView(schedule) { Text($0.date, style: .time) }
    }
}

@MainActor private func pictures() {
    let renderer = ImageRenderer(content: Text("a"))
    renderer.scale = 2
    renderer.allowedDynamicRange = .high
}

private struct MotionUses: View, Animatable {
    nonisolated var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }

    var body: some View {
        Text("a")
            .animation(Animation.spring(Spring(duration: 1, bounce: 0.2)), value: 1)
            .animation(.timingCurve(UnitCurve.easeInOut, duration: 1), value: 1)
            .contentTransition(ContentTransition.identity)
            .transaction(value: 1) { $0[QuietKey.self] = true }
            .keyframeAnimator(initialValue: 1.0) { view, value in
                view.opacity(value)
            } keyframes: { _ in
                frames
            }
    }

    @KeyframesBuilder<Double> private var frames: some Keyframes<Double> {
        LinearKeyframe(1, duration: 1)
    }

    @available(*, deprecated)
    private func animated(_ modifier: some AnimatableModifier) -> some View { Text("a").modifier(modifier) }

    private func line() -> Double {
        KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1, duration: 1) }.value(time: 0.5)
    }

    private func criteria(_ criteria: AnimationCompletionCriteria = .logicallyComplete) {}
}

private struct QuietKey: TransactionKey { static let defaultValue = false }

private struct Fading: Transition {
    static let properties = TransitionProperties(hasMotion: false)
    func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

private struct Counted: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var state: AnimationState<V> = context.state
        state[CountKey<V>.self] += 1
        context.state = state
        return time < 1 ? value.scaled(by: time) : nil
    }
}

private struct CountKey<V: VectorArithmetic>: AnimationStateKey { static var defaultValue: Int { 0 } }

private struct GestureTypeUses: View {
    @GestureState private var isDown = false

    var body: some View {
        Text("a")
            .gesture(sequence)
            .gesture(either, including: GestureMask.gesture)
            .gesture(AnyGesture(TapGesture()))
            .gesture(state)
            .pointerVisibility(.hidden)
            .hoverEffectDisabled()
            .onCutCommand { [NSItemProvider()] }
            .onPasteCommand(of: [UTType.plainText]) { print($0) }
            .cuttable(for: String.self) { ["a"] }
            .pasteDestination(for: String.self) { print($0) }
    }

    private var sequence: SequenceGesture<LongPressGesture, DragGesture> {
        LongPressGesture().sequenced(before: DragGesture())
    }

    private var either: ExclusiveGesture<TapGesture, LongPressGesture> {
        TapGesture().exclusively(before: LongPressGesture())
    }

    private var state: GestureStateGesture<LongPressGesture, Bool> {
        LongPressGesture().updating($isDown) { value, state, _ in state = value }
    }
}

private struct Files: Transferable {
    let url: URL

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .plainText) {
            SentTransferredFile($0.url)
        } importing: {
            Files(url: $0.file)
        }
    }
}

private func dropping(_ operation: DropOperation = .move) {}

private func texts(
    _: TypesettingLanguage = .automatic, _: EnabledTextSelectability = .enabled,
    _: DisabledTextSelectability = .disabled
) {}

@MainActor private func selecting(_ selectability: some TextSelectability) -> some View {
    Text("a").textSelection(selectability)
}

/// A name that several types of colors have is the platform's color.
@MainActor
func colorsOfOneName(isOn: Bool) -> [Color] {
    [
        Color(.black), Color(isOn ? .black : .white), Color(.clear), Color(.systemBlue), Color(.label),
        Color(cgColor: .black),
    ]
}
