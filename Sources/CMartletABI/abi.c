#define _GNU_SOURCE
#include "CMartletABI.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const names[MARTLET_ABI_FACT_COUNT] = {
    [MARTLET_ABI_CLOSURE_CALLS] = "closure-calls",
    [MARTLET_ABI_EQUALITY_WITNESSES] = "equality-witnesses",
    [MARTLET_ABI_TYPE_KINDS] = "type-kinds",
    [MARTLET_ABI_FIELD_ENUMERATION] = "field-enumeration",
    [MARTLET_ABI_WEAK_FLAGS] = "weak-flags",
    [MARTLET_ABI_MAIN_ACTOR_CLOSURES] = "main-actor-closures",
    [MARTLET_ABI_OBSERVATION_CALLBACKS] = "observation-callbacks",
    [MARTLET_ABI_OBJECT_CLASSES] = "object-classes",
    [MARTLET_ABI_FRAME_POINTERS] = "frame-pointers",
    [MARTLET_ABI_PLURAL_RULES] = "plural-rules",
    [MARTLET_ABI_OBJECT_INITIALIZERS] = "object-initializers",
    [MARTLET_ABI_ENUM_PAYLOADS] = "enum-payloads",
};

static const unsigned int all = (1u << MARTLET_ABI_FACT_COUNT) - 1;

/// One bit for each fact in use. Set from the environment before the program's own code runs.
static unsigned int facts_in_use = (1u << MARTLET_ABI_FACT_COUNT) - 1;

_Bool martlet_abi_uses(unsigned int fact) {
    return (__atomic_load_n(&facts_in_use, __ATOMIC_RELAXED) >> fact) & 1;
}

const char *martlet_abi_name(unsigned int fact) { return fact < MARTLET_ABI_FACT_COUNT ? names[fact] : ""; }

void martlet_abi_leave_off(unsigned int fact) {
    __atomic_fetch_and(&facts_in_use, ~(1u << fact), __ATOMIC_RELAXED);
}

unsigned int martlet_abi_parse(const char *value) {
    if (!value || !*value || !strcmp(value, "on")) return all;
    if (!strcmp(value, "off")) return 0;
    unsigned int facts = all;
    while (*value) {
        size_t length = strcspn(value, ",");
        unsigned int fact = 0;
        while (fact < MARTLET_ABI_FACT_COUNT
               && (strlen(names[fact]) != length || strncmp(names[fact], value, length))) {
            fact++;
        }
        if (fact < MARTLET_ABI_FACT_COUNT) {
            facts &= ~(1u << fact);
        } else {
            fputs("MARTLET_ABI has a name that there is not. It is \"off\", or a list with commas of:", stderr);
            for (fact = 0; fact < MARTLET_ABI_FACT_COUNT; fact++) fprintf(stderr, " %s", names[fact]);
            fputs("\n", stderr);
        }
        value += length;
        if (*value) value++;
    }
    return facts;
}

// Before any code of the program: what is on the way of every body looks at it, and nothing there waits for it.
__attribute__((constructor)) static void read_environment(void) {
    facts_in_use = martlet_abi_parse(getenv("MARTLET_ABI"));
}

void martlet_abi_warn(const char *line) {
    fputs(line, stderr);
    fputs("\n", stderr);
}

_Bool martlet_abi_is_main_thread(void) { return getpid() == gettid(); }

unsigned long martlet_load_word(const void *object) {
    return __atomic_load_n((const unsigned long *)object, __ATOMIC_ACQUIRE);
}

void martlet_store_word(void *object, unsigned long word) {
    __atomic_store_n((unsigned long *)object, word, __ATOMIC_RELEASE);
}

_Bool martlet_are_equal(const void *a, const void *b, const void *type, const void *witnesses) {
    typedef __attribute__((swiftcall)) _Bool (*equality)(
        const void *, const void *, __attribute__((swift_context)) const void *, const void *, const void *);
    return ((equality)((void *const *)witnesses)[1])(a, b, type, type, witnesses);
}

void martlet_call_closure(const void *closure, const void *argument, void *result) {
    typedef __attribute__((swiftcall)) void (*function)(
        __attribute__((swift_indirect_result)) void *, const void *, __attribute__((swift_context)) const void *);
    const void *const *words = (const void *const *)closure;
    ((function)words[0])(result, argument, words[1]);
}

/// The word of a type's value witness table at an index. The table's address is before the metadata.
static const void *value_witness(const void *type, unsigned int index) {
    return ((const void *const *const *)type)[-1][index];
}

unsigned int martlet_enum_case(const void *value, const void *type) {
    typedef __attribute__((swiftcall)) unsigned int (*function)(const void *, const void *);
    return ((function)value_witness(type, 11))(value, type);
}

void martlet_enum_open(void *value, const void *type) {
    typedef __attribute__((swiftcall)) void (*function)(void *, const void *);
    ((function)value_witness(type, 12))(value, type);
}

void martlet_enum_close(void *payload, unsigned int number, const void *type) {
    typedef __attribute__((swiftcall)) void (*function)(void *, unsigned int, const void *);
    ((function)value_witness(type, 13))(payload, number, type);
}

unsigned long martlet_abi_calls(unsigned long *calls, unsigned long limit) {
    // Where the thread's stack ends, which is asked of the system once.
    static _Thread_local uintptr_t end = 0;
    if (!end) {
        pthread_attr_t attributes;
        void *base;
        size_t size;
        if (pthread_getattr_np(pthread_self(), &attributes)) return 0;
        if (!pthread_attr_getstack(&attributes, &base, &size)) end = (uintptr_t)base + size;
        pthread_attr_destroy(&attributes);
    }
    unsigned long count = 0;
    uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
    while (count < limit && frame % sizeof(uintptr_t) == 0 && frame < end - 2 * sizeof(uintptr_t)) {
        const uintptr_t *words = (const uintptr_t *)frame;
        if (!words[1]) break;
        calls[count++] = words[1];
        // Swift's asynchronous functions set a bit that no address has.
        uintptr_t next = words[0] & ~((uintptr_t)1 << 60);
        // Callers are further up; on another stack nothing is known.
        if (next <= frame) break;
        frame = next;
    }
    return count;
}

// The functions of ICU's C interface, uplrules_open and uplrules_select, under the names that Foundation's build gives them.
// A UChar is two bytes, and an error code above zero is a failure.
typedef void *(*open_rules)(const char *locale, int *error);
typedef int (*select_keyword)(const void *rules, double number, uint16_t *keyword, int capacity, int *error);

void *martlet_plural_rules(const char *locale) {
    open_rules open = (open_rules)dlsym(RTLD_DEFAULT, "swift_uplrules_open");
    int error = 0;
    void *rules = open ? open(locale, &error) : 0;
    return error > 0 ? 0 : rules;
}

_Bool martlet_plural_keyword(const void *rules, double number, char *keyword, int capacity) {
    select_keyword select = (select_keyword)dlsym(RTLD_DEFAULT, "swift_uplrules_select");
    uint16_t characters[16];
    int error = 0;
    int length = select ? select(rules, number, characters, 16, &error) : 0;
    if (error > 0 || length <= 0 || length >= 16 || length >= capacity) return 0;
    for (int index = 0; index < length; index++) keyword[index] = (char)characters[index];
    keyword[length] = 0;
    return 1;
}

// Functions of the C part of Foundation. A bundle keeps the tables that it has read, and no public function has it read
// them again.
typedef const void *(*all_bundles)(void);
typedef long (*array_count)(const void *array);
typedef const void *(*array_value)(const void *array, long index);
typedef void (*flush_caches)(const void *bundle);
typedef void (*release_object)(const void *object);

void martlet_forget_string_tables(void) {
    all_bundles bundles = (all_bundles)dlsym(RTLD_DEFAULT, "_CFBundleCopyAllBundles");
    array_count count = (array_count)dlsym(RTLD_DEFAULT, "CFArrayGetCount");
    array_value value = (array_value)dlsym(RTLD_DEFAULT, "CFArrayGetValueAtIndex");
    flush_caches flush = (flush_caches)dlsym(RTLD_DEFAULT, "_CFBundleFlushBundleCaches");
    release_object release = (release_object)dlsym(RTLD_DEFAULT, "CFRelease");
    if (!bundles || !count || !value || !flush || !release) return;
    const void *all = bundles();
    if (!all) return;
    for (long index = 0; index < count(all); index++) flush(value(all, index));
    release(all);
}

// Foundation's NSObject and its allocating init(), by the names that Swift gives to their descriptions. Weak, as a program
// without Foundation has neither.
extern const char object_class __asm__("$s10Foundation8NSObjectCMn") __attribute__((weak));
extern const char object_initializer __asm__("$s10Foundation8NSObjectCACycfCTq") __attribute__((weak));

// The runtime's: the function that a class has for a method of a class above it.
extern void *swift_lookUpClassMethod(const void *type, const void *method, const void *description);

const void *martlet_make_object(const void *type) {
    typedef __attribute__((swiftcall)) const void *(*initializer)(__attribute__((swift_context)) const void *);
    if (!&object_class || !&object_initializer) return 0;
    return ((initializer)swift_lookUpClassMethod(type, &object_initializer, &object_class))(type);
}
