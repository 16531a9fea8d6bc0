import Foundation
import Observation
import SwiftData

/// A model as `@Model` generates it: the run under ThreadSanitizer builds no macros.
final class Part: PersistentModel, Observable {
    private var backing = _ModelBacking<Part>.made()

    init(_ name: String, _ owner: Part? = nil) {
        self.name = name
        self.owner = owner
    }

    required init(backingData: any BackingData<Part>) {
        backing = _ModelBacking.of(backingData)
        backing.belong(to: self)
    }

    var persistentBackingData: any BackingData<Part> {
        get { backing }
        set { backing = _ModelBacking.of(newValue) }
    }
    var _record: _ModelRecord { backing }

    static var schemaMetadata: [Schema.PropertyMetadata] {
        [
            Schema.PropertyMetadata(name: "name", keypath: \Part.name, defaultValue: ""),
            Schema.PropertyMetadata(name: "owner", keypath: \Part.owner),
            Schema.PropertyMetadata(
                name: "parts", keypath: \Part.parts, metadata: Schema.Relationship(inverse: \Part.owner)),
        ]
    }

    var name: String {
        get { backing.read(0, \.name, of: self) }
        set { backing.write(0, \.name, newValue, of: self) }
    }
    var owner: Part? {
        get { backing.read(1, \.owner, of: self) }
        set { backing.write(1, \.owner, newValue, of: self) }
    }
    var parts: [Part] {
        get { backing.read(2, \.parts, of: self) }
        set { backing.write(2, \.parts, newValue, of: self) }
        _modify { yield &backing[2, \.parts, of: self] }
    }
}
