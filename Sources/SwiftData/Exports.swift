@_exported import Foundation
@_exported import Observation
// Part of Foundation, where that has it.
@_exported import class Martlet.UndoManager
// Part of Foundation, where that has them.
@_exported import class MartletStore.NSSecureUnarchiveFromDataTransformer
@_exported import struct MartletStore.NSValueTransformerName
@_exported import class MartletStore.ValueTransformer
