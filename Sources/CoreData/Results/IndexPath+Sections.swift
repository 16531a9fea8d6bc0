import Foundation

extension IndexPath {
    /// Creates a place in a section.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// Creates a place in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The place in the section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The place in the section.
    public var row: Int {
        get { item }
        set { item = newValue }
    }
}
