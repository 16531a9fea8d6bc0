// For files that import the module of symbol effects by name.
@_exported import Martlet
