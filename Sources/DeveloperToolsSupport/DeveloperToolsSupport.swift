// For files that import the module of previews, asset resources and library items by name.
@_exported import Martlet
