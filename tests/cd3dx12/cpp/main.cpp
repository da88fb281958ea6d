// What the Rust side calls.

#include "collections.hpp"
#include "pipelines.hpp"
#include "programs.hpp"
#include "states.hpp"
#include "structs.hpp"

namespace {
struct Table {
    const Case* cases;
    size_t length;
    template <size_t N> constexpr Table(const Case (&cases)[N]) : cases(cases), length(N) {}
};
const Table TABLES[] = {
    PIPELINES, INCLUDING, STATES,
#if D3D12_SDK_VERSION >= 612
    PROGRAMS,
#endif
};

const Case* find(const char* name) {
    for (const Table& table : TABLES) {
        for (size_t i = 0; i < table.length; i++) {
            if (strcmp(table.cases[i].name, name) == 0) {
                return &table.cases[i];
            }
        }
    }
    return nullptr;
}
}

extern "C" {
// Which headers these are.
unsigned clayout_sdk_version() { return D3D12_SDK_VERSION; }

// The state objects by their number, null after the last.
const char* clayout_case(size_t number) {
    for (const Table& table : TABLES) {
        if (number < table.length) {
            return table.cases[number].name;
        }
        number -= table.length;
    }
    return nullptr;
}

// 32 bytes.
const void* clayout_code(size_t which) { return CODE[which]; }
void* clayout_signature(size_t which) { return &SIGNATURES[which]; }
void* clayout_collection(size_t which) { return &COLLECTIONS[which]; }

// All references to all objects.
unsigned long clayout_references() {
    unsigned long all = 0;
    for (const auto& object : SIGNATURES) {
        all += object.count;
    }
    for (const auto& object : COLLECTIONS) {
        all += object.count;
    }
    return all;
}

// Builds the state object of a name and compares ours with it: the number of differences, -1 for an unknown name. Tells where
// they are, one a line, then after an empty line the members that were compared (`+`) and those that differed (`-`).
int clayout_compare(const char* name, const D3D12_STATE_OBJECT_DESC* ours, char* report, size_t capacity) {
    const Case* known = find(name);
    if (!known) {
        return -1;
    }
    Object theirs(known->type);
    known->build(theirs);
    Walk walk(*ours, theirs.description());
    objects(walk);
    std::string text = walk.report + "\n";
    for (const auto& member : walk.compared) {
        text += "+" + member + "\n";
    }
    for (const auto& member : walk.differed) {
        text += "-" + member + "\n";
    }
    snprintf(report, capacity, "%s", text.c_str());
    return walk.differences;
}
}
