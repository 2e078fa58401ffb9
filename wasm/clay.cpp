// Clay in the page: sculptures being made, as bytes in and bytes out. web/src/clay/wasm.ts is the
// only caller and says how they are laid out; numbers are little-endian, as everything in WebAssembly is.
#include <cstring>
#include <map>

#include "clay/mesh.hpp"
#include "clay/sculpture.hpp"

namespace {

using namespace clay;

constexpr std::size_t head_bytes = 12, dab_bytes = 8;  // of a stroke, and of each dab of it
constexpr std::int32_t no_fault = -1;

std::string said;    // what the caller wrote
std::string answer;  // what it may read

std::map<std::int32_t, Sculpture> sculptures;
std::int32_t opened = 0;

template <class T>
void put(const std::vector<T>& list) {
    answer.append(reinterpret_cast<const char*>(list.data()), list.size() * sizeof(T));
    answer.resize((answer.size() + 3) / 4 * 4);
}
void put(std::initializer_list<std::int32_t> numbers) { put(std::vector<std::int32_t>(numbers)); }

void put_patches(const Field& field, const std::vector<int>& blocks) {
    for (const int block : blocks) {
        const Mesh mesh = mesh_of(field, block);
        const auto size = [](const auto& list) { return static_cast<std::int32_t>(list.size()); };
        put({block, size(mesh.positions), size(mesh.triangles)});
        put(mesh.positions);
        put(mesh.normals);
        put(mesh.triangles);
    }
}

// How things stand: number, fault, strokes done, strokes that may still be, volume; then what changed.
void tell(std::int32_t number, std::int32_t fault, std::size_t done, std::size_t left, int volume) {
    answer.clear();
    put({number, fault, static_cast<std::int32_t>(done), static_cast<std::int32_t>(left), volume});
}
void tell(std::int32_t number, Sculpture& sculpture, std::optional<Fault> fault = {}) {
    tell(number, fault ? static_cast<std::int32_t>(*fault) : no_fault, sculpture.strokes(), sculpture.undone(),
         sculpture.volume());
    put_patches(sculpture.shown(), sculpture.take_dirty_blocks());
}
void refuse(Fault fault) { tell(0, static_cast<std::int32_t>(fault), 0, 0, 0); }

std::uint8_t byte_at(std::size_t at) { return static_cast<std::uint8_t>(said[at]); }
std::int16_t place_at(std::size_t at) { return static_cast<std::int16_t>(byte_at(at) | byte_at(at + 1) << 8); }

std::vector<Dab> dabs_said(std::size_t at) {
    std::vector<Dab> dabs;
    for (; at + dab_bytes <= said.size(); at += dab_bytes) {
        dabs.push_back({{place_at(at), place_at(at + 2), place_at(at + 4)}, byte_at(at + 6)});
    }
    return dabs;
}

Stroke stroke_said() {
    return {.tool = static_cast<Tool>(byte_at(0)),
            .is_mirrored = byte_at(1) != 0,
            .size = byte_at(2),
            .strength = byte_at(3),
            .shape = {.half = {byte_at(4), byte_at(5), byte_at(6)},
                      .turn = {byte_at(7), byte_at(8), byte_at(9)},
                      .blend = byte_at(10),
                      .is_hollow = byte_at(11) != 0},
            .path = dabs_said(head_bytes)};
}

void put_stroke(const Stroke& stroke) {
    put({static_cast<std::int32_t>(stroke.path.size())});
    const auto& [half, turn, blend, is_hollow] = stroke.shape;
    put(std::vector<std::uint8_t>{static_cast<std::uint8_t>(stroke.tool), stroke.is_mirrored, stroke.size,
                                  stroke.strength, half[0], half[1], half[2], turn[0], turn[1], turn[2], blend,
                                  is_hollow});
    for (const Dab& dab : stroke.path) put(std::vector<std::int16_t>{dab.at.x, dab.at.y, dab.at.z, dab.pressure});
}

}  // namespace

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

// Where to write `size` bytes of what is to be said next.
EXPORT(room_for) char* room_for(std::size_t size) {
    said.resize(size);
    return said.data();
}
EXPORT(answer_data) const char* answer_data() { return answer.data(); }
EXPORT(answer_size) std::size_t answer_size() { return answer.size(); }

// A packed list, with all its strokes done.
EXPORT(open) void clay_open(std::int32_t side) {
    auto strokes = unpack(said);
    if (!strokes) return refuse(strokes.error());
    auto& [number, sculpture] = *sculptures.emplace(++opened, Sculpture(side, std::move(*strokes))).first;
    while (sculpture.redo()) {
    }
    tell(number, sculpture);
}
EXPORT(close) void clay_close(std::int32_t number) { sculptures.erase(number); }

EXPORT(begin) void clay_begin(std::int32_t number) {
    Sculpture& sculpture = sculptures.at(number);
    sculpture.begin(stroke_said());
    tell(number, sculpture);
}
EXPORT(lead) void clay_lead(std::int32_t number) {
    Sculpture& sculpture = sculptures.at(number);
    const auto fault = sculpture.lead(dabs_said(0));
    tell(number, sculpture, fault);
}
EXPORT(end) void clay_end(std::int32_t number) {
    Sculpture& sculpture = sculptures.at(number);
    sculpture.end();
    tell(number, sculpture);
}
EXPORT(drop) void clay_drop(std::int32_t number) {
    Sculpture& sculpture = sculptures.at(number);
    sculpture.drop();
    tell(number, sculpture);
}
EXPORT(apply) void clay_apply(std::int32_t number) {
    Sculpture& sculpture = sculptures.at(number);
    const auto fault = sculpture.apply(stroke_said());
    tell(number, sculpture, fault);
}
EXPORT(undo) void clay_undo(std::int32_t number) {
    Sculpture& sculpture = sculptures.at(number);
    sculpture.undo();
    tell(number, sculpture);
}
EXPORT(redo) void clay_redo(std::int32_t number) {
    Sculpture& sculpture = sculptures.at(number);
    sculpture.redo();
    tell(number, sculpture);
}
EXPORT(clear) void clay_clear(std::int32_t number) {
    Sculpture& sculpture = sculptures.at(number);
    sculpture.clear();
    tell(number, sculpture);
}

EXPORT(packed) void clay_packed(std::int32_t number, std::size_t from, std::size_t to) {
    answer = pack(sculptures.at(number).list(from, to));
}
EXPORT(list) void clay_list(std::int32_t number, std::size_t from) {
    const Sculpture& sculpture = sculptures.at(number);
    answer.clear();
    for (const Stroke& stroke : sculpture.list(from, sculpture.strokes())) put_stroke(stroke);
}

// Of the coarse grid and of the one shown, for tests: 16 bytes.
EXPORT(hashes) void clay_hashes(std::int32_t number) {
    const Sculpture& sculpture = sculptures.at(number);
    answer.clear();
    put(std::vector<std::uint64_t>{sculpture.measured().hash(), sculpture.shown().hash()});
}
