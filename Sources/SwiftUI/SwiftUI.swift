@_exported import Combine
@_exported import Foundation
@_exported import Martlet
@_exported import Observation

#if GTK
// Of the desktop's module, apps see what makes pictures.
@_exported import class MartletGTK.ImageRenderer
#endif
