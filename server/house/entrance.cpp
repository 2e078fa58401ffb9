// How people come back: passkeys, passwords, recovery codes, a link from another device. Whoever comes in gets a new
// token, so that nobody can have given it to them.
#include <algorithm>

#include "core/check.hpp"
#include "core/utf8.hpp"
#include "keys/client_data.hpp"
#include "keys/recovery.hpp"
#include "server/house/house.hpp"
#include "server/names.hpp"

namespace server {

using core::refuse;

namespace {

constexpr std::string_view right = "right";  // what checking a password comes to

Passkey shown_key(const store::Passkey& key) {
    return {key.id, key.label, key.made_day, key.used_day, key.is_backed_up};
}

PasskeyList listed(const std::vector<store::Passkey>& all) {
    PasskeyList list;
    for (const store::Passkey& each : all) list.passkeys.push_back(shown_key(each));
    return list;
}

// What the browser says it was asked; whether that is true is for keys/ to say.
std::string challenge_in(const std::string& client_data) {
    const auto bytes = keys::from_base64url(client_data);
    if (!bytes || bytes->size() > keys::client_data_bytes_max) return "";
    const auto read = keys::read_client_data({reinterpret_cast<const char*>(bytes->data()), bytes->size()});
    return read ? read->challenge : "";
}

std::string user_handle(const std::string& person) {
    const auto bytes = core::from_hex(person);
    CHECK(bytes.has_value());
    return keys::to_base64url(*bytes);
}

// The name in letters that every keyboard has.
std::string plain(std::string_view name) {
    constexpr std::string_view latin = "aaaaaaaceeeeiiiidnooooo-ouuuuyts";  // from U+00E0 on; capitals are 32 before
    std::string letters;
    while (!name.empty()) {
        const auto letter = core::take_character(name);
        if (!letter) break;
        const auto code = static_cast<std::uint32_t>(*letter);
        if (code >= 'A' && code <= 'Z') letters += static_cast<char>(code - 'A' + 'a');
        if ((code >= 'a' && code <= 'z') || (code >= '0' && code <= '9')) letters += static_cast<char>(code);
        if (code >= 0xC0 && code <= 0xFF) letters += latin[code % 32];
    }
    std::erase(letters, '-');
    return letters.empty() ? "palette" : letters.substr(0, 12);
}

}  // namespace

bool House::is_guest(std::string_view person) const {
    return store_->passkeys_of(person).empty() && !store_->password_of(person) && store_->codes_of(person).empty();
}

Me House::enter(Caller& caller, const std::string& person) {
    // A guest has nothing but this browser: should the answer be lost on its way, they must still be there. They go
    // when their games are claimed.
    std::string former;
    if (const auto& old = caller.session) {
        const bool is_other_guest = old->person != person && is_guest(old->person);
        former = old->person == person ? old->former : is_other_guest ? old->person : "";
        if (!is_other_guest) end(*old);
    }
    std::vector<store::Session> all = store_->sessions_of(person);
    for (; all.size() >= sessions_max; all.pop_back()) end(all.back());
    caller.new_token = core::to_hex(draw_bytes(rng_));
    caller.session = store::Session{session_id(caller.new_token), person, caller.call.device, today(), today(), former};
    change(person, *caller.session);
    if (!caller.person || caller.person->id != person) caller.person = store_->person(person);
    return me(caller);
}

House::Reply House::handle(Caller& caller, const BeginPasskey&) {
    if (!caller.person) return refuse(Reason::not_named);
    const auto site = keys::site_of(caller.call.origin);
    if (!site) return refuse(Reason::no_passkeys);
    const auto mine = store_->passkeys_of(caller.person->id);
    if (mine.size() >= passkeys_max) return refuse(Reason::too_many_keys);
    PasskeyOptions options{.challenge = challenges_.put({caller.session->id, true}, rng_, now_ms_),
                           .rp_id = site->rp_id,
                           .user = user_handle(caller.person->id),
                           .name = caller.person->name};
    for (const store::Passkey& each : mine) options.exclude.push_back(each.id);
    return core::encode(options);
}

House::Reply House::handle(Caller& caller, const FinishPasskey& made) {
    if (!caller.person) return refuse(Reason::not_named);
    const std::string& person = caller.person->id;
    if (is_unstored("passkey " + made.id)) return later(caller);
    const std::string challenge = challenge_in(made.client_data);
    const auto asked = challenges_.take(challenge, now_ms_);
    if (!asked || !asked->is_new_key || asked->session != caller.session->id) return refuse(Reason::old_challenge);
    const auto site = keys::site_of(caller.call.origin);
    if (!site) return refuse(Reason::no_passkeys);
    const auto good = keys::check_registration(*site, challenge, user_handle(person),
                                               {made.id, made.client_data, made.attestation});
    if (!good) return refuse(Reason::bad_passkey);
    auto mine = store_->passkeys_of(person);
    if (mine.size() >= passkeys_max) return refuse(Reason::too_many_keys);
    const keys::Passkey& key = good->passkey;
    if (store_->passkey(key.id)) return refuse(Reason::known_passkey);
    const store::Passkey kept{key.id, person, key.public_key, key.user_handle, key.counter, key.backed_up,
                              caller.call.device, today(), today()};
    change(person, kept);
    unstored_["passkey " + key.id] = unstored_.at(person);
    mine.push_back(kept);
    return core::encode(listed(mine));
}

House::Reply House::handle(Caller& caller, const MyPasskeys&) {
    if (!caller.person) return refuse(Reason::not_named);
    return core::encode(listed(store_->passkeys_of(caller.person->id)));
}

House::Reply House::handle(Caller& caller, const RenamePasskey& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    const auto label = clean_name(wanted.label);
    if (!label) return refuse(Reason::bad_name);
    auto mine = store_->passkeys_of(caller.person->id);
    const auto found = std::ranges::find(mine, wanted.id, &store::Passkey::id);
    if (found == mine.end()) return refuse(Reason::unknown_passkey);
    found->label = *label;
    change(caller.person->id, *found);
    return core::encode(listed(mine));
}

House::Reply House::handle(Caller& caller, const RemovePasskey& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    auto mine = store_->passkeys_of(caller.person->id);
    const auto found = std::ranges::find(mine, wanted.id, &store::Passkey::id);
    if (found == mine.end()) return refuse(Reason::unknown_passkey);
    change(caller.person->id, store::PasskeyLost{found->id});
    mine.erase(found);
    return core::encode(listed(mine));
}

House::Reply House::handle(Caller& caller, const BeginSignIn&) {
    const auto site = keys::site_of(caller.call.origin);
    if (!site) return refuse(Reason::no_passkeys);
    const std::string session = caller.session ? caller.session->id : "";
    return core::encode(SignInOptions{challenges_.put({session, false}, rng_, now_ms_), site->rp_id});
}

House::Reply House::handle(Caller& caller, const SignIn& used) {
    auto key = store_->passkey(used.id);
    if (key && is_unstored(key->person)) return later(caller);
    const std::string challenge = challenge_in(used.client_data);
    const auto asked = challenges_.take(challenge, now_ms_);
    const std::string session = caller.session ? caller.session->id : "";
    if (!asked || asked->is_new_key || asked->session != session) return refuse(Reason::old_challenge);
    const auto site = keys::site_of(caller.call.origin);
    if (!site) return refuse(Reason::no_passkeys);
    if (!key) return refuse(Reason::unknown_passkey);
    const keys::Passkey known{key->id, key->public_key, key->user_handle, static_cast<std::uint32_t>(key->counter),
                              key->is_backed_up};
    const auto good = keys::check_assertion(
        *site, challenge, known, {used.id, used.client_data, used.authenticator_data, used.signature, used.user});
    if (!good) return refuse(good.error() == keys::KeyFault::cloned ? Reason::copied_passkey : Reason::bad_passkey);
    key->counter = good->counter;
    key->is_backed_up = good->backed_up;
    key->used_day = today();
    change(key->person, *key);
    return core::encode(enter(caller, key->person));
}

// Where nobody waits: hashing takes long on purpose.
House::Reply House::work(const Caller& caller, std::function<std::string()> labour,
                         std::function<Reply(Caller&, const std::string&)> then) {
    if (works_.size() >= works_max) return refuse(Reason::try_later);
    const WorkId id{draw_id(rng_)};
    works_.emplace(id, Working{caller.call, std::move(then)});
    outbox_.push_back(AskWork{id, std::move(labour)});
    return std::nullopt;
}

// The same words and the same work whether nobody has this login or the password is another.
House::Reply House::handle(Caller& caller, const SignInByPassword& given) {
    const auto known = store_->password(given.login);
    if (known && is_unstored(known->person)) return later(caller);
    const std::string login = known ? given.login : given.login.substr(0, 64), network = caller.call.network;
    if (!keys::check_password(given.password)) return refuse(Reason::wrong_password);
    // The network first: who has no guesses left must not use up those of a login, nor fill the list with inventions.
    if (!network_guesses_.spend(network, now_ms_)) return refuse(Reason::try_later);
    if (!login_guesses_.spend(login, now_ms_)) return refuse(Reason::try_later);
    const auto hash = known ? std::optional(known->hash) : std::nullopt;
    return work(caller,
                [password = given.password, hash, cost = password_cost_, salt = core::Rng(draw_bytes(rng_))]() mutable {
                    if (!keys::fits_password(password, hash, cost)) return std::string();
                    // An old cost takes another time than nobody's, and would tell which logins exist.
                    return keys::needs_rehash(*hash, cost) ? keys::hash_password(password, cost, salt) : *hash;
                },
                [this, login, network, hash](Caller& calling, const std::string& made) -> Reply {
                    const auto still = store_->password(login);
                    if (made.empty() || !still || still->hash != hash) return refuse(Reason::wrong_password);
                    if (is_unstored(still->person)) return later(calling);
                    login_guesses_.give_back(login);
                    network_guesses_.give_back(network);
                    if (made != still->hash) change(still->person, store::Password{still->person, login, made});
                    return core::encode(enter(calling, still->person));
                });
}

House::Reply House::handle(Caller& caller, const SignInByCode& given) {
    if (given.code.size() > keys::recovery_code_bytes_max) return refuse(Reason::wrong_code);
    const auto code = keys::read_recovery_code(given.code);
    const auto known = code ? store_->code(keys::hash_recovery_code(*code)) : std::nullopt;
    if (known && is_unstored(known->person)) return later(caller);
    if (!network_guesses_.spend(caller.call.network, now_ms_)) return refuse(Reason::try_later);
    if (!known) return refuse(Reason::wrong_code);
    network_guesses_.give_back(caller.call.network);
    change(known->person, store::CodeUsed{known->hash});
    Me me = enter(caller, known->person);
    --me.recovery_codes;
    return core::encode(me);
}

House::Reply House::handle(Caller& caller, const MakeLink&) {
    if (!caller.person) return refuse(Reason::not_named);
    std::string& last = last_links_[caller.person->id];
    if (!last.empty()) (void)links_.take(last, now_ms_);
    if (last_links_.size() > links_max) last_links_.clear();
    const std::string link = links_.put(caller.person->id, rng_, now_ms_);
    last_links_[caller.person->id] = link;
    return core::encode(DeviceLink{link, link_seconds});
}

House::Reply House::handle(Caller& caller, const SignInByLink& given) {
    const auto person = links_.take(given.link, now_ms_);
    if (!person || !store_->person(*person)) return refuse(Reason::old_link);
    last_links_.erase(*person);
    if (is_unstored(*person)) return refuse(Reason::old_link);  // They are just being changed; one makes another.
    return core::encode(enter(caller, *person));
}

std::string House::draw_login(std::string_view name) {
    const std::string beginning = plain(name) + '-';
    for (std::uint32_t first = 1'000;; first = 1'000'000) {  // four digits, or seven where those are taken
        for (int i = 0; i < 20; ++i) {
            const std::string login = beginning + std::to_string(first + rng_.below(9 * first));
            if (!store_->password(login) && !is_unstored("login " + login)) return login;
        }
    }
}

House::Reply House::handle(Caller& caller, const SetPassword& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    if (!keys::check_password(wanted.password)) return refuse(Reason::bad_password);
    const auto known = store_->password_of(caller.person->id);
    const std::string person = caller.person->id;
    if (known && !login_guesses_.spend(known->login, now_ms_)) return refuse(Reason::try_later);
    return work(caller,
                [wanted, known, cost = password_cost_, salt = core::Rng(draw_bytes(rng_))]() mutable -> std::string {
                    if (known && !keys::fits_password(wanted.current, known->hash, cost)) return "";
                    return keys::hash_password(wanted.password, cost, salt);
                },
                [this, known, person](Caller& calling, const std::string& hash) -> Reply {
                    if (!calling.person || calling.person->id != person) return refuse(Reason::not_named);
                    if (is_unstored(person)) return later(calling);
                    if (hash.empty() || store_->password_of(person) != known) return refuse(Reason::wrong_password);
                    if (known) login_guesses_.give_back(known->login);
                    const std::string login = known ? known->login : draw_login(calling.person->name);
                    change(person, store::Password{person, login, hash});
                    unstored_["login " + login] = unstored_.at(person);
                    Me me = this->me(calling);
                    me.login = login;
                    return core::encode(me);
                });
}

House::Reply House::handle(Caller& caller, const RemovePassword& wanted) {
    if (!caller.person) return refuse(Reason::not_named);
    const auto known = store_->password_of(caller.person->id);
    if (!known || !login_guesses_.spend(known->login, now_ms_)) {
        return refuse(known ? Reason::try_later : Reason::wrong_password);
    }
    return work(caller,
                [wanted, known, cost = password_cost_] {
                    return std::string(keys::fits_password(wanted.current, known->hash, cost) ? right : "");
                },
                [this, known](Caller& calling, const std::string& made) -> Reply {
                    if (!calling.person || calling.person->id != known->person) return refuse(Reason::not_named);
                    if (is_unstored(known->person)) return later(calling);
                    if (made != right || store_->password_of(known->person) != known) {
                        return refuse(Reason::wrong_password);
                    }
                    login_guesses_.give_back(known->login);
                    change(known->person, store::PasswordLost{known->person});
                    Me me = this->me(calling);
                    me.login.clear();
                    return core::encode(me);
                });
}

House::Reply House::handle(Caller& caller, const MakeRecoveryCodes&) {
    if (!caller.person) return refuse(Reason::not_named);
    const std::string& person = caller.person->id;
    for (const store::RecoveryCode& each : store_->codes_of(person)) change(person, store::CodeUsed{each.hash});
    RecoveryCodes made{keys::draw_recovery_codes(rng_)};
    for (const std::string& each : made.codes) {
        change(person, store::RecoveryCode{keys::hash_recovery_code(*keys::read_recovery_code(each)), person});
    }
    return core::encode(made);
}

}  // namespace server
