@_exported import MartletTestSupport
