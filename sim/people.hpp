// People at their screens: they open tables, sit down, play, double-click, lose their connection, come
// back on another device, and some of them send rubbish. A page is modelled as what it last heard.
#pragma once

#include "games/make_match.hpp"
#include "sim/service.hpp"

namespace sim {

struct Device {  // a page that has a table open
    Conn conn{};
    std::string code{};
    bool is_nameless = false;  // opened without a cookie
    bool is_guest = false;     // in another browser, whose guest is not this person yet
    std::shared_ptr<const server::Room> room{};
    std::shared_ptr<const server::Update> update{};
    std::shared_ptr<const server::Paused> paused{};
    std::shared_ptr<const server::Voice> voice{};     // as far as it was told
    std::shared_ptr<const server::Update> earlier{};  // what it showed before, for those who click too late
    std::optional<core::Json> sent{};                 // what was done here last
    std::int32_t heard = 0;                           // the last line of chat
    bool is_pending = false;                          // something was clicked and not answered yet
};

struct Town {  // what people tell each other
    std::vector<std::string> codes{};
    std::size_t tables_max = 0;
    std::size_t rematches_max = 0;  // tables at most, rematches included
    int refusals = 0;  // heard
    int records = 0;   // fetched, and found honest
    int claims = 0;    // of guests, by those they became
    std::vector<std::string> departed{};  // who asked to be forgotten, whether or not the server heard of it
};

class Person {
public:
    Person(std::string name, Service& service, Town& town, core::Rng& rng)
        : name_(std::move(name)), service_(service), town_(town), rng_(rng) {}

    void act();         // does one thing or another, sensible or not
    void finish();      // only what brings every table to its end
    void check() const;  // at rest: every page shows what the disk says

private:
    void hear();
    void hear(const server::Answer&);
    void listen(Device&, const Message&);
    void open_somewhere();
    void open_table();
    void ask();
    void move_in();    // a step: a guest in another browser, a link, signing in there, claiming what the guest has
    void come_back();  // by a password or a code, which works once
    void leave_for_good();
    core::Json some_config(const games::Info&);
    void use(Device&);
    void wait_with(Device&);
    void gather(Device&);
    void take_time(const Device&);
    void chat(const Device&);
    void talk(const Device&);
    void read_on(Device&);
    void play_on(Device&);
    void play_again(Device&);
    void share(const Device&);
    void misbehave(Device&);
    void watch_all();
    void say(const Device&, const server::ClientMessage&);
    std::string nonce();
    void call(const std::string& token, const server::Call&);
    std::string id_of(const std::string& token) const;
    bool is_my_turn(const Device&) const;

    std::string name_;
    Service& service_;
    Town& town_;
    core::Rng& rng_;
    std::string token_;
    std::string guest_;  // the token of another browser
    std::string link_;   // from this one to that
    std::string login_;
    std::vector<std::string> codes_, used_codes_;
    bool is_claiming_ = false;
    server::Call called_{};  // what `calling_` is about
    std::optional<Conn> calling_;
    std::vector<Device> devices_;
    int shares_left_ = 8;
};

}  // namespace sim
