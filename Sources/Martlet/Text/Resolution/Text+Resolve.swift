import Foundation

// Parts of their callers, as is what shows a text: in place, the frequent kinds are not copied.
extension Text {
    /// Whether what is shown changes by itself as time goes by.
    @inline(__always)
    var dependsOnTime: Bool {
        switch storage {
        case .verbatim, .key, .integer: false
        case .format(let format): format.dependsOnTime
        case .boxed(let box): box.dependsOnTime
        }
    }

    /// The text with everything looked up, formatted and styled.
    ///
    /// - Parameters:
    ///   - context: The surroundings.
    ///   - now: The time for texts for which ``dependsOnTime`` is true.
    func resolve(in context: TextContext, now: @autoclosure () -> Date = Date()) -> StyledText {
        if let plain = plainString(in: context) {
            let style = modifiers.map { context.style(for: $0.attributes) } ?? context.baseStyle
            return StyledText(context.cased(plain), style: style)
        }
        var builder = StyledTextBuilder(context, now: now())
        builder.append(self, attributes: TextAttributes())
        return builder.finish()
    }

    /// As ``resolve(in:now:)-(TextContext,_)`` for surroundings that are used only once.
    func resolve(in environment: TextEnvironment, now: @autoclosure () -> Date = Date()) -> StyledText {
        resolve(in: TextContext(environment), now: now())
    }

    /// When the shown text will next be another, if it changes by itself.
    func nextChange(after now: Date) -> Date? {
        switch storage {
        case .verbatim, .key, .integer: nil
        case .format(let format): format.nextChange(after: now)
        case .boxed(let box): box.nextChange(after: now)
        }
    }

    /// The string, where the whole of it has one style: the path that nearly all texts take.
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
