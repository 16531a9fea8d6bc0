import SwiftUI

extension Color {
    static let brand = Color(red: 0.2, green: 0.4, blue: 0.6)
    static let ink = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.9)
    static var paper: Color { Color("Paper") }

    init(hex: UInt32) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xFF) / 255,
            green: Double((hex >> 8) & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255
        )
    }
}

extension ShapeStyle where Self == Color {
    static var brand: Color { .brand }
}

extension Font {
    static let display = Font.system(size: 34, weight: .bold, design: .rounded)
    static var small: Font { .custom("Courier", size: 10).italic() }
}

struct Texts: View {
    let count = 3
    let price = 3.5
    let date = Date(timeIntervalSince1970: 0)
    let key: LocalizedStringKey = "Key"
    let string = "plain"
    let ratio: CGFloat = 0.5

    var body: some View {
        VStack {
            Text("Hello, **world**! \(count) \(price, specifier: "%.2f") \(string)")
            Text(key)
            Text(string)
            Text(string.prefix(2))
            Text(verbatim: "Verbatim \(count)")
            Text("Sum: \(count + 1)").bold() + Text(" and ").italic() + Text("more").foregroundColor(.red)
            Text(price, format: .number.precision(.fractionLength(1)))
            Text("Price: \(price, format: .number)")
            Text(date, style: .date)
            Text(Image(systemName: "star"))
            Text("Star \(Image(systemName: "star"))")
            Text("Bundle", bundle: .main, comment: "A comment")
            Text(AttributedString("Attributed"))
            Text("Ratio \(ratio) \(count == 1 ? "item" : "items")")
            Text(count.description).font(.system(.title, design: .monospaced)).monospacedDigit()
        }
        Group {
            Text("Fonts").font(.display).fontWeight(.semibold).lineLimit(2).multilineTextAlignment(.center)
            Text("Fonts").font(.system(size: 12)).kerning(1).underline().strikethrough(true, color: .red)
            Text("Fonts").font(.title2.weight(.light).italic()).minimumScaleFactor(0.5).truncationMode(.middle)
            Text("Fonts").textCase(.uppercase).lineSpacing(2).foregroundStyle(.secondary)
            Text("Fonts").foregroundStyle(.brand).foregroundStyle(Color(hex: 0xFF8800).gradient)
            Text("Fonts").foregroundStyle(.primary, .secondary).background(.background)
            Text("Fonts").background(.red.opacity(0.5)).background(Color.ink)
            Image(systemName: "heart.fill").resizable().scaledToFit().imageScale(.large).font(.title)
            Image(systemName: "heart").renderingMode(.template).foregroundColor(.accentColor)
        }
        .accessibilityLabel("Fonts \(count)")
        .accessibilityLabel(Text("Fonts"))
        .accessibilityIdentifier("fonts")
        .accessibilityHidden(false)
        Color.brand.frame(height: 1)
        Color(white: 0.5)
        Color(hue: 0.5, saturation: 1, brightness: 1)
    }
}

/// Has a title as controls have.
struct Titled: View {
    private let title: Text
    init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }
    @_disfavoredOverload init(_ title: some StringProtocol) { self.title = Text(title) }
    var body: some View { title.font(.body.bold()) }
}
