import Foundation

extension ResultsObserver where SectionTitle == Never {
    /// Observes the objects that a description asks for in a context.
    ///
    /// - Throws: The error of the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
        modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, in: modelContext)
    }

    /// Observes the objects that a description asks for in a new context of a container.
    ///
    /// - Throws: The error of the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
        modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, in: ModelContext(modelContainer))
    }

    /// Observes the objects that a predicate holds for in a context.
    ///
    /// - Throws: The error of the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil,
        sortBy: [SortDescriptor<Element>]? = nil,
        modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), in: modelContext)
    }

    /// Observes the objects that a predicate holds for in a new context of a container.
    ///
    /// - Throws: The error of the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil,
        sortBy: [SortDescriptor<Element>]? = nil,
        modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), in: ModelContext(modelContainer))
    }
}

extension ResultsObserver where SectionTitle == String {
    /// Observes the objects that a description asks for in a context, in sections.
    ///
    /// - Throws: The error of the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
        sectionBy: KeyPath<Element, String>,
        modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, in: modelContext, sectionBy: sectionBy) { $0[keyPath: sectionBy] }
    }

    /// Observes the objects that a description asks for in a new context of a container, in sections.
    ///
    /// - Throws: The error of the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
        sectionBy: KeyPath<Element, String>,
        modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, in: ModelContext(modelContainer), sectionBy: sectionBy) {
            $0[keyPath: sectionBy]
        }
    }

    /// Observes the objects that a predicate holds for in a context, in sections.
    ///
    /// - Throws: The error of the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil,
        sortBy: [SortDescriptor<Element>]? = nil,
        sectionBy: KeyPath<Element, String>,
        modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), in: modelContext, sectionBy: sectionBy
        ) { $0[keyPath: sectionBy] }
    }

    /// Observes the objects that a predicate holds for in a new context of a container, in sections.
    ///
    /// - Throws: The error of the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil,
        sortBy: [SortDescriptor<Element>]? = nil,
        sectionBy: KeyPath<Element, String>,
        modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), in: ModelContext(modelContainer),
            sectionBy: sectionBy
        ) { $0[keyPath: sectionBy] }
    }

    /// Observes the objects that a description asks for in a context, in sections; `nil` is the empty title.
    ///
    /// - Throws: The error of the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
        sectionBy: KeyPath<Element, String?>,
        modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, in: modelContext, sectionBy: sectionBy) { $0[keyPath: sectionBy] ?? "" }
    }

    /// Observes the objects that a description asks for in a new context of a container, in sections; `nil` is the empty title.
    ///
    /// - Throws: The error of the first fetch.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(),
        sectionBy: KeyPath<Element, String?>,
        modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(fetchDescriptor, in: ModelContext(modelContainer), sectionBy: sectionBy) {
            $0[keyPath: sectionBy] ?? ""
        }
    }

    /// Observes the objects that a predicate holds for in a context, in sections; `nil` is the empty title.
    ///
    /// - Throws: The error of the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil,
        sortBy: [SortDescriptor<Element>]? = nil,
        sectionBy: KeyPath<Element, String?>,
        modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), in: modelContext, sectionBy: sectionBy
        ) { $0[keyPath: sectionBy] ?? "" }
    }

    /// Observes the objects that a predicate holds for in a new context of a container, in sections; `nil` is the empty title.
    ///
    /// - Throws: The error of the first fetch.
    public convenience init(
        filterBy: Predicate<Element>? = nil,
        sortBy: [SortDescriptor<Element>]? = nil,
        sectionBy: KeyPath<Element, String?>,
        modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(
            FetchDescriptor(predicate: filterBy, sortBy: sortBy ?? []), in: ModelContext(modelContainer),
            sectionBy: sectionBy
        ) { $0[keyPath: sectionBy] ?? "" }
    }
}
