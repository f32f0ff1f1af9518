import { refusalsOf } from '../rules/kernel/refusal.ts';

/** What the running table itself refuses, whatever is played. */
export const sessionRefusals = {
  'moved-on': { rule: 'table.prompts', waivable: false },
  'nothing-to-undo': { rule: 'table.undo', waivable: false },
  'nothing-to-redo': { rule: 'table.undo', waivable: false },
  /** From a captain's phone, for a seat that it does not speak for. */
  'for-somebody-else': { rule: 'table.prompts', waivable: false },
  /** From a captain's phone: what its own thumb has entered last, and nothing else, for ten seconds. */
  'not-own-tap': { rule: 'table.undo', waivable: false },
  'tap-too-late': { rule: 'table.undo', waivable: false },
  'came-to-light': { rule: 'table.undo', waivable: false },
  /** Not a choice at this place of the answer, or not any more. */
  'no-such-choice': { rule: 'table.prompts', waivable: false },
  unasked: { rule: 'table.prompts', waivable: false },
  'no-such-entry': { rule: 'table.correct', waivable: false },
  'not-in-force': { rule: 'table.correct', waivable: false },
  beginning: { rule: 'table.begin', waivable: false },
  'edited-twice': { rule: 'table.correct', waivable: false },
  'no-such-reading': { rule: 'table.prompts', waivable: false },
  'same-depth': { rule: 'table.depth', waivable: false },
  'no-edits': { rule: 'table.correct', waivable: false },
  'already-begun': { rule: 'table.begin', waivable: false },
  'not-begun': { rule: 'table.begin', waivable: false },
  'all-saved': { rule: 'table.saving', waivable: false },
} as const;

export const no = refusalsOf(sessionRefusals);
