/// Vectorized content with styles by its elements.
nonisolated struct ElementStyledContent<Base: VectorizedChartContent>: _PrimitiveVectorizedContent {
    typealias DataElement = Base.DataElement

    let base: Base
    let change: (inout MarkStyle, Base.DataElement) -> Void

    @MainActor func _collect(into collector: inout _MarkCollector, style: _ElementStyle<Base.DataElement>?) {
        let change = change
        base._collect(
            into: &collector,
            style: _ElementStyle { mark, element in
                // The styles of content are inside those around it, and win over them.
                style?.change(&mark, element)
                change(&mark, element)
            })
    }
}

extension VectorizedChartContent {
    nonisolated func elements(
        _ change: @escaping (inout MarkStyle, DataElement) -> Void
    ) -> ElementStyledContent<Self> { ElementStyledContent(base: self, change: change) }

    /// Draws each mark with the style that a property has.
    nonisolated public func foregroundStyle(
        _ style: KeyPath<DataElement, some ShapeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        elements {
            $0.foreground = AnyShapeStyle($1[keyPath: style]); $0.colorBy = nil
        }
    }

    /// Sets the style of each mark by a value, which the legend explains.
    nonisolated public func foregroundStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        elements {
            $0.colorBy = value.plot($1); $0.foreground = nil
        }
    }

    /// Multiplies the opacity of each mark by a property, from 0 to 1.
    nonisolated public func opacity(
        _ opacity: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        elements { $0.opacity *= Double($1[keyPath: opacity]) }
    }

    /// Sets the stroke of each line or rule to a property.
    nonisolated public func lineStyle(
        _ style: KeyPath<DataElement, StrokeStyle>
    ) -> some VectorizedChartContent<DataElement> {
        elements {
            $0.line = $1[keyPath: style]; $0.lineBy = nil
        }
    }

    /// Sets the stroke of each line by a value, which the legend explains.
    nonisolated public func lineStyle(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        elements {
            $0.lineBy = value.plot($1); $0.line = nil
        }
    }

    /// Shows the symbol that a property has.
    nonisolated public func symbol(
        _ symbol: KeyPath<DataElement, some ChartSymbolShape>
    ) -> some VectorizedChartContent<DataElement> {
        elements {
            $0.symbol = AnyChartSymbolShape($1[keyPath: symbol]); $0.symbolBy = nil; $0.symbolView = nil
        }
    }

    /// Sets the symbol of each point by a value, which the legend explains.
    nonisolated public func symbol(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        elements {
            $0.symbolBy = value.plot($1); $0.symbol = nil; $0.symbolView = nil
        }
    }

    /// Sets the area of each symbol to a property, in square points.
    nonisolated public func symbolSize(
        _ area: KeyPath<DataElement, CGFloat>
    ) -> some VectorizedChartContent<DataElement> {
        elements {
            $0.symbolArea = $1[keyPath: area]; $0.symbolSizeBy = nil
        }
    }

    /// Sets the size of each symbol to a property, in points.
    nonisolated public func symbolSize(
        _ size: KeyPath<DataElement, CGSize>
    ) -> some VectorizedChartContent<DataElement> {
        elements {
            $0.symbolArea = $1[keyPath: size].width * $1[keyPath: size].height; $0.symbolSizeBy = nil
        }
    }

    /// Sets the area of each symbol by a value.
    nonisolated public func symbolSize(
        by value: PlottableProjection<DataElement, some Plottable>
    ) -> some VectorizedChartContent<DataElement> {
        elements {
            $0.symbolSizeBy = value.plot($1); $0.symbolArea = nil
        }
    }

    /// Places marks beside each other within their band, by a value.
    nonisolated public func position(
        by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some VectorizedChartContent<DataElement> {
        elements {
            $0.positionBy = value.plot($1); $0.positionAxis = axis; $0.positionSpan = span
        }
    }
}

extension VectorizedChartContent {
    /// Names each mark to assistive technology by a property.
    nonisolated public func accessibilityLabel(
        _ label: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> { elements { $0.label = $1[keyPath: label] } }

    /// Names each mark to assistive technology by a property.
    nonisolated public func accessibilityLabel(
        _ labelKey: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> { elements { $0.label = Text($1[keyPath: labelKey]) } }

    /// Names each mark to assistive technology by a property.
    nonisolated public func accessibilityLabel(
        _ label: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        elements { $0.label = Text(verbatim: String($1[keyPath: label])) }
    }

    /// Says to assistive technology the value of each mark by a property.
    nonisolated public func accessibilityValue(
        _ valueDescription: KeyPath<DataElement, Text>
    ) -> some VectorizedChartContent<DataElement> { elements { $0.value = $1[keyPath: valueDescription] } }

    /// Says to assistive technology the value of each mark by a property.
    nonisolated public func accessibilityValue(
        _ valueKey: KeyPath<DataElement, LocalizedStringKey>
    ) -> some VectorizedChartContent<DataElement> { elements { $0.value = Text($1[keyPath: valueKey]) } }

    /// Says to assistive technology the value of each mark by a property.
    nonisolated public func accessibilityValue(
        _ value: KeyPath<DataElement, some StringProtocol>
    ) -> some VectorizedChartContent<DataElement> {
        elements { $0.value = Text(verbatim: String($1[keyPath: value])) }
    }

    /// Identifies each mark in tests by a property.
    nonisolated public func accessibilityIdentifier(
        _ identifier: KeyPath<DataElement, String>
    ) -> some VectorizedChartContent<DataElement> { elements { $0.identifier = $1[keyPath: identifier] } }

    /// Hides the marks from assistive technology whose property is true.
    nonisolated public func accessibilityHidden(
        _ isHidden: KeyPath<DataElement, Bool>
    ) -> some VectorizedChartContent<DataElement> { elements { $0.isHidden = $1[keyPath: isHidden] } }
}
