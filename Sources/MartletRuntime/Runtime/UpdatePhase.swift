/// The phases of an update, in the order in which they come.
///
/// What a scene does itself comes first in its phase; services that name the phase follow, in the order in which they
/// were made (``SceneService``). What may only follow something else has a phase of its own. `update()` and `settle()`
/// go through them, in `SceneGraph+Update.swift`.
///
/// | phase | how often | who takes part |
/// | --- | --- | --- |
/// | `endEvent` | when asked for, once an update | the undo manager closes the group of what the last event did |
/// | `lookOutside` | once | stored values, for changes that nobody tells of |
/// | `tick` | once, if time has passed | the scene: alarms, and what animates |
/// | `carryOutWrites` | each transaction | the scene: inputs of the graph |
/// | `runRules` | each round | the scene: rules that wait |
/// | `beginTransitions` | when asked for | transitions |
/// | `measure` | each round | the scene: sizes that may have changed |
/// | `fit` | each round | presented content, whose scene is as large as it wants to be |
/// | `place` | each round | the scene: places that may have changed |
/// | `showRows` | each round | lazy containers, for other rows in sight |
/// | `keepSafe` | each round | what reaches into unsafe areas |
/// | `scroll` | when asked for | requests to scroll |
/// | `holdPlaces` | each round | transitions, of what their containers would carry along |
/// | `matchGeometry` | each round | views that match others |
/// | `checkGeometry` | each round | who has read sizes and places |
/// | `collectPreferences` | when asked for | readers of preferences |
/// | `finishTransitions` | each round that leaves nothing | transitions |
/// | `settleFocus` | each pass | the scene: requests for the focus |
/// | `appear` | when asked for | nodes that have appeared |
/// | `act` | each pass | the scene: what the update caused |
/// | `present` | when nothing is left | the scene: the difference for its host |
/// | `complete` | after that | the scene: completions of animations that have ended |
///
/// `runRules` to `finishTransitions` are a *round*: `settle()` repeats them until none leaves work for another.
/// `carryOutWrites` to `act` are a *pass*: `update()` repeats them as long as actions write.
package enum UpdatePhase: UInt32, CaseIterable {
    case endEvent, lookOutside, tick
    case carryOutWrites
    case runRules, beginTransitions
    case measure, fit, place, showRows, keepSafe, scroll
    case holdPlaces, matchGeometry, checkGeometry, collectPreferences, finishTransitions
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
    static let keepSafe = UpdatePhases(.keepSafe)
    package static let scroll = UpdatePhases(.scroll)
    static let holdPlaces = UpdatePhases(.holdPlaces)
    static let matchGeometry = UpdatePhases(.matchGeometry)
    static let checkGeometry = UpdatePhases(.checkGeometry)
    package static let collectPreferences = UpdatePhases(.collectPreferences)
    static let finishTransitions = UpdatePhases(.finishTransitions)
    package static let appear = UpdatePhases(.appear)
    package static let present = UpdatePhases(.present)

    /// Those that have something to do with sizes and places.
    static let layout: UpdatePhases = [.showRows, .scroll]
    /// Those that another round has to follow for.
    static let round: UpdatePhases = [.showRows, .scroll, .beginTransitions]
    /// Those that are left over for another pass.
    static let pass: UpdatePhases = [.showRows, .scroll, .collectPreferences, .appear]
    /// Those that an update of another member of the group may have left something for.
    static let shared: UpdatePhases = [.showRows, .scroll, .collectPreferences, .beginTransitions]

    @inline(__always)
    func contains(_ phase: UpdatePhase) -> Bool { rawValue & (1 << phase.rawValue) != 0 }
}
