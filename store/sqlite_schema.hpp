// What is in an SQLite file of ours: the steps by which it came to be. Part of sqlite.cpp alone.
#pragma once

#include <array>

namespace store {

// Every step takes a file from one schema version to the next. Steps are never edited, only added.
inline constexpr const char* first_step = R"(
    CREATE TABLE tables (id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE events (
        table_id INTEGER NOT NULL REFERENCES tables (id), seq INTEGER NOT NULL,
        at_ms INTEGER NOT NULL, body TEXT NOT NULL, UNIQUE (table_id, seq)) STRICT;
    CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE seated (
        guest TEXT NOT NULL, table_id INTEGER NOT NULL REFERENCES tables (id),
        PRIMARY KEY (guest, table_id)) STRICT, WITHOUT ROWID;
    CREATE TABLE dues (table_id INTEGER PRIMARY KEY REFERENCES tables (id), at_ms INTEGER NOT NULL) STRICT;
)";

inline constexpr const char* reports_step = R"(
    CREATE TABLE reports (
        id INTEGER PRIMARY KEY, table_id INTEGER NOT NULL, seq INTEGER NOT NULL, at_ms INTEGER NOT NULL,
        is_closed INTEGER NOT NULL, UNIQUE (table_id, seq),
        FOREIGN KEY (table_id, seq) REFERENCES events (table_id, seq)) STRICT;
)";

inline constexpr const char* projections_step = R"(
    DROP TABLE dues;
    CREATE TABLE summaries (
        table_id INTEGER PRIMARY KEY REFERENCES tables (id), is_open INTEGER NOT NULL, moved_ms INTEGER NOT NULL,
        due_ms INTEGER, body TEXT NOT NULL) STRICT;
    CREATE INDEX open_tables ON summaries (moved_ms) WHERE is_open;
    CREATE INDEX awake_tables ON summaries (table_id) WHERE due_ms IS NOT NULL;
    CREATE INDEX members ON seated (table_id);
    CREATE TABLE results (
        table_id INTEGER NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, guest TEXT NOT NULL,
        bot TEXT NOT NULL, game TEXT NOT NULL, seats INTEGER NOT NULL, place INTEGER NOT NULL, score INTEGER NOT NULL,
        ended_ms INTEGER NOT NULL, PRIMARY KEY (table_id, seat)) STRICT, WITHOUT ROWID;
    CREATE INDEX results_of ON results (guest, ended_ms) WHERE guest <> '';
    CREATE TABLE notes (
        number INTEGER PRIMARY KEY, id INTEGER NOT NULL UNIQUE, to_code TEXT NOT NULL, body TEXT NOT NULL) STRICT;
    CREATE TABLE projected (version INTEGER NOT NULL) STRICT;
    INSERT INTO projected VALUES (0);
)";

inline constexpr const char* people_step = R"(
    CREATE TABLE persons (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, cloth TEXT NOT NULL, is_listed INTEGER NOT NULL,
        made_day INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE sessions (
        id TEXT PRIMARY KEY, person TEXT NOT NULL, device TEXT NOT NULL, made_day INTEGER NOT NULL,
        seen_day INTEGER NOT NULL, former TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX sessions_of ON sessions (person);
    INSERT INTO persons SELECT id, name, '', 1, 0 FROM guests;
    INSERT INTO sessions SELECT id, id, '', 0, 0, '' FROM guests;  -- a guest's id was the hash of their token
    DROP TABLE guests;
    CREATE TABLE passkeys (
        id TEXT PRIMARY KEY, person TEXT NOT NULL, public_key TEXT NOT NULL, user_handle TEXT NOT NULL,
        counter INTEGER NOT NULL, is_backed_up INTEGER NOT NULL, label TEXT NOT NULL, made_day INTEGER NOT NULL,
        used_day INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX passkeys_of ON passkeys (person);
    CREATE TABLE passwords (
        person TEXT PRIMARY KEY, login TEXT NOT NULL UNIQUE, hash TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE codes (hash TEXT PRIMARY KEY, person TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX codes_of ON codes (person);
    CREATE TABLE bonds (
        person TEXT NOT NULL, feeling INTEGER NOT NULL, other TEXT NOT NULL,
        PRIMARY KEY (person, feeling, other)) STRICT, WITHOUT ROWID;
    CREATE INDEX bonds_for ON bonds (other);
    CREATE TABLE errands (person TEXT PRIMARY KEY, body TEXT NOT NULL, after INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ALTER TABLE results ADD COLUMN move_seconds INTEGER NOT NULL DEFAULT 0;
)";

inline constexpr const char* fresh_step = R"(
    CREATE TABLE fresh_events (
        table_id INTEGER NOT NULL, seq INTEGER NOT NULL, at_ms INTEGER NOT NULL, body TEXT NOT NULL) STRICT;
    CREATE TABLE fresh_summaries (
        table_id INTEGER NOT NULL, is_open INTEGER NOT NULL, moved_ms INTEGER NOT NULL, due_ms INTEGER,
        body TEXT NOT NULL) STRICT;
)";

inline constexpr const char* tales_step = R"(
    CREATE TABLE tales (
        number INTEGER PRIMARY KEY, table_id INTEGER NOT NULL REFERENCES tables (id), guest TEXT NOT NULL,
        game TEXT NOT NULL, body TEXT NOT NULL, UNIQUE (table_id, guest)) STRICT;
    CREATE INDEX tales_of ON tales (guest, game);
)";

inline constexpr std::array migrations = {first_step,  reports_step, projections_step,
                                          people_step, fresh_step,   tales_step};

}  // namespace store
