/// No element is as it was asked for. The description says what is there instead.
public struct ElementNotFound: Error, CustomStringConvertible {
    /// What was asked for, and what is there.
    public let description: String
}

/// An element can't be operated as a person would. The description says why.
public struct ElementNotOperable: Error, CustomStringConvertible {
    /// The element, what was to be done with it, and what stands in the way.
    public let description: String
}
