@_exported import Combine
@_exported import Foundation
@_exported import Martlet
@_exported import Observation
// For files that write SwiftUI.Task, since they have a Task of their own.
@_exported import _Concurrency

#if GTK
// Of the desktop's module, apps see the class that draws pictures.
@_exported import class MartletGTK.ImageRenderer
#endif
