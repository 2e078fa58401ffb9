// How people come back, and how nobody else comes in.
#include "keys/recovery.hpp"
#include "keys/soft_authenticator.hpp"
#include "server/people_world.hpp"

namespace server {

namespace {

struct EntranceTest : PeopleTest {
    const std::string ann = world.newcomer("L\xc3\xa9" "a B.");
    keys::SoftAuthenticator key{keys::Algorithm::es256};

    FinishPasskey made(const std::string& token) {
        const PasskeyOptions options = ask(token, BeginPasskey{});
        key.user_handle = options.user;
        const keys::MadePasskey made = key.make(options.challenge);
        return {made.id, made.client_data, made.attestation};
    }
    SignIn used(const std::string& token = "") {
        const keys::UsedPasskey used = key.use(ask(token, BeginSignIn{}).challenge);
        return {used.id, used.client_data, used.authenticator_data, used.signature, used.user_handle};
    }
};

TEST_F(EntranceTest, a_passkey_leads_back_to_the_person_with_a_new_token) {
    EXPECT_EQ(refused("", BeginPasskey{}), "not_named");
    const PasskeyOptions options = ask(ann, BeginPasskey{});
    EXPECT_EQ(options.rp_id, "palette.example");
    EXPECT_EQ(options.name, "L\xc3\xa9" "a B.");
    const PasskeyList list = ask(ann, made(ann));
    ASSERT_EQ(list.passkeys.size(), 1u);
    EXPECT_EQ(list.passkeys[0].label, "Firefox, Linux");
    EXPECT_EQ(me(ann).passkeys, 1);
    EXPECT_EQ(ask(ann, BeginPasskey{}).exclude, std::vector{list.passkeys[0].id});

    world.restart();
    const std::string phone = enter("", used());
    EXPECT_EQ(phone.size(), 64u);
    EXPECT_NE(phone, ann);
    EXPECT_EQ(world.person(phone), world.person(ann));
    EXPECT_EQ(ask(phone, MySessions{}).sessions.size(), 2u);
}

TEST_F(EntranceTest, a_challenge_is_good_once_for_its_purpose_its_browser_and_five_minutes) {
    const FinishPasskey first = made(ann);
    ask(ann, first);
    EXPECT_EQ(refused(ann, first), "old_challenge") << "used";
    const SignIn sign_in = used();
    EXPECT_EQ(refused(ann, sign_in), "old_challenge") << "asked by another browser";
    EXPECT_EQ(enter("", sign_in), "old_challenge") << "and used up by it";
    SignIn late = used();
    world.now_ms += link_seconds * second_ms;
    EXPECT_EQ(enter("", late), "old_challenge");
    const std::string challenge = ask("", BeginSignIn{}).challenge;
    const keys::MadePasskey crossed = key.make(challenge);
    EXPECT_EQ(refused(ann, FinishPasskey{crossed.id, crossed.client_data, crossed.attestation}), "old_challenge");
    const SignIn good = used();
    ASSERT_EQ(enter("", good).size(), 64u);
    EXPECT_EQ(enter("", good), "old_challenge") << "replayed";
    EXPECT_EQ(enter("", SignIn{}), "old_challenge");
    EXPECT_EQ(enter("", SignIn{.client_data = std::string(10'000, 'A')}), "old_challenge");
}

TEST_F(EntranceTest, what_a_key_says_must_hold) {
    ask(ann, made(ann));
    SignIn forged = used();
    forged.signature = used().signature;
    EXPECT_EQ(enter("", forged), "bad_passkey");
    key.origin = "https://evil.example";
    EXPECT_EQ(enter("", used()), "bad_passkey");
    key.origin = "https://palette.example";
    SignIn strange = used();
    strange.id = "AAAA";
    EXPECT_EQ(enter("", strange), "unknown_passkey");
    key.counter = 7;
    EXPECT_EQ(enter("", used()).size(), 64u);
    key.counter = 3;
    EXPECT_EQ(enter("", used()), "copied_passkey");
    const std::string bob = world.newcomer("Bob");
    EXPECT_EQ(refused(bob, made(bob)), "known_passkey") << "a key is one person's";
}

TEST_F(EntranceTest, passkeys_are_renamed_and_removed_by_whose_they_are) {
    const std::string id = ask(ann, made(ann)).passkeys[0].id, bob = world.newcomer("Bob");
    EXPECT_EQ(refused(bob, RenamePasskey{id, "Mine"}), "unknown_passkey");
    EXPECT_EQ(refused(bob, RemovePasskey{id}), "unknown_passkey");
    EXPECT_EQ(refused(ann, RenamePasskey{id, "\x07"}), "bad_name");
    EXPECT_EQ(ask(ann, RenamePasskey{id, "Bague"}).passkeys[0].label, "Bague");
    EXPECT_TRUE(ask(ann, RemovePasskey{id}).passkeys.empty());
    EXPECT_EQ(enter("", used()), "unknown_passkey");
}

TEST_F(EntranceTest, a_login_is_made_of_the_name_and_opens_with_its_password_alone) {
    EXPECT_EQ(refused("", SetPassword{"correct horse", ""}), "not_named");
    EXPECT_EQ(refused(ann, SetPassword{"short", ""}), "bad_password");
    const std::string login = ask(ann, SetPassword{"correct horse", ""}).login;
    EXPECT_TRUE(login.starts_with("leab-") && login.size() == 9) << login;
    EXPECT_EQ(me(ann).login, login);
    world.restart();
    EXPECT_EQ(enter("", SignInByPassword{login, "wrong horse 2"}), "wrong_password");
    EXPECT_EQ(enter("", SignInByPassword{"nobody-0000", "correct horse"}), "wrong_password");
    EXPECT_EQ(enter("", SignInByPassword{login, "x"}), "wrong_password");
    EXPECT_EQ(world.person(enter("", SignInByPassword{login, "correct horse"})), world.person(ann));
    EXPECT_EQ(refused(ann, SetPassword{"another horse", "not this"}), "wrong_password");
    EXPECT_EQ(ask(ann, SetPassword{"another horse", "correct horse"}).login, login) << "the login stays";
    EXPECT_EQ(enter("", SignInByPassword{login, "correct horse"}), "wrong_password");
    EXPECT_EQ(refused(ann, RemovePassword{"correct horse"}), "wrong_password");
    EXPECT_EQ(ask(ann, RemovePassword{"another horse"}).login, "");
    EXPECT_EQ(enter("", SignInByPassword{login, "another horse"}), "wrong_password");
}

TEST_F(EntranceTest, who_guesses_has_to_wait_whether_or_not_the_login_exists) {
    const std::string login = ask(ann, SetPassword{"correct horse", ""}).login;
    for (const std::string& each : {login, std::string("nobody-0000")}) {
        for (int i = 0; i < guesses_at_once; ++i) {
            EXPECT_EQ(enter("", SignInByPassword{each, "wrong horse 2"}), "wrong_password");
        }
        EXPECT_EQ(enter("", SignInByPassword{each, "correct horse"}), "try_later");
    }
    world.now_ms += 2 * guess_ms;
    EXPECT_EQ(enter("", SignInByPassword{login, "correct horse"}).size(), 64u);
    for (int i = 0; i < network_guesses_at_once; ++i) (void)enter("", SignInByCode{"0000-0000-0000-0000"});
    EXPECT_EQ(enter("", SignInByCode{"0000-0000-0000-0000"}), "try_later") << "from one network";
}

TEST_F(EntranceTest, a_network_without_guesses_uses_up_those_of_no_login) {
    const std::string login = ask(ann, SetPassword{"correct horse", ""}).login;
    for (int i = 0; i < network_guesses_at_once; ++i) (void)enter("", SignInByCode{"0000-0000-0000-0000"});
    for (int i = 0; i < guesses_at_once; ++i) {
        EXPECT_EQ(enter("", SignInByPassword{login, "wrong horse 2"}), "try_later");
    }
    world.now_ms += guess_ms;  // one guess more, for the network
    EXPECT_EQ(enter("", SignInByPassword{login, "correct horse"}).size(), 64u);
}

TEST_F(EntranceTest, a_password_of_an_old_cost_is_hashed_anew_when_it_was_right) {
    const std::string login = ask(ann, SetPassword{"correct horse", ""}).login;
    const std::string before = world.store.password(login)->hash;
    world.options.password_cost.passes = 2;
    world.restart();
    EXPECT_EQ(enter("", SignInByPassword{login, "wrong horse 2"}), "wrong_password");
    EXPECT_EQ(world.store.password(login)->hash, before);
    EXPECT_EQ(enter("", SignInByPassword{login, "correct horse"}).size(), 64u);
    EXPECT_FALSE(keys::needs_rehash(world.store.password(login)->hash, world.options.password_cost));
    EXPECT_EQ(enter("", SignInByPassword{login, "correct horse"}).size(), 64u);
}

TEST_F(EntranceTest, a_recovery_code_works_once) {
    const std::vector<std::string> codes = ask(ann, MakeRecoveryCodes{}).codes;
    ASSERT_EQ(codes.size(), keys::recovery_codes);
    EXPECT_EQ(me(ann).recovery_codes, 8);
    const Answer& entered = world.call("", SignInByCode{codes[3]});
    EXPECT_EQ(world.person(entered.new_token), world.person(ann));
    EXPECT_EQ(core::decode<Me>(entered.text)->recovery_codes, 7);
    EXPECT_EQ(enter("", SignInByCode{codes[3]}), "wrong_code");
    EXPECT_EQ(enter("", SignInByCode{std::string(300, '0')}), "wrong_code");
    ask(ann, MakeRecoveryCodes{});
    EXPECT_EQ(enter("", SignInByCode{codes[0]}), "wrong_code") << "those made before open nothing";
}

TEST_F(EntranceTest, one_code_used_twice_in_one_tick_lets_one_in) {
    const std::string code = ask(ann, MakeRecoveryCodes{}).codes[0];
    std::vector<Input> both;
    for (const std::uint32_t conn : {900u, 901u}) {
        both.push_back(Called{Conn{conn}, "", core::encode(Call(SignInByCode{code})), "home"});
    }
    world.tick(both);
    EXPECT_EQ(world.answers.at(Conn{900}).status, 200);
    EXPECT_EQ(refusal(world.answers.at(Conn{901})), "wrong_code");
}

TEST_F(EntranceTest, a_link_signs_another_device_in_once_and_soon) {
    const DeviceLink old = ask(ann, MakeLink{}), link = ask(ann, MakeLink{});
    EXPECT_EQ(link.seconds, 300);
    EXPECT_EQ(enter("", SignInByLink{old.link}), "old_link") << "a new one ends the one before";
    EXPECT_EQ(world.person(enter("", SignInByLink{link.link})), world.person(ann));
    EXPECT_EQ(enter("", SignInByLink{link.link}), "old_link");
    const DeviceLink late = ask(ann, MakeLink{});
    world.now_ms += 300'000;
    EXPECT_EQ(enter("", SignInByLink{late.link}), "old_link");
}

TEST_F(EntranceTest, signing_in_never_keeps_the_token_a_browser_came_with) {
    ask(ann, made(ann));
    const std::string fixed = world.newcomer("Mallory"), entered = enter(fixed, used(fixed));
    EXPECT_EQ(world.person(entered), world.person(ann));
    EXPECT_NE(entered, fixed);
    EXPECT_NE(world.person(fixed), world.person(ann)) << "who gave it to them is nobody they are";
    const std::string again = enter(entered, used(entered));
    EXPECT_EQ(world.person(entered), "") << "the session it had is over";
    EXPECT_EQ(world.person(again), world.person(ann));
    EXPECT_EQ(world.call("chosen by somebody", WhoAmI{}).new_token, "");
}

TEST_F(EntranceTest, sessions_are_listed_ended_and_take_their_sockets_along) {
    const std::string link = ask(ann, MakeLink{}).link, phone = enter("", SignInByLink{link});
    const std::string code = world.table(ann);
    const Conn socket = world.open(phone, code), other = world.open(ann, code);
    const SessionList list = ask(ann, MySessions{});
    ASSERT_EQ(list.sessions.size(), 2u);
    EXPECT_EQ(list.sessions[0].device, "Firefox, Linux");
    const std::size_t theirs = list.sessions[0].is_this ? 1 : 0;
    EXPECT_EQ(refused(ann, EndSession{list.sessions[1 - theirs].session}), "no_such_session") << "that is SignOut";
    EXPECT_EQ(refused(world.newcomer("Bob"), EndSession{list.sessions[theirs].session}), "no_such_session");
    EXPECT_EQ(ask(ann, EndSession{list.sessions[theirs].session}).sessions.size(), 1u);
    EXPECT_EQ(me(phone).name, std::nullopt);
    EXPECT_EQ(world.closed.at(socket), Reason::signed_out);
    EXPECT_FALSE(world.closed.contains(other));

    const std::string again = enter("", SignInByLink{ask(ann, MakeLink{}).link});
    EXPECT_EQ(ask(ann, EndOtherSessions{}).sessions.size(), 1u);
    EXPECT_EQ(world.person(again), "");
    const Answer& out = world.call(ann, SignOut{});
    EXPECT_TRUE(out.forgets_token);
    EXPECT_EQ(core::decode<Me>(out.text)->name, std::nullopt);
    EXPECT_EQ(world.person(ann), "");
    EXPECT_EQ(world.closed.at(other), Reason::signed_out);
}

TEST_F(EntranceTest, a_session_lasts_as_long_as_it_is_seen_and_there_are_so_many) {
    world.now_ms += day_ms;
    EXPECT_TRUE(me(ann).name.has_value());
    const auto day = static_cast<std::int32_t>(world.now_ms / day_ms);
    EXPECT_EQ(ask(ann, MySessions{}).sessions[0].seen_day, day);
    for (std::size_t i = 0; i < sessions_max + 3; ++i) (void)enter("", SignInByLink{ask(ann, MakeLink{}).link});
    EXPECT_LE(ask(ann, MySessions{}).sessions.size(), sessions_max);
    world.now_ms += (session_days + 1) * day_ms;
    EXPECT_FALSE(me(ann).name.has_value());
}

}  // namespace

}  // namespace server
