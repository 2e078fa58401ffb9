#include "server/net/files.hpp"

#include <gtest/gtest.h>
#include <unistd.h>
#include <zlib.h>

#include <fstream>

namespace server {
namespace {

namespace fs = std::filesystem;

class FilesTest : public testing::Test {
protected:
    void SetUp() override {
        std::string name = (fs::temp_directory_path() / "palette-files-XXXXXX").string();
        ASSERT_NE(mkdtemp(name.data()), nullptr);
        folder_ = name;
    }
    void TearDown() override { fs::remove_all(folder_); }

    void write(const std::string& name, const std::string& content) const {
        fs::create_directories((folder_ / name).parent_path());
        std::ofstream(folder_ / name, std::ios::binary) << content;
    }

    fs::path folder_;
};

std::string gunzip(const std::string& packed) {
    z_stream stream{};
    EXPECT_EQ(inflateInit2(&stream, 15 + 16), Z_OK);
    std::string content(1 << 16, '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(content.data());
    stream.avail_out = static_cast<uInt>(content.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    content.resize(stream.total_out);
    inflateEnd(&stream);
    return content;
}

const std::string page(5000, 'p');

TEST_F(FilesTest, Files_are_found_by_their_name_and_by_nothing_else) {
    write("index.html", page);
    write("assets/app-1a2b.js", "let a;");
    const Files files(folder_);
    ASSERT_NE(files.find("/index.html"), nullptr);
    ASSERT_NE(files.find("/assets/app-1a2b.js"), nullptr);
    for (const char* other : {"/", "", "index.html", "/assets", "/assets/", "//index.html", "/./index.html",
                              "/assets/../index.html", "/../index.html", "/%69ndex.html", "/INDEX.HTML"}) {
        EXPECT_EQ(files.find(other), nullptr) << other;
    }
}

TEST_F(FilesTest, Hashed_names_are_kept_for_ever_and_others_asked_for_again) {
    write("index.html", page);
    write("assets/app-1a2b.js", "let a;");
    const Files files(folder_);
    EXPECT_EQ(files.find("/index.html")->cache, "no-cache");
    EXPECT_EQ(files.find("/assets/app-1a2b.js")->cache, "public, max-age=31536000, immutable");
}

TEST_F(FilesTest, Content_types_follow_the_name) {
    for (const char* name : {"a.html", "a.js", "a.wasm", "a.woff2", "a.svg", "a.strange"}) write(name, "x");
    const Files files(folder_);
    EXPECT_EQ(files.find("/a.html")->content_type, "text/html; charset=utf-8");
    EXPECT_EQ(files.find("/a.js")->content_type, "text/javascript; charset=utf-8");
    EXPECT_EQ(files.find("/a.wasm")->content_type, "application/wasm");
    EXPECT_EQ(files.find("/a.woff2")->content_type, "font/woff2");
    EXPECT_EQ(files.find("/a.svg")->content_type, "image/svg+xml");
    EXPECT_EQ(files.find("/a.strange")->content_type, "application/octet-stream");
}

TEST_F(FilesTest, Text_is_compressed_once_for_those_who_can_read_it) {
    write("index.html", page);
    const Files files(folder_);
    const File& file = *files.find("/index.html");
    EXPECT_EQ(choose(file, "").body, page);
    const File::Form& packed = choose(file, "gzip, deflate, br");
    EXPECT_EQ(packed.encoding, "gzip");
    EXPECT_LT(packed.body.size(), 200u);
    EXPECT_EQ(gunzip(packed.body), page);
    EXPECT_EQ(choose(file, "deflate, gzip;q=0.5").encoding, "gzip");
    for (const char* refusing : {"gzip;q=0", "gzip;q=0.000, br", "identity", "xgzip", "gzipped"}) {
        EXPECT_EQ(choose(file, refusing).encoding, "") << refusing;
    }
}

TEST_F(FilesTest, What_compression_would_not_shrink_stays_as_it_is) {
    write("tiny.js", "let a;");
    write("picture.png", page);
    const Files files(folder_);
    EXPECT_EQ(files.find("/tiny.js")->forms.size(), 1u);
    EXPECT_EQ(files.find("/picture.png")->forms.size(), 1u);
}

TEST_F(FilesTest, Forms_prepared_beside_a_file_are_used_and_not_listed) {
    write("app.js", page);
    write("app.js.br", "brotli!");
    write("app.js.gz", "gzipped!!");
    write("alone.gz", "an archive");
    const Files files(folder_);
    EXPECT_EQ(choose(*files.find("/app.js"), "gzip, br").body, "brotli!");
    EXPECT_EQ(choose(*files.find("/app.js"), "gzip").body, "gzipped!!");
    EXPECT_EQ(choose(*files.find("/app.js"), "").body, page);
    EXPECT_EQ(files.find("/app.js.br"), nullptr);
    EXPECT_EQ(files.find("/app.js.gz"), nullptr);
    EXPECT_NE(files.find("/alone.gz"), nullptr);
}

TEST_F(FilesTest, A_browser_that_holds_this_form_is_told_so) {
    write("index.html", page);
    const Files files(folder_);
    const File::Form& plain = choose(*files.find("/index.html"), "");
    const File::Form& packed = choose(*files.find("/index.html"), "gzip");
    EXPECT_NE(plain.etag, packed.etag);
    EXPECT_TRUE(plain.etag.starts_with('"') && plain.etag.ends_with('"'));
    EXPECT_TRUE(is_held(plain, plain.etag));
    EXPECT_TRUE(is_held(plain, "\"other\", W/" + plain.etag));
    EXPECT_TRUE(is_held(plain, "*"));
    EXPECT_FALSE(is_held(plain, packed.etag));
    EXPECT_FALSE(is_held(plain, ""));
}

TEST_F(FilesTest, The_tag_changes_with_the_content) {
    write("index.html", page);
    const std::string before = choose(*Files(folder_).find("/index.html"), "").etag;
    write("index.html", page + "!");
    EXPECT_NE(choose(*Files(folder_).find("/index.html"), "").etag, before);
}

TEST_F(FilesTest, A_missing_folder_is_an_error) {
    EXPECT_THROW(Files(folder_ / "nowhere"), fs::filesystem_error);
    EXPECT_TRUE(Files().empty());
}

}  // namespace
}  // namespace server
