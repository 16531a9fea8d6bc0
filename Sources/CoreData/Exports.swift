@_exported import Combine
@_exported import Foundation
// Part of Foundation, where that has it.
@_exported import class Martlet.UndoManager
