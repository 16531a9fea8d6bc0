/// The phases of an update, in their order.
///
/// In each phase the scene's own part comes first. The services that declare the phase follow, in the order of their
/// creation (``SceneService``). Work that depends on other work has a later phase. `update()` and `settle()` run the
/// phases, in `SceneGraph+Update.swift`.
///
/// | phase | how often | participants |
/// | --- | --- | --- |
/// | `endEvent` | when requested, once an update | the undo manager closes the group of the last event |
/// | `lookOutside` | once | stored values, for changes without notifications |
/// | `tick` | once, if time has passed | the scene: alarms and animations |
/// | `applyWrites` | each transaction | the scene: inputs of the graph |
/// | `runRules` | each round | the scene: queued rules |
/// | `beginTransitions` | when requested | transitions |
/// | `measure` | each round | the scene: sizes that may have changed |
/// | `fit` | each round | presented content whose scene has its ideal size |
/// | `place` | each round | the scene: placements that may have changed |
/// | `showRows` | each round | lazy containers, when other rows become visible |
/// | `applySafeArea` | each round | nodes that extend into unsafe areas |
/// | `scroll` | when requested | scroll requests |
/// | `pinTransitioningViews` | each round | transitions, of nodes that would move with their containers |
/// | `matchGeometry` | each round | views with matched geometry |
/// | `checkGeometry` | each round | geometry observers |
/// | `collectPreferences` | when requested | readers of preferences |
/// | `finishTransitions` | each round without remaining work | transitions |
/// | `settleFocus` | each pass | the scene: focus requests |
/// | `appear` | when requested | nodes that have appeared |
/// | `act` | each pass | the scene: actions that the update caused |
/// | `present` | when no work is left | the scene: the difference for its host |
/// | `complete` | after that | the scene: completions of ended animations |
///
/// `runRules` to `finishTransitions` are a *round*: `settle()` repeats them until no work is left for another.
/// `applyWrites` to `act` are a *pass*: `update()` repeats them as long as actions write.
package enum UpdatePhase: UInt32, CaseIterable {
    case endEvent, lookOutside, tick
    case applyWrites
    case runRules, beginTransitions
    case measure, fit, place, showRows, applySafeArea, scroll
    case pinTransitioningViews, matchGeometry, checkGeometry, collectPreferences, finishTransitions
    case settleFocus, appear, act
    case present, complete
}

/// A set of phases.
package struct UpdatePhases: OptionSet {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package init(_ phase: UpdatePhase) { rawValue = 1 << phase.rawValue }

    package static let endEvent = UpdatePhases(.endEvent)
    package static let lookOutside = UpdatePhases(.lookOutside)
    package static let fit = UpdatePhases(.fit)
    package static let beginTransitions = UpdatePhases(.beginTransitions)
    static let showRows = UpdatePhases(.showRows)
    static let applySafeArea = UpdatePhases(.applySafeArea)
    package static let scroll = UpdatePhases(.scroll)
    static let pinTransitioningViews = UpdatePhases(.pinTransitioningViews)
    static let matchGeometry = UpdatePhases(.matchGeometry)
    static let checkGeometry = UpdatePhases(.checkGeometry)
    package static let collectPreferences = UpdatePhases(.collectPreferences)
    static let finishTransitions = UpdatePhases(.finishTransitions)
    package static let appear = UpdatePhases(.appear)
    package static let present = UpdatePhases(.present)

    /// The phases of services that influence sizes and placement.
    static let layout: UpdatePhases = [.showRows, .scroll]
    /// The phases whose pending work requires another round.
    static let round: UpdatePhases = [.showRows, .scroll, .beginTransitions]
    /// The phases whose pending work requires another pass.
    static let pass: UpdatePhases = [.showRows, .scroll, .collectPreferences, .appear]
    /// The phases for which an update of another member of the group may leave work.
    static let shared: UpdatePhases = [.showRows, .scroll, .collectPreferences, .beginTransitions]

    @inline(__always)
    func contains(_ phase: UpdatePhase) -> Bool { rawValue & (1 << phase.rawValue) != 0 }
}
