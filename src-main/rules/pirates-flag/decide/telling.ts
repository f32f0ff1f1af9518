import type { Check, Refusal, Waived } from '../../kernel/refusal.ts';
import { firstRefusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { hazardAt, sea } from '../board.ts';
import type { CommandOf } from '../commands.ts';
import { refusal } from '../refusals.ts';
import { carrierOf, carries, nextSeat, placeOf, type State } from '../state.ts';
import { foeChecks } from './battle.ts';
import { hasBegun, isGoingOn, isKnown, isTold } from './checks.ts';
import { decideBy, type Script } from './script.ts';
import { onOwnTurn, passTurn } from './turn.ts';
import { mendBattle, pickUp, takeFlag, winIfOut } from './voyage.ts';

/** Where a ship is now, told by hand. From the seat whose turn it is, this is its move. */
export function decidePlaceShip(state: State, command: CommandOf<'placeShip'>, waived: Waived) {
  const { seat, at } = command;
  const stays = placeOf(state, seat) === at;
  const checks: Check[] = [
    isKnown(state, seat),
    isGoingOn(state),
    isTold(state, 'score', 'fights'),
    hasBegun(state),
    () =>
      Number.isInteger(at) && at >= sea && at <= state.board.spaces
        ? undefined
        : refusal('off-the-board', { at, spaces: state.board.spaces }),
    () =>
      at === sea && !stays && !carries(state, seat) && state.options.seaEnd !== 'sea'
        ? refusal('sea-without-flag', { player: { seat } })
        : undefined,
    () => (!stays && isDriftedFrom(state, seat, at) ? refusal('hazard-rest', { at }) : undefined),
  ];
  return decideBy(state, waived, checks, (script) => {
    place(script, seat, at);
    return undefined;
  });
}

/** A hazard that sends on every ship that comes to rest there, as this table plays it. */
function isDriftedFrom({ board, options, turn }: State, seat: SeatId, at: number): boolean {
  if (!hazardAt(board, at)) return false;
  if (!options.hazardAfterCards && seat !== turn.seat) return false;
  return options.hazardChain || [at - 1, at + 1].every((near) => !hazardAt(board, near));
}

function place(script: Script, seat: SeatId, at: number) {
  const { state } = script;
  if (state.phase.kind === 'sailed' && seat === nextSeat(state)) passTurn(script, seat);
  script.add({ kind: 'shipPlaced', seat, from: placeOf(state, seat), to: at });
  pickUp(script, seat);
  winIfOut(script, seat);
  mendBattle(script);
  if (script.state.phase.kind === 'telling' && script.state.turn.seat === seat) endTold(script, seat, at);
}

/** Where battles are told one may follow on the carrier's space; else the turn is over with the move. */
function endTold(script: Script, seat: SeatId, at: number) {
  const carrier = carrierOf(script.state);
  const mayFight =
    script.state.depth === 'fights' &&
    carrier !== undefined &&
    carrier !== seat &&
    placeOf(script.state, carrier) === at;
  if (mayFight) script.add({ kind: 'movementEnded', seat, at, visit: false });
  else passTurn(script, nextSeat(script.state));
}

export function decidePlaceFlag(state: State, command: CommandOf<'placeFlag'>, waived: Waived) {
  const { seat, at } = command;
  const checks: Check[] = [
    ...(seat ? [isKnown(state, seat)] : []),
    isGoingOn(state),
    isTold(state, 'score', 'fights'),
    hasBegun(state),
    () =>
      at === undefined || (Number.isInteger(at) && at >= 1 && at <= state.board.spaces)
        ? undefined
        : refusal('off-the-board', { at, spaces: state.board.spaces }),
    () => (seat && carries(state, seat) ? refusal('own-flag', { player: { seat } }) : undefined),
    // A ship whose place nobody told yet: its flag would be out of the pass at once.
    () =>
      seat && placeOf(state, seat) === sea ? refusal('carrier-at-sea', { player: { seat } }) : undefined,
  ];
  return decideBy(state, waived, checks, (script) => {
    if (seat) takeFlag(script, seat, 'told');
    else if (at !== undefined) script.add({ kind: 'flagAdrift', seat: carrierOf(state) ?? null, at });
    else script.add({ kind: 'flagReturned' });
    mendBattle(script);
    return undefined;
  });
}

/** A battle in one press: who won it. */
export function decideTellBattle(state: State, command: CommandOf<'tellBattle'>, waived: Waived) {
  const { seat, winner } = command;
  return onOwnTurn(state, seat, waived, [isTold(state, 'fights')], (script) =>
    tell(script, seat, winner, waived),
  );
}

function tell(script: Script, seat: SeatId, winner: SeatId, waived: Waived): Refusal | undefined {
  const { state } = script;
  const defender = carrierOf(state);
  const no = firstRefusal(waived, [
    ...foeChecks(state, seat),
    () =>
      winner === seat || winner === defender
        ? undefined
        : refusal('wrong-winner', { player: { seat: winner } }),
  ]);
  if (no || !defender) return no;
  const battle = state.battles + 1;
  script.add({ kind: 'battleWon', attacker: seat, defender, winner, battle, totals: null });
  if (winner === seat) takeFlag(script, seat, 'battle');
  else passTurn(script, nextSeat(script.state));
  return undefined;
}
