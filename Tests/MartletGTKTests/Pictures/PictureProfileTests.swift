#if GTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// A picture has the distances of the window that it stands for.
    @MainActor
    @Suite struct PictureProfiles {
        @Test(arguments: [1, 2])
        func distancesOfAPictureAreThoseOfAWindow(_ scale: Int) {
            let window = GTKHost(scale: scale)
            let picture = PictureHost(fonts: window.fonts, pictures: PictureStore(), scale: CGFloat(scale)).profile
            #expect(picture.pixelSize == window.profile.pixelSize)
            #expect(picture.defaultSpacing == window.profile.defaultSpacing)
            #expect(picture.defaultPadding == window.profile.defaultPadding)
            #expect(picture.dividerThickness == window.profile.dividerThickness)
            #expect(picture.spacesTextByFont == window.profile.spacesTextByFont)
            #expect(picture.keepsWordsWhole == window.profile.keepsWordsWhole)
        }
    }
}
#endif
