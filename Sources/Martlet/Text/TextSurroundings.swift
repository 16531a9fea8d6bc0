import AttributeGraph
import Foundation

/// How text is laid out and coloured, whatever it says: shared by all texts in the same surroundings.
final class TextSetting: Sendable {
    let options: TextLayoutOptions
    /// What styles are worked out in.
    let styles: _ShapeStyleContext

    init(options: TextLayoutOptions, styles: _ShapeStyleContext) {
        self.options = options
        self.styles = styles
    }
}

extension TextSetting: Equatable {
    static func == (a: TextSetting, b: TextSetting) -> Bool {
        a === b || (a.options == b.options && a.styles.isEqual(to: b.styles))
    }
}

/// All that the environment says of text, as one value: a text depends on it by a single edge.
final class TextSurroundings: Sendable {
    /// What texts are resolved in.
    let context: TextContext
    let setting: TextSetting

    var options: TextLayoutOptions { setting.options }
    var styles: _ShapeStyleContext { setting.styles }

    init(_ values: EnvironmentValues) {
        var environment = TextEnvironment()
        environment.locale = values.locale
        environment.calendar = values.calendar
        environment.timeZone = values.timeZone
        environment.font = values.font
        environment.dynamicTypeSize = values.dynamicTypeSize
        environment.styleSizes = values.textStyleSizes
        environment.textCase = values.textCase
        environment.prefersBoldText = values.legibilityWeight == .bold
        environment.isRedacted = values.redactsText
        environment.attributes = values.textAttributes
        context = TextContext(environment)
        var options = TextLayoutOptions()
        options.lineLimit = values.lineLimit
        options.minimumLines = values.minimumLines
        options.alignment = values.multilineTextAlignment
        options.truncationMode = values.truncationMode
        options.lineSpacing = values.lineSpacing
        options.minimumScaleFactor = values.minimumScaleFactor
        options.allowsTightening = values.allowsTightening
        options.layoutDirection = values.layoutDirection
        setting = TextSetting(options: options, styles: values.styleContext)
    }
}

extension TextSurroundings: Equatable {
    static func == (a: TextSurroundings, b: TextSurroundings) -> Bool {
        a === b || (a.context.environment == b.context.environment && a.setting == b.setting)
    }
}

/// A key of the environment that text depends on.
protocol TextRelatedKey: EnvironmentKey {}

/// Gathers what an environment says of text.
private struct TextSurroundingsRule: Rule {
    let environment: EnvironmentScope

    mutating func value(in graph: Graph) -> TextSurroundings {
        environment.dependOnShape()
        if let parent = environment.parent, !environment.setsTextRelatedKeys {
            return graph[parent.textSurroundings]
        }
        return TextSurroundings(EnvironmentValues(scope: environment))
    }
}

extension EnvironmentScope {
    /// What this environment says of text.
    var textSurroundings: Attribute<TextSurroundings> {
        if let known = knownTextSurroundings, graph.isAlive(known) { return known }
        let made = graph.makeRule(TextSurroundingsRule(environment: self), in: lifetime)
        knownTextSurroundings = made
        return made
    }
}

extension _ShapeStyleContext {
    /// Whether styles are provably worked out alike in both.
    func isEqual(to other: _ShapeStyleContext) -> Bool {
        dark == other.dark && increasedContrast == other.increasedContrast
            && windowBackground == other.windowBackground
            && areEqual(tint, other.tint) && areEqual(background, other.background)
            && foreground.count == other.foreground.count
            && zip(foreground, other.foreground).allSatisfy { $0.isEqual(to: $1) }
    }
}
