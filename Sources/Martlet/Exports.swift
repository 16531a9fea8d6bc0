// The parts of the modules below that apps and hosts use.
@_exported import CoreTransferable
@_exported import MartletRuntime
