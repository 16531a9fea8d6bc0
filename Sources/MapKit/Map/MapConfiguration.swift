/// The arguments of a map.
struct MapConfiguration {
    /// The position that the app keeps, or the one to begin with.
    enum Position {
        case bound(Binding<MapCameraPosition>)
        case initial(MapCameraPosition)
        /// The region of a map by the earlier interface, which gets the visible region.
        case region(Binding<MKCoordinateRegion>)
        /// The rectangle of a map by the earlier interface, which gets the visible rectangle.
        case rect(Binding<MKMapRect>)
    }

    var position: Position
    var bounds: MapCameraBounds?
    var modes: MapInteractionModes = .all
    var scope: Namespace.ID?
    var selection: (any MapSelectionLink)?
}

/// The selection of a map: reads and writes the tag of an item.
protocol MapSelectionLink {
    /// The tag of the selected item.
    var tag: AnyHashable? { get }
    /// Returns whether an item with a tag can be selected.
    func canSelect(_ tag: AnyHashable?) -> Bool
    /// Selects the item with a tag, or none.
    func select(_ tag: AnyHashable?)
}

struct MapSelectionBinding<Value: Hashable>: MapSelectionLink {
    let binding: Binding<Value?>

    var tag: AnyHashable? {
        guard let value = binding.wrappedValue else { return nil }
        return AnyHashable(value)
    }

    func canSelect(_ tag: AnyHashable?) -> Bool { tag?.base is Value }

    func select(_ tag: AnyHashable?) {
        if self.tag != tag { binding.wrappedValue = tag?.base as? Value }
    }
}
