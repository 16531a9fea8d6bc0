@_exported import Foundation
@_exported import Observation
// Part of Foundation, where that has it.
@_exported import class Martlet.UndoManager
