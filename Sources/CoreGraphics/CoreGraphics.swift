// For files that import the framework by name: points, sizes, rectangles and transforms.
@_exported import Foundation
@_exported import Martlet
