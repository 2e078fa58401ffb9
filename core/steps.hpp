// How much was done, in steps that are alike on every machine: values read, strokes unpacked, points of clay touched.
// Loading a table must not take more than so many; seconds would tell of the machine and not of the log.
#pragma once

#include <cstddef>
#include <cstdint>

namespace core {

inline thread_local std::int64_t steps_done = 0;  // by this thread, ever

inline constexpr std::size_t bytes_a_step = 16;  // of a text that is read or copied

inline void count_steps(std::int64_t steps) { steps_done += steps; }
inline void count_text(std::size_t bytes) { steps_done += static_cast<std::int64_t>(1 + bytes / bytes_a_step); }

}  // namespace core
