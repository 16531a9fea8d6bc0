import AttributeGraph

/// A custom menu of the app, placed before the standard Window menu.
///
///     CommandMenu("Player") {
///         Button(isPlaying ? "Pause" : "Play") { isPlaying.toggle() }
///             .keyboardShortcut("p")
///     }
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
    let content: Content
    let title: Text

    /// Creates a menu with a title.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        self.content = content()
        title = name
    }

    /// Adds the commands to the app's menus.
    public static func _makeCommands(commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        inputs.addItems(commands[\.content], at: nil) { graph in
            commands.pointer(in: graph).pointee.title
        }
    }
}

extension CommandMenu {
    /// Creates a menu with a localized title.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(nameKey), content: content)
    }
}

/// Items in the standard menus: before or after a group of standard items, or instead of the group.
///
///     CommandGroup(after: .newItem) { Button("New Folder", action: addFolder) }
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
    let content: Content
    let place: CommandRecord.Place

    private init(_ side: CommandRecord.Place.Side, _ group: CommandGroupPlacement, content: Content) {
        self.content = content
        place = CommandRecord.Place(side: side, group: group)
    }

    /// Creates items before those of a group.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.before, group, content: addition())
    }

    /// Creates items after those of a group.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.after, group, content: addition())
    }

    /// Creates items that replace those of a group.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        self.init(.replacing, group, content: addition())
    }

    /// Adds the commands to the app's menus.
    public static func _makeCommands(commands: _GraphValue<Self>, inputs: _CommandsInputs) {
        // The placement is constant, and is read only once.
        let place = commands.pointer(in: inputs.view.graph).pointee.place
        inputs.addItems(commands[\.content], at: place)
    }
}

/// A group of items in the standard menus.
///
/// Groups without items, and menus without groups, are hidden.
public struct CommandGroupPlacement: Sendable, Equatable {
    /// The menu that contains the group.
    enum Menu: CaseIterable { case app, file, edit, format, view, window, help }

    let menu: Menu
    private let name: String

    private init(_ menu: Menu, _ name: String) {
        self.menu = menu
        self.name = name
    }

    /// About the app.
    public static let appInfo = CommandGroupPlacement(.app, "appInfo")
    /// The settings window.
    public static let appSettings = CommandGroupPlacement(.app, "appSettings")
    /// Services of the system.
    public static let systemServices = CommandGroupPlacement(.app, "systemServices")
    /// Hiding and showing the app.
    public static let appVisibility = CommandGroupPlacement(.app, "appVisibility")
    /// Quitting the app.
    public static let appTermination = CommandGroupPlacement(.app, "appTermination")
    /// Creating windows and documents.
    public static let newItem = CommandGroupPlacement(.file, "newItem")
    /// Saving and closing.
    public static let saveItem = CommandGroupPlacement(.file, "saveItem")
    /// Importing and exporting.
    public static let importExport = CommandGroupPlacement(.file, "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(.file, "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(.edit, "undoRedo")
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(.edit, "pasteboard")
    /// Editing text.
    public static let textEditing = CommandGroupPlacement(.edit, "textEditing")
    /// Formatting text.
    public static let textFormatting = CommandGroupPlacement(.format, "textFormatting")
    /// Toolbars.
    public static let toolbar = CommandGroupPlacement(.view, "toolbar")
    /// Sidebars.
    public static let sidebar = CommandGroupPlacement(.view, "sidebar")
    /// Window sizes.
    public static let windowSize = CommandGroupPlacement(.window, "windowSize")
    /// The windows of window groups.
    public static let windowList = CommandGroupPlacement(.window, "windowList")
    /// Single windows.
    public static let singleWindowList = CommandGroupPlacement(.window, "singleWindowList")
    /// Arranging windows.
    public static let windowArrangement = CommandGroupPlacement(.window, "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(.help, "help")

    /// All groups, in their order in the menus.
    static let all = [
        appInfo, appSettings, systemServices, appVisibility, appTermination, newItem, saveItem, importExport, printItem,
        undoRedo, pasteboard, textEditing, textFormatting, toolbar, sidebar, windowSize, singleWindowList, windowList,
        windowArrangement, help,
    ]
}
