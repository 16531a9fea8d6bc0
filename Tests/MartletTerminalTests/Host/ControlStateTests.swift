import Foundation
import Martlet
import Testing

import MartletTerminal

/// The states of controls, with all themes and numbers of colors: they differ from each other, and can be read.
@MainActor @Suite struct ControlStateTests {
    enum State: String, CaseIterable {
        case normal, focused, pressed, disabled, selected, emphasized, destructive
    }

    enum Kind: String, CaseIterable {
        case button, prominent, borderless, checkbox, toggle, option, field, link, row

        var states: [State] {
            switch self {
            case .button: [.normal, .focused, .pressed, .disabled, .emphasized, .destructive]
            case .prominent, .borderless: [.normal, .focused, .pressed, .disabled, .destructive]
            case .checkbox, .toggle: [.normal, .focused, .pressed, .disabled, .selected]
            case .option: [.normal, .disabled, .selected]
            case .field, .link: [.normal, .focused, .disabled]
            case .row: [.normal, .selected, .focused]
            }
        }
    }

    private static let word = "Control"

    @ViewBuilder private static func view(_ kind: Kind, _ state: State) -> some View {
        let role = state == .destructive ? ButtonRole.destructive : nil
        let isOn = Binding.constant(state == .selected)
        Group {
            switch kind {
            case .button where state == .emphasized: Button(word) {}.keyboardShortcut(.defaultAction)
            case .button: Button(word, role: role) {}
            case .prominent: Button(word, role: role) {}.buttonStyle(.borderedProminent)
            case .borderless: Button(word, role: role) {}.buttonStyle(.borderless)
            case .checkbox: Toggle(word, isOn: isOn).toggleStyle(.checkbox)
            case .toggle: Toggle(word, isOn: isOn).toggleStyle(.button)
            case .option:
                Picker("", selection: .constant(state == .selected ? 1 : 0)) {
                    Text("Other").tag(0)
                    Text(word).tag(1)
                }
                .pickerStyle(.segmented).labelsHidden()
            case .field: TextField("", text: .constant(word))
            case .link: Link(word, destination: URL(string: "https://example.org")!)
            case .row:
                List([word], id: \.self, selection: .constant(state == .normal ? nil : word)) { Text($0) }
            }
        }
        .disabled(state == .disabled)
    }

    /// The cells of a control in a state.
    private func cells(_ kind: Kind, _ state: State, _ appearance: TerminalAppearance) throws -> [Cell] {
        let screen = HostedScreen(30, 3, appearance: appearance) { Self.view(kind, state) }
        if state == .focused { screen.press(.tab) }
        let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(lines.firstIndex { $0.contains(Self.word) }, "\(kind) \(state)")
        let start = try #require(lines[row].range(of: Self.word)).lowerBound
        let column = lines[row].distance(from: lines[row].startIndex, to: start)
        if state == .pressed { screen.send(.mouse(TerminalMouse(.press, column: column, row: row, button: .left))) }
        return (max(0, column - 4)..<min(30, column + Self.word.count + 3)).map { column in
            var cell = screen.painter.grid[column, row]
            let style = appearance.ground.apply(to: cell.style)
            cell.style = CellStyle(
                foreground: appearance.colorDepth.adapt(style.foreground),
                background: appearance.colorDepth.adapt(style.background), attributes: style.attributes)
            return cell
        }
    }

    private static var appearances: [TerminalAppearance] {
        let themes: [TerminalTheme] = [.automatic, .harbor, .ember, .contrast]
        return themes.flatMap { theme in
            ColorDepth.allCases.flatMap { depth in
                [true, false].map { isDark in
                    var appearance = TerminalAppearance(isDark: isDark, colorDepth: depth)
                    appearance.theme = theme
                    return appearance
                }
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func statesDiffer(kind: Kind) throws {
        for appearance in Self.appearances {
            var seen: [[Cell]: State] = [:]
            for state in kind.states {
                let cells = try cells(kind, state, appearance)
                if let other = seen[cells] {
                    Issue.record("\(kind): \(state) looks as \(other) with \(appearance)")
                }
                seen[cells] = state
            }
        }
    }

    /// With 16 colors or none, the terminal's user has chosen the colors. Guidelines ask nothing of disabled controls; they
    /// have 3 here.
    @Test(arguments: Kind.allCases)
    func lettersCanBeRead(kind: Kind) throws {
        for appearance in Self.appearances where appearance.colorDepth > .basic {
            let white = SIMD3<Float>(repeating: appearance.isDark ? 255 : 0)
            let black = SIMD3<Float>(repeating: appearance.isDark ? 0 : 255)
            for state in kind.states {
                for cell in try cells(kind, state, appearance) where cell.glyph.text.first?.isLetter == true {
                    let text = appearance.colorDepth.components(of: cell.style.foreground) ?? white
                    let ground = appearance.colorDepth.components(of: cell.style.background) ?? black
                    let contrast = text.contrast(to: ground)
                    #expect(contrast >= (state == .disabled ? 3 : 4.5), "\(kind) \(state): \(contrast) \(appearance)")
                }
            }
        }
    }
}
