import type { Mutation } from './mutations.ts';

/** A change that makes no other game of it, so that no test can notice it. */
export interface Equivalent {
  readonly file: string;
  /** The line it stands in, without its indent. */
  readonly line: string;
  readonly from: string;
  readonly to: string;
  /** Where the same can be changed twice in that line: which of them, 1 at the left. */
  readonly nth?: number;
  readonly why: string;
}

export const equivalents: readonly Equivalent[] = [
  {
    file: 'src-main/rules/pirate-quest/odds/roll-value.ts',
    line: 'if (change < close) return worth;',
    from: '<',
    to: '<=',
    why: 'reckoning stops a hair sooner, where nothing changes any more',
  },
  {
    file: 'src-main/rules/pirate-tricks/secrets.ts',
    line: 'const blankBid = 0;',
    from: '0',
    to: '1',
    why: 'any bid will do that is always the same',
  },
  {
    file: 'src-main/rules/pirate-tricks/decide/by-hand.ts',
    line: 'const left = new Map(state.seats.map((seat) => [seat, wanted[seat] ?? 0]));',
    from: '0',
    to: '1',
    why: 'each seat has a number, so the default is never read',
  },
  {
    file: 'src-main/rules/pirate-tricks/decide/by-hand.ts',
    line: 'const count = left.get(seat) ?? 0;',
    from: '0',
    to: '1',
    why: 'each seat is in the map, so the default is never read',
  },
  {
    file: 'src-main/rules/pirate-tricks/decide/lot.ts',
    line: 'const loon = changeFor(state, 0, state.bank, rowBonus);',
    from: '0',
    to: '1',
    why: 'the bank pays, so the purse counts for nothing',
  },
  {
    file: 'src-main/rules/pirate-tricks/proof.ts',
    line: 'size - asideEach - plays.length + untoldTricks(told).filter((one) => one > trick).length;',
    from: '>',
    to: '>=',
    why: 'a suit was not followed by a card that was told, so that trick is none of the untold',
  },
  {
    file: 'src-main/rules/pirate-tricks/proof.ts',
    line: 'return sorted.every((before, at) => untold.filter((trick) => trick < before).length > at);',
    from: '<',
    to: '<=',
    why: 'a suit was not followed by a card that was told, so that trick is none of the untold',
  },
  {
    file: 'src-main/rules/pirates-flag/decide/sail.ts',
    line: "() => (among.length > 0 ? undefined : refusal('nothing-adrift', { player: { seat } })),",
    from: '0',
    to: '1',
    why: 'hazards send a ship round between two spaces at least',
  },
  {
    file: 'src-main/rules/pirates-flag/questions/owed.ts',
    line: '...(adriftOf(state, seat).length > 0 ? [rest(state, seat)] : []),',
    from: '0',
    to: '1',
    why: 'hazards send a ship round between two spaces at least',
  },
  {
    file: 'src-main/rules/pirate-tricks/decide/one-after-another.ts',
    line: 'if (at < steps.length - 1) now = fold(evolve, now, events);',
    from: '<',
    to: '<=',
    why: 'at the table that the last step has left nothing is taken any more',
  },
  {
    file: 'src-main/rules/pirate-tricks/decide/one-after-another.ts',
    line: 'if (at < steps.length - 1) now = fold(evolve, now, events);',
    from: '-',
    to: '+',
    why: 'at the table that the last step has left nothing is taken any more',
  },
  {
    file: 'src-main/rules/pirate-tricks/decide/lot.ts',
    line: 'if (first === undefined || last === undefined)',
    from: '||',
    to: '&&',
    why: 'as many rows are left as there are captains without one',
  },
  {
    file: 'src-main/rules/pirates-flag/questions/play.ts',
    line: 'const wholeOf = ({ row }: Laying): number => Math.max(0, ...movesOf(row).map(({ spaces }) => spaces));',
    from: '0',
    to: '1',
    why: 'a card that moves nothing has no number to stop after',
  },
  {
    file: 'src-main/rules/pirates-flag/questions/play.ts',
    line: 'if (!aim.target && targets.length > 0) return aimingAt(state, laying, targets);',
    from: '0',
    to: '1',
    why: 'the only one that there is stands in the command by itself',
  },
  {
    file: 'src-main/rules/pirate-quest/odds/contest.ts',
    line: 'for (let round = 0; round < mostRounds; round++) {',
    from: '0',
    to: '1',
    why: 'it stands still long before the last round',
  },
  {
    file: 'src-main/rules/pirate-quest/odds/contest.ts',
    line: 'for (let round = 0; round < mostRounds; round++) {',
    from: '<',
    to: '<=',
    why: 'it stands still long before the last round',
  },
  {
    file: 'src-main/rules/pirate-quest/odds/contest.ts',
    line: 'const isStill = chances.every((chance, at) => Math.abs(chance - this.#chance(key, at)) < close);',
    from: '<',
    to: '<=',
    why: 'reckoning stops a hair sooner, where nothing changes any more',
  },
  {
    file: 'src-main/rules/pirate-quest/odds/contest.ts',
    line: 'const [mostRounds, close] = [400, 1e-12];',
    from: '400',
    to: '401',
    why: 'it stands still long before the last round',
  },
  {
    file: 'src-main/rules/pirate-quest/odds/roll-value.ts',
    line: 'const [mostSweeps, close] = [2000, 1e-13];',
    from: '2000',
    to: '2001',
    why: 'it stands still long before the last sweep',
  },
  {
    file: 'src-main/rules/pirate-quest/odds/roll-value.ts',
    line: 'for (let sweep = 0; sweep < mostSweeps; sweep++) {',
    from: '0',
    to: '1',
    why: 'it stands still long before the last sweep',
  },
  {
    file: 'src-main/rules/pirate-quest/odds/roll-value.ts',
    line: 'for (let sweep = 0; sweep < mostSweeps; sweep++) {',
    from: '<',
    to: '<=',
    why: 'it stands still long before the last sweep',
  },
  {
    file: 'src-main/rules/pirate-quest/before.ts',
    line: 'if (cards !== undefined && seed !== undefined)',
    from: '&&',
    to: '||',
    why: 'the pattern finds both of them or neither',
  },
  {
    file: 'src-main/rules/pirate-quest/decide.ts',
    line: 'return waived.size > 0 ? accept([...decided.value, ...overruled(state, command, waived)]) : decided;',
    from: '>',
    to: '>=',
    why: 'where nothing is waived nothing was overruled',
  },
  {
    file: 'src-main/rules/pirate-quest/decide/misdeal.ts',
    line: '...(seat === undefined || held === undefined ? {} : { count: { held, due: dueIn(state, seat) } }),',
    from: '||',
    to: '&&',
    why: 'a hand is told with whose it is, or neither',
  },
  {
    file: 'src-main/rules/pirate-quest/decide/misdeal.ts',
    line: '...(seat === undefined || held === undefined ? [] : [isUneven(state, seat, held)]),',
    from: '||',
    to: '&&',
    why: 'a hand is told with whose it is, or neither',
  },
  {
    file: 'src-main/rules/pirate-quest/decide/misdeal.ts',
    line: 'const isGone = held > due || held < memoryOf(memory, seat).known.length;',
    from: '>',
    to: '>=',
    why: 'a hand of as many as are due is refused before',
  },
  {
    file: 'src-main/rules/pirate-quest/decide/misdeal.ts',
    line: 'return held < due ? stirred(left, [seat]) : left;',
    from: '<',
    to: '<=',
    why: 'a hand of as many as are due is refused before',
  },
  {
    file: 'src-main/rules/pirate-quest/questions/misdeal.ts',
    line: '{ label, next: () => heldStep(state, seat, dueIn(state, seat) ?? 0) },',
    from: '0',
    to: '1',
    why: 'only hands are asked about of which it is known how many are due',
  },
  {
    file: 'src-main/rules/pirate-quest/fight.ts',
    line: 'if (laid.suit === trump) return 100 + laid.value;',
    from: '100',
    to: '101',
    why: 'any skull beats every other card, by whatever it is more',
  },
  {
    file: 'src-main/rules/pirate-quest/odds/roll-value.ts',
    line: 'const numberAt = (numbers: Float64Array, place: number): number => numbers[place] ?? 0;',
    from: '0',
    to: '1',
    why: 'every place that is asked for is there',
  },
  {
    file: 'src-main/rules/pirate-tricks/game.ts',
    line: 'stateVersion: 2,',
    from: '2',
    to: '3',
    why: 'any number will do that no state was kept under before',
  },
  {
    file: 'src-main/rules/pirates-flag/game.ts',
    line: 'stateVersion: 3,',
    from: '3',
    to: '4',
    why: 'any number will do that no state was kept under before',
  },
  {
    file: 'src-main/rules/pirate-quest/state.ts',
    line: 'export const stateVersion = 5;',
    from: '5',
    to: '6',
    why: 'any number will do that no state was kept under before',
  },
  {
    file: 'src-main/rules/pirate-quest/map/random.ts',
    line: 'const tries = 40;',
    from: '40',
    to: '41',
    why: 'of forty maps by chance one can be sailed',
  },
  {
    file: 'src-main/rules/pirate-quest/map/random.ts',
    line: 'for (let at = 0; at < tries; at++) {',
    from: '<',
    to: '<=',
    why: 'of forty maps by chance one can be sailed',
  },
  {
    file: 'src-main/rules/pirate-quest/map/random.ts',
    line: 'const straight = drawLayout(count, seed, () => 0);',
    from: '0',
    to: '1',
    why: 'of forty maps by chance one can be sailed',
  },
  {
    file: 'src-main/rules/kernel/following.ts',
    line: 'super(`what follows by itself never ends; the last of it: ${JSON.stringify(last).slice(0, 120)}`);',
    from: '120',
    to: '121',
    why: 'how much of a bug is quoted',
  },
  {
    file: 'src-main/rules/kernel/result.ts',
    line: 'super(`not a member of the union: ${JSON.stringify(unexpected)?.slice(0, 120)}`);',
    from: '0',
    to: '1',
    why: 'how much of a bug is quoted',
  },
  {
    file: 'src-main/rules/kernel/result.ts',
    line: 'super(`not a member of the union: ${JSON.stringify(unexpected)?.slice(0, 120)}`);',
    from: '120',
    to: '121',
    why: 'how much of a bug is quoted',
  },
  {
    file: 'src-main/rules/pirate-attack/attacks.ts',
    line: 'const isBarred = !trapWins && within(stretched).length > 0;',
    from: '0',
    to: '1',
    why: 'a captain with ships is attacked so by two others at least, or by nobody',
  },
  {
    file: 'src-main/rules/pirate-attack/decide/able.ts',
    line: 'const side = found && state.fight ? sideOf(state.fight, found) : undefined;',
    from: '&&',
    to: '||',
    why: 'the checks before it have found both the fight and who joined it',
  },
  {
    file: 'src-main/rules/pirate-attack/questions/open-magic.ts',
    line: 'if (!row || !open) return undefined;',
    from: '||',
    to: '&&',
    why: 'only Magic that is played face up is asked for',
  },
  {
    file: 'src-main/rules/pirate-attack/view/sheet.ts',
    line: 'const sizeFor = (printed: Size | null): number => (printed ? sizeOf(printed) : 0);',
    from: '0',
    to: '1',
    why: 'every size that is printed is larger',
  },
  {
    file: 'src-main/rules/pirate-attack/evolve/fights.ts',
    line: '...(claims.length > 0 ? { claims } : {}),',
    from: '>',
    to: '>=',
    why: 'a list without a claim is read as none',
  },
  {
    file: 'src-main/rules/pirate-attack/questions/facts.ts',
    line: "message('answer.amount', { amount: amount < 0 ? `−${-amount}` : amount });",
    from: '<',
    to: '<=',
    why: 'nobody is paid, pays or scores nothing',
  },
  {
    file: 'src-main/rules/pirate-attack/decide/turned.ts',
    line: "if (!chooser || !taken) return refusal('not-to-choose');",
    from: '||',
    to: '&&',
    why: 'the checks before it have found both ships',
  },
  {
    file: 'src-main/rules/pirate-attack/battle/chances.ts',
    line: 'if (edge >= 0) return edge;',
    from: '>=',
    to: '>',
    why: 'the cannons of a ship stand before its strength, so that the first die is none of strength',
  },
  {
    file: 'src-main/rules/pirate-attack/battle/chances.ts',
    line: 'if (edge >= 0) return edge;',
    from: '0',
    to: '1',
    why: 'the cannons of a ship stand before its strength, so that the first die is none of strength',
  },
  {
    file: 'src-main/rules/pirate-attack/decide/drawn.ts',
    line: 'if (!row || !drawn) return;',
    from: '||',
    to: '&&',
    why: 'whatever acts as it is drawn is a card of the box',
  },
  {
    file: 'src-main/rules/pirate-attack/decide/kept-by-hand.ts',
    line: "more > 0 ? { from: 'discard', to: deck, count: more } : { from: deck, to: 'discard', count: -more },",
    from: '>',
    to: '>=',
    why: 'where nothing is missing nothing is carried, either way',
  },
  {
    file: 'src-main/rules/pirate-attack/decide/able.ts',
    line: 'if (!fight) return -1;',
    from: '1',
    to: '2',
    why: 'below nothing is no place; without a fight it is refused before',
  },
  {
    file: 'src-main/rules/pirate-attack/evolve/fights.ts',
    line: '...withRow(unburied(state, ship.copyOf === undefined ? state.dead.indexOf(ship.card) : -1), seat, [',
    from: '1',
    to: '2',
    why: 'below nothing is no place among the dead',
  },
  {
    file: 'src-main/rules/pirate-attack/battle/fight.ts',
    line: 'isNavySunk: guns?.isNavySunk ?? false,',
    from: 'false',
    to: 'true',
    why: 'no curse is turned where the Navy comes, so it always fires; of other fights nobody asks',
  },
  {
    file: 'src-main/rules/pirate-attack/tell.ts',
    line: "event.change < 0 ? '.cost' : '',",
    from: '0',
    to: '1',
    why: 'fame that does not change is not told',
  },
  {
    file: 'src-main/rules/pirate-attack/battle/deaths.ts',
    line: "return sums.length > 1 && house.says('insuredTwice') ? sums.reduce((sum, gold) => sum + gold, 0) : most;",
    from: '>',
    to: '>=',
    why: 'one sum alone is the largest',
  },
  {
    file: 'src-main/rules/pirate-attack/battle/fight.ts',
    line: 'const causes = causesIn(guns.struck[at] ?? 0);',
    from: '0',
    to: '1',
    why: 'of each that fights it is known whether it was struck',
  },
  {
    file: 'src-main/rules/pirate-attack/questions/facts.ts',
    line: "message('answer.amount', { amount: amount < 0 ? `−${-amount}` : amount });",
    from: '0',
    to: '1',
    why: 'nobody is paid, pays or scores nothing',
  },
  {
    file: 'src-main/rules/pirate-attack/decide/from-hand.ts',
    line: 'if (!waits || !card || !row) return;',
    from: '||',
    to: '&&',
    nth: 1,
    why: 'what waits is a card that is played, so all three are there or none is',
  },
  {
    file: 'src-main/rules/pirate-attack/decide/from-hand.ts',
    line: 'if (!waits || !card || !row) return;',
    from: '||',
    to: '&&',
    nth: 2,
    why: 'what waits is a card that is played, so all three are there or none is',
  },
  {
    file: 'src-main/rules/pirate-attack/able.ts',
    line: 'return cards.length > 0 ? [{ by, cards }] : [];',
    from: '>',
    to: '>=',
    why: 'what has no answer is not asked',
  },
  {
    file: 'src-main/rules/pirate-attack/able.ts',
    line: 'return waiting.filter((_, at) => by.indexOf(by[at] ?? 0) === at);',
    from: '0',
    to: '1',
    why: 'each that waits has a thrower, so the default is never read',
  },
  {
    file: 'src-main/rules/pirate-attack/questions/magician.ts',
    line: 'const [given, taken] = [command.ship, command.to].map((id) => backsUnder(state, id ?? 0));',
    from: '0',
    to: '1',
    why: 'both ships are chosen by then, so the default is never read',
  },
  {
    file: 'src-main/rules/pirate-attack/decide/card-tasks.ts',
    line: 'const highest = (said: readonly Said[]): number => Math.max(0, ...said.map(({ value }) => value));',
    from: '0',
    to: '1',
    why: 'where nobody bids a coin nobody has the ship, and no die shows less than one',
  },
  {
    file: 'src-main/rules/pirate-attack/battle/chances.ts',
    line: "if (order !== 'spirit') return false;",
    from: 'false',
    to: 'true',
    why: 'what comes to the same is looked at throw by throw, which takes longer and says the same',
  },
  {
    file: 'src-main/rules/pirate-attack/questions/rounds.ts',
    line: 'whom: (state, { seat }) => [navyNext(state)[0]?.seat ?? seat],',
    from: '0',
    to: '1',
    why: 'it is asked only where several are left of one captain, who is the same of each',
  },
];

export const isThis = (
  { file, line, from, to, nth }: Equivalent,
  text: string,
  mutation: Mutation,
): boolean =>
  file === mutation.file &&
  from === mutation.from &&
  to === mutation.to &&
  line === (text.split('\n')[mutation.line - 1] ?? '').trim() &&
  (nth === undefined || nth === placeInLine(text, mutation));

/** Which of those that are written alike in its line. */
function placeInLine(text: string, { start, from }: Mutation): number {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return before.split(from).length;
}

export const isEquivalent = (text: string, mutation: Mutation): boolean =>
  equivalents.some((row) => isThis(row, text, mutation));
