import StoreKit
import CoreData
import SwiftUI
import Model
