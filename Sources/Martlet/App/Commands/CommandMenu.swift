import AttributeGraph

/// A menu of the app's own. It stands after those that every app has.
///
///     CommandMenu("Player") {
///         Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
///             .keyboardShortcut("p")
///     }
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
    let content: Content
    let title: Text

    /// A menu with a title.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.content = content()
        title = name
    }

    /// A menu with a title that is localised.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }

    /// A menu with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }

    /// Adds the commands to the menus.
    public static func _makeCommands(commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        inputs.addItems(commands[\.content], at: nil) { graph in
            commands.pointer(in: graph).pointee.title
        }
    }
}

/// Items that stand in the menus that every app has: before or after a group of items there, or in its place.
///
///     CommandGroup(after: .newItem) { Button("New Folder", action: addFolder) }
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
    let content: Content
    let place: CommandRecord.Place

    private init(_ side: CommandRecord.Place.Side, _ group: CommandGroupPlacement, content: Content) {
        self.content = content
        place = CommandRecord.Place(side: side, group: group)
    }

    /// Items before those of a group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.before, group, content: addition())
    }

    /// Items after those of a group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.after, group, content: addition())
    }

    /// Items in place of those of a group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.replacing, group, content: addition())
    }

    /// Adds the commands to the menus.
    public static func _makeCommands(commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        // A place is part of what the app is, and does not change.
        let place = commands.pointer(in: inputs.view.graph).pointee.place
        inputs.addItems(commands[\.content], at: place)
    }
}

/// A group of items in the menus that every app has.
///
/// A group without items is not shown, and neither is a menu without groups.
public struct CommandGroupPlacement: Sendable, Equatable {
    /// The menu that the group stands in.
    enum Menu: CaseIterable { case app, file, edit, format, view, window, help }

    let menu: Menu
    private let name: String

    private init(_ menu: Menu, _ name: String) {
        self.menu = menu
        self.name = name
    }

    /// About the app.
    public static let appInfo = CommandGroupPlacement(.app, "appInfo")
    /// Settings.
    public static let appSettings = CommandGroupPlacement(.app, "appSettings")
    /// What the system offers to apps.
    public static let systemServices = CommandGroupPlacement(.app, "systemServices")
    /// Whether the app is seen.
    public static let appVisibility = CommandGroupPlacement(.app, "appVisibility")
    /// Quit.
    public static let appTermination = CommandGroupPlacement(.app, "appTermination")
    /// New windows and documents.
    public static let newItem = CommandGroupPlacement(.file, "newItem")
    /// Saving and closing.
    public static let saveItem = CommandGroupPlacement(.file, "saveItem")
    /// Reading and writing other formats.
    public static let importExport = CommandGroupPlacement(.file, "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(.file, "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(.edit, "undoRedo")
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(.edit, "pasteboard")
    /// Editing text.
    public static let textEditing = CommandGroupPlacement(.edit, "textEditing")
    /// The look of text.
    public static let textFormatting = CommandGroupPlacement(.format, "textFormatting")
    /// The tool bar.
    public static let toolbar = CommandGroupPlacement(.view, "toolbar")
    /// The side bar.
    public static let sidebar = CommandGroupPlacement(.view, "sidebar")
    /// The size of windows.
    public static let windowSize = CommandGroupPlacement(.window, "windowSize")
    /// The windows of groups.
    public static let windowList = CommandGroupPlacement(.window, "windowList")
    /// Windows of which there is one.
    public static let singleWindowList = CommandGroupPlacement(.window, "singleWindowList")
    /// The order of windows.
    public static let windowArrangement = CommandGroupPlacement(.window, "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(.help, "help")

    /// All groups, in the order in which they stand in their menus.
    static let all = [
        appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem, importExport, printItem,
        undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar, windowSize, singleWindowList, windowList,
        windowArrangement, help,
    ]
}
