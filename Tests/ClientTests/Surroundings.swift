import SwiftUI

// Every value of the environment, read and set as apps do.

struct EverySurrounding: View {
    @Environment(\.colorScheme) private var colorScheme: ColorScheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass: UserInterfaceSizeClass?
    @Environment(\.verticalSizeClass) var verticalSizeClass
    @Environment(\.displayScale) private var displayScale
    @Environment(\.pixelLength) private var pixelLength
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.sizeCategory) private var sizeCategory
    @Environment(\.legibilityWeight) private var legibilityWeight
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiateWithoutColor
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOverEnabled
    @Environment(\.accessibilityEnabled) private var accessibilityEnabled
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.openURL) private var openURL
    @Environment(\.editMode) private var editMode
    @Environment(\.refresh) private var refresh
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.font) private var font
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.truncationMode) private var truncationMode
    @Environment(\.allowsTightening) private var allowsTightening
    @Environment(\.minimumScaleFactor) private var minimumScaleFactor
    @Environment(\.lineSpacing) private var lineSpacing
    @Environment(\.controlSize) private var controlSize
    @Environment(\.imageScale) private var imageScale
    @Environment(\.defaultMinListRowHeight) private var rowHeight
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.self) private var everything

    private var isWide: Bool { horizontalSizeClass == .regular && verticalSizeClass != .compact }

    var body: some View {
        VStack {
            Text(isWide ? "Wide" : "Narrow")
            Text(colorScheme == .dark ? "Dark" : "Light").opacity(contrast == .increased ? 1 : 0.9)
            if voiceOverEnabled || differentiateWithoutColor { Image(systemName: "checkmark") }
            if sizeCategory.isAccessibilityCategory || dynamicTypeSize >= .accessibility1 { Divider() }
            if editMode?.wrappedValue == .active { Text("Editing") }
            if editMode?.wrappedValue.isEditing == true { Text("Editing") }
            if !redactionReasons.isEmpty { Text("Loading") }
            EditButton()
            Button("Close") { presentationMode.wrappedValue.dismiss() }
            Button("Close") { self.presentationMode.wrappedValue.dismiss() }.disabled(!isPresented)
            Button("Open") {
                openURL(URL(string: "https://example.org")!) { accepted in print(accepted) }
            }
            if let refresh { Button("Refresh") { Task { await refresh() } } }
        }
        .frame(height: rowHeight * displayScale + pixelLength)
        .environment(\.layoutDirection, layoutDirection == .leftToRight ? .rightToLeft : .leftToRight)
    }
}

struct EverySetting: View {
    @State private var editMode: EditMode = .inactive
    @State private var names = ["a", "b"]

    var body: some View {
        List {
            ForEach(names, id: \.self) { Text($0) }
                .onDelete { names.remove(atOffsets: $0) }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            EverySurrounding()
        }
        .refreshable { await reload() }
        .environment(\.editMode, $editMode)
        .environment(\.editMode, .constant(.active))
        .environment(\.colorScheme, .dark)
        .environment(\.locale, .init(identifier: "de"))
        .environment(\.calendar, Calendar(identifier: .iso8601))
        .environment(\.timeZone, .gmt)
        .environment(\.sizeCategory, .extraExtraLarge)
        .environment(\.dynamicTypeSize, .xLarge)
        .environment(\.horizontalSizeClass, .compact)
        .environment(\.defaultMinListRowHeight, 10)
        .environment(\.lineLimit, 2)
        .environment(\.font, .headline)
        .environment(
            \.openURL,
            OpenURLAction { url in
                url.host == "example.org" ? .handled : .systemAction
            }
        )
        .transformEnvironment(\.lineSpacing) { $0 += 1 }
        .transformEnvironment(\.font) { font in font = font?.bold() }
        .dynamicTypeSize(.small)
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .colorScheme(.light)
        .redacted(reason: names.isEmpty ? .placeholder : [])
        .unredacted()
        .privacySensitive()
    }

    private func reload() async { names.reverse() }
}
