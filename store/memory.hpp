// A store in memory: for tests, and for the simulator, which copies it and makes it fail. It keeps the
// whole contract, except that nothing outlives the process.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <span>

#include "store/memory_people.hpp"
#include "store/store.hpp"

namespace store {

class Memory final : public MemoryPeople<Store> {
public:
    std::function<bool()> fails = [] { return false; };  // the simulator's hand on the disk

    void commit(const Batch& batch) override {
        if (fails()) throw Error("the disk failed");
        check(batch);
        for (const PeopleChange& change : batch.people) std::visit([&](const auto& each) { take(each); }, change);
        for (const Table& table : batch.tables) codes_[table.code] = table.id, tables_[table.id] = table;
        for (const Event& event : batch.events) events_[event.table].push_back(event);
        for (const auto& [guest, table, is_theirs] : batch.memberships) {
            if (is_theirs) tables_of_[guest].insert(table);
            else tables_of_[guest].erase(table);
        }
        for (const Summary& summary : batch.summaries) summaries_[summary.table] = summary;
        for (const Result& result : batch.results) results_[{result.table, result.seat}] = result;
        for (const Tales& each : batch.tales) put(each);
        for (Report report : batch.reports) {
            report.id = ReportId{static_cast<std::uint32_t>(reports_.size()) + 1};
            reports_.push_back(report);
        }
        for (const ReportId id : batch.closed) reports_[static_cast<std::size_t>(id) - 1].is_closed = true;
        notes_.insert(notes_.end(), batch.notes.begin(), batch.notes.end());
        for (const NoteId id : batch.told) std::erase_if(notes_, [&](const Note& each) { return each.id == id; });
        projected_ = batch.projected.value_or(projected_);
    }

    // Itself: nothing here is made for several threads.
    std::shared_ptr<const Reader> reader() const override { return {std::shared_ptr<const Reader>(), this}; }

    std::optional<TableId> find(std::string_view code) const override {
        const auto found = codes_.find(code);
        return found == codes_.end() ? std::nullopt : std::optional(found->second);
    }

    std::vector<Event> events(TableId table) const override {
        const std::span<const Event> all = log(table);
        return {all.begin(), all.end()};
    }
    std::span<const Event> log(TableId table) const {  // the same, without a copy
        const auto found = events_.find(table);
        return found == events_.end() ? std::span<const Event>{} : std::span<const Event>(found->second);
    }

    // What no disk should do, for tests of what happens then: another log than was committed.
    void rewrite(TableId table, std::vector<Event> log) { events_[table] = std::move(log); }

    std::vector<Due> dues() const override {
        std::vector<Due> soonest;
        for (const auto& [table, summary] : summaries_) {
            if (summary.due_ms) soonest.push_back({table, tables_.at(table).code, *summary.due_ms});
        }
        std::ranges::sort(soonest, {}, [](const Due& due) { return std::pair(due.at_ms, due.table); });
        return soonest;
    }

    std::vector<Listed> tables_of(std::string_view guest, std::size_t most) const override {
        std::vector<Listed> theirs;
        const auto found = tables_of_.find(guest);
        if (found == tables_of_.end()) return theirs;
        for (const TableId table : found->second) {
            const auto known = summaries_.find(table);
            if (known != summaries_.end()) theirs.push_back({tables_.at(table).code, known->second});
        }
        return latest(std::move(theirs), most);
    }
    std::vector<Listed> open_tables(std::size_t most) const override {
        std::vector<Listed> open;
        for (const auto& [table, summary] : summaries_) {
            if (summary.is_open) open.push_back({tables_.at(table).code, summary});
        }
        return latest(std::move(open), most);
    }

    std::vector<Result> results_of(const Wanted& wanted, std::size_t most) const override {
        std::vector<Result> latest;
        for (const auto& [key, each] : results_) {
            if (fits(each, wanted)) latest.push_back(each);
        }
        std::ranges::sort(latest, std::ranges::greater{},
                          [](const Result& each) { return std::tuple(each.ended_ms, each.table, each.seat); });
        if (latest.size() > most) latest.resize(most);
        return latest;
    }
    std::vector<Tally> tallies_of(std::string_view guest) const override {
        std::map<std::string, Tally> tallies;
        for (const auto& [key, each] : results_) {
            if (each.guest != guest) continue;
            Tally& tally = tallies.try_emplace(each.game, Tally{each.game, 0, 0, each.score}).first->second;
            ++tally.played;
            if (each.place == 1) ++tally.won;
            tally.best = std::max(tally.best, each.score);
        }
        std::vector<Tally> all;
        for (const auto& [game, tally] : tallies) all.push_back(tally);
        return all;
    }
    std::vector<Table> tables_with(std::string_view guest, TableId after, std::size_t most) const override {
        std::set<TableId> theirs;
        if (const auto found = tables_of_.find(guest); found != tables_of_.end()) theirs = found->second;
        for (const auto& [key, each] : results_) {
            if (each.guest == guest) theirs.insert(each.table);
        }
        std::vector<Table> next;
        for (auto each = theirs.upper_bound(after); each != theirs.end() && next.size() < most; ++each) {
            next.push_back(tables_.at(*each));
        }
        return next;
    }

    std::vector<Tales> tales_of(std::string_view guest, std::string_view game, std::size_t most) const override {
        std::vector<Tales> latest;
        for (auto each = tales_.rbegin(); each != tales_.rend() && latest.size() < most; ++each) {
            if (each->guest == guest && each->game == game) latest.push_back(*each);
        }
        return latest;
    }

    std::vector<Report> reports() const override { return reports_; }
    std::vector<Note> notes() const override { return notes_; }

    std::int32_t projected() const override { return projected_; }
    std::vector<Table> tables(TableId after, std::size_t most) const override {
        std::vector<Table> next;
        for (auto each = tables_.upper_bound(after); each != tables_.end() && next.size() < most; ++each) {
            next.push_back(each->second);
        }
        return next;
    }
    std::optional<Summary> summary(TableId table) const override {
        const auto found = summaries_.find(table);
        return found == summaries_.end() ? std::nullopt : std::optional(found->second);
    }
    std::vector<std::string> members(TableId table) const override {
        std::vector<std::string> guests;
        for (const auto& [guest, tables] : tables_of_) {
            if (tables.contains(table)) guests.push_back(guest);
        }
        return guests;
    }
    std::vector<Result> results(TableId table) const override {
        std::vector<Result> seats;
        for (auto each = results_.lower_bound({table, 0}); each != results_.end() && each->first.first == table;
             ++each) {
            seats.push_back(each->second);
        }
        return seats;
    }

    std::vector<Tales> tales(TableId table) const override {
        std::vector<Tales> guests;
        for (const Tales& each : tales_) {
            if (each.table == table) guests.push_back(each);
        }
        std::ranges::sort(guests, {}, &Tales::guest);
        return guests;
    }

private:
    bool fits(const Result& each, const Wanted& wanted) const {
        if (each.guest.empty() || each.guest != wanted.person) return false;
        if (!wanted.game.empty() && each.game != wanted.game) return false;
        if (wanted.is_won && *wanted.is_won != (each.place == 1)) return false;
        if (each.move_seconds < wanted.move_seconds_min || each.move_seconds > wanted.move_seconds_max) return false;
        if (std::pair(each.ended_ms, each.table) >= std::pair(wanted.before_ms, wanted.before)) return false;
        if (wanted.with.empty()) return true;
        return std::ranges::any_of(results(each.table), [&](const Result& at) { return at.guest == wanted.with; });
    }

    void put(const Tales& tales) {
        const auto is_theirs = [&](const Tales& each) {
            return each.table == tales.table && each.guest == tales.guest;
        };
        if (tales.body.empty()) return void(std::erase_if(tales_, is_theirs));
        const auto found = std::ranges::find_if(tales_, is_theirs);
        if (found == tales_.end()) tales_.push_back(tales);
        else *found = tales;
    }

    static std::vector<Listed> latest(std::vector<Listed> tables, std::size_t most) {
        std::ranges::sort(tables, std::ranges::greater{},
                          [](const Listed& each) { return std::pair(each.summary.moved_ms, each.summary.table); });
        if (tables.size() > most) tables.resize(most);
        return tables;
    }

    // All that can be wrong is found before anything is changed.
    void check(const Batch& batch) const {
        std::map<TableId, std::size_t> lengths;
        std::set<std::string_view> codes;
        for (const Table& table : batch.tables) {
            if (tables_.contains(table.id) || !lengths.emplace(table.id, 0).second) throw Error("table id used twice");
            if (codes_.contains(table.code) || !codes.insert(table.code).second) throw Error("table code used twice");
        }
        const auto must_exist = [&](TableId table) {
            if (!tables_.contains(table) && !lengths.contains(table)) throw Error("unknown table");
        };
        for (const Event& event : batch.events) {
            must_exist(event.table);
            std::size_t& length = lengths.emplace(event.table, log(event.table).size()).first->second;
            if (!std::cmp_equal(event.seq, ++length)) throw Error("gap or duplicate in a log");
        }
        for (const Membership& membership : batch.memberships) must_exist(membership.table);
        for (const Summary& summary : batch.summaries) must_exist(summary.table);
        for (const Result& result : batch.results) must_exist(result.table);
        for (const Tales& tales : batch.tales) must_exist(tales.table);
        check_reports(batch, lengths);
        if (!keeps_logins_apart(batch.people)) throw Error("a login of two persons");
    }

    void check_reports(const Batch& batch, const std::map<TableId, std::size_t>& lengths) const {
        std::set<std::pair<TableId, std::int32_t>> reported;
        for (const Report& each : reports_) reported.emplace(each.table, each.seq);
        for (const Report& each : batch.reports) {
            const auto grown = lengths.find(each.table);
            const std::size_t length = grown == lengths.end() ? log(each.table).size() : grown->second;
            if (each.seq < 1 || std::cmp_greater(each.seq, length)) throw Error("a report of no event");
            if (!reported.emplace(each.table, each.seq).second) throw Error("an event reported twice");
        }
        const std::size_t known = reports_.size() + batch.reports.size();
        for (const ReportId id : batch.closed) {
            if (static_cast<std::size_t>(id) - 1 >= known) throw Error("unknown report");
        }
    }

    std::map<TableId, Table> tables_;
    std::map<std::string, TableId, std::less<>> codes_;
    std::map<TableId, std::vector<Event>> events_;
    std::map<TableId, Summary> summaries_;
    std::map<std::pair<TableId, std::int32_t>, Result> results_;
    std::map<std::string, std::set<TableId>, std::less<>> tables_of_;
    std::vector<Tales> tales_;
    std::vector<Report> reports_;
    std::vector<Note> notes_;
    std::int32_t projected_ = 0;
};

}  // namespace store
