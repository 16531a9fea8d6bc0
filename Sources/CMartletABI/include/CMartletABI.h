#ifndef C_MARTLET_ABI_H
#define C_MARTLET_ABI_H

// What Swift cannot say about Swift's own calling convention, and which facts about it are in use. Swift declares these
// functions again, where it calls them (CFunctions.swift), so that who compiles against Martlet loads no C module.

/// What MartletABI relies on. Swift's `ABIFact` has the same cases in the same order, and describes them.
enum martlet_abi_fact {
    MARTLET_ABI_CLOSURE_CALLS,
    MARTLET_ABI_EQUALITY_WITNESSES,
    MARTLET_ABI_TYPE_KINDS,
    MARTLET_ABI_FIELD_ENUMERATION,
    MARTLET_ABI_WEAK_FLAGS,
    MARTLET_ABI_MAIN_ACTOR_CLOSURES,
    MARTLET_ABI_OBSERVATION_CALLBACKS,
    MARTLET_ABI_OBJECT_CLASSES,
    MARTLET_ABI_FRAME_POINTERS,
    MARTLET_ABI_PLURAL_RULES,
    MARTLET_ABI_OBJECT_INITIALIZERS,
    MARTLET_ABI_ENUM_PAYLOADS,
    MARTLET_ABI_FACT_COUNT,
};

/// Whether a fact is in use: a load and a test.
_Bool martlet_abi_uses(unsigned int fact);

/// The name of a fact, as MARTLET_ABI has it.
const char *martlet_abi_name(unsigned int fact);

/// Leaves off one fact from here on.
void martlet_abi_leave_off(unsigned int fact);

/// What is in use with a value of MARTLET_ABI, which may be null. Says on standard error which names there are not.
unsigned int martlet_abi_parse(const char *value);

/// Writes a line to standard error.
void martlet_abi_warn(const char *line);

/// Whether the calling thread is the one that the program began with.
_Bool martlet_abi_is_main_thread(void);

/// The first word of an object, which says what class it is of.
unsigned long martlet_load_word(const void *object);
void martlet_store_word(void *object, unsigned long word);

/// Creates an object of a subclass of Foundation's NSObject by its init(), with one reference, which is the caller's; null in
/// a program without Foundation.
const void *martlet_make_object(const void *type);

/// Calls the `==` of a Swift type with the places of two values.
///
/// `witnesses` is the type's table for `Equatable`: the conformance, and then the protocol's one function, which takes
/// the two places, the type as the context, and the type and its table again, as every static witness does.
_Bool martlet_are_equal(const void *a, const void *b, const void *type, const void *witnesses);

/// Calls a Swift closure of one argument and one result, as code calls it that knows neither of their types.
///
/// Such a closure is two words, a function and its context. It takes the place of its argument, and puts its result in
/// a place that it is given. Called like this, the closure is not copied first, and neither is the argument.
void martlet_call_closure(const void *closure, const void *argument, void *result);

/// The number of an enum's case: those with payloads come first. `type` must be an enum.
///
/// An enum's value witness table has three functions after those of all types, their sizes and flags: the number of the
/// case, taking the value apart so that its payload is at its address, and putting it together again.
unsigned int martlet_enum_case(const void *value, const void *type);

/// Leaves the payload of the value's case at the address of the value, which is no value of the enum until
/// `martlet_enum_close`.
void martlet_enum_open(void *value, const void *type);

/// Turns the payload of a case into a value of the enum.
void martlet_enum_close(void *payload, unsigned int number, const void *type);

/// The addresses to which the functions return that are being called, from the innermost outwards: as many as there is
/// room for, and as far as their frames lie on the stack that the thread began with. Returns how many there are.
unsigned long martlet_abi_calls(unsigned long *calls, unsigned long limit);

/// The plural rules of a locale such as `hr` or `pt_PT`, from the ICU that Foundation brings; null where its functions
/// are not in the program's dynamic symbols. Never released.
void *martlet_plural_rules(const char *locale);

/// Writes the category of a number, such as `few`, into `keyword`. Returns whether there is one. Any thread.
_Bool martlet_plural_keyword(const void *rules, double number, char *keyword, int capacity);

/// Has Foundation read the tables of texts of all bundles again that are looked up from here on. Does nothing where its
/// functions are not in the program's dynamic symbols. Any thread.
void martlet_forget_string_tables(void);

#endif
