import AVFoundation
import AVKit
import Accessibility
import AppKit
import AttributeGraph
import Charts
import Combine
import CoreData
import CoreGraphics
import CoreLocation
import CoreTransferable
import MapKit
import MartletInspector
import OSLog
import PhotosUI
import SwiftData
import SwiftUI
import UIKit
import UniformTypeIdentifiers
import UserNotifications

@Model final class Item {
    var name: String
    init(name: String) { self.name = name }
}

struct Page: View {
    @State private var count = 2
    @Query(sort: \Item.name) private var items: [Item]
    @Environment(\.modelContext) private var context

    var body: some View {
        VStack {
            Text("Pages: \(count)")
            Text("Items: \(items.map(\.name).joined(separator: ", "))")
            Chart { BarMark(x: .value("Day", "Monday"), y: .value("Count", count)) }
                .frame(width: 100, height: 50)
        }
        .onAppear {
            context.insert(Item(name: "stored"))
            count += 1
        }
    }
}

/// An app whose code is all in the library.
public struct LibraryApp: App {
    public init() {}
    public var body: some Scene {
        WindowGroup("Products") { Page() }.modelContainer(for: Item.self, inMemory: true)
    }
}

/// A value of each module that no view uses.
@MainActor public func values() -> [String] {
    [
        UTType.png.identifier, "\(CLLocationCoordinate2D(latitude: 1, longitude: 2).latitude)",
        "\(MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2).longitudeDelta)", "\(AVPlayer().rate)",
        "\(CGAffineTransform(scaleX: 2, y: 1).a)", "\(UIColor.red != UIColor.blue)", "\(NSColor.red != NSColor.blue)",
        UNMutableNotificationContent().title, "\(PHPickerFilter.images)",
        "\(PassthroughSubject<Int, Never>() === PassthroughSubject<Int, Never>())",
        "\(NSPredicate(value: true).evaluate(with: nil))",
    ]
}
