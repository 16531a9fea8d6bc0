internal import CMartletSQLite

extension Database {
    /// A closure that runs before statements.
    final class StatementObserver {
        let body: () -> Void

        init(_ body: @escaping () -> Void) { self.body = body }
    }

    /// Calls a closure before each statement outside of a transaction, for tests of saves in between.
    ///
    /// The statement sees what other connections have committed in the closure. The closure must not use this one.
    func beforeStatements(_ body: @escaping () -> Void) {
        let observer = StatementObserver(body)
        statementObserver = observer
        sqlite3_trace_v2(
            handle, UInt32(SQLITE_TRACE_STMT),
            { _, context, statement, _ in
                guard let context, let statement,
                    sqlite3_get_autocommit(sqlite3_db_handle(OpaquePointer(statement))) != 0
                else { return 0 }
                Unmanaged<StatementObserver>.fromOpaque(context).takeUnretainedValue().body()
                return 0
            }, Unmanaged.passUnretained(observer).toOpaque())
    }
}
