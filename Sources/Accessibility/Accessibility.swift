// Everything for files that import the framework by name: announcements, details, and descriptions of charts.
@_exported import Foundation
@_exported import Martlet
