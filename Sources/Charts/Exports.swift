// Files that import this module alone use points, dates and views of the others.
@_exported import Foundation
@_exported import Martlet
