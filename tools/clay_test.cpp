#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "clay/script.hpp"
#include "tools/commands.hpp"
#include "tools/record_file.hpp"

namespace tools {

namespace {

void write(const std::string& path, const std::string& bytes) { std::ofstream(path, std::ios::binary) << bytes; }

int draw(const std::string& file, const std::string& png) {
    const Command command = clay_command();
    return command.run(command.parse({file, "--png", png, "--pixels", "48"}));
}

}  // namespace

TEST(ClayCommand, AScriptAndItsPackedListLookTheSame) {
    const std::string folder = ::testing::TempDir();
    const std::string script = "ball at 512 300 512 half 200 200 200\n"
                               "brush carve size 40 path 512 400 700, 512 300 720\n";
    write(folder + "cut.txt", script);
    write(folder + "cut.clay", clay::pack(clay::read_script(script).value()));
    ASSERT_EQ(draw(folder + "cut.txt", folder + "text.png"), 0);
    ASSERT_EQ(draw(folder + "cut.clay", folder + "packed.png"), 0);
    EXPECT_EQ(read_file(folder + "text.png"), read_file(folder + "packed.png"));
    for (const char* name : {"cut.txt", "cut.clay", "text.png", "packed.png"}) std::filesystem::remove(folder + name);
}

}  // namespace tools
