import Martlet

/// A preview that is about to be drawn: its view, and the settings in its declaration.
@MainActor
struct ShownPreview {
    var settings = PreviewSettings()
    private var modifiers: [SharedPreviewModifier] = []
    private let makeView: @MainActor () -> AnyView

    /// Finds a preview by its identifier; `nil` if there is none.
    init?(id: String) {
        let numbers = id.split(separator: ".").compactMap { Int($0) }
        let types = PreviewType.all()
        guard numbers.count == 2, types.indices.contains(numbers[0]) else { return nil }
        switch types[numbers[0]] {
        case .macro(let type):
            let preview = type.preview
            guard preview.views.indices.contains(numbers[1]) else { return nil }
            let shown = preview.views[numbers[1]]
            makeView = { AnyView(erasing: shown.make()) }
            for trait in preview.traits {
                switch trait.kind {
                case .layout(let layout): settings.layout = layout
                case .orientation(let orientation): settings.orientation = orientation
                case .modifier(let modifier): modifiers.append(modifier)
                }
            }
        case .provider(let type):
            let all = ProviderViews.settings(of: type)
            guard all.indices.contains(numbers[1]) else { return nil }
            settings = all[numbers[1]]
            makeView = { ProviderViews.view(numbers[1], of: type) }
        }
    }

    /// Makes the view, inside the modifiers of the preview's traits.
    func view() async throws -> AnyView {
        var view = makeView()
        for modifier in modifiers { view = try await modifier.apply(to: view) }
        return view
    }
}

extension AnyView {
    fileprivate init(erasing view: any View) {
        func erase(_ view: some View) -> AnyView { AnyView(view) }
        self = erase(view)
    }
}
