// The system's SQLite, as stored models use it.
#include <sqlite3.h>
