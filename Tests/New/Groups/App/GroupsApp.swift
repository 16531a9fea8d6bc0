import MapKit
import CoreData
import SwiftUI
import Model
