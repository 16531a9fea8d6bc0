// The parts of the module below that apps, features and hosts use.
@_exported import MartletBase
