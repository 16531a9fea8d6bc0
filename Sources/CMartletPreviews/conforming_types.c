// Reads the conformance records that the compiler emits, as docs/ABI/TypeMetadata.rst of the Swift project and the
// toolchain's header MetadataSections.h describe them. Only debug builds that show previews contain this code.

#include "CMartletPreviews.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct range {
    uintptr_t start;
    size_t length;
};

// The beginning of the runtime's MetadataSections.
struct sections {
    uintptr_t version;
    const void *base_address;
    void *unused[2];
    struct range protocols;
    struct range conformances;
};

void swift_enumerateAllMetadataSections(
    bool (*body)(const struct sections *sections, void *context), void *context);

struct conformance {
    int32_t protocol;
    int32_t type;
    int32_t witnesses;
    uint32_t flags;
};

struct protocol {
    uint32_t flags;
    int32_t parent;
    int32_t name;
};

struct type_descriptor {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t accessor;
};

struct response {
    const void *metadata;
    size_t state;
};

typedef __attribute__((swiftcall)) struct response (*accessor)(size_t request);

struct search {
    const char *name;
    void (*found)(const void *metadata, void *context);
    void *context;
};

static const void *follow(const int32_t *offset) {
    return *offset == 0 ? NULL : (const char *)offset + *offset;
}

// The lowest bit says that the offset leads to a pointer.
static const void *follow_indirectable(const int32_t *offset) {
    int32_t distance = *offset & ~1;
    if (distance == 0) return NULL;
    const char *place = (const char *)offset + distance;
    return *offset & 1 ? *(const void *const *)place : place;
}

static const struct type_descriptor *type_of(const struct conformance *conformance) {
    switch (conformance->flags >> 3 & 7) {
    case 0:
        return follow(&conformance->type);
    case 1: {
        const void *const *place = follow(&conformance->type);
        return place ? *place : NULL;
    }
    default:
        return NULL;
    }
}

static bool visit(const struct sections *sections, void *context) {
    const struct search *search = context;
    const int32_t *record = (const int32_t *)sections->conformances.start;
    const int32_t *end = record + sections->conformances.length / sizeof(int32_t);
    for (; record < end; record++) {
        const struct conformance *conformance = follow(record);
        if (!conformance) continue;
        const struct protocol *protocol = follow_indirectable(&conformance->protocol);
        if (!protocol) continue;
        const char *name = follow(&protocol->name);
        if (!name || strcmp(name, search->name) != 0) continue;
        const struct type_descriptor *type = type_of(conformance);
        if (!type) continue;
        uint32_t kind = type->flags & 0x1f;
        bool is_generic = type->flags & 0x80;
        // Classes, structures and enumerations.
        if (kind < 16 || kind > 18 || is_generic) continue;
        accessor make = (accessor)(uintptr_t)follow(&type->accessor);
        if (make) search->found(make(0).metadata, search->context);
    }
    return true;
}

void martlet_find_conforming_types(
    const char *protocol_name, void (*found)(const void *metadata, void *context), void *context) {
    struct search search = {protocol_name, found, context};
    swift_enumerateAllMetadataSections(visit, &search);
}
