// What apps and hosts use of the modules below.
@_exported import CoreTransferable
@_exported import MartletRuntime
