import Foundation
import Martlet
import MartletTesting
import MartletPreviewMessages

/// The search for all previews of the program.
struct PreviewSearch {
    let events: EventLog<PreviewEvent>

    @MainActor
    func run(skipping skipped: Set<Int>) {
        for (number, type) in PreviewType.all().enumerated() where !skipped.contains(number) {
            events.write(.searching(type: number, name: type.name))
            for preview in Self.previews(of: type, number: number) { events.write(.found(preview)) }
        }
    }

    /// Returns the name of a preview's view for an argument.
    private static func name(_ name: String?, argument: String?) -> String? {
        guard let argument else { return name }
        let short = argument.count > 60 ? argument.prefix(59) + "…" : argument[...]
        return name.map { "\($0): \(short)" } ?? String(short)
    }

    @MainActor
    private static func previews(of type: PreviewType, number: Int) -> [PreviewDescription] {
        switch type {
        case .macro(let type):
            let parts = type.fileID.split(separator: "/")
            let preview = type.preview
            return preview.views.enumerated().map { index, view in
                PreviewDescription(
                    id: "\(number).\(index)", kind: .macro,
                    displayName: Self.name(preview.displayName, argument: view.argument),
                    module: parts.first.map(String.init) ?? "", file: parts.last.map(String.init), line: type.line)
            }
        case .provider(let provider):
            let parts = type.name.split(separator: ".")
            return ProviderViews.settings(of: provider).enumerated().map { index, settings in
                PreviewDescription(
                    id: "\(number).\(index)", kind: .provider, displayName: settings.displayName,
                    module: parts.first.map(String.init) ?? "", provider: parts.last.map(String.init), index: index)
            }
        }
    }
}

/// The views of a provider: each element of groups, conditions and `ForEach` is a preview.
@MainActor
enum ProviderViews {
    private final class Found { var settings: [PreviewSettings] = [] }

    /// Returns the settings of all views. The views' bodies don't run.
    static func settings<Provider: PreviewProvider>(of provider: Provider.Type) -> [PreviewSettings] {
        let found = Found()
        let host = TestHost(in: Variation()) {
            Group(subviews: Provider.previews) { subviews in
                let _ = found.settings = subviews.map(\.containerValues.previewSettings)
                EmptyView()
            }
        }
        host.update()
        return found.settings
    }

    /// Returns one view.
    static func view<Provider: PreviewProvider>(_ index: Int, of provider: Provider.Type) -> AnyView {
        AnyView(
            Group(subviews: Provider.previews) { subviews in
                if index < subviews.count { subviews[index] }
            })
    }
}
