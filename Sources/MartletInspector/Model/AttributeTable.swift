import AttributeGraph

/// The live views of one graph, and the state of its attributes while the records of an update are read.
///
/// Both are found by the number of its node, without a hash: an update has thousands of records, and keyed lookups
/// took most of the time of reading them. A slot belongs to the attribute whose generation it has, and to the update
/// whose number it has, so that no slot has to be cleared after an update.
struct AttributeTable {
    /// The state of an attribute in an update.
    struct Slot {
        fileprivate var generation: UInt32 = 0
        fileprivate var update: UInt32 = 0
        /// The writes that have reached the attribute.
        var writes: WriteSets.Number = 0
        private var runPlace: Int32 = -1
        private var skipPlace: Int32 = -1

        fileprivate init(generation: UInt32 = 0, update: UInt32 = 0) {
            self.generation = generation
            self.update = update
        }

        /// The index among the runs of the update; `nil` if the attribute is no view that ran.
        var run: Int? {
            get { runPlace < 0 ? nil : Int(runPlace) }
            set { runPlace = newValue.map { Int32($0) } ?? -1 }
        }

        /// The index among the skips of the update; `nil` if the attribute is no view that was skipped.
        var skip: Int? {
            get { skipPlace < 0 ? nil : Int(skipPlace) }
            set { skipPlace = newValue.map { Int32($0) } ?? -1 }
        }
    }

    /// The place of a view, for the attribute of that generation.
    private struct Place {
        var generation: UInt32 = 0
        var index: Int32 = -1
    }

    private let graph: Int
    private var update: UInt32 = 0
    var slots: ContiguousArray<Slot> = []
    private var places: ContiguousArray<Place> = []
    /// The views by their places; those that have ended are overwritten by later ones.
    var views: ContiguousArray<UpdateModel.View> = []
    private var attributes: ContiguousArray<AnyAttribute> = []
    private var freePlaces: ContiguousArray<Int32> = []

    init(graph: Int) { self.graph = graph }

    /// Begins to read the records of an update: all slots are empty.
    mutating func beginUpdate() {
        update &+= 1
        guard update == 0 else { return }
        // After 2³² updates, slots of old ones would be taken for those of this one.
        slots = []
        update = 1
    }

    // MARK: - Attributes

    /// Returns the index of an attribute's slot, which it creates if there is none.
    @inline(__always)
    mutating func slot(of attribute: AnyAttribute) -> Int {
        let index = attribute.nodeNumber
        if index >= slots.count { grow(toHold: index) }
        if slots[index].update != update || slots[index].generation != attribute.generation {
            slots[index] = Slot(generation: attribute.generation, update: update)
        }
        return index
    }

    /// Returns the writes that have reached an attribute in this update.
    @inline(__always)
    func writes(of attribute: AnyAttribute) -> WriteSets.Number { existing(attribute)?.writes ?? 0 }

    /// Returns the index of a view among those that ran in this update.
    func run(of attribute: AnyAttribute) -> Int? { existing(attribute)?.run }

    @inline(__always)
    private func existing(_ attribute: AnyAttribute) -> Slot? {
        let index = attribute.nodeNumber
        guard index < slots.count, slots[index].update == update, slots[index].generation == attribute.generation
        else { return nil }
        return slots[index]
    }

    @inline(never)
    private mutating func grow(toHold index: Int) {
        let count = max(2 * slots.count, index + 1, 1_024)
        slots.append(contentsOf: repeatElement(Slot(), count: count - slots.count))
    }

    // MARK: - Views

    /// Returns the place of a view in ``views``; `nil` for other attributes, and if the view has ended.
    @inline(__always)
    func place(of attribute: AnyAttribute) -> Int? {
        let index = attribute.nodeNumber
        guard index < places.count, places[index].index >= 0, places[index].generation == attribute.generation
        else { return nil }
        return Int(places[index].index)
    }

    /// Returns a live view.
    func view(_ attribute: AnyAttribute) -> UpdateModel.View? { place(of: attribute).map { views[$0] } }

    /// Adds a view, or replaces it.
    mutating func insert(_ view: UpdateModel.View, for attribute: AnyAttribute) {
        let index = attribute.nodeNumber
        if index >= places.count {
            let count = max(2 * places.count, index + 1)
            places.append(contentsOf: repeatElement(Place(), count: count - places.count))
        }
        // A view of an earlier generation whose end was not recorded gives up its place.
        if places[index].index < 0 {
            places[index].index = freePlaces.popLast() ?? Int32(views.count)
        }
        places[index].generation = attribute.generation
        let place = Int(places[index].index)
        if place == views.count {
            views.append(view)
            attributes.append(attribute)
        } else {
            views[place] = view
            attributes[place] = attribute
        }
    }

    /// Removes a view.
    /// - Returns: Whether there was one.
    mutating func remove(_ attribute: AnyAttribute) -> Bool {
        guard let place = place(of: attribute) else { return false }
        places[attribute.nodeNumber].index = -1
        attributes[place] = .nothing
        freePlaces.append(Int32(place))
        return true
    }

    /// Calls a function for each live view.
    func forEach(_ body: (ViewKey, UpdateModel.View) -> Void) {
        for (attribute, view) in zip(attributes, views) where attribute != .nothing {
            body(ViewKey(graph: graph, attribute: attribute), view)
        }
    }
}
