// CHECK stops a program that has gone wrong, in release builds too: a table that stops is better than
// a table that lies. It is never for what a player or the world may do.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace core {

[[noreturn]] inline void check_failed(const char* file, int line, const char* condition) {
    std::fprintf(stderr, "%s:%d: CHECK failed: %s\n", file, line, condition);
    std::abort();
}

}  // namespace core

#define CHECK(condition)                                                     \
    do {                                                                     \
        if (!(condition)) ::core::check_failed(__FILE__, __LINE__, #condition); \
    } while (false)
