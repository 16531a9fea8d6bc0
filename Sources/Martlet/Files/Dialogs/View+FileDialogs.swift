import Foundation

/// What else dialogs for files show.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Options by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What is in packages. Folders are folders here in any case.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Files whose names begin with a dot.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// Extensions of files. They are shown in any case.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
    /// Says what dialogs for files in the view tell the person.
    nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
        settings { $0.message = message?.plainString }
    }

    /// Says what dialogs for files in the view tell the person, localised.
    nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Says what dialogs for files in the view tell the person, as it is.
    @_disfavoredOverload
    nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Says what the button of dialogs for files in the view is called that chooses.
    nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        settings { $0.confirmationLabel = label?.plainString }
    }

    /// Says what the button of dialogs for files in the view is called that chooses, localised.
    nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Says what the button of dialogs for files in the view is called that chooses, as it is.
    @_disfavoredOverload
    nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Says what the field for the name is called in dialogs of the view that save.
    nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        settings { $0.nameLabel = label?.plainString }
    }

    /// Says what the field for the name is called in dialogs of the view that save, localised.
    nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }

    /// Says what the field for the name is called in dialogs of the view that save, as it is.
    @_disfavoredOverload
    nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
    }

    /// Says in which folder dialogs for files in the view begin.
    nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        settings { $0.folder = defaultDirectory }
    }

    /// Gives dialogs for files in the view a name: dialogs of one name begin where the last one was left.
    nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { settings { $0.name = id } }

    /// Says what else dialogs for files in the view show.
    nonisolated public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        settings { $0.showsHiddenFiles = options.contains(.includeHiddenFiles) }
    }

    /// Says which files can be chosen by the importers in the view: what the predicate is false for can't. A desktop's dialog
    /// shows such files too, and stays open where one of them is chosen.
    ///
    ///     .fileDialogURLEnabled(#Predicate { $0.lastPathComponent != "private.txt" })
    nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        settings { $0.enabled = FilePredicate(predicate: predicate) }
    }

    /// Says whether dialogs for files in the view choose links themselves. Otherwise they choose what links lead to.
    nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        settings { $0.keepsLinks = imports }
    }

    nonisolated private func settings(_ change: @escaping (inout FileDialogSettings) -> Void) -> some View {
        transformEnvironment(\.fileDialogSettings, transform: change)
    }
}

extension Text {
    /// The characters, in the language of the program.
    var plainString: String { resolve(in: TextEnvironment()).string }
}
