import { firstRefusal, type Waived } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CommandOf } from '../commands.ts';
import { refusal } from '../refusals.ts';
import { carrierOf, placeOf, type State } from '../state.ts';
import { isTold, obligations } from './checks.ts';
import type { Script } from './script.ts';
import { onOwnTurn } from './turn.ts';
import { restAfterBattle, takeFlag } from './voyage.ts';

export function decideBattle(state: State, { seat }: CommandOf<'battle'>, waived: Waived) {
  return onOwnTurn(state, seat, waived, [isTold(state, 'cards')], (script) => {
    const now = script.state;
    const defender = carrierOf(now);
    const no = firstRefusal(waived, [
      () => (now.phase.kind === 'battle' ? refusal('battle-unfinished', { player: { seat } }) : undefined),
      ...obligations(now),
      ...foeChecks(now, seat),
      () =>
        now.phase.kind !== 'rolling' && !now.turn.moved && now.turn.passedBy === defender
          ? refusal('rolled-instead', { player: { seat } })
          : undefined,
    ]);
    if (no) return no;
    if (defender) script.add({ kind: 'battleBegun', attacker: seat, defender, at: placeOf(now, seat) });
    return undefined;
  });
}

/** Only the carrier can be fought, only on the same space, and not by one who has lost this turn. */
export function foeChecks(state: State, seat: SeatId) {
  const carrier = carrierOf(state);
  return [
    () => (carrier ? undefined : refusal('no-carrier')),
    () => (carrier === seat ? refusal('own-flag', { player: { seat } }) : undefined),
    () =>
      carrier && placeOf(state, carrier) !== placeOf(state, seat)
        ? refusal('not-same-space', { player: { seat: carrier }, at: placeOf(state, carrier) })
        : undefined,
    // A battle under way was allowed when it began.
    () =>
      state.turn.fought && state.phase.kind !== 'battle'
        ? refusal('fought-already', { player: { seat } })
        : undefined,
  ];
}

/** Once both have rolled: the higher wins, a tie is rolled again. */
export function settleBattle(script: Script) {
  const { phase, options, battles } = script.state;
  if (phase.kind !== 'battle') return;
  const { attacker, defender } = phase;
  const attack = phase.rolls[attacker];
  const defence = phase.rolls[defender];
  if (!attack || !defence) return;
  const totals = [attack.total, defence.total] as const;
  const won = (winner: SeatId) => {
    script.add({ kind: 'battleWon', attacker, defender, winner, battle: battles + 1, totals });
  };
  if (attack.total > defence.total) {
    won(attacker);
    takeFlag(script, attacker, 'battle');
  } else if (defence.total > attack.total) {
    won(defender);
    restAfterBattle(script, attacker, phase.before);
  } else {
    const kept = options.tieBonus === 'kept' ? { [attacker]: attack.used, [defender]: defence.used } : {};
    script.add({ kind: 'battleTied', attacker, defender, total: attack.total, restored: kept });
  }
}
