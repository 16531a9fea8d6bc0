/// The values that a scale covers: an array, a closed range, or those of the data.
public protocol ScaleDomain {
    /// The domain as charts compute with it.
    var _domain: _ScaleDomainValues { get }
}

/// A domain without its type.
public struct _ScaleDomainValues {
    enum Kind {
        case automatic(AutomaticScaleDomain)
        case values([Datum])
        case range(Datum, Datum)
    }

    let kind: Kind
}

/// A domain that is taken from the data.
public struct AutomaticScaleDomain: ScaleDomain {
    var includesZero: Bool?
    var reversed: Bool?
    var modify: (([Datum]) -> [Datum])?

    /// The domain as charts compute with it.
    public var _domain: _ScaleDomainValues { _ScaleDomainValues(kind: .automatic(self)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values of the data.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

    /// Returns the values of the data.
    ///
    /// - Parameters:
    ///   - includesZero: Whether zero is part of it; nil for the default: for numbers, not for dates.
    ///   - reversed: Whether it goes from the largest value to the smallest.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, reversed: reversed)
    }

    /// Returns the values of the data, changed by a function.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(includesZero: includesZero, reversed: reversed) { data in
            var values = data.compactMap { DataValue(datum: $0) }
            modifyInferredDomain(&values)
            return values.map(\.datum)
        }
    }
}

extension Array: ScaleDomain where Element: Plottable {
    /// The domain as charts compute with it.
    public var _domain: _ScaleDomainValues { _ScaleDomainValues(kind: .values(map(\.datum))) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// The domain as charts compute with it.
    public var _domain: _ScaleDomainValues { _ScaleDomainValues(kind: .range(lowerBound.datum, upperBound.datum)) }
}

extension _ScaleDomainValues {
    /// The values that the domain lists; nil for those of the data.
    var listed: [Datum]? {
        switch kind {
        case .automatic: nil
        case .values(let values): values
        case .range(let lower, let upper): [lower, upper]
        }
    }
}
