import Foundation

/// The settings of one view of a ``PreviewProvider``, which the view passes to the program that shows previews.
package struct PreviewSettings: Sendable {
    package var displayName: String?
    package var layout: PreviewLayout?
    package var device: PreviewDevice?
    package var orientation: InterfaceOrientation?

    package init() {}
}

private enum PreviewSettingsKey: ContainerValueKey {
    static let defaultValue = PreviewSettings()
}

extension ContainerValues {
    /// The settings of a view in previews. Outside of previews, no container reads them.
    package var previewSettings: PreviewSettings {
        get { self[PreviewSettingsKey.self] }
        set { self[PreviewSettingsKey.self] = newValue }
    }
}
