// What apps, features and hosts use of the module below.
@_exported import MartletBase
