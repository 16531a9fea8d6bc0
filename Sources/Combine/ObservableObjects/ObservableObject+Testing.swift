/// What tests ask of publishers.
package enum ObservableObjectTesting {
    /// How many objects have a default publisher that is kept, and how many there may be of objects that have ended
    /// before those are looked for.
    package static var kept: Int { ObjectPublishers.shared.count }
    /// How many there may be before those of ended objects are looked for.
    package static var leastLimit: Int { ObjectPublishers.leastLimit }
}
