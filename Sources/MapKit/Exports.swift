// The original's module brings Core Location and, together with SwiftUI, the views of maps.
@_exported import CoreLocation
@_exported import Martlet
