@_exported import Combine
@_exported import Foundation
// Part of Foundation, where that has it.
@_exported import class Martlet.UndoManager
// Part of Foundation, where that has them.
@_exported import class MartletStore.NSSecureUnarchiveFromDataTransformer
@_exported import struct MartletStore.NSValueTransformerName
@_exported import class MartletStore.ValueTransformer
