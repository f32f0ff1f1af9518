import { isInDeck } from '../../../src-main/rules/pirate-tricks/cards.ts';
import { allLoon } from '../../../src-main/rules/pirate-tricks/coins.ts';
import { playedBy } from '../../../src-main/rules/pirate-tricks/knowledge.ts';
import { bidders, loonOf, tricksOf, untakenRows } from '../../../src-main/rules/pirate-tricks/phase.ts';
import { prompts } from '../../../src-main/rules/pirate-tricks/questions.ts';
import type { State } from '../../../src-main/rules/pirate-tricks/state.ts';

/** What cannot be at a real table, whatever was entered or overruled. */
export function problemsOf(state: State): readonly string[] {
  if (state.round.number === 0) return [];
  return [...loonProblems(state), ...cardProblems(state), ...rowProblems(state), ...gameProblems(state)];
}

const when = (wrong: boolean, problem: string): readonly string[] => (wrong ? [problem] : []);

function loonProblems(state: State): readonly string[] {
  const purses = state.seats.map((seat) => loonOf(state, seat));
  const onRows = state.round.rows.reduce((sum, row) => sum + row.loon, 0);
  const all = purses.reduce((sum, purse) => sum + purse, state.bank + onRows);
  return [
    ...when(all !== allLoon, `loon adds up to ${all}`),
    ...when(
      purses.some((purse) => purse < 0 || !Number.isInteger(purse)),
      `purses ${purses.join(' ')}`,
    ),
    ...when(state.options.bank === 'limited' && state.bank < 0, `bank at ${state.bank}`),
    ...when(
      state.round.rows.some((row) => row.loon < 0 || (row.taken !== null && row.loon > 0)),
      'loon on a row that is taken',
    ),
  ];
}

/** Each of the sixty in one place, as far as anybody has seen it. */
function cardProblems(state: State): readonly string[] {
  const { round, seats } = state;
  const open = round.rows.flatMap((row) => (row.taken ? [] : row.open));
  const seen = seats.flatMap((seat) => round.seen[seat] ?? []);
  const placed = [...open, ...seen];
  const played = seats.flatMap((seat) => playedBy(round, seat));
  return [
    ...when(new Set(placed).size !== placed.length, 'a card in two places'),
    ...when(new Set(played).size !== played.length, 'a card played twice'),
    ...when(
      placed.some((card) => !isInDeck(card, seats.length)),
      'a card out of the box',
    ),
    ...when(placed.length > (seats.length * 60) / 5, `${placed.length} cards seen`),
    ...seats.flatMap((seat) => {
      const own = round.seen[seat] ?? [];
      const secret = [...(round.noted[seat] ?? []), ...(round.ditched[seat] ?? [])];
      const elsewhere = placed.filter((card) => !own.includes(card));
      return [
        ...when(
          playedBy(round, seat).some((card) => !own.includes(card)),
          `${seat} played what nobody saw`,
        ),
        ...when(
          (round.shown[seat] ?? []).some((card) => !own.includes(card)),
          `${seat} showed what nobody saw`,
        ),
        ...when(
          secret.some((card) => elsewhere.includes(card)),
          `${seat} noted another’s card`,
        ),
        ...when(
          (round.ditched[seat] ?? []).some((card) => playedBy(round, seat).includes(card)),
          `${seat} played what lies aside`,
        ),
      ];
    }),
  ];
}

function rowProblems(state: State): readonly string[] {
  const { round, seats } = state;
  const takers = round.rows.flatMap(({ taken }) => (taken ? [taken.seat] : []));
  const untaken = untakenRows(round).length;
  const isOpen = round.lot !== null || round.asking;
  return [
    ...when(new Set(takers).size !== takers.length, 'two rows to one seat'),
    ...when(bidders(state).length !== untaken, 'as many rows as seats without one'),
    ...when(untaken === 1 && !state.over, 'a last row lies about'),
    ...when(!state.over && isOpen !== untaken > 1, 'rows are up for bids while there are any'),
    ...when(
      round.lot !== null && round.lot.bids.asked.some((seat) => takers.includes(seat)),
      'a bid asked of a taker',
    ),
    ...when(
      round.rows.some(({ open }) => open.length > 5),
      'six open cards in a row',
    ),
    ...when(round.rows.length !== seats.length, 'rows as many as players'),
  ];
}

function gameProblems(state: State): readonly string[] {
  const { round, seats, options } = state;
  const asked = prompts(state);
  const laid = round.laid.map(({ seat }) => seat);
  return [
    ...when(round.number > options.rounds, `round ${round.number}`),
    ...when(round.tricks.length > 10, `${round.tricks.length} tricks`),
    ...when(
      seats.reduce((sum, seat) => sum + tricksOf(round, seat), 0) !== round.tricks.length,
      'tricks do not add up',
    ),
    ...when(new Set(laid).size !== laid.length || laid.length >= seats.length, 'a trick with two of one'),
    ...when(
      Object.values(round.predictions).some((tricks) => tricks < 0 || tricks > 10),
      'a prediction out of range',
    ),
    ...when(!state.over && !asked.some(({ need }) => need === 'must'), 'the table waits for nothing'),
    ...when(new Set(asked.map(({ id }) => id)).size !== asked.length, 'two prompts with one id'),
    ...when(
      state.flags.some((flag, at) => flag.number !== at + 1),
      'flags numbered anew',
    ),
    ...when(state.over !== state.winners.length > 0, 'winners at the end and only then'),
    ...when(
      state.over &&
        state.winners.some((seat) => loonOf(state, seat) < Math.max(...seats.map((s) => loonOf(state, s)))),
      'a winner who is not',
    ),
  ];
}
