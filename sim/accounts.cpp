// How people come and go: another browser, a link to it, a password, codes, an account deleted for good.
#include "sim/people.hpp"

namespace sim {

using namespace server;

void Person::call(const std::string& token, const Call& wanted) {
    called_ = wanted;
    calling_ = service_.call(token, wanted);
}

std::string Person::id_of(const std::string& token) const {
    const auto session = service_.disk().session(session_id(token));
    return session ? session->person : "";
}

// What is lost with a crash, such as a link, is asked for again.
void Person::move_in() {
    if (calling_ && service_.is_pending(*calling_)) return;
    if (is_claiming_) return call(token_, ClaimGuest{});
    if (guest_.empty()) return call("", SetName{name_ + '2'});
    if (link_.empty()) return call(token_, MakeLink{});
    call(guest_, SignInByLink{link_});
}

void Person::come_back() {
    if (is_claiming_) return;  // Only the browser that the guest had can claim their games, and it would be given up.
    if (codes_.empty()) return call(token_, MakeRecoveryCodes{});
    if (login_.empty()) return call(token_, SetPassword{"correct horse", ""});
    if (rng_.chance(2)) return call("", SignInByPassword{login_, rng_.chance(3) ? "another horse" : "correct horse"});
    call("", SignInByCode{rng_.pick(codes_)});
}

void Person::leave_for_good() {
    const auto person = service_.disk().person(id_of(token_));
    if (!person || !guest_.empty() || is_claiming_) return;
    town_.departed.push_back(person->id);
    call(token_, DeleteMe{person->name});
}

}  // namespace sim
