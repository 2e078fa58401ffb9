#include "keys/client_data.hpp"

#include "core/json.hpp"

namespace keys {

std::optional<ClientData> read_client_data(std::string_view json) {
    if (json.size() > client_data_bytes_max) return std::nullopt;
    const std::optional<core::Json> tree = core::decode<core::Json>(json);
    if (!tree || !tree->is_object()) return std::nullopt;
    const boost::json::object& object = tree->get_object();
    const auto take = [&](std::string_view name, auto& out) {
        const core::Json* member = object.if_contains(name);
        return member != nullptr && core::read(*member, out);
    };
    ClientData data;
    if (!take("type", data.type) || !take("challenge", data.challenge) || !take("origin", data.origin)) {
        return std::nullopt;
    }
    if (object.contains("crossOrigin") && !take("crossOrigin", data.is_cross_origin)) return std::nullopt;
    if (object.contains("topOrigin")) data.is_cross_origin = true;  // only frames of another site have one
    return data;
}

}  // namespace keys
