import Foundation

// Inlined into the callers, which use the frequent kinds of storage in place, without a copy.
extension Text {
    /// Whether the text changes on its own as time passes.
    @inline(__always)
    var dependsOnTime: Bool {
        switch storage {
        case .verbatim, .key, .integer: false
        case .format(let format): format.dependsOnTime
        case .boxed(let box): box.dependsOnTime
        }
    }

    /// Localizes, formats and styles the text.
    ///
    /// - Parameters:
    ///   - context: The environment of the text.
    ///   - now: The current date, which affects only texts for which ``dependsOnTime`` is true.
    func resolve(in context: TextContext, now: @autoclosure () -> Date = Date()) -> StyledText {
        if let plain = plainString(in: context) {
            let style = modifiers.map { context.style(for: $0.attributes) } ?? context.baseStyle
            return StyledText(context.cased(plain), style: style)
        }
        var builder = StyledTextBuilder(context, now: now())
        builder.append(self, attributes: TextAttributes())
        return builder.finish()
    }

    /// Resolves the text in an environment that is used only once. See ``resolve(in:now:)-(TextContext,_)``.
    func resolve(in environment: TextEnvironment, now: @autoclosure () -> Date = Date()) -> StyledText {
        resolve(in: TextContext(environment), now: now())
    }

    /// Returns the next date at which the text changes on its own; `nil` if it does not depend on the time.
    func nextChange(after now: Date) -> Date? {
        switch storage {
        case .verbatim, .key, .integer: nil
        case .format(let format): format.nextChange(after: now)
        case .boxed(let box): box.nextChange(after: now)
        }
    }

    /// Returns the string of a text with a single style, without building runs. Nearly all texts take this path.
    @inline(__always)
    func plainString(in context: TextContext) -> String? {
        switch storage {
        case .verbatim(let string):
            return string
        case .key(let key):
            let string = context.localization.string(for: key)
            return InlineMarkdown.isNeeded(string) ? nil : string
        case .integer(let value):
            return context.localization.hasOwnIntegerForm ? nil : context.localization.string(value)
        case .format, .boxed:
            return nil
        }
    }
}

extension Date {
    /// The next full second.
    var nextSecond: Date { Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.rounded(.down) + 1) }
}
