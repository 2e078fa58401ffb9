// Strict JSON: every way of being almost right is refused, and what we write we can read.
#include "core/json.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"
#include "core/seat.hpp"

namespace core {
namespace {

using boost::describe::operators::operator==;

enum class Mood { calm, wild };
BOOST_DESCRIBE_ENUM(Mood, calm, wild)

enum class Id : std::uint16_t {};

struct Point {
    std::int8_t x = 0;
    std::uint32_t y = 0;
};
BOOST_DESCRIBE_STRUCT(Point, (), (x, y))

struct Jump {
    static constexpr std::string_view type = "jump";
    std::int32_t height = 0;
};
BOOST_DESCRIBE_STRUCT(Jump, (), (height))

struct Rest {
    static constexpr std::string_view type = "rest";
};
BOOST_DESCRIBE_STRUCT(Rest, (), ())

using Act = std::variant<Jump, Rest>;

struct Everything {
    bool flag = false;
    std::string text{};
    Mood mood{};
    Id id{};
    Seat seat{};
    std::optional<Point> maybe{};
    std::vector<Point> points{};
    std::array<std::int8_t, 2> pair{};
    List<std::int16_t, 3> few{};
    Set<6> set{};
    Act act{};
    Json any{};
};
BOOST_DESCRIBE_STRUCT(Everything, (), (flag, text, mood, id, seat, maybe, points, pair, few, set, act, any))

template <class T>
bool reads(std::string_view text) { return decode<T>(text).has_value(); }

template <class T>
void refuses(std::initializer_list<std::string_view> texts) {
    for (const std::string_view text : texts) EXPECT_FALSE(reads<T>(text)) << text;
}

TEST(Json, everything_survives_the_wire) {
    const Everything everything{.flag = true, .text = "é\"\\\n:", .mood = Mood::wild, .id = Id{65535},
                                .seat = Seat::spectator, .maybe = Point{-128, 4294967295u},
                                .points = {{1, 2}, {3, 4}}, .pair = {-1, 1}, .few = {-32768, 32767}, .set = {0, 5},
                                .act = Jump{7},
                                .any = boost::json::parse(R"({"a":[1,null,{"b":"c:d"}]})")};
    EXPECT_EQ(decode<Everything>(encode(everything)), everything);
    EXPECT_EQ(decode<Everything>(encode(Everything{})), Everything{});
}

// A bot's answer is read from the value it made, without text between.
TEST(Json, what_is_written_can_be_read_at_once) {
    const Everything everything{.maybe = Point{1, 4294967295u}, .set = {1, 2}, .act = Jump{7}};
    Everything again;
    EXPECT_TRUE(read(to_json(everything), again));
    EXPECT_EQ(again, everything);
}

TEST(Json, has_one_spelling) {
    EXPECT_EQ(encode(Point{.x = -1, .y = 2}), R"({"x":-1,"y":2})");
    EXPECT_EQ(encode(Act(Jump{3})), R"({"type":"jump","height":3})");
    EXPECT_EQ(encode(Act(Rest{})), R"({"type":"rest"})");
    EXPECT_EQ(encode(Set<6>{5, 0, 3}), "[0,3,5]");
    EXPECT_EQ(encode(List<std::int8_t, 3>{2, 1}), "[2,1]");
    EXPECT_EQ(encode(std::optional<bool>{}), "null");
    EXPECT_EQ(encode(Mood::wild), R"("wild")");
    EXPECT_EQ(encode(Seat::nature), "-1");
}

TEST(Json, fields_come_in_any_order) { EXPECT_EQ(decode<Point>(R"( {"y":2, "x":1} )"), (Point{1, 2})); }

TEST(Json, a_missing_field_is_refused) {
    EXPECT_FALSE(reads<Point>(R"({"x":1})"));
    EXPECT_FALSE(reads<Point>("{}"));
    EXPECT_FALSE(reads<Act>(R"({"type":"jump"})"));
    EXPECT_FALSE(reads<Act>(R"({"height":1})"));
}

TEST(Json, an_unknown_field_is_refused) {
    EXPECT_FALSE(reads<Point>(R"({"x":1,"y":2,"z":3})"));
    EXPECT_FALSE(reads<Act>(R"({"type":"rest","height":1})"));
    EXPECT_FALSE(reads<Act>(R"({"type":"jump","height":1,"x":1})"));
    EXPECT_FALSE(reads<Point>(R"({"type":"point","x":1,"y":2})"));
}

TEST(Json, a_wrong_type_is_refused) {
    refuses<std::int32_t>({"null", "true", R"("1")", "[]", "{}", "[1]"});
    refuses<bool>({"null", "0", "1", R"("true")", "[]"});
    refuses<std::string>({"null", "1", "true", "[]", "{}"});
    refuses<Mood>({"null", "1", R"("")", R"("Wild")", R"("angry")"});
    refuses<std::vector<Point>>({"null", "1", R"("a")", "{}", "[1]"});
    refuses<Point>({"null", "1", "[]", R"("x")"});
    refuses<Act>({"null", "1", R"("rest")", "[]", R"({"type":1})", R"({"type":"fly"})", R"({"type":null})"});
    refuses<std::optional<bool>>({"0", "[]"});
    refuses<Set<6>>({"null", "3", "{}"});
}

TEST(Json, a_number_that_is_not_whole_is_refused) {
    refuses<std::int32_t>({"1.0", "1e0", "0.5", "-0.0", "1E2", "1e400"});
    refuses<Set<6>>({"[1.0]", "[1e0]", "[0.5]"});
}

TEST(Json, a_number_out_of_range_is_refused) {
    EXPECT_EQ(decode<std::int8_t>("127"), std::int8_t{127});
    EXPECT_EQ(decode<std::int8_t>("-128"), std::int8_t{-128});
    EXPECT_EQ(decode<std::uint32_t>("4294967295"), 4294967295u);
    EXPECT_FALSE(reads<std::int8_t>("128"));
    EXPECT_FALSE(reads<std::int8_t>("-129"));
    EXPECT_FALSE(reads<std::uint32_t>("-1"));
    EXPECT_FALSE(reads<std::uint32_t>("4294967296"));
    EXPECT_FALSE(reads<std::int32_t>("2147483648"));
    EXPECT_FALSE(reads<std::int32_t>("9223372036854775808"));      // more than 63 bits
    EXPECT_FALSE(reads<std::int32_t>("99999999999999999999999"));  // more than 64
    EXPECT_FALSE(reads<Id>("65536"));
    EXPECT_FALSE(reads<Seat>("128"));
}

TEST(Json, a_name_given_twice_is_refused) {
    EXPECT_FALSE(reads<Point>(R"({"x":1,"y":2,"x":1})"));
    EXPECT_FALSE(reads<Point>(R"({"x":1,"y":2,"x":3})"));
    EXPECT_FALSE(reads<Point>(R"({"x":1,"y":2,"\u0078":3})"));
    EXPECT_FALSE(reads<Act>(R"({"type":"rest","type":"rest"})"));
    EXPECT_FALSE(reads<Json>(R"([{"a":[{"b":1,"b":2}]}])"));  // however deep it lies
}

TEST(Json, colons_inside_strings_are_only_colons) {
    for (const std::string_view text : {":", "a:b", "\":\"", "\\:", "\\\":", "\"\\\\\":"}) {
        const std::string good(text);
        EXPECT_EQ(decode<std::string>(encode(good)), good);
        EXPECT_EQ(decode<Json>(encode(boost::json::value{{good, good}}))->as_object().size(), 1u) << text;
    }
}

TEST(Json, lists_have_their_length) {
    EXPECT_TRUE((reads<List<bool, 2>>("[]")));
    EXPECT_TRUE((reads<List<bool, 2>>("[true,false]")));
    EXPECT_FALSE((reads<List<bool, 2>>("[true,false,true]")));
    EXPECT_TRUE((reads<std::array<bool, 2>>("[true,false]")));
    EXPECT_FALSE((reads<std::array<bool, 2>>("[true]")));
    EXPECT_FALSE((reads<std::array<bool, 2>>("[true,false,true]")));
    EXPECT_FALSE((reads<List<bool, 2>>("[true,1]")));
}

TEST(Json, sets_are_ascending) {
    EXPECT_EQ(decode<Set<6>>("[]"), Set<6>{});
    EXPECT_EQ(decode<Set<6>>("[0,5]"), (Set<6>{0, 5}));
    refuses<Set<6>>({"[5,0]", "[1,1]", "[6]", "[-1]", "[0,null]", R"(["0"])", "[4294967296]"});
}

TEST(Json, a_value_read_over_another_keeps_nothing_of_it) {
    List<std::int8_t, 3> list = {1, 2, 3};
    Set<6> set = {1, 2};
    EXPECT_TRUE(read(boost::json::parse("[9]"), list));
    EXPECT_TRUE(read(boost::json::parse("[4]"), set));
    EXPECT_EQ(list, (List<std::int8_t, 3>{9}));
    EXPECT_EQ(set, Set<6>{4});
}

TEST(Json, too_deep_is_refused) {
    const auto nested = [](int depth) {
        return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
    };
    EXPECT_TRUE(reads<Json>(nested(16)));
    EXPECT_FALSE(reads<Json>(nested(17)));
    EXPECT_FALSE(reads<Json>(nested(100'000)));
}

// What reads text without a tree in between must answer as the tree does, whatever an enemy makes of a good message.
template <class T>
std::optional<T> by_tree(std::string_view text) {
    boost::system::error_code error;
    const Json json = boost::json::parse(boost::json::string_view(text.data(), text.size()), error, {},
                                         {.max_depth = 16});
    T value{};
    const bool is_good = !error && count_members(json) == count_colons(text) && read(json, value);
    return is_good ? std::optional(value) : std::nullopt;
}

std::string spoilt(std::string text, Rng& rng) {
    constexpr std::string_view signs = "{}[]\",:\\ \n0123456789-.eEtrufalsn\xc3\xa9\x01typexyjmphig";
    for (std::uint32_t i = rng.below(4); i-- > 0 && !text.empty();) {
        const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
        const std::size_t count = std::min<std::size_t>(1 + rng.below(8), text.size() - at);
        switch (rng.below(5)) {
            case 0: text[at] = signs[rng.below(static_cast<std::uint32_t>(signs.size()))]; break;
            case 1: text.insert(at, 1, signs[rng.below(static_cast<std::uint32_t>(signs.size()))]); break;
            case 2: text.erase(at, count); break;
            case 3: text.insert(at, text.substr(at, count)); break;
            default: text.insert(rng.below(static_cast<std::uint32_t>(text.size())), text.substr(at, 3 * count));
        }
    }
    return text;
}

TEST(Json, text_is_read_as_its_tree_would_be) {
    Rng rng(1);
    const std::array<std::string, 4> texts = {
        encode(Everything{.text = "é\"\\\n:", .maybe = Point{-128, 4294967295u}, .points = {{1, 2}, {3, 4}},
                          .few = {-32768, 32767}, .set = {0, 5}, .act = Jump{7},
                          .any = boost::json::parse(R"({"a":[1,null,{"b":"c:d"}]})")}),
        R"( {"height" : -0, "type":"jump"} )", R"({"type":"\u0072est"})", R"([{"x":-1,"y":20}, {"y":0 ,"x":7}])"};
    int taken = 0, refused = 0;
    for (int i = 0; i < 200'000; ++i) {
        const std::string text = spoilt(texts[rng.below(texts.size())], rng);
        const auto everything = decode<Everything>(text);
        const auto act = decode<Act>(text);
        const auto points = decode<std::vector<Point>>(text);
        ASSERT_EQ(everything, by_tree<Everything>(text)) << text;
        ASSERT_EQ(act, by_tree<Act>(text)) << text;
        ASSERT_EQ(points, by_tree<std::vector<Point>>(text)) << text;
        ASSERT_EQ(decode<Json>(text), by_tree<Json>(text)) << text;
        ++(everything || act || points ? taken : refused);
    }
    EXPECT_GT(taken, 20'000);  // both happen, or the comparison says little
    EXPECT_GT(refused, 20'000);
}

TEST(Json, text_is_well_formed_as_its_tree_would_say) {
    Rng rng(2);
    constexpr std::array<unsigned char, 24> bytes = {'a',  '"',  0x1F, 0x7F, 0x80, 0x8F, 0x90, 0x9F,
                                                     0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1,
                                                     0xED, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF};
    int taken = 0;
    for (int i = 0; i < 300'000; ++i) {
        std::string text = "\"";
        for (std::uint32_t count = rng.below(12); count-- > 0;) {
            text += static_cast<char>(bytes[rng.below(bytes.size())]);
            if (rng.below(4) != 0) continue;
            const char second = static_cast<char>(bytes[4 + rng.below(7)]);  // wide ones, which are read in pairs
            text += {'\xF0', second, '\x80', '\xBF', '\xF0', '\x9F', '\xBF', second};
        }
        text += '"';
        const auto straight = decode<std::string>(text);
        ASSERT_EQ(straight, by_tree<std::string>(text)) << text;
        taken += straight.has_value();
    }
    EXPECT_GT(taken, 20'000);
}

TEST(Json, an_action_is_kept_as_text_until_its_game_reads_it) {
    const auto deed = decode<Deed>(R"( {"height":7, "type":"jump"} )");
    ASSERT_TRUE(deed.has_value());
    EXPECT_EQ(deed->text(), R"({"height":7, "type":"jump"})");
    EXPECT_EQ(deed->as<Act>(), nullptr);
    EXPECT_EQ(deed->value<Act>(), Act(Jump{7}));
    EXPECT_EQ(deed->value<Point>(), std::nullopt);
    const Deed typed = Deed::of(Act(Jump{7}));
    ASSERT_NE(typed.as<Act>(), nullptr);
    EXPECT_EQ(*typed.as<Act>(), Act(Jump{7}));
    EXPECT_EQ(typed.as<Point>(), nullptr);
    EXPECT_EQ(typed.text(), R"({"type":"jump","height":7})");
    EXPECT_TRUE(decode<Deed>("null")->is_none());
    EXPECT_FALSE(reads<Deed>(""));
    EXPECT_FALSE(reads<Deed>("{"));
    EXPECT_FALSE(reads<Deed>(std::string(17, '[') + std::string(17, ']')));
}

TEST(Json, text_that_is_not_json_is_refused) {
    refuses<Json>({"", " ", "{", "[1,]", "{\"x\":1,}", "nul", "1 1", "'a'", "// c\n1", "NaN", "+1", "01"});
    refuses<Json>({"\"\\\"", "\"\\", "\"\n\"", std::string_view("1\0", 2)});
    refuses<Json>({"\xff", "\"\xc3\"", "\"\xed\xa0\x80\""});  // not UTF-8
}

}  // namespace
}  // namespace core
