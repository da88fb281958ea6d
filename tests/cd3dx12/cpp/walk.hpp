// Compares two descriptions of state objects, member by member, and says where they differ. It knows no struct: those are in
// structs.hpp.
//
// The first of two values is always ours, whose wide characters are UTF-16 units of 2 bytes, as on Windows. The second is from
// these headers, whose WCHAR is `wchar_t` with 4 bytes here: text is compared by its characters. Pointers to something that was
// lent (code, COM objects) are compared as addresses, pointers into the array of subobjects as indices, and all others by
// whether they are null and by what they lead to.
#pragma once

#include <wsl/winadapter.h>
#include <directx/d3dx12.h>

#include <cstring>
#include <set>
#include <string>
#include <tuple>
#include <type_traits>
#include <typeinfo>

class Walk {
public:
    Walk(const D3D12_STATE_OBJECT_DESC& ours, const D3D12_STATE_OBJECT_DESC& theirs) : ours(ours), theirs(theirs) {}

    const D3D12_STATE_OBJECT_DESC& ours;
    const D3D12_STATE_OBJECT_DESC& theirs;
    int differences = 0;
    std::string report;
    // Which members of which structs were compared at all, and which differed.
    std::set<std::string> compared, differed;

    // Compares `a` with `b`, which have this name in what is compared now.
    template <class T> void member(const std::string& name, const T& a, const T& b) {
        const Place outside = go(name);
        value(a, b);
        place = outside;
    }

    // An array behind a pointer, with its length.
    template <class N, class T>
    void list(const char* count, const char* pointer, N a_len, const T* a, N b_len, const T* b) {
        member(count, a_len, b_len);
        if (present(pointer, a, b)) {
            for (N i = 0; i < a_len && i < b_len; i++) {
                member(pointer + ("[" + std::to_string(i) + "]"), a[i], b[i]);
            }
        }
    }

    // A value behind a pointer that may be null.
    template <class T> void behind(const char* name, const T* a, const T* b) {
        if (present(name, a, b)) {
            member(name, *a, *b);
        }
    }

    // All members of a struct, in the order of the C declaration; `names` are separated by ", ".
    template <class Tie> void all(const std::string& names, const Tie& a, const Tie& b) {
        size_t from = 0;
        each(names, from, a, b, std::make_index_sequence<std::tuple_size_v<Tie>>());
    }

    void differ(const std::string& a, const std::string& b) {
        if (differences++ < 16) {
            report += place.path + ": " + a + " / " + b + "\n";
        }
        differed.insert(place.member);
    }

private:
    // Where the walk is: from the object on, and in the innermost struct.
    struct Place {
        std::string path, owner, member;
    };
    Place place;

    // Goes to a member, an element (`[2]`), or an element of a member (`pExports[2]`); where it was before.
    Place go(const std::string& name) {
        Place outside = place;
        if (name[0] != '[') {
            place.path += place.path.empty() ? "" : ".";
            // Without the number in front of a subobject and behind a list.
            const size_t front = name.find(": ");
            place.member = place.owner + name.substr(front == name.npos ? 0 : front + 2);
            place.member.resize(std::min(place.member.find('['), place.member.size()));
        }
        place.path += name;
        return outside;
    }

    template <class Tie, size_t... I>
    void each(const std::string& names, size_t& from, const Tie& a, const Tie& b, std::index_sequence<I...>) {
        (member(next(names, from), std::get<I>(a), std::get<I>(b)), ...);
    }

    static std::string next(const std::string& names, size_t& from) {
        const size_t end = std::min(names.find(", ", from), names.size());
        const std::string name = names.substr(from, end - from);
        from = end + 2;
        return name;
    }

    // Whether both are there; one alone is a difference.
    bool present(const char* name, const void* a, const void* b) {
        const Place outside = go(name);
        compared.insert(place.member);
        if (!a != !b) {
            differ(a ? "not null" : "null", b ? "not null" : "null");
        }
        place = outside;
        return a && b;
    }

    template <class T> void value(const T& a, const T& b) {
        if constexpr (std::is_array_v<T>) {
            for (size_t i = 0; i < std::extent_v<T>; i++) {
                member("[" + std::to_string(i) + "]", a[i], b[i]);
            }
        } else if constexpr (std::is_class_v<T>) {
            // Without the digits in front, this compiler's name for a struct is the struct's.
            const char* name = typeid(T).name();
            place.owner = name + strspn(name, "0123456789") + std::string(".");
            compare(*this, a, b);
        } else {
            compared.insert(place.member);
            leaf(a, b);
        }
    }

    template <class T> void leaf(const T& a, const T& b) {
        if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
            if (a != b) {
                differ(std::to_string(static_cast<long long>(a)), std::to_string(static_cast<long long>(b)));
            }
        } else if constexpr (std::is_floating_point_v<T>) {
            if (memcmp(&a, &b, sizeof a) != 0) {
                differ(std::to_string(a), std::to_string(b));
            }
        } else if constexpr (std::is_same_v<T, LPCWSTR>) {
            text(reinterpret_cast<const char16_t*>(a), b);
        } else if constexpr (std::is_same_v<T, LPCSTR>) {
            if (!a || !b ? a != b : strcmp(a, b) != 0) {
                differ(a ? quoted(a) : "null", b ? quoted(b) : "null");
            }
        } else if constexpr (std::is_same_v<T, const D3D12_STATE_SUBOBJECT*>) {
            const std::string ours_is = index(a, ours), theirs_is = index(b, theirs);
            if (ours_is != theirs_is) {
                differ(ours_is, theirs_is);
            }
        } else {
            using Target = std::remove_pointer_t<T>;
            static_assert(std::is_void_v<Target> || std::is_base_of_v<IUnknown, Target>, "a list, or behind(...)");
            if (a != b) {
                differ(address(a), address(b));
            }
        }
    }

    void text(const char16_t* a, const wchar_t* b) {
        const std::wstring ours_is = a ? characters(a) : L"", theirs_is = b ? b : L"";
        if (!a != !b || ours_is != theirs_is) {
            differ(a ? quoted(utf8(ours_is)) : "null", b ? quoted(utf8(theirs_is)) : "null");
        }
    }

    // UTF-16 as characters; a surrogate without its other half stays what it is.
    static std::wstring characters(const char16_t* units) {
        std::wstring text;
        for (; *units; units++) {
            const bool pair = (units[0] & 0xFC00) == 0xD800 && (units[1] & 0xFC00) == 0xDC00;
            text += pair ? wchar_t(0x10000 + ((units[0] & 0x3FF) << 10) + (units[1] & 0x3FF)) : wchar_t(units[0]);
            units += pair;
        }
        return text;
    }

    static std::string utf8(const std::wstring& text) {
        std::string bytes;
        for (const unsigned c : text) {
            const int more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
            const unsigned char first[] = {0, 0xC0, 0xE0, 0xF0};
            bytes += char(first[more] | c >> 6 * more);
            for (int i = more; i-- > 0;) {
                bytes += char(0x80 | (c >> 6 * i & 0x3F));
            }
        }
        return bytes;
    }

    static std::string quoted(const std::string& text) { return "\"" + text + "\""; }

    static std::string address(const void* pointer) {
        char text[32];
        snprintf(text, sizeof text, "%p", pointer);
        return text;
    }

    static std::string index(const D3D12_STATE_SUBOBJECT* pointer, const D3D12_STATE_OBJECT_DESC& object) {
        if (!pointer) {
            return "null";
        }
        const size_t distance = reinterpret_cast<const char*>(pointer) - reinterpret_cast<const char*>(object.pSubobjects);
        const bool inside = distance % sizeof *pointer == 0 && distance / sizeof *pointer < object.NumSubobjects;
        return inside ? "#" + std::to_string(distance / sizeof *pointer) : "outside of the array";
    }
};
