import Foundation

/// Options for the contents of file dialogs.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// The set's elements, one bit for each.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shows the contents of packages. No effect here, where packages are ordinary folders.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Shows hidden files, whose names begin with a dot.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// Shows file extensions. No effect here, where they are always shown.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
    /// Sets the message of file dialogs in the view.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        settings { $0.message = message?.plainString }
    }

    /// Sets the localized message of file dialogs in the view.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets the title of the confirmation button of file dialogs in the view.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        settings { $0.confirmationLabel = label?.plainString }
    }

    /// Sets the localized title of the confirmation button of file dialogs in the view.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the label of the name field of file exporters in the view.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        settings { $0.nameLabel = label?.plainString }
    }

    /// Sets the localized label of the name field of file exporters in the view.
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }

    /// Sets the initial folder of file dialogs in the view.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        settings { $0.folder = defaultDirectory }
    }

    /// Sets the customization id of file dialogs in the view. Dialogs with the same id begin in the folder where the
    /// last one ended.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { settings { $0.name = id } }

    /// Sets the options of file dialogs in the view.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        settings { $0.showsHiddenFiles = options.contains(.includeHiddenFiles) }
    }

    /// Sets a predicate for the files that importers in the view can choose. A desktop's dialog also shows other files,
    /// but stays open when the user chooses one of them.
    ///
    ///     .fileDialogURLEnabled(#Predicate { $0.lastPathComponent != "private.txt" })
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        settings { $0.enabled = FilePredicate(predicate: predicate) }
    }

    /// Sets whether file dialogs in the view choose symbolic links themselves. By default they choose the links'
    /// destinations.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        settings { $0.keepsLinks = imports }
    }

    nonisolated func settings(_ change: @escaping (inout FileDialogSettings) -> Void) -> some View {
        transformEnvironment(\.fileDialogSettings, transform: change)
    }
}
