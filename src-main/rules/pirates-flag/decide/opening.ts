import type { Check, Waived } from '../../kernel/refusal.ts';
import { clockwiseFrom, type BySeat, type SeatId } from '../../kernel/seat.ts';
import type { CommandOf } from '../commands.ts';
import { refusal } from '../refusals.ts';
import { captainRow, isLight, type Phase, type State } from '../state.ts';
import { isGoingOn, isKnown } from './checks.ts';
import { decideBy, type Script } from './script.ts';

const firstPhase = (state: State): Phase =>
  isLight(state.depth) ? { kind: 'telling', again: false } : { kind: 'rolling', escape: false };

function begin(script: Script, seat: SeatId) {
  script.add({ kind: 'startDecided', seat, phase: firstPhase(script.state) });
}

const highestOf = (rolls: BySeat<number>): number => Math.max(...Object.values(rolls));

/** Once everybody who had to roll has rolled: the highest begins, or those who tie roll again. */
export function settleStart(script: Script) {
  const { phase, options, seats } = script.state;
  if (phase.kind !== 'opening' || phase.among.some((seat) => phase.rolls[seat] === undefined)) return;
  const total = highestOf(phase.rolls);
  const highest = clockwiseFrom(seats, seats[0] ?? 'red').filter((seat) => phase.rolls[seat] === total);
  const [first] = highest;
  if (first && (highest.length === 1 || options.firstTie === 'clockwise')) begin(script, first);
  else script.add({ kind: 'startTied', among: options.firstTie === 'all' ? seats : highest, total });
}

/** The table says who begins, however it settled that. */
export function decideBeginWith(state: State, { seat }: CommandOf<'beginWith'>, waived: Waived) {
  const { phase } = state;
  const checks: Check[] = [
    isKnown(state, seat),
    isGoingOn(state),
    () => (phase.kind === 'opening' ? undefined : refusal('begun-already')),
    () => {
      if (phase.kind !== 'opening') return undefined;
      const highest = highestOf(phase.rolls);
      return Object.keys(phase.rolls).length === 0 || phase.rolls[seat] === highest
        ? undefined
        : refusal('not-the-highest', { player: { seat }, highest });
    },
  ];
  return decideBy(state, waived, checks, (script) => {
    begin(script, seat);
    return undefined;
  });
}

export function decideTakeCaptain(state: State, command: CommandOf<'takeCaptain'>, waived: Waived) {
  const { seat, captain } = command;
  const owner = state.seats.find((one) => one !== seat && state.abilities[one]?.captain === captain);
  const checks: Check[] = [
    isKnown(state, seat),
    isGoingOn(state),
    () => (captainRow(state, captain) ? undefined : refusal('no-such-captain', { captain })),
    () => (owner ? refusal('captain-taken', { player: { seat: owner } }) : undefined),
    () => (state.abilities[seat]?.used ? refusal('captain-used', { player: { seat } }) : undefined),
  ];
  return decideBy(state, waived, checks, (script) => {
    script.add({ kind: 'captainTaken', seat, captain });
    return undefined;
  });
}
