/* The records of runtime/benches/accessors/records.rs and their accessors in C, with the same checks. */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

struct words {
    uint32_t level : 3;
    int32_t tilt : 5;
    uint32_t ready : 1;
    uint32_t count : 13;
    int32_t delta : 10;
    uint32_t index : 24;
};

struct packed {
    uint32_t kind : 4;
    uint32_t code : 13;
    int32_t offset : 20;
} __attribute__((packed));

struct tail {
    uint8_t tag;
    uint32_t rest : 24;
};

__attribute__((cold, noinline, noreturn)) static void out_of_range(void) { abort(); }

#define FIELD(record, member, type, low, high)                                                                         \
    __attribute__((noinline, noipa)) type c_get_##member(const struct record *r) { return r->member; }                 \
    __attribute__((noinline, noipa)) void c_set_##member(struct record *r, type value) {                               \
        if (value < (low) || value > (high))                                                                           \
            out_of_range();                                                                                            \
        r->member = value;                                                                                             \
    }

FIELD(words, level, uint8_t, 0, 7)
FIELD(words, tilt, int8_t, -16, 15)
FIELD(words, ready, bool, 0, 1)
FIELD(words, count, uint16_t, 0, 8191)
FIELD(words, delta, int16_t, -512, 511)
FIELD(words, index, uint32_t, 0, 16777215)
FIELD(packed, code, uint16_t, 0, 8191)
FIELD(packed, offset, int32_t, -524288, 524287)
FIELD(tail, rest, uint32_t, 0, 16777215)

#define CALL(record, member, value)                                                                                    \
    c_set_##member(&record, value);                                                                                    \
    if (c_get_##member(&record) != (value))                                                                            \
        return 1;

int main(void) {
    struct words words = {0};
    struct packed packed = {0};
    struct tail tail = {0};
    CALL(words, level, 5)
    CALL(words, tilt, -7)
    CALL(words, ready, true)
    CALL(words, count, 0x1234)
    CALL(words, delta, -300)
    CALL(words, index, 0x123456)
    CALL(packed, code, 0x1234)
    CALL(packed, offset, -300000)
    CALL(tail, rest, 0x123456)
    return 0;
}
