/**
 * What a fact may cost at the most, as counts that are the same on every machine: four captains of Pirate Quest who
 * lay every card, if nothing else is said. `test/session/lean.test.ts`,
 * `test/session/bytes.test.ts` and `test/renderer/lean.test.ts` hold them.
 */
export const bounds = {
  /** Characters that reach a page for an entry: for every second entry no more than this. */
  characters: { table: 1500, console: 3500, captain: 1800 },
  /** Frames for an entry: to the console one for what happened and one for what follows from it. */
  frames: { table: 1, console: 2, captain: 1 },
  /** Characters that are written as JSON for one that is sent. */
  written: 1.5,
  /**
   * What an entry does to a page, thirty of them on average: elements that are made for it, and words and attributes
   * that become others. A list that is not keyed, or an object that is another though it says the same, makes it more.
   */
  drawn: { table: { made: 30, touched: 22 }, console: { made: 60, touched: 19 } },
  /** Bytes that one fact of Pirate Attack sends at the most, ten captains with fifty ships. */
  attack: { bytes: { table: 4000, console: 12_000, captain: 6000 } },
} as const;
