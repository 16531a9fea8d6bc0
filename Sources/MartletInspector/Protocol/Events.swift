/// The messages that the program sends without a request.
enum Event {
    struct Hello: Encodable {
        var event = "hello"
        var version = 1
        var app: String
        var pid: Int32
        var host: String
        var time: Int
    }

    struct Views: Encodable {
        var event = "views"
        var whole = false
        var begun: [Begun]
        var ended: [String]
        var types: [TypeName]
    }

    /// `["4.1","1.1",1]`, followed by the numbers of runs and skips of the body if the view is not new:
    /// `["4.1","1.1",1,3,9]`
    struct Begun: Encodable {
        var view: String
        var parent: String?
        var type: Int
        var runs: Int?
        var skips: Int?

        func encode(to encoder: any Encoder) throws {
            var values = encoder.unkeyedContainer()
            try values.encode(view)
            try values.encode(parent)
            try values.encode(type)
            if let runs, let skips {
                try values.encode(runs)
                try values.encode(skips)
            }
        }
    }

    /// `[1,"Row","App",true]`
    struct TypeName: Encodable {
        var entry: ViewTypeEntry

        func encode(to encoder: any Encoder) throws {
            var values = encoder.unkeyedContainer()
            try values.encode(entry.number)
            try values.encode(entry.name)
            try values.encode(entry.module)
            try values.encode(entry.isOwn)
        }
    }

    struct Site: Encodable {
        var event = "site"
        var write: Int
        var file: String?
        var line: Int?
        var function: String
    }

    struct Issue: Encodable {
        var event = "issue"
        var time: Int
        var message: String
    }

    struct Picked: Encodable {
        var event = "picked"
        var view: String?
    }

    struct Lost: Encodable {
        var event = "lost"
        var updates: Int
    }

    struct Failure: Encodable {
        var event = "error"
        var error: String
    }
}
