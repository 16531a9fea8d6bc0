import Foundation
import MartletABI
import MartletBase
import Synchronization

/// Resources whose files change while the program runs, as `martlet run` and `martlet preview` change them.
package enum ReloadedResources {
    private static let hasChanged = Atomic(false)

    /// Forgets all resources that were read, so that views find the changed files when their bodies run again.
    package static func forget() {
        hasChanged.store(true, ordering: .relaxed)
        AssetCatalogues.forget()
        ImageAsset.forget()
        SymbolSetAsset.forget()
        ColorAsset.forget()
        TextLocalization.forget()
        StringTables.forget()
    }

    /// Reads a picture of the program's resources; `nil` if the file is not a known kind of picture.
    static func picture(file: String, scale: CGFloat) -> Picture? {
        // Hosts keep decoded files by path. Data is another picture to them each time.
        guard hasChanged.load(ordering: .relaxed), let data = FileManager.default.contents(atPath: file) else {
            return Picture(file: file, scale: scale)
        }
        return Picture(data: data, scale: scale)
    }
}
