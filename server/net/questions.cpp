#include "server/net/questions.hpp"

#include <algorithm>
#include <utility>

namespace server {

namespace {

constexpr double brief_ms = 3;
constexpr double unknown_ms = 100;  // what a kind is charged before it is known
constexpr double weight_of_the_latest = 0.2;

}  // namespace

bool Questions::Kind::is_brief() const { return usual_ms && *usual_ms < brief_ms; }

double Questions::Kind::expected_ms() const { return usual_ms.value_or(unknown_ms); }

Questions::Due Questions::Kind::first_due() const {
    const bool is_trial = !usual_ms && !is_tried;
    return is_trial ? Due{} : line.begin()->first;
}

bool Questions::is_brief(const std::string& kind) const {
    const auto found = kinds_.find(kind);
    return found != kinds_.end() && found->second.is_brief();
}

void Questions::add(Question question) {
    const AskedSeat seat = question.asked.who();
    const std::string& name = question.asked.kind;
    if (const auto earlier = waiting_.find(seat); earlier != waiting_.end()) {
        if (earlier->second.kind == name) {  // It keeps its place.
            kinds_[name].line.at(earlier->second.due) = std::move(question);
            return;
        }
        remove(earlier);
    }
    const auto [entry, is_new] = tables_.try_emplace({seat.shard, seat.table});
    Table& table = entry->second;
    if (is_new) table.network = question.asked.network, ++networks_[table.network];
    Kind& kind = kinds_[name];
    table.due_at = std::max(now_, table.due_at) + kind.expected_ms() * networks_.at(table.network);
    ++table.questions;
    const Due due{table.due_at, ++coming_};
    waiting_.emplace(seat, Waiting{name, due});
    kind.line.emplace(due, std::move(question));
}

void Questions::drop(const AskedSeat& seat) {
    if (const auto found = waiting_.find(seat); found != waiting_.end()) remove(found);
}

std::optional<Question> Questions::take(Length length) {
    Kind* first = nullptr;
    for (auto& [name, kind] : kinds_) {
        if (kind.line.empty() || (length == Length::brief && !kind.is_brief())) continue;
        if (first == nullptr || kind.first_due() < first->first_due()) first = &kind;
    }
    if (first == nullptr) return std::nullopt;
    first->is_tried = true;
    now_ += first->expected_ms() / static_cast<double>(networks_.size());
    return remove(waiting_.find(first->line.begin()->second.asked.who()));
}

Question Questions::remove(std::map<AskedSeat, Waiting>::iterator found) {
    const auto& [seat, waits] = *found;
    Question question = std::move(kinds_[waits.kind].line.extract(waits.due).mapped());
    const auto table = tables_.find({seat.shard, seat.table});
    if (--table->second.questions == 0) {
        const auto network = networks_.find(table->second.network);
        if (--network->second == 0) networks_.erase(network);
        tables_.erase(table);
    }
    waiting_.erase(found);
    return question;
}

void Questions::learn(const std::string& kind, double ms) {
    std::optional<double>& usual = kinds_[kind].usual_ms;
    usual = usual ? *usual + weight_of_the_latest * (ms - *usual) : ms;
}

void Questions::learn_at_least(const std::string& kind, double ms) {
    const Kind& known = kinds_[kind];
    if (ms > known.expected_ms()) learn(kind, ms);
}

}  // namespace server
