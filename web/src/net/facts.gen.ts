// Made from the C++ types by tools/emit_ts.cpp; not to be edited.
import type * as wire from "./wire.gen";

// Limits of any table.
export const house: wire.server.Facts = {
  line_chars_max: 280,
  chat_kept_max: 100,
  note_chars_max: 400,
  name_chars_max: 24,
};

export const coloryam: wire.coloryam.Facts = {
  faces: [["brown","green","blue","orange","yellow","pink"],["blue","orange","yellow","pink","brown","green"],["green","blue","orange","yellow","pink","brown"],["orange","yellow","pink","brown","green","blue"],["pink","brown","green","blue","orange","yellow"],["yellow","pink","brown","green","blue","orange"]],
  throws_max: 3,
  sum_max: 36,
};

export const farfalia: wire.farfalia.Facts = {
  tables: [{"seats":2,"option":"","choice":"","idle":["five","four","three","next_dealer","double_extra_deal"]},{"seats":3,"option":"three","choice":"six_deals","idle":["five","four","next_dealer","double_extra_deal"]},{"seats":3,"option":"three","choice":"quick","idle":["five","four","next_dealer","double_extra_deal"]},{"seats":4,"option":"four","choice":"deals_4","idle":["five","three","next_dealer","double_extra_deal"]},{"seats":4,"option":"four","choice":"deals_8","idle":["five","three","next_dealer","double_extra_deal"]},{"seats":4,"option":"four","choice":"deals_12","idle":["five","three","next_dealer","double_extra_deal"]},{"seats":4,"option":"four","choice":"points_30","idle":["five","three","next_dealer","double_last_deal","double_extra_deal"]},{"seats":4,"option":"four","choice":"points_60","idle":["five","three","next_dealer","double_last_deal","double_extra_deal"]},{"seats":5,"option":"five","choice":"beginner","idle":["four","three","double_extra_deal"]},{"seats":5,"option":"five","choice":"chinkway","idle":["four","three","next_dealer","double_last_deal"]},{"seats":5,"option":"five","choice":"chinkway_ten","idle":["four","three","next_dealer","double_last_deal","double_extra_deal"]},{"seats":5,"option":"five","choice":"chinkway_short","idle":["four","three","next_dealer","double_last_deal","double_extra_deal"]}],
};

export const farben: wire.farben.Facts = {
  rounds: 10,
  rounds_short: 5,
  story_chars_max: 600,
  hint_chars_max: 40,
};

export const barbarossa: wire.barbarossa.Facts = {
  ring: ["elf","gem","dragon","question","gem","dragon","elf","gem","ghost","question","gem","dragon"],
  gems_max: 13,
  hat_at_start: 6,
  goal: 32,
  arrow_points: [5,3],
  owner_points: [-2,-1,1,2,1,-1,-2],
  stretches: [[2,4,6,9,10,12,13],[2,4,6,9,10,12,13],[2,4,6,9,10,12,13],[2,4,6,9,10,12,13],[2,4,6,9,10,12,13],[3,5,7,11,13,15,17],[3,5,7,11,13,15,17]],
  question_chars_max: 140,
  guess_chars_max: 40,
  note_chars_max: 400,
  position_max: 40,
};
