// A store in memory: for tests, and for the simulator, which copies it and makes it fail. It keeps the
// whole contract, except that nothing outlives the process.
#pragma once

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <span>

#include "store/store.hpp"

namespace store {

class Memory final : public Store {
public:
    std::function<bool()> fails = [] { return false; };  // the simulator's hand on the disk

    void commit(const Batch& batch) override {
        if (fails()) throw Error("the disk failed");
        check(batch);
        for (const Guest& guest : batch.guests) guests_[guest.id] = guest;
        for (const Table& table : batch.tables) codes_[table.code] = table.id, tables_[table.id] = table;
        for (const Event& event : batch.events) events_[event.table].push_back(event);
        for (const auto& [guest, table, seated] : batch.memberships) {
            if (seated) seated_[guest].insert(table);
            else seated_[guest].erase(table);
        }
        for (const Due& due : batch.dues) {
            if (due.at_ms) dues_[due.table] = due;
            else dues_.erase(due.table);
        }
        for (Report report : batch.reports) {
            report.id = ReportId{static_cast<std::uint32_t>(reports_.size()) + 1};
            reports_.push_back(report);
        }
        for (const ReportId id : batch.closed) reports_[static_cast<std::size_t>(id) - 1].is_closed = true;
    }

    std::optional<TableId> find(std::string_view code) const override {
        const auto found = codes_.find(code);
        return found == codes_.end() ? std::nullopt : std::optional(found->second);
    }

    TableId next_table() const override {
        return tables_.empty() ? TableId{1} : TableId{static_cast<std::uint32_t>(tables_.rbegin()->first) + 1};
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
        for (const auto& [table, due] : dues_) soonest.push_back(due);
        std::ranges::sort(soonest, {}, [](const Due& due) { return std::pair(due.at_ms, due.table); });
        return soonest;
    }

    std::optional<Guest> guest(std::string_view id) const override {
        const auto found = guests_.find(id);
        return found == guests_.end() ? std::nullopt : std::optional(found->second);
    }

    std::vector<Table> tables_of(std::string_view guest, std::size_t most) const override {
        std::vector<Table> newest;
        const auto found = seated_.find(guest);
        if (found == seated_.end()) return newest;
        for (auto id = found->second.rbegin(); id != found->second.rend() && newest.size() < most; ++id) {
            newest.push_back(tables_.at(*id));
        }
        return newest;
    }

    std::vector<Report> reports() const override { return reports_; }

private:
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
        for (const Due& due : batch.dues) must_exist(due.table);
        check_reports(batch, lengths);
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
    std::map<TableId, Due> dues_;
    std::map<std::string, Guest, std::less<>> guests_;
    std::map<std::string, std::set<TableId>, std::less<>> seated_;
    std::vector<Report> reports_;
};

}  // namespace store
