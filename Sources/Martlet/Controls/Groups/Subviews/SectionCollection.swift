import AttributeGraph

/// The key under which sections find that they have to say what belongs to them, since a container looks
/// for them in its content.
final class SubviewSectionsKey {
    static var kept: SubviewSectionsKey { SubviewSectionsKey() }
}

/// A section whose subviews a container finds.
final class SubviewSection: NodeAttachment {
    // The group that it is an attachment of holds both.
    unowned let header: RenderNode
    unowned let footer: RenderNode

    init(header: RenderNode, footer: RenderNode) {
        self.header = header
        self.footer = footer
    }
}

/// A section that a container has found in its content: the views of its header, of its content and of its footer.
nonisolated public struct SectionConfiguration: Identifiable {
    /// What tells a section apart from others.
    public struct ID: Hashable {
        let place: ObjectIdentifier
    }

    /// What tells the section apart from others, for as long as it is in the content.
    public let id: ID
    /// The views of the header.
    public var header: SubviewsCollection
    /// The views of the content.
    public var content: SubviewsCollection
    /// The views of the footer.
    public var footer: SubviewsCollection
}

/// The sections that a container has found in its content, in order. Views that stand in none make one without a header
/// and a footer. As a view, all of them.
nonisolated public struct SectionCollection: RandomAccessCollection, View {
    let sections: [SectionConfiguration]

    /// The position of the first section.
    public var startIndex: Int { 0 }
    /// The position after the last section.
    public var endIndex: Int { sections.count }

    /// The section at a position.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    /// The sections, one after the other.
    @MainActor @preconcurrency public var body: some View {
        ForEach(sections) { section in
            Section {
                section.content
            } header: {
                section.header
            } footer: {
                section.footer
            }
        }
    }
}

/// What a container makes of the sections of its content.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
    let sections: Sections
    let content: (SectionCollection) -> Content

    init(sections: Sections, content: @escaping (SectionCollection) -> Content) {
        self.sections = sections
        self.content = content
    }

    /// Makes a container of the elements, where the view must be one.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Makes the elements that the view contributes to its container.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        let list = SubviewList.make(view[\.sections], inputs: inputs, keepsSections: true)
        let made = BodyRule.make(view, inputs: inputs) { [unowned graph = inputs.graph] view in
            view.content(list.sections(in: graph))
        }
        Content._makeViewList(view: made.body, inputs: made.inputs)
    }

    /// It may be any number of elements.
    public static var _isUnary: Bool { false }
}

extension Group {
    /// A view that is made of the sections of another one.
    ///
    ///     struct Cards<Content: View>: View {
    ///         @ViewBuilder var content: Content
    ///         var body: some View {
    ///             Group(sections: content) { sections in
    ///                 ForEach(sections) { section in
    ///                     HStack { section.header }.font(.headline)
    ///                     HStack { section.content }
    ///                 }
    ///             }
    ///         }
    ///     }
    nonisolated public init<Base: View, Result: View>(
        sections view: Base,
        @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init { GroupSectionsOfContent(sections: view, content: transform) }
    }
}

extension ForEach where Content: View {
    /// A view for each of the sections of another one.
    ///
    ///     VStack { ForEach(sections: content) { section in HStack { section.content } } }
    nonisolated public init<V: View, R: View>(
        sections view: V,
        @ViewBuilder content: @escaping (SectionConfiguration) -> R,
        file: StaticString = #fileID,
        line: UInt = #line
    )
    where
        Data == CollectionOfOne<Int>, ID == Int,
        Content == GroupSectionsOfContent<V, ForEach<SectionCollection, SectionConfiguration.ID, R>>
    {
        let group = GroupSectionsOfContent(sections: view) {
            ForEach<SectionCollection, SectionConfiguration.ID, R>($0, content: content)
        }
        self.init(CollectionOfOne(0), id: \.self, content: { _ in group }, file: file, line: line)
    }
}
