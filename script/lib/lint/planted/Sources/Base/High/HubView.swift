/// A view, whose accessor does not count.
struct HubView {
    let hub: Hub

    init(_ hub: Hub) { self.hub = hub }
}

extension Hub {
    var view: HubView {
        get { HubView(self) }
    }
    var five: Int { 5 }
    var six: Int { 6 }
}
