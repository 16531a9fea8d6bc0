/// Access to the table of publishers for tests.
package enum ObservableObjectTesting {
    /// The number of objects in the table of default publishers.
    package static var kept: Int { ObjectPublishers.shared.count }
    /// The smallest size at which the table is searched for ended objects.
    package static var leastLimit: Int { ObjectPublishers.leastLimit }
}
