// Client data from an enemy: refused, or read as any other reader of JSON would.
#include "core/check.hpp"
#include "core/json.hpp"
#include "keys/client_data.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(bytes), size);
    const auto data = keys::read_client_data(text);
    if (!data) return 0;
    boost::system::error_code error;
    const boost::json::value tree = boost::json::parse(boost::json::string_view(text.data(), text.size()), error);
    CHECK(!error);
    CHECK(tree.at("type").as_string() == data->type && tree.at("origin").as_string() == data->origin);
    CHECK(tree.at("challenge").as_string() == data->challenge);
    return 0;
}
