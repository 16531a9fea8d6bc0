// Exported because `URLSession` is part of Foundation on Apple's systems, and sources import it from there.
@_exported import FoundationNetworking
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
