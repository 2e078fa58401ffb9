// Made from the C++ types by tools/emit_ts.cpp; not to be edited.
export const wire = "9007add0"; // the server sends a page with another away to reload

export declare namespace barbarossa {
  type Riddles = "one_word" | "two_words" | "expressions";
  type Sculpting = "minutes_5" | "minutes_10" | "minutes_20";
  type Edition = "kosmos" | "ass";
  type First = "drawn" | "seat_1" | "seat_2" | "seat_3" | "seat_4" | "seat_5" | "seat_6";
  interface Config {
    readonly language: lexicon.Language;
    readonly riddles: barbarossa.Riddles;
    readonly sculpting: barbarossa.Sculpting;
    readonly letter_questions: boolean;
    readonly penalties_always: boolean;
    readonly common_theme: boolean;
    readonly forgiving_curses: boolean;
    readonly edition: barbarossa.Edition;
    readonly first: barbarossa.First;
  }
  interface Shape {
    readonly type: "shape";
    readonly object: number;
    readonly keep: number;
    readonly strokes: string;
  }
  interface Label {
    readonly type: "label";
    readonly object: number;
    readonly word: string;
    readonly description: string;
    readonly is_described: boolean;
  }
  interface Theme { readonly type: "theme"; readonly text: string; }
  interface Ready { readonly type: "ready"; }
  interface Rework { readonly type: "rework"; }
  interface Roll { readonly type: "roll"; }
  interface Pay { readonly type: "pay"; readonly spaces: number; }
  interface Letter {
    readonly type: "letter";
    readonly object: number;
    readonly position: number;
    readonly is_curse: boolean;
  }
  interface Question { readonly type: "question"; readonly object: number; readonly text: string; }
  interface Guess {
    readonly type: "guess";
    readonly object: number;
    readonly word: string;
    readonly is_curse: boolean;
  }
  interface Stop { readonly type: "stop"; }
  type Answer = "none" | "yes" | "no" | "probably" | "unknown" | "unclear";
  interface Reply { readonly type: "reply"; readonly answer: barbarossa.Answer; }
  interface Judge { readonly type: "judge"; readonly is_right: boolean; }
  interface Refill { readonly type: "refill"; }
  interface Note { readonly type: "note"; readonly object: number; readonly text: string; }
  interface Dispute { readonly type: "dispute"; readonly line: number; readonly is_disputed: boolean; }
  type Made = "unmeasured" | "looked_at" | "sound" | "too_much" | "nothing";
  interface Measured {
    readonly type: "measured";
    readonly seat: core.Seat;
    readonly object: number;
    readonly clay: number;
    readonly made: barbarossa.Made;
  }
  interface Supply { readonly type: "supply"; readonly object: number; readonly entry: number; }
  interface Begin { readonly type: "begin"; readonly dice: readonly number[]; }
  interface Rolled { readonly type: "rolled"; readonly die: number; }
  type Action =
    | barbarossa.Shape
    | barbarossa.Label
    | barbarossa.Theme
    | barbarossa.Ready
    | barbarossa.Rework
    | barbarossa.Roll
    | barbarossa.Pay
    | barbarossa.Letter
    | barbarossa.Question
    | barbarossa.Guess
    | barbarossa.Stop
    | barbarossa.Reply
    | barbarossa.Judge
    | barbarossa.Refill
    | barbarossa.Note
    | barbarossa.Dispute
    | barbarossa.Measured
    | barbarossa.Supply
    | barbarossa.Begin
    | barbarossa.Rolled
    | core.TimedOut;
  type Phase =
    | "sculpting"
    | "supplying"
    | "opening"
    | "moving"
    | "rolling"
    | "lettering"
    | "first_series"
    | "second_series"
    | "over";
  interface Player {
    readonly space: number;
    readonly gems: number;
    readonly hat: number;
    readonly by_guesses: number;
    readonly by_objects: number;
    readonly by_hazards: number;
    readonly curses: number;
    readonly has_refilled: boolean;
    readonly is_ready: boolean;
    readonly theme: string;
  }
  interface Object {
    readonly owner: core.Seat;
    readonly number: number;
    readonly word: string;
    readonly description: string;
    readonly is_described: boolean;
    readonly clay_bytes: number;
    readonly made: barbarossa.Made;
    readonly arrows: readonly core.Seat[];
  }
  type Kind = "question" | "letter" | "guess";
  interface Line {
    readonly kind: barbarossa.Kind;
    readonly asker: core.Seat;
    readonly object: number;
    readonly text: string;
    readonly answer: barbarossa.Answer;
    readonly position: number;
    readonly is_curse: boolean;
    readonly is_hidden: boolean;
    readonly disputed: readonly number[];
  }
  interface Table {
    readonly config: barbarossa.Config;
    readonly seats: number;
    readonly phase: barbarossa.Phase;
    readonly players: readonly barbarossa.Player[];
    readonly objects: readonly barbarossa.Object[];
    readonly opening: readonly number[];
    readonly turn: core.Seat;
    readonly die: number;
    readonly asked: number;
    readonly talk: readonly barbarossa.Line[];
    readonly is_waiting: boolean;
    readonly spent_curses: number;
    readonly arrows: number;
    readonly reached: readonly number[];
  }
  interface View {
    readonly me: core.Seat;
    readonly table: barbarossa.Table;
    readonly can_curse: boolean;
    readonly can_refill: boolean;
    readonly notes: readonly string[];
    readonly shape_bytes_left: number;
  }
  type Illegal =
    | "not_your_turn"
    | "not_your_action"
    | "not_now"
    | "no_such_seat"
    | "no_such_object"
    | "not_your_object"
    | "already_ready"
    | "strokes_too_long"
    | "strokes_corrupt"
    | "strokes_version"
    | "strokes_outside"
    | "too_much_clay"
    | "too_much_work"
    | "no_clay"
    | "no_word"
    | "word_too_long"
    | "word_has_digits"
    | "not_one_word"
    | "not_two_words"
    | "not_text"
    | "same_word"
    | "theme_too_long"
    | "description_too_long"
    | "too_few_gems"
    | "no_such_distance"
    | "own_object"
    | "object_finished"
    | "already_guessed"
    | "no_such_position"
    | "no_guess_yet"
    | "no_question"
    | "question_too_long"
    | "no_letter_questions"
    | "not_owner"
    | "no_answer"
    | "no_curse_left"
    | "no_curse_now"
    | "no_refill"
    | "note_too_long"
    | "no_such_line"
    | "bad_draw";
  interface Advice { readonly nearest: readonly string[]; readonly not_in_book: readonly number[]; }
  type Space = "elf" | "gem" | "dragon" | "question" | "ghost";
  interface Facts {
    readonly ring: readonly barbarossa.Space[];
    readonly gems_max: number;
    readonly hat_at_start: number;
    readonly goal: number;
    readonly arrow_points: readonly number[];
    readonly owner_points: readonly number[];
    readonly stretches: readonly (readonly number[])[];
    readonly question_chars_max: number;
    readonly guess_chars_max: number;
    readonly note_chars_max: number;
    readonly position_max: number;
  }
}

export declare namespace colorwords {
  type Grid = "a" | "b";
  type Unknown = "reject" | "ask";
  type Layouts = "same" | "exchanged";
  interface Config {
    readonly grid: colorwords.Grid;
    readonly lexicon: lexicon.Language;
    readonly unknown: colorwords.Unknown;
    readonly layouts: colorwords.Layouts;
  }
  interface Write {
    readonly type: "write";
    readonly word: string;
    readonly cells: readonly number[];
    readonly claims_theme: boolean;
    readonly is_sent: boolean;
  }
  interface Cross { readonly type: "cross"; readonly star: number; }
  interface Vote { readonly type: "vote"; readonly yes: readonly number[]; readonly no: readonly number[]; }
  interface GoOn { readonly type: "go_on"; }
  type Letter =
    | "A"
    | "B"
    | "C"
    | "D"
    | "E"
    | "F"
    | "G"
    | "I"
    | "L"
    | "M"
    | "N"
    | "O"
    | "P"
    | "R"
    | "S"
    | "T"
    | "U"
    | "V";
  interface Draw { readonly type: "draw"; readonly trays: readonly colorwords.Letter[]; readonly bonus: number; }
  type Action =
    | colorwords.Write
    | colorwords.Cross
    | colorwords.Vote
    | colorwords.GoOn
    | colorwords.Draw
    | core.TimedOut;
  type Phase = "crossing" | "drawing" | "writing" | "voting" | "reviewing" | "over";
  interface Entry { readonly word: string; readonly cells: readonly number[]; readonly claims_theme: boolean; }
  type Question = "word" | "theme";
  interface Ballot {
    readonly seat: core.Seat;
    readonly question: colorwords.Question;
    readonly is_listed: boolean;
    readonly yes: readonly number[];
    readonly no: readonly number[];
  }
  interface Result {
    readonly entry: colorwords.Entry;
    readonly stands: boolean;
    readonly letters: number;
    readonly bonus: number;
  }
  interface Round {
    readonly trays: readonly colorwords.Letter[];
    readonly bonus: number;
    readonly results: readonly colorwords.Result[];
  }
  interface Star { readonly ringed: readonly number[]; readonly is_crossed: boolean; }
  interface Open {
    readonly config: colorwords.Config;
    readonly seats: number;
    readonly phase: colorwords.Phase;
    readonly round: number;
    readonly letters: readonly number[];
    readonly bonuses: readonly number[];
    readonly trays: readonly colorwords.Letter[];
    readonly bonus: number;
    readonly done: readonly number[];
    readonly rung: readonly number[];
    readonly offered: readonly colorwords.Entry[];
    readonly ballots: readonly colorwords.Ballot[];
    readonly rounds: readonly colorwords.Round[];
    readonly stars: readonly colorwords.Star[];
  }
  interface ThemeBonus { readonly type: "theme"; readonly theme: lexicon.List; }
  interface FirstLetter { readonly type: "first_letter"; readonly letter: colorwords.Letter; }
  type Direction = "right" | "down";
  interface Straight { readonly type: "straight"; readonly direction: colorwords.Direction; }
  interface Size { readonly type: "size"; readonly letters: number; }
  type Colour = "none" | "blue" | "yellow" | "red";
  interface Turn { readonly type: "turn"; readonly colour: colorwords.Colour; }
  interface Covers { readonly type: "covers"; readonly cells: readonly number[]; }
  interface Bonus {
    readonly asks: colorwords.ThemeBonus | colorwords.FirstLetter | colorwords.Straight | colorwords.Size | colorwords.Turn | colorwords.Covers;
    readonly points: number;
  }
  interface Board {
    readonly sheets: readonly string[];
    readonly colours: readonly string[];
    readonly bonuses: readonly colorwords.Bonus[];
    readonly totals: readonly number[];
    readonly specials: readonly number[];
    readonly empty: readonly number[];
    readonly rating: number;
  }
  interface View {
    readonly me: core.Seat;
    readonly open: colorwords.Open;
    readonly draft: colorwords.Entry;
    readonly board: colorwords.Board;
  }
  type Illegal =
    | "not_your_turn"
    | "not_your_action"
    | "no_lexicon"
    | "not_now"
    | "after_the_bell"
    | "already_sent"
    | "not_letters"
    | "too_short"
    | "too_long"
    | "wrong_length"
    | "off_the_grid"
    | "wrong_step"
    | "occupied"
    | "wrong_start"
    | "unknown_word"
    | "no_theme"
    | "no_such_star"
    | "no_such_ballot"
    | "both_ways"
    | "bad_draw";
  interface Found {
    readonly word: string;
    readonly cells: readonly number[];
    readonly letters: number;
    readonly bonus: number;
  }
  interface Advice { readonly round: number; readonly best: readonly (readonly colorwords.Found[])[]; }
  interface Preview {
    readonly word: string;
    readonly letters: readonly number[];
    readonly bonus: number;
    readonly asks: readonly colorwords.Question[];
  }
}

export declare namespace coloryam {
  type SheetChoice = "drawn" | "sheet_1" | "sheet_2" | "sheet_3" | "sheet_4" | "sheet_5" | "sheet_6";
  type First = "drawn" | "seat_1" | "seat_2" | "seat_3" | "seat_4" | "seat_5";
  interface Config {
    readonly sheet: coloryam.SheetChoice;
    readonly first: coloryam.First;
    readonly free_objectives: boolean;
    readonly color_chance: boolean;
    readonly pro: boolean;
    readonly declared_miss: boolean;
    readonly coach: boolean;
  }
  interface Throw { readonly type: "throw"; readonly dice: readonly number[]; }
  interface Stop { readonly type: "stop"; }
  interface DeclareMiss { readonly type: "declare_miss"; }
  interface SecondChance { readonly type: "second_chance"; }
  interface Fill { readonly type: "fill"; readonly line: number; }
  interface Cross { readonly type: "cross"; readonly line: number; }
  interface Begin { readonly type: "begin"; readonly sheet: number; readonly first: core.Seat; }
  interface Thrown { readonly type: "thrown"; readonly numbers: readonly number[]; }
  type Action =
    | coloryam.Throw
    | coloryam.Stop
    | coloryam.DeclareMiss
    | coloryam.SecondChance
    | coloryam.Fill
    | coloryam.Cross
    | coloryam.Begin
    | coloryam.Thrown
    | core.TimedOut;
  type Phase = "beginning" | "throwing" | "in_the_air" | "missed" | "choosing" | "over";
  type Entry = number;
  interface State {
    readonly config: coloryam.Config;
    readonly seats: number;
    readonly sheet: number;
    readonly phase: coloryam.Phase;
    readonly line: number;
    readonly starter: core.Seat;
    readonly turn: core.Seat;
    readonly throws: number;
    readonly hurried: boolean;
    readonly flying: readonly number[];
    readonly dice: readonly number[];
    readonly entries: readonly (readonly coloryam.Entry[])[];
  }
  type Kind =
    | "none"
    | "neither"
    | "exactly_one"
    | "exactly_two"
    | "one_without"
    | "one_triple"
    | "no_triple"
    | "two_pairs"
    | "a_quadruple"
    | "three_colors"
    | "more_than"
    | "as_many"
    | "not_as_many"
    | "all_different"
    | "most";
  type Color = "blue" | "green" | "yellow" | "orange" | "pink" | "brown";
  interface Objective { readonly kind: coloryam.Kind; readonly colors: readonly coloryam.Color[]; }
  interface Line {
    readonly pole: number;
    readonly objective: coloryam.Objective | null;
    readonly coloryam: number;
    readonly is_total_box: boolean;
  }
  interface Row { readonly line: coloryam.Line; readonly is_closed: boolean; readonly points: readonly number[]; }
  interface Totals { readonly first: number; readonly second: number; readonly all: number; }
  interface Chance { readonly line: number; readonly minimum: number; readonly is_open: boolean; }
  interface Turn {
    readonly sum: number;
    readonly counts: readonly number[];
    readonly is_met: boolean;
    readonly minimum: number;
    readonly chance: coloryam.Chance | null;
    readonly fillable: readonly number[];
    readonly crossable: readonly number[];
  }
  interface Board {
    readonly rows: readonly coloryam.Row[];
    readonly totals: readonly coloryam.Totals[];
    readonly turn: coloryam.Turn;
  }
  interface View { readonly me: core.Seat; readonly state: coloryam.State; readonly board: coloryam.Board; }
  type Illegal =
    | "not_your_turn"
    | "not_your_action"
    | "no_such_seat"
    | "not_now"
    | "first_throw_is_six"
    | "no_dice"
    | "no_throws_left"
    | "nothing_thrown"
    | "miss_not_declarable"
    | "not_this_line"
    | "no_such_line"
    | "line_taken"
    | "objective_not_met"
    | "not_increasing"
    | "bad_draw";
  interface Odds { readonly by_dice: readonly number[]; readonly best: number; }
  type Advice = coloryam.Odds;
  interface Facts {
    readonly faces: readonly (readonly coloryam.Color[])[];
    readonly throws_max: number;
    readonly sum_max: number;
  }
}

export declare namespace core {
  type Seat = number;
  interface TimedOut { readonly type: "timed_out"; readonly seat: core.Seat; }
  interface Proof { readonly secret: string; readonly table: string; readonly nonces: readonly string[]; }
  interface Outcome { readonly scores: readonly number[]; readonly places: readonly number[]; }
  interface Progress { readonly stage: number; readonly stages: number; readonly scores: readonly number[]; }
  interface Done { readonly actor: core.Seat; readonly action: unknown; }
  interface Record {
    readonly game: string;
    readonly version: number;
    readonly seats: number;
    readonly config: unknown;
    readonly names: readonly string[];
    readonly moves: readonly core.Done[];
    readonly commitment: string;
    readonly proof: core.Proof | null;
  }
}

export declare namespace farben {
  type First = "drawn" | "seat_1" | "seat_2" | "seat_3" | "seat_4" | "seat_5";
  type Rounds = "ten" | "five";
  interface Config {
    readonly language: lexicon.Language;
    readonly first: farben.First;
    readonly rounds: farben.Rounds;
  }
  interface PickSide { readonly type: "pick_side"; readonly side: number; }
  type Colour =
    | "black"
    | "white"
    | "grey"
    | "brown"
    | "red"
    | "orange"
    | "yellow"
    | "green"
    | "blue"
    | "purple"
    | "pink"
    | "multicolour";
  interface Choose { readonly type: "choose"; readonly colour: farben.Colour | null; }
  interface Tell { readonly type: "tell"; readonly story: string; readonly is_aloud: boolean; }
  interface Listened { readonly type: "listened"; }
  interface Assign { readonly type: "assign"; readonly packet: number; }
  interface Ask { readonly type: "ask"; readonly owner: core.Seat; }
  interface Hint { readonly type: "hint"; readonly word: string; }
  interface Forgot { readonly type: "forgot"; }
  interface Guess { readonly type: "guess"; readonly owner: core.Seat; readonly colour: farben.Colour | null; }
  interface Begin { readonly type: "begin"; readonly first: core.Seat; }
  interface Draw { readonly type: "draw"; readonly first: core.Seat; readonly card: number; }
  interface ChooseFor { readonly type: "choose_for"; readonly seat: core.Seat; readonly colour: farben.Colour | null; }
  interface GoOn { readonly type: "go_on"; }
  type Action =
    | farben.PickSide
    | farben.Choose
    | farben.Tell
    | farben.Listened
    | farben.Assign
    | farben.Ask
    | farben.Hint
    | farben.Forgot
    | farben.Guess
    | farben.Begin
    | farben.Draw
    | farben.ChooseFor
    | farben.GoOn
    | core.TimedOut;
  type Phase =
    | "opening"
    | "drawing"
    | "siding"
    | "choosing"
    | "telling"
    | "listening"
    | "assigning"
    | "recalling"
    | "hinting"
    | "revealing"
    | "over";
  interface Card { readonly colour: farben.Colour | null; readonly story: string; readonly is_aloud: boolean; }
  type Help = "none" | "asked" | "given" | "forgotten";
  interface Answer {
    readonly help: farben.Help;
    readonly hint: string;
    readonly is_made: boolean;
    readonly colour: farben.Colour | null;
    readonly is_right: boolean;
  }
  interface Packet {
    readonly word: string;
    readonly first: core.Seat;
    readonly cards: readonly farben.Card[];
    readonly recaller: core.Seat;
    readonly answers: readonly farben.Answer[];
  }
  interface Table {
    readonly config: farben.Config;
    readonly seats: number;
    readonly phase: farben.Phase;
    readonly first: core.Seat;
    readonly packets: readonly farben.Packet[];
    readonly done: readonly number[];
    readonly teller: core.Seat;
    readonly recaller: core.Seat;
    readonly packet: number;
    readonly asked: core.Seat;
    readonly turned: core.Seat;
    readonly scores: readonly number[];
  }
  interface View {
    readonly me: core.Seat;
    readonly table: farben.Table;
    readonly hand: readonly number[];
    readonly sides: readonly string[];
  }
  type Illegal =
    | "not_your_turn"
    | "not_your_action"
    | "no_such_seat"
    | "not_now"
    | "no_such_side"
    | "no_colour"
    | "colour_used"
    | "story_too_long"
    | "not_text"
    | "no_story"
    | "no_such_packet"
    | "packet_taken"
    | "own_card"
    | "card_turned_up"
    | "already_asked"
    | "other_card_asked"
    | "not_one_word"
    | "hint_is_colour"
    | "hint_not_in_story"
    | "bad_draw";
  type Advice = boolean;
  interface Facts {
    readonly rounds: number;
    readonly rounds_short: number;
    readonly story_chars_max: number;
    readonly hint_chars_max: number;
  }
}

export declare namespace farfalia {
  type Five = "beginner" | "chinkway" | "chinkway_ten" | "chinkway_short";
  type Four = "deals_4" | "deals_8" | "deals_12" | "points_30" | "points_60";
  type Three = "six_deals" | "quick";
  type Jokers = "none" | "double_you" | "burning";
  type First = "drawn" | "seat_1" | "seat_2" | "seat_3" | "seat_4" | "seat_5";
  type NextDealer = "lowest_other" | "lowest_score" | "left_neighbour";
  type Pack = "drawn_on" | "reshuffled";
  type Points = "triangular" | "arithmetic";
  interface Config {
    readonly five: farfalia.Five;
    readonly four: farfalia.Four;
    readonly three: farfalia.Three;
    readonly jokers: farfalia.Jokers;
    readonly first: farfalia.First;
    readonly next_dealer: farfalia.NextDealer;
    readonly pack: farfalia.Pack;
    readonly points: farfalia.Points;
    readonly double_last_deal: boolean;
    readonly double_extra_deal: boolean;
  }
  interface Stake { readonly type: "stake"; readonly joker: boolean; }
  interface Discard { readonly type: "discard"; readonly cards: readonly number[]; }
  type Trump = "strawberry" | "leaf" | "fish" | "shell" | "none";
  interface Name { readonly type: "name"; readonly trump: farfalia.Trump; }
  type Card = number;
  interface Play { readonly type: "play"; readonly card: farfalia.Card; }
  interface Keep { readonly type: "keep"; readonly card: farfalia.Card; }
  interface Leave { readonly type: "leave"; }
  interface Begin { readonly type: "begin"; readonly dealer: core.Seat; }
  interface Dealt {
    readonly seat: core.Seat;
    readonly is_dummy: boolean;
    readonly cards: readonly number[];
    readonly beneath: readonly farfalia.Card[];
    readonly columns: readonly farfalia.Card[];
  }
  interface Deal { readonly type: "deal"; readonly hands: readonly farfalia.Dealt[]; }
  type Family = "strawberry" | "leaf" | "fish" | "shell" | "butterfly";
  interface Propose { readonly type: "propose"; readonly subjects: readonly farfalia.Family[]; }
  type Action =
    | farfalia.Stake
    | farfalia.Discard
    | farfalia.Name
    | farfalia.Play
    | farfalia.Keep
    | farfalia.Leave
    | farfalia.Begin
    | farfalia.Deal
    | farfalia.Propose
    | core.TimedOut;
  type Phase =
    | "beginning"
    | "staking"
    | "dealing"
    | "discarding"
    | "naming"
    | "proposing"
    | "playing"
    | "capturing"
    | "over";
  interface Column { readonly card: farfalia.Card; readonly covers: boolean; }
  interface Hand {
    readonly seat: core.Seat;
    readonly side: number;
    readonly is_dummy: boolean;
    readonly cards: number;
    readonly has_joker: boolean;
    readonly voids: readonly number[];
    readonly columns: readonly farfalia.Column[];
  }
  interface Trick {
    readonly leader: number;
    readonly cards: readonly farfalia.Card[];
    readonly winner: number;
    readonly kept: farfalia.Card;
  }
  interface Result {
    readonly dealer: core.Seat;
    readonly trump: farfalia.Trump;
    readonly subjects: readonly farfalia.Family[];
    readonly sides: readonly number[];
    readonly kept: readonly (readonly farfalia.Card[])[];
    readonly last: farfalia.Trick;
    readonly points: readonly number[];
    readonly doubled: readonly number[];
  }
  interface Open {
    readonly config: farfalia.Config;
    readonly seats: number;
    readonly phase: farfalia.Phase;
    readonly deal: number;
    readonly dealer: core.Seat;
    readonly hands: readonly farfalia.Hand[];
    readonly turn: number;
    readonly trump: farfalia.Trump;
    readonly proposal: readonly farfalia.Family[];
    readonly kept: readonly (readonly farfalia.Card[])[];
    readonly tricks: number;
    readonly trick: farfalia.Trick;
    readonly last: farfalia.Trick;
    readonly played: readonly number[];
    readonly scores: readonly number[];
    readonly doublings: readonly number[];
    readonly doubled: readonly number[];
    readonly burners: readonly number[];
    readonly pack: readonly number[];
    readonly results: readonly farfalia.Result[];
  }
  interface Board {
    readonly deals: number;
    readonly target: number;
    readonly tricks: number;
    readonly captures_from: number;
    readonly discards: number;
    readonly points: readonly number[];
    readonly useful: readonly number[];
    readonly burnt: readonly number[];
    readonly last_burnt: readonly number[];
    readonly is_trump_known: boolean;
    readonly winning: number;
    readonly barred: readonly number[];
    readonly next: readonly farfalia.Hand[];
  }
  interface View {
    readonly me: core.Seat;
    readonly open: farfalia.Open;
    readonly hand: readonly number[];
    readonly discards: readonly number[];
    readonly playable: readonly number[];
    readonly board: farfalia.Board;
  }
  type Illegal =
    | "not_your_turn"
    | "not_your_action"
    | "no_such_seat"
    | "not_now"
    | "no_such_card"
    | "card_not_held"
    | "must_follow"
    | "joker_leads"
    | "wrong_count"
    | "joker_discarded"
    | "already_discarded"
    | "already_named"
    | "too_early"
    | "not_in_trick"
    | "useless_card"
    | "burnt_card"
    | "bad_draw";
  type Advice = boolean;
  interface Kind {
    readonly seats: number;
    readonly option: string;
    readonly choice: string;
    readonly idle: readonly string[];
  }
  interface Facts { readonly tables: readonly farfalia.Kind[]; }
}

export declare namespace games {
  interface Field {
    readonly name: string;
    readonly choices: readonly string[];
    readonly seats: readonly core.Seat[];
    readonly initial: unknown;
  }
  interface Info {
    readonly name: string;
    readonly version: number;
    readonly oldest: number;
    readonly min_seats: number;
    readonly max_seats: number;
    readonly bots: readonly string[];
    readonly cover: string;
    readonly config: readonly games.Field[];
    readonly lexicon: string;
    readonly has_secrets: boolean;
    readonly has_words: boolean;
    readonly has_bulk: boolean;
    readonly is_confidential: boolean;
    readonly is_by_heart: boolean;
  }
}

export declare namespace lexicon {
  type Language = "french" | "english";
  type List =
    | "words"
    | "names"
    | "common"
    | "cinema"
    | "literature"
    | "sports"
    | "fashion"
    | "travel"
    | "nature"
    | "science"
    | "music"
    | "games"
    | "cooking"
    | "history"
    | "people";
}

export declare namespace server {
  interface Sit { readonly type: "sit"; readonly seat: core.Seat; readonly nonce: string; }
  interface Stand { readonly type: "stand"; }
  interface SeatBot { readonly type: "seat_bot"; readonly seat: core.Seat; readonly bot: string; }
  interface Clear { readonly type: "clear"; readonly seat: core.Seat; }
  interface Pace { readonly move_seconds: number; }
  interface Arrange {
    readonly type: "arrange";
    readonly seats: number | null;
    readonly pace: server.Pace | null;
    readonly config: unknown | null;
  }
  interface Start { readonly type: "start"; }
  interface Act { readonly type: "act"; readonly move: number; readonly action: unknown; }
  interface GoOn { readonly type: "go_on"; readonly move: number; }
  interface Fetch { readonly type: "fetch"; readonly item: number; }
  interface TakeTime { readonly type: "take_time"; readonly percent: number; }
  interface Remove { readonly type: "remove"; readonly seat: core.Seat; }
  interface Cover { readonly type: "cover"; readonly seat: core.Seat; }
  interface Return { readonly type: "return"; }
  interface Rematch { readonly type: "rematch"; }
  interface Share { readonly type: "share"; readonly agrees: boolean; }
  interface Say { readonly type: "say"; readonly text: string; }
  interface MindWords { readonly type: "mind_words"; readonly softens: boolean; }
  type PersonId = number;
  type About = "name" | "chat" | "word" | "sculpture" | "other";
  type Offence = "insult" | "hate" | "sexual" | "harassment" | "personal_data" | "stalling" | "cheating" | "other";
  interface Report {
    readonly type: "report";
    readonly person: server.PersonId;
    readonly about: server.About;
    readonly offence: server.Offence;
    readonly item: number;
    readonly note: string;
  }
  interface JoinVoice { readonly type: "join_voice"; readonly is_muted: boolean; }
  interface LeaveVoice { readonly type: "leave_voice"; }
  interface Mute { readonly type: "mute"; readonly is_muted: boolean; }
  type SpeakerId = number;
  interface Signal { readonly type: "signal"; readonly to: server.SpeakerId; readonly text: string; }
  type ClientMessage =
    | server.Sit
    | server.Stand
    | server.SeatBot
    | server.Clear
    | server.Arrange
    | server.Start
    | server.Act
    | server.GoOn
    | server.Fetch
    | server.TakeTime
    | server.Remove
    | server.Cover
    | server.Return
    | server.Rematch
    | server.Share
    | server.Say
    | server.MindWords
    | server.Report
    | server.JoinVoice
    | server.LeaveVoice
    | server.Mute
    | server.Signal;
  type Status = "waiting" | "playing" | "over";
  interface Setup { readonly seats: number; readonly pace: server.Pace; readonly config: unknown; }
  type Sitter = "open" | "person" | "bot";
  interface SeatInfo {
    readonly sitter: server.Sitter;
    readonly name: string;
    readonly bot: string;
    readonly is_host: boolean;
    readonly is_present: boolean;
    readonly time_percent: number;
    readonly agrees: boolean;
    readonly person: server.PersonId;
    readonly cover_in_ms: number | null;
    readonly was_removed: boolean;
  }
  interface Room {
    readonly type: "room";
    readonly code: string;
    readonly game: string;
    readonly status: server.Status;
    readonly setup: server.Setup;
    readonly seats: readonly server.SeatInfo[];
    readonly people: readonly string[];
    readonly me: core.Seat;
    readonly am_host: boolean;
    readonly was_removed: boolean;
    readonly was_freed: boolean;
    readonly kept_for_me: core.Seat | null;
    readonly host: string;
    readonly softens: boolean;
    readonly spectators: number;
    readonly commitment: string;
    readonly proof: core.Proof | null;
    readonly rematch: string | null;
    readonly is_shared: boolean;
  }
  interface Clock { readonly seat: core.Seat; readonly left_ms: number; }
  interface Update {
    readonly type: "update";
    readonly move: number;
    readonly actor: core.Seat;
    readonly action: unknown | null;
    readonly view: unknown;
    readonly to_act: readonly core.Seat[];
    readonly clocks: readonly server.Clock[];
    readonly outcome: core.Outcome | null;
  }
  interface Paused {
    readonly type: "paused";
    readonly move: number;
    readonly left_ms: number;
    readonly gone_on: readonly core.Seat[];
  }
  interface MissedMove { readonly move: number; readonly by_clock: boolean; readonly action: unknown | null; }
  interface Missed { readonly type: "missed"; readonly total: number; readonly moves: readonly server.MissedMove[]; }
  interface Bulk { readonly type: "bulk"; readonly item: number; readonly data: string | null; }
  interface Refused { readonly type: "refused"; readonly code: string; }
  interface Bye { readonly type: "bye"; readonly code: string; }
  interface ChatLine {
    readonly number: number;
    readonly person: server.PersonId;
    readonly name: string;
    readonly text: string;
    readonly ago_seconds: number;
    readonly is_removed: boolean;
  }
  interface Chat { readonly type: "chat"; readonly lines: readonly server.ChatLine[]; }
  interface Heard { readonly type: "heard"; readonly line: server.ChatLine; }
  interface Aside { readonly type: "aside"; readonly seat: core.Seat; readonly text: string; }
  interface Softened { readonly type: "softened"; }
  interface Noted { readonly type: "noted"; }
  interface Speaker { readonly id: server.SpeakerId; readonly seat: core.Seat; readonly is_muted: boolean; }
  interface IceServer { readonly urls: readonly string[]; readonly username: string; readonly credential: string; }
  interface Voice {
    readonly type: "voice";
    readonly me: server.SpeakerId | null;
    readonly speakers: readonly server.Speaker[];
    readonly servers: readonly server.IceServer[];
  }
  interface Signaled { readonly type: "signaled"; readonly from: server.SpeakerId; readonly text: string; }
  type ServerMessage =
    | server.Room
    | server.Update
    | server.Paused
    | server.Missed
    | server.Bulk
    | server.Refused
    | server.Bye
    | server.Chat
    | server.Heard
    | server.Aside
    | server.Softened
    | server.Noted
    | server.Voice
    | server.Signaled;
  interface OpenTable {
    readonly type: "open_table";
    readonly game: string;
    readonly setup: server.Setup;
    readonly bots: readonly string[];
    readonly start: boolean;
  }
  interface MyTables { readonly type: "my_tables"; }
  interface LeaveTable { readonly type: "leave_table"; readonly code: string; }
  interface GetRecord { readonly type: "get_record"; readonly code: string; }
  interface WhoAmI { readonly type: "who_am_i"; }
  interface SetName { readonly type: "set_name"; readonly name: string; }
  type Motif =
    | "lines"
    | "rings"
    | "grid"
    | "stripes"
    | "dots"
    | "scales"
    | "pluses"
    | "chevrons"
    | "waves"
    | "diamonds"
    | "slants";
  interface Cloth { readonly warp: server.Motif; readonly weft: server.Motif; }
  interface SetCloth { readonly type: "set_cloth"; readonly cloth: server.Cloth; }
  interface SetListed { readonly type: "set_listed"; readonly is_listed: boolean; }
  interface BeginPasskey { readonly type: "begin_passkey"; }
  interface FinishPasskey {
    readonly type: "finish_passkey";
    readonly id: string;
    readonly client_data: string;
    readonly attestation: string;
  }
  interface MyPasskeys { readonly type: "my_passkeys"; }
  interface RenamePasskey { readonly type: "rename_passkey"; readonly id: string; readonly label: string; }
  interface RemovePasskey { readonly type: "remove_passkey"; readonly id: string; }
  interface BeginSignIn { readonly type: "begin_sign_in"; }
  interface SignIn {
    readonly type: "sign_in";
    readonly id: string;
    readonly client_data: string;
    readonly authenticator_data: string;
    readonly signature: string;
    readonly user: string;
  }
  interface SignInByPassword { readonly type: "sign_in_by_password"; readonly login: string; readonly password: string; }
  interface SignInByCode { readonly type: "sign_in_by_code"; readonly code: string; }
  interface SignInByLink { readonly type: "sign_in_by_link"; readonly link: string; }
  interface MakeLink { readonly type: "make_link"; }
  interface SignOut { readonly type: "sign_out"; }
  interface ClaimGuest { readonly type: "claim_guest"; }
  interface SetPassword { readonly type: "set_password"; readonly password: string; readonly current: string; }
  interface RemovePassword { readonly type: "remove_password"; readonly current: string; }
  interface MakeRecoveryCodes { readonly type: "make_recovery_codes"; }
  interface MySessions { readonly type: "my_sessions"; }
  interface EndSession { readonly type: "end_session"; readonly session: string; }
  interface EndOtherSessions { readonly type: "end_other_sessions"; }
  type Ended = "any" | "won" | "lost";
  type Tempo = "any" | "live" | "days";
  interface GetHistory {
    readonly type: "get_history";
    readonly person: string;
    readonly game: string;
    readonly with: string;
    readonly ended: server.Ended;
    readonly tempo: server.Tempo;
    readonly after: string;
  }
  interface GetPerson { readonly type: "get_person"; readonly person: string; }
  interface GetPeople { readonly type: "get_people"; readonly people: readonly string[]; }
  interface MyFriends { readonly type: "my_friends"; }
  interface AddFriend { readonly type: "add_friend"; readonly person: string; }
  interface RemoveFriend { readonly type: "remove_friend"; readonly person: string; }
  interface Block { readonly type: "block"; readonly person: string; }
  interface Unblock { readonly type: "unblock"; readonly person: string; }
  interface GetMyData { readonly type: "get_my_data"; readonly after: string; }
  interface DeleteMe { readonly type: "delete_me"; readonly name: string; }
  type Call =
    | server.OpenTable
    | server.MyTables
    | server.LeaveTable
    | server.GetRecord
    | server.WhoAmI
    | server.SetName
    | server.SetCloth
    | server.SetListed
    | server.BeginPasskey
    | server.FinishPasskey
    | server.MyPasskeys
    | server.RenamePasskey
    | server.RemovePasskey
    | server.BeginSignIn
    | server.SignIn
    | server.SignInByPassword
    | server.SignInByCode
    | server.SignInByLink
    | server.MakeLink
    | server.SignOut
    | server.ClaimGuest
    | server.SetPassword
    | server.RemovePassword
    | server.MakeRecoveryCodes
    | server.MySessions
    | server.EndSession
    | server.EndOtherSessions
    | server.GetHistory
    | server.GetPerson
    | server.GetPeople
    | server.MyFriends
    | server.AddFriend
    | server.RemoveFriend
    | server.Block
    | server.Unblock
    | server.GetMyData
    | server.DeleteMe;
  type Reason =
    | "malformed"
    | "unknown_table"
    | "unreadable_table"
    | "old_page"
    | "not_named"
    | "bad_name"
    | "unkind_name"
    | "not_seated"
    | "already_seated"
    | "no_such_seat"
    | "seat_taken"
    | "seat_open"
    | "barred"
    | "not_host"
    | "bad_nonce"
    | "unknown_game"
    | "bad_setup"
    | "unknown_bot"
    | "too_few_players"
    | "already_started"
    | "not_started"
    | "not_over"
    | "not_shared"
    | "game_over"
    | "stale"
    | "after_the_bell"
    | "not_away"
    | "not_covered"
    | "not_in_voice"
    | "no_such_speaker"
    | "bad_text"
    | "held_back"
    | "chat_full"
    | "no_such_person"
    | "not_oneself"
    | "reported_enough"
    | "bad_cloth"
    | "no_passkeys"
    | "old_challenge"
    | "bad_passkey"
    | "unknown_passkey"
    | "known_passkey"
    | "copied_passkey"
    | "wrong_password"
    | "bad_password"
    | "wrong_code"
    | "old_link"
    | "try_later"
    | "too_many_keys"
    | "no_such_session"
    | "signed_out"
    | "nothing_to_claim"
    | "wrong_name"
    | "unknown_person"
    | "too_many_people"
    | "too_fast"
    | "too_many_tables"
    | "crowded"
    | "too_large"
    | "wrong_origin"
    | "not_found";
  interface TableOpened { readonly code: string; }
  interface SeatBrief {
    readonly sitter: server.Sitter;
    readonly name: string;
    readonly bot: string;
    readonly is_host: boolean;
  }
  interface TableSummary {
    readonly code: string;
    readonly game: string;
    readonly status: server.Status;
    readonly my_turn: boolean;
    readonly seats: readonly server.SeatBrief[];
    readonly left_seconds: number;
    readonly me: core.Seat;
    readonly progress: core.Progress | null;
  }
  interface TableList { readonly tables: readonly server.TableSummary[]; }
  interface Me {
    readonly name: string | null;
    readonly person: string;
    readonly cloth: server.Cloth;
    readonly is_listed: boolean;
    readonly passkeys: number;
    readonly login: string;
    readonly recovery_codes: number;
    readonly claimable: number;
    readonly wishes: number;
    readonly blocked: readonly string[];
  }
  interface PasskeyOptions {
    readonly challenge: string;
    readonly rp_id: string;
    readonly user: string;
    readonly name: string;
    readonly exclude: readonly string[];
  }
  interface Passkey {
    readonly id: string;
    readonly label: string;
    readonly made_day: number;
    readonly used_day: number;
    readonly is_backed_up: boolean;
  }
  interface PasskeyList { readonly passkeys: readonly server.Passkey[]; }
  interface SignInOptions { readonly challenge: string; readonly rp_id: string; }
  interface DeviceLink { readonly link: string; readonly seconds: number; }
  interface RecoveryCodes { readonly codes: readonly string[]; }
  interface SessionInfo {
    readonly session: string;
    readonly device: string;
    readonly made_day: number;
    readonly seen_day: number;
    readonly is_this: boolean;
  }
  interface SessionList { readonly sessions: readonly server.SessionInfo[]; }
  interface PastSeat {
    readonly person: string;
    readonly name: string;
    readonly bot: string;
    readonly place: number;
    readonly score: number;
  }
  interface PastGame {
    readonly code: string;
    readonly game: string;
    readonly move_seconds: number;
    readonly ended_at: number;
    readonly seat: core.Seat;
    readonly seats: readonly server.PastSeat[];
  }
  interface History { readonly games: readonly server.PastGame[]; readonly next: string; }
  interface PersonCard { readonly person: string; readonly name: string; readonly cloth: server.Cloth; }
  type Tie = "none" | "wished" | "wishes" | "friends";
  interface Tally { readonly game: string; readonly played: number; readonly won: number; readonly best: number; }
  interface PersonPage {
    readonly card: server.PersonCard;
    readonly made_day: number;
    readonly tie: server.Tie;
    readonly is_blocked: boolean;
    readonly is_me: boolean;
    readonly tallies: readonly server.Tally[];
  }
  interface People { readonly cards: readonly server.PersonCard[]; }
  interface FriendTable { readonly code: string; readonly game: string; }
  interface Friend {
    readonly card: server.PersonCard;
    readonly tie: server.Tie;
    readonly tables: readonly server.FriendTable[];
  }
  interface FriendList { readonly friends: readonly server.Friend[]; readonly blocked: readonly server.PersonCard[]; }
  interface MyData {
    readonly me: server.Me;
    readonly made_day: number;
    readonly passkeys: readonly server.Passkey[];
    readonly sessions: readonly server.SessionInfo[];
    readonly friends: server.FriendList;
    readonly games: readonly server.PastGame[];
    readonly next: string;
  }
  interface Facts {
    readonly line_chars_max: number;
    readonly chat_kept_max: number;
    readonly note_chars_max: number;
    readonly name_chars_max: number;
  }
}

// A game's own types by its name.
export interface Games {
  readonly coloryam: {
    readonly config: coloryam.Config;
    readonly action: coloryam.Action;
    readonly view: coloryam.View;
    readonly illegal: coloryam.Illegal;
    readonly advice: coloryam.Advice;
    readonly preview: never;
  };
  readonly farfalia: {
    readonly config: farfalia.Config;
    readonly action: farfalia.Action;
    readonly view: farfalia.View;
    readonly illegal: farfalia.Illegal;
    readonly advice: farfalia.Advice;
    readonly preview: never;
  };
  readonly colorwords: {
    readonly config: colorwords.Config;
    readonly action: colorwords.Action;
    readonly view: colorwords.View;
    readonly illegal: colorwords.Illegal;
    readonly advice: colorwords.Advice;
    readonly preview: colorwords.Preview;
  };
  readonly farben: {
    readonly config: farben.Config;
    readonly action: farben.Action;
    readonly view: farben.View;
    readonly illegal: farben.Illegal;
    readonly advice: farben.Advice;
    readonly preview: never;
  };
  readonly barbarossa: {
    readonly config: barbarossa.Config;
    readonly action: barbarossa.Action;
    readonly view: barbarossa.View;
    readonly illegal: barbarossa.Illegal;
    readonly advice: barbarossa.Advice;
    readonly preview: never;
  };
}

// What each call is answered with, by its type.
export interface Answers {
  readonly open_table: server.TableOpened;
  readonly my_tables: server.TableList;
  readonly leave_table: server.TableList;
  readonly get_record: core.Record;
  readonly who_am_i: server.Me;
  readonly set_name: server.Me;
  readonly set_cloth: server.Me;
  readonly set_listed: server.Me;
  readonly begin_passkey: server.PasskeyOptions;
  readonly finish_passkey: server.PasskeyList;
  readonly my_passkeys: server.PasskeyList;
  readonly rename_passkey: server.PasskeyList;
  readonly remove_passkey: server.PasskeyList;
  readonly begin_sign_in: server.SignInOptions;
  readonly sign_in: server.Me;
  readonly sign_in_by_password: server.Me;
  readonly sign_in_by_code: server.Me;
  readonly sign_in_by_link: server.Me;
  readonly make_link: server.DeviceLink;
  readonly sign_out: server.Me;
  readonly claim_guest: server.Me;
  readonly set_password: server.Me;
  readonly remove_password: server.Me;
  readonly make_recovery_codes: server.RecoveryCodes;
  readonly my_sessions: server.SessionList;
  readonly end_session: server.SessionList;
  readonly end_other_sessions: server.SessionList;
  readonly get_history: server.History;
  readonly get_person: server.PersonPage;
  readonly get_people: server.People;
  readonly my_friends: server.FriendList;
  readonly add_friend: server.FriendList;
  readonly remove_friend: server.FriendList;
  readonly block: server.FriendList;
  readonly unblock: server.FriendList;
  readonly get_my_data: server.MyData;
  readonly delete_me: server.Me;
}

// Every game there is, with the options a host may choose.
export const catalogue: readonly games.Info[] = [
  {
    name: "coloryam",
    version: 1,
    oldest: 1,
    min_seats: 2,
    max_seats: 5,
    bots: ["random","apprenti","habitue","maitre"],
    cover: "habitue",
    lexicon: "",
    has_secrets: false,
    has_words: false,
    has_bulk: false,
    is_confidential: false,
    is_by_heart: false,
    config: [
      {"name":"sheet","choices":["drawn","sheet_1","sheet_2","sheet_3","sheet_4","sheet_5","sheet_6"],"seats":[],"initial":"drawn"},
      {"name":"first","choices":["drawn","seat_1","seat_2","seat_3","seat_4","seat_5"],"seats":[-1,0,1,2,3,4],"initial":"drawn"},
      {"name":"free_objectives","choices":[],"seats":[],"initial":false},
      {"name":"color_chance","choices":[],"seats":[],"initial":false},
      {"name":"pro","choices":[],"seats":[],"initial":false},
      {"name":"declared_miss","choices":[],"seats":[],"initial":false},
      {"name":"coach","choices":[],"seats":[],"initial":true},
    ],
  },
  {
    name: "farfalia",
    version: 2,
    oldest: 2,
    min_seats: 2,
    max_seats: 5,
    bots: ["random","apprenti","habitue","maitre"],
    cover: "habitue",
    lexicon: "",
    has_secrets: true,
    has_words: false,
    has_bulk: false,
    is_confidential: false,
    is_by_heart: false,
    config: [
      {"name":"five","choices":["beginner","chinkway","chinkway_ten","chinkway_short"],"seats":[],"initial":"beginner"},
      {"name":"four","choices":["deals_4","deals_8","deals_12","points_30","points_60"],"seats":[],"initial":"deals_4"},
      {"name":"three","choices":["six_deals","quick"],"seats":[],"initial":"six_deals"},
      {"name":"jokers","choices":["none","double_you","burning"],"seats":[],"initial":"none"},
      {"name":"first","choices":["drawn","seat_1","seat_2","seat_3","seat_4","seat_5"],"seats":[-1,0,1,2,3,4],"initial":"drawn"},
      {"name":"next_dealer","choices":["lowest_other","lowest_score","left_neighbour"],"seats":[],"initial":"lowest_other"},
      {"name":"pack","choices":["drawn_on","reshuffled"],"seats":[],"initial":"drawn_on"},
      {"name":"points","choices":["triangular","arithmetic"],"seats":[],"initial":"triangular"},
      {"name":"double_last_deal","choices":[],"seats":[],"initial":true},
      {"name":"double_extra_deal","choices":[],"seats":[],"initial":false},
    ],
  },
  {
    name: "colorwords",
    version: 2,
    oldest: 2,
    min_seats: 1,
    max_seats: 6,
    bots: ["random","apprenti","habitue","maitre"],
    cover: "habitue",
    lexicon: "lexicon",
    has_secrets: true,
    has_words: true,
    has_bulk: false,
    is_confidential: false,
    is_by_heart: false,
    config: [
      {"name":"grid","choices":["a","b"],"seats":[],"initial":"a"},
      {"name":"lexicon","choices":["french","english"],"seats":[],"initial":"french"},
      {"name":"unknown","choices":["reject","ask"],"seats":[],"initial":"reject"},
      {"name":"layouts","choices":["same","exchanged"],"seats":[],"initial":"same"},
    ],
  },
  {
    name: "farben",
    version: 2,
    oldest: 2,
    min_seats: 3,
    max_seats: 5,
    bots: ["random","apprenti","habitue","maitre"],
    cover: "apprenti",
    lexicon: "",
    has_secrets: true,
    has_words: true,
    has_bulk: false,
    is_confidential: true,
    is_by_heart: true,
    config: [
      {"name":"language","choices":["french","english"],"seats":[],"initial":"french"},
      {"name":"first","choices":["drawn","seat_1","seat_2","seat_3","seat_4","seat_5"],"seats":[-1,0,1,2,3,4],"initial":"drawn"},
      {"name":"rounds","choices":["ten","five"],"seats":[],"initial":"ten"},
    ],
  },
  {
    name: "barbarossa",
    version: 3,
    oldest: 3,
    min_seats: 3,
    max_seats: 6,
    bots: ["random","apprenti","habitue","maitre"],
    cover: "habitue",
    lexicon: "",
    has_secrets: true,
    has_words: true,
    has_bulk: true,
    is_confidential: true,
    is_by_heart: false,
    config: [
      {"name":"language","choices":["french","english"],"seats":[],"initial":"french"},
      {"name":"riddles","choices":["one_word","two_words","expressions"],"seats":[],"initial":"one_word"},
      {"name":"sculpting","choices":["minutes_5","minutes_10","minutes_20"],"seats":[],"initial":"minutes_10"},
      {"name":"letter_questions","choices":[],"seats":[],"initial":true},
      {"name":"penalties_always","choices":[],"seats":[],"initial":false},
      {"name":"common_theme","choices":[],"seats":[],"initial":false},
      {"name":"forgiving_curses","choices":[],"seats":[],"initial":false},
      {"name":"edition","choices":["kosmos","ass"],"seats":[],"initial":"kosmos"},
      {"name":"first","choices":["drawn","seat_1","seat_2","seat_3","seat_4","seat_5","seat_6"],"seats":[-1,0,1,2,3,4,5],"initial":"drawn"},
    ],
  },
];
