/// The label style of toolbars that the user chooses in the menus of the app.
struct ToolbarLabelChoice: Equatable {
    let style: Binding<ToolbarLabelStyle>
    /// The style at the last run of the app's body.
    let current: ToolbarLabelStyle

    static func == (a: Self, b: Self) -> Bool { a.current == b.current }

    /// The styles among which the user chooses, with their titles.
    static var options: [(title: String, style: ToolbarLabelStyle)] {
        [("Icon and Text", .titleAndIcon), ("Icon Only", .iconOnly), ("Text Only", .titleOnly)]
    }
}

extension Scene {
    /// Sets the parts of labels that the toolbars of the scene's windows show, and lets the user choose others.
    ///
    ///     struct BrowserApp: App {
    ///         @AppStorage("ToolbarLabelStyle")
    ///         private var labelStyle: ToolbarLabelStyle = .iconOnly
    ///
    ///         var body: some Scene {
    ///             WindowGroup { Browser() }
    ///                 .windowToolbarLabelStyle($labelStyle)
    ///         }
    ///     }
    ///
    /// The menu View has the items Icon and Text, Icon Only and Text Only, which set the binding.
    ///
    /// - Parameter toolbarLabelStyle: A binding to the style.
    nonisolated public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene {
        let style = toolbarLabelStyle.wrappedValue
        return TraitScene(content: environment(\.windowToolbarLabels, style)) {
            $0.toolbarLabels = ToolbarLabelChoice(style: toolbarLabelStyle, current: style)
        }
    }

    /// Sets the parts of labels that the toolbars of the scene's windows show. The user cannot choose others.
    ///
    ///     WindowGroup { Browser() }
    ///         .windowToolbarLabelStyle(fixed: .titleAndIcon)
    ///
    /// - Parameter fixed: The style.
    nonisolated public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene {
        environment(\.windowToolbarLabels, fixed)
    }
}
