// Unchanged sources find `URLSession` in Foundation.
@_exported import FoundationNetworking
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
