#if GTK
import Martlet
import MartletGTK
import PlatformValues

extension _PlatformFont {
    /// The names of the desktop's font families, in alphabetical order.
    public static var familyNames: [String] { FontFamilies.names }
}
#endif
