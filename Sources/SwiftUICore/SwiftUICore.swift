// For files that import the part of SwiftUI by name that Xcode's completion sometimes names.
@_exported import SwiftUI
