// Which of the questions that wait bots think about next; no threads and no clock, so that it can be tested.
//
// A question is due when it would be answered if all who wait were thought about at once, each at an equal share of the
// thinkers (weighted fair queueing): what it is expected to take, after the question of its table before it or, if none
// waits, from now on; and "now" is what each share has come to so far. The first due is taken. So who thinks briefly
// goes before those who think long, tables share by time, and nobody waits for ever: what comes later is due later.
// Shares are of network addresses. All tables of one divide its share, and so do all that nobody looks at.
// Of a kind of bot that was never asked the first goes before all others: then it is known what to expect.
#pragma once

#include <compare>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "server/parts.hpp"

namespace server {

struct Question {
    AskBot asked{};
    std::function<void(BotMoved)> then{};
};

class Questions {
public:
    void add(Question);                    // in place of one about the same seat that still waits
    void drop(const AskedSeat&);           // nobody wants to know any more
    enum class Length { any, brief };      // brief: of those only that are known to take little
    std::optional<Question> take(Length);  // the next; empty if there is none
    bool is_brief(const std::string& kind) const;
    std::size_t size() const { return waiting_.size(); }
    void learn(const std::string& kind, double ms);  // what a thought of this kind took
    void learn_at_least(const std::string& kind, double ms);  // or would have taken: it was stopped

private:
    struct Due {
        double at = 0;
        std::uint64_t order = 0;  // of coming
        friend auto operator<=>(const Due&, const Due&) = default;
    };
    struct Kind {  // of bot
        std::optional<double> usual_ms{};  // the latest count most; empty: it has never answered
        bool is_tried = false;             // the first of them is thinking
        std::map<Due, Question> line{};
        double expected_ms() const;
        bool is_brief() const;
        Due first_due() const;
    };
    struct Waiting { std::string kind{}; Due due{}; };
    struct Table { int questions = 0; double due_at = 0; std::string network{}; };  // due_at: of its last question
    using TableKey = std::pair<std::size_t, TableId>;  // shard and id

    Question remove(std::map<AskedSeat, Waiting>::iterator);

    std::map<std::string, Kind, std::less<>> kinds_;
    std::map<AskedSeat, Waiting> waiting_;
    std::map<TableKey, Table> tables_;     // with questions that wait
    std::map<std::string, int> networks_;  // tables of each among these
    double now_ = 0;                       // in milliseconds of thinking that each share has had
    std::uint64_t coming_ = 0;
};

}  // namespace server
