import AttributeGraph

/// The key of a mark in the inputs by which a container makes the sections in its content report their views.
final class SubviewSectionsKey {
    static var kept: SubviewSectionsKey { SubviewSectionsKey() }
}

/// A section in the content of a container that collects sections.
final class SubviewSection: NodeAttachment {
    // unowned: the group node that has this attachment owns both nodes.
    unowned let header: RenderNode
    unowned let footer: RenderNode

    init(header: RenderNode, footer: RenderNode) {
        self.header = header
        self.footer = footer
    }
}

/// A section in the content of a container: the views of its header, content and footer.
nonisolated public struct SectionConfiguration: Identifiable {
    /// The identity of a section.
    public struct ID: Hashable {
        let place: ObjectIdentifier
    }

    /// The identity of the section, stable while the section is in the content.
    public let id: ID
    /// The views of the header.
    public var header: SubviewsCollection
    /// The views of the content.
    public var content: SubviewsCollection
    /// The views of the footer.
    public var footer: SubviewsCollection
}

/// The sections in the content of a container, in order.
///
/// Views outside of sections form a section without a header and a footer. As a view, the collection shows all
/// sections.
nonisolated public struct SectionCollection: RandomAccessCollection, View {
    let sections: [SectionConfiguration]

    /// The position of the first section.
    public var startIndex: Int { 0 }
    /// The position after the last section.
    public var endIndex: Int { sections.count }

    /// The section at a position.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }

    /// All sections in order.
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

/// The view that a closure builds from the sections of its content.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
    let sections: Sections
    let content: (SectionCollection) -> Content

    init(sections: Sections, content: @escaping (SectionCollection) -> Content) {
        self.sections = sections
        self.content = content
    }

    /// Wraps the nodes in a container, for a place that requires exactly one node.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    /// Adds the view's nodes to the list of its container.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        let list = SubviewList.make(view[\.sections], inputs: inputs, keepsSections: true)
        let made = BodyRule.make(view, inputs: inputs) { [unowned graph = inputs.graph] view in
            view.content(list.sections(in: graph))
        }
        Content._makeViewList(view: made.body, inputs: made.inputs)
    }

    /// `false`: the view may produce any number of nodes.
    public static var _isUnary: Bool { false }
}

extension Group {
    /// Creates a view that is built from the sections of another view.
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
    /// Creates a view for each section of another view.
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
