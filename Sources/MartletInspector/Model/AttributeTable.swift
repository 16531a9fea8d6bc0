import AttributeGraph

/// The live views of one graph, and the state of its attributes while the records of an update are read.
///
/// Both are found by the number of its node, without a hash: an update has thousands of records, and keyed lookups
/// took most of the time of reading them. A slot belongs to the attribute whose generation it has, and to the reading
/// whose number it has, so that no slot has to be cleared.
///
/// Confined to the inspector's queue.
// @exclusivity(unchecked): no access to a property lasts while other code runs.
final class AttributeTable {
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
    @exclusivity(unchecked) private var update: UInt32 = 0
    @exclusivity(unchecked) var slots = PlainArray<Slot>()
    @exclusivity(unchecked) private var places = PlainArray<Place>()
    /// The views by their places; those that have ended are overwritten by later ones.
    @exclusivity(unchecked) var views = PlainArray<UpdateModel.View>()
    @exclusivity(unchecked) private var attributes = PlainArray<AnyAttribute>()
    @exclusivity(unchecked) private var freePlaces = PlainArray<Int32>()
    /// The duration of a tick in the time of the views.
    @exclusivity(unchecked) var nanosecondsATick = 1.0
    /// The types of rules that are closures of rows.
    @exclusivity(unchecked) var rowRules = DetailSet()

    init(graph: Int) { self.graph = graph }

    deinit {
        slots.free()
        places.free()
        views.free()
        attributes.free()
        freePlaces.free()
    }

    /// Begins to read the records of an update: all slots are empty.
    func beginUpdate() {
        update &+= 1
        guard update == 0 else { return }
        // After 2³² updates, slots of old ones would be taken for those of this one.
        slots.free()
        update = 1
    }

    // MARK: - Attributes

    /// The number of an attribute's node. Computed here, because functions of other modules are not inlined.
    @inline(__always)
    private func number(of attribute: AnyAttribute) -> Int {
        assert(Int(attribute.index / 8) == attribute.nodeNumber, "the units of a node")
        return Int(attribute.index / 8)
    }

    /// Returns the index of an attribute's slot, which it creates if there is none.
    @inline(__always)
    func slot(of attribute: AnyAttribute) -> Int {
        let index = number(of: attribute)
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
        let index = number(of: attribute)
        guard index < slots.count, slots[index].update == update, slots[index].generation == attribute.generation
        else { return nil }
        return slots[index]
    }

    @inline(never)
    private func grow(toHold index: Int) {
        slots.extend(to: max(2 * slots.count, index + 1, 1_024), by: Slot())
    }

    // MARK: - Views

    /// Returns the place of a view in ``views``; `nil` for other attributes, and if the view has ended.
    @inline(__always)
    func place(of attribute: AnyAttribute) -> Int? {
        let index = number(of: attribute)
        guard index < places.count, places[index].index >= 0, places[index].generation == attribute.generation
        else { return nil }
        return Int(places[index].index)
    }

    /// Returns a live view.
    func view(_ attribute: AnyAttribute) -> UpdateModel.View? { place(of: attribute).map(view(at:)) }

    private func view(at place: Int) -> UpdateModel.View {
        var view = views[place]
        view.length = Int(Double(view.ticks) * nanosecondsATick)
        return view
    }

    /// Adds a view, or replaces it.
    func insert(_ view: UpdateModel.View, for attribute: AnyAttribute) {
        let index = number(of: attribute)
        if index >= places.count {
            places.extend(to: max(2 * places.count, index + 1), by: Place())
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
    func remove(_ attribute: AnyAttribute) -> Bool {
        guard let place = place(of: attribute) else { return false }
        places[number(of: attribute)].index = -1
        attributes[place] = .nothing
        freePlaces.append(Int32(place))
        return true
    }

    /// Removes all views.
    func removeViews() {
        places.free()
        views.free()
        attributes.free()
        freePlaces.free()
    }

    /// Calls a function for each live view.
    func forEach(_ body: (ViewKey, UpdateModel.View) -> Void) {
        for place in 0..<views.count where attributes[place] != .nothing {
            body(ViewKey(graph: graph, attribute: attributes[place]), view(at: place))
        }
    }
}
