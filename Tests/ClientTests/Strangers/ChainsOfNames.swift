import SwiftUI

// Names that code of others calls in chains: effects of symbols, titles that are resources, formats, names of Core Graphics.

struct ChainsOfNames: View {
    @State var on = false
    @State var n = 0
    @State var text = ""
    var body: some View {
        Image(systemName: "wifi").symbolEffect(.variableColor.iterative)
    }
    var a: some View { Image(systemName: "wifi").symbolEffect(.variableColor.iterative.reversing) }
    var b: some View {
        Image(systemName: "wifi").symbolEffect(
            .variableColor.cumulative.dimInactiveLayers.nonReversing, options: .repeating)
    }
    var c: some View { Image(systemName: "wifi").symbolEffect(.bounce, options: .repeat(3).speed(2), value: n) }
    var d: some View { Image(systemName: "wifi").symbolEffect(.bounce.up.byLayer, value: n) }
    var d2: some View {
        Image(systemName: "wifi").symbolEffect(.bounce.down.wholeSymbol, options: .nonRepeating, value: n)
    }
    var e: some View { Image(systemName: "wifi").symbolEffect(.pulse.byLayer, isActive: on) }
    var e2: some View {
        Image(systemName: "wifi").symbolEffect(.pulse.wholeSymbol, options: .repeat(.continuous), isActive: on)
    }
    var e3: some View {
        Image(systemName: "wifi").symbolEffect(.rotate, options: .repeat(.periodic(3, delay: 0.5)), value: n)
    }
    var e4: some View {
        Image(systemName: "wifi").symbolEffect(.wiggle.clockwise, options: .repeat(.periodic), value: n)
    }
    var e5: some View { Image(systemName: "wifi").symbolEffect(.breathe.pulse.byLayer) }
    var e6: some View { Image(systemName: "wifi").symbolEffect(.scale.up, isActive: on) }
    var e7: some View { Image(systemName: "wifi").symbolEffect(.appear, isActive: on) }
    var e8: some View { Image(systemName: "wifi").symbolEffect(.disappear.down.wholeSymbol, isActive: on) }
    var e9: some View { Image(systemName: "wifi").symbolEffect(.wiggle.custom(angle: .degrees(30)), value: n) }
    var e10: some View { Image(systemName: "wifi").symbolEffect(.rotate.counterClockwise.byLayer, value: n) }
    var e11: some View { Image(systemName: "wifi").symbolEffect(.wiggle.left, value: n) }
    var e12: some View { Image(systemName: "wifi").symbolEffect(.drawOn, isActive: on) }
    var f: some View { Image(systemName: on ? "a" : "b").contentTransition(.symbolEffect(.replace)) }
    var f2: some View { Image(systemName: on ? "a" : "b").contentTransition(.symbolEffect(.replace.downUp.byLayer)) }
    var f3: some View {
        Image(systemName: on ? "a" : "b").contentTransition(
            .symbolEffect(.replace.upUp.wholeSymbol, options: .speed(2)))
    }
    var f4: some View { Image(systemName: on ? "a" : "b").contentTransition(.symbolEffect) }
    var f5: some View { Image(systemName: on ? "a" : "b").contentTransition(.symbolEffect(.automatic)) }
    var f6: some View { Image(systemName: on ? "a" : "b").contentTransition(.symbolEffect(.replace.offUp)) }
    var f8: some View { Image(systemName: on ? "a" : "b").transition(.symbolEffect(.appear)) }
    var f9: some View { Image(systemName: on ? "a" : "b").transition(.symbolEffect) }
    var f10: some View { Image(systemName: on ? "a" : "b").transition(.symbolEffect(.disappear.up)) }
    var f12: some View { Image(systemName: "wifi", variableValue: 0.4).symbolVariableValueMode(.color) }
    var h: some View { ProgressView(Progress(totalUnitCount: 10)) }
    var i: some View {
        NavigationView {
            Text("a"); Text("b")
        }.navigationViewStyle(.columns)
    }
    var i2: some View {
        NavigationView {
            Text("a"); Text("b")
        }.navigationViewStyle(ColumnNavigationViewStyle())
    }
    var i3: some View {
        NavigationView {
            Text("a"); Text("b")
        }.navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
    var k: some View { Text(Date.now, format: .dateTime.hour().minute()) }
    var k2: some View { Text(3.5, format: .currency(code: "EUR")) }
    var k3: some View { Text(["a", "b"], format: .list(type: .and)) }
    var k4: some View { Text(1234567, format: .byteCount(style: .file)) }
    var k5: some View { Text(Date.now..<Date.now.addingTimeInterval(100), format: .interval) }
    var k6: some View { Text(Duration.seconds(3), format: .time(pattern: .minuteSecond)) }
    var k7: some View { Text(Duration.seconds(3), format: .units(allowed: [.minutes], width: .narrow)) }
    var k8: some View { Text(.now, format: .relative(presentation: .named)) }
    var l: some View { Button(LocalizedStringResource("Save")) {} }
    var l1: some View { Button(LocalizedStringResource("Save"), systemImage: "x") {} }
    var l2: some View { Button(LocalizedStringResource("Save"), role: .cancel) {} }
    var l3: some View { Label(LocalizedStringResource("Save"), systemImage: "x") }
    var l4: some View { Toggle(LocalizedStringResource("Save"), isOn: $on) }
    var l5: some View { TextField(LocalizedStringResource("Save"), text: $text) }
    var l6: some View { Picker(LocalizedStringResource("Save"), selection: $n) { Text("a").tag(1) } }
    var l8: some View { Text("a").navigationTitle(LocalizedStringResource("Save")) }
    var l9: some View { Text("a").alert(LocalizedStringResource("Save"), isPresented: $on) { Text("a") } }
    var l10: some View {
        Text("a").confirmationDialog(LocalizedStringResource("Save"), isPresented: $on) {
            Text("a")
        } message: {
            Text("x")
        }
    }
    var l11: some View { Menu(LocalizedStringResource("Save")) { Text("a") } }
    var l12: some View { DatePicker(LocalizedStringResource("Save"), selection: .constant(.now)) }
    var l13: some View { Stepper(LocalizedStringResource("Save"), value: $n) }
    var l14: some View { GroupBox(LocalizedStringResource("Save")) { Text("a") } }
    var l15: some View { DisclosureGroup(LocalizedStringResource("Save")) { Text("a") } }
    var l16: some View { LabeledContent(LocalizedStringResource("Save")) { Text("a") } }
    var l17: some View { SecureField(LocalizedStringResource("Save"), text: $text) }
    var l18: some View { ProgressView(LocalizedStringResource("Save")) }
    var l19: some View { Link(LocalizedStringResource("Save"), destination: URL(string: "x")!) }
    var l20: some View { NavigationLink(LocalizedStringResource("Save"), value: 3) }
    var l21: some View { ColorPicker(LocalizedStringResource("Save"), selection: .constant(.red)) }
    var l22: some View { ContentUnavailableView(LocalizedStringResource("Save"), systemImage: "x") }
    var l23: some View { Text(LocalizedStringResource("Save")) }
    var l24: some View {
        Text("x").accessibilityLabel(LocalizedStringResource("Save")).accessibilityHint(LocalizedStringResource("Save"))
            .help(LocalizedStringResource("x")).badge(
                LocalizedStringResource("x"))
    }
    var l25: some View { TabView { Tab(LocalizedStringResource("x"), systemImage: "x") { Text("a") } } }
    var l26: some View { Text("x").searchable(text: $text, prompt: LocalizedStringResource("x")) }
    var l27: some View { Text("x").navigationSubtitle(LocalizedStringResource("x")) }
    var l28: some View { Text("x").accessibilityAction(named: LocalizedStringResource("x")) {} }
    var l29: some View { ShareLink(LocalizedStringResource("x"), item: "x") }
    var l30: some View { Image(systemName: "x").accessibilityInputLabels([LocalizedStringResource("x")]) }
    var m: some View { Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)) }
    var m1: some View { Path(CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 3), transform: nil)) }
    var m2: CGPath { Path { p in p.move(to: .zero) }.cgPath }
    var m3: CGMutablePath {
        let p = CGMutablePath(); p.move(to: .zero); p.addLine(to: CGPoint(x: 1, y: 1)); p.closeSubpath(); return p
    }
    var m4: CGColor? { Color.red.cgColor }
    var m5: CGColor? { Color.red.resolve(in: EnvironmentValues()).cgColor }
}
struct StackedFormStyle: FormStyle {
    func makeBody(configuration: Configuration) -> some View { VStack { configuration.content } }
}
struct WrittenGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label; configuration.currentValueLabel; configuration.minimumValueLabel;
            configuration.maximumValueLabel; configuration.markedValueLabels;
            Text(configuration.value, format: .percent)
        }
    }
}
struct PhasedWave: Shape {
    var phase: Double
    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }
    func path(in rect: CGRect) -> Path { Path() }
}
struct StoredWave: Shape {
    var animatableData: CGFloat
    func path(in rect: CGRect) -> Path { Path() }
}
struct FadingModifier: ViewModifier, Animatable {
    var animatableData: CGFloat
    func body(content: Content) -> some View { content.opacity(animatableData) }
}
struct CountingText: View, Animatable {
    var animatableData: CGFloat
    var body: some View { Text("\(animatableData)") }
}
struct SwayingEffect: GeometryEffect {
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData * .pi), y: 0))
    }
}

struct WishesOfPeople: View {
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
    @Environment(\.accessibilityInvertColors) private var invertsColors
    @Environment(\.accessibilityShowButtonShapes) private var showsShapes
    @Environment(\.isLuminanceReduced) private var isDimmed

    var body: some View {
        Image(systemName: "photo")
            .accessibilityIgnoresInvertColors()
            .background(
                reducesTransparency || invertsColors ? AnyShapeStyle(.background) : AnyShapeStyle(.thinMaterial)
            )
            .opacity(isDimmed || showsShapes ? 0.5 : 1)
            .background(.red, in: .containerRelative)
    }
}
