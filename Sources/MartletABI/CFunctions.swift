// The C functions of CMartletABI, documented in its header. They are declared here and not imported, so that clients
// of this module load no C module. Unsafe pointers: addresses of values and objects that the callers keep alive.

@_extern(c, "martlet_abi_uses")
@usableFromInline
func martlet_abi_uses(_ fact: UInt32) -> Bool

@_extern(c, "martlet_abi_name")
func martlet_abi_name(_ fact: UInt32) -> UnsafePointer<CChar>

@_extern(c, "martlet_abi_leave_off")
func martlet_abi_leave_off(_ fact: UInt32)

@_extern(c, "martlet_abi_warn")
func martlet_abi_warn(_ line: UnsafePointer<CChar>)

@_extern(c, "martlet_abi_is_main_thread")
func martlet_abi_is_main_thread() -> Bool

@_extern(c, "martlet_load_word")
func martlet_load_word(_ object: UnsafeRawPointer) -> UInt

@_extern(c, "martlet_store_word")
func martlet_store_word(_ object: UnsafeMutableRawPointer, _ word: UInt)

@_extern(c, "martlet_make_object")
func martlet_make_object(_ type: UnsafeRawPointer) -> UnsafeRawPointer?

@_extern(c, "martlet_are_equal")
@usableFromInline
func martlet_are_equal(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ type: UnsafeRawPointer, _ witnesses: UnsafeRawPointer
) -> Bool

@_extern(c, "martlet_call_closure")
@usableFromInline
func martlet_call_closure(
    _ closure: UnsafeRawPointer, _ argument: UnsafeRawPointer, _ result: UnsafeMutableRawPointer)

@_extern(c, "martlet_enum_case")
func martlet_enum_case(_ value: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UInt32

@_extern(c, "martlet_enum_open")
func martlet_enum_open(_ value: UnsafeMutableRawPointer, _ type: UnsafeRawPointer)

@_extern(c, "martlet_enum_close")
func martlet_enum_close(_ payload: UnsafeMutableRawPointer, _ number: UInt32, _ type: UnsafeRawPointer)

@_extern(c, "martlet_abi_calls")
func martlet_abi_calls(_ calls: UnsafeMutablePointer<UInt>, _ limit: UInt) -> UInt

@_extern(c, "martlet_plural_rules")
func martlet_plural_rules(_ locale: UnsafePointer<CChar>) -> UnsafeMutableRawPointer?

@_extern(c, "martlet_forget_string_tables")
func martlet_forget_string_tables()

@_extern(c, "martlet_plural_keyword")
func martlet_plural_keyword(
    _ rules: UnsafeRawPointer, _ number: Double, _ keyword: UnsafeMutablePointer<CChar>, _ capacity: Int32
) -> Bool
