import { accept, refuse } from '../../kernel/result.ts';
import { firstRefusal, type Check, type Decision, type Refusal, type Waived } from '../../kernel/refusal.ts';
import { pendingPlay, type Pending } from '../../kernel/stack.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { aimed, answerable, answersOthers, targetsOf } from '../aim.ts';
import {
  captainName,
  cardName,
  hasMark,
  isTaught,
  numberName,
  type CaptainRow,
  type CardRow,
} from '../cards.ts';
import type { Aim, CommandOf } from '../commands.ts';
import type { Event } from '../events.ts';
import { refusal } from '../refusals.ts';
import { hasJustRolled } from '../rolls.ts';
import { captainRow, cardRow, handOf, type Play, type State } from '../state.ts';
import { aimChecks } from './aim-checks.ts';
import { hasBegun, isGoingOn, isKnown, isTold, obligations } from './checks.ts';
import { findCard, handChecks } from './hand.ts';
import { settleEffects } from '../effects/effects.ts';
import { scriptFrom, type Script } from './script.ts';
import { opensTurn, passTurn } from './turn.ts';
import { mendBattle } from './voyage.ts';

const playerChecks = (state: State, seat: SeatId): readonly Check[] => [
  isKnown(state, seat),
  isGoingOn(state),
  isTold(state, 'cards'),
];

/** The pending play that is answered: the one named, else the topmost that can be. */
function answeredBy(
  state: State,
  row: CardRow | CaptainRow,
  seat: SeatId,
  aim: Aim,
): Pending<Play> | undefined {
  if (aim.answers !== undefined) return pendingPlay(state.stack, aim.answers);
  if (!answersOthers(row)) return undefined;
  return answerable(state, row, seat)[0] ?? state.stack.plays.at(-1);
}

function refusedByOneCard(state: State, seat: SeatId, counts: boolean): Refusal | undefined {
  return counts && (state.turn.played[seat] ?? 0) > 0
    ? refusal('one-card-a-turn', { player: { seat } })
    : undefined;
}

/** A card says so; an ability that changes a roll has no marks and can mean no other. */
const isForNextRoll = (row: CardRow | CaptainRow): boolean =>
  'marks' in row ? hasMark(row, 'nextRoll') : row.effects.some(({ kind }) => kind === 'modifyRoll');

/** Whose next roll is meant; undefined as long as it has to be said. */
const rollerOf = (state: State, row: CardRow | CaptainRow, { seat, target }: Play): SeatId | undefined =>
  target ?? (targetsOf(state, row, seat) ? undefined : seat);

function comesLate(state: State, row: CardRow | CaptainRow, play: Play): boolean {
  const roller = rollerOf(state, row, play);
  return isForNextRoll(row) && roller !== undefined && hasJustRolled(state, roller);
}

const isOwnOnly = (row: CardRow): boolean => hasMark(row, 'onYourTurn') || hasMark(row, 'insteadOfRolling');

export function decidePlayCard(
  state: State,
  command: CommandOf<'playCard'>,
  waived: Waived,
): Decision<Event> {
  const { seat, card } = command;
  const row = cardRow(state, card);
  const first = firstRefusal(waived, [
    ...playerChecks(state, seat),
    hasBegun(state),
    () => (row ? undefined : refusal('no-such-card', { card })),
  ]);
  if (first || !row) return refuse(first ?? refusal('no-such-card', { card }));
  const script = scriptFrom(state);
  // What only the next seat's own turn allows passes the dice.
  const passes = isOwnOnly(row) && opensTurn(state, seat);
  if (passes) passTurn(script, seat);
  const play = aimed(script.state, row, seat, 'card', command);
  const answered = answeredBy(script.state, row, seat, command);
  const pendingChecks = aimChecks(script.state, row, play, command.answers, answered);
  const refused = firstRefusal(waived, [
    ...timingChecks(script.state, row, play),
    ...(passes ? obligations(script.state) : []),
    ...handChecks(script.state, seat, card),
    ...pendingChecks,
  ]);
  if (refused) return refuse(refused);
  const insisted = insistedOn(pendingChecks);
  layCard(script, row, { ...play, ...(insisted.length ? { insists: insisted } : {}) }, answered);
  return accept(script.events);
}

function timingChecks(state: State, row: CardRow, play: Play): readonly Check[] {
  const { seat } = play;
  const own = state.turn.seat === seat;
  const card = cardName(row);
  return [
    () => (isTaught(row) ? undefined : refusal('not-taught', { card: numberName(row, 'card') })),
    () => refusedByOneCard(state, seat, !hasMark(row, 'doesNotCount')),
    () => (isOwnOnly(row) && !own ? refusal('only-on-your-turn', { card }) : undefined),
    () =>
      hasMark(row, 'insteadOfRolling') && state.phase.kind !== 'rolling'
        ? refusal('before-the-roll', { card })
        : undefined,
    () =>
      comesLate(state, row, play)
        ? refusal('roll-already-made', { card, player: { seat: play.target ?? seat } })
        : undefined,
  ];
}

/** Conditions that do not hold but were waived: they are not looked at again when the play comes up. */
const insistedOn = (checks: readonly Check[]): readonly string[] =>
  checks.flatMap((check) => {
    const refused = check();
    return refused?.waivable ? [refused.code] : [];
  });

/** It waits for the roll after the one that was meant. */
function remarkLate(script: Script, row: CardRow | CaptainRow, play: Play) {
  const { state } = script;
  if (!comesLate(state, row, play)) return;
  const remark = {
    kind: 'cardCameLate',
    turn: state.turn.number,
    seat: play.target ?? play.seat,
    row: row.id,
    told: null,
    expected: null,
  } as const;
  script.add({ kind: 'remarked', remark });
}

function layCard(script: Script, row: CardRow, play: Play, answered: Pending<Play> | undefined) {
  const { seat } = play;
  const { state } = script;
  remarkLate(script, row, play);
  findCard(script, seat, row.id);
  script.add({
    kind: 'cardPlayed',
    seat,
    card: row.id,
    play,
    number: state.stack.next,
    ...(answered ? { answers: answered.number } : {}),
    counts: !hasMark(row, 'doesNotCount'),
    instead: hasMark(row, 'insteadOfRolling') && state.turn.seat === seat && state.phase.kind === 'rolling',
    hand: handOf(script.state, seat) - 1,
  });
}

export function decideUseCaptain(
  state: State,
  command: CommandOf<'useCaptain'>,
  waived: Waived,
): Decision<Event> {
  const { seat } = command;
  const ability = state.abilities[seat];
  const row = ability && captainRow(state, ability.captain);
  const first = firstRefusal(waived, [
    ...playerChecks(state, seat),
    hasBegun(state),
    () => (row ? undefined : refusal('no-captain', { player: { seat } })),
  ]);
  if (first || !row) return refuse(first ?? refusal('no-captain', { player: { seat } }));
  const play = aimed(state, row, seat, 'captain', command);
  const answered = answeredBy(state, row, seat, command);
  const pendingChecks = aimChecks(state, row, play, command.answers, answered);
  const refused = firstRefusal(waived, [
    () => (ability.used ? refusal('captain-used', { player: { seat } }) : undefined),
    () => (isTaught(row) ? undefined : refusal('not-taught', { card: numberName(row, 'captain') })),
    () => refusedByOneCard(state, seat, state.options.captainCounts),
    () =>
      comesLate(state, row, play)
        ? refusal('roll-already-made', { card: captainName(row), player: { seat: play.target ?? seat } })
        : undefined,
    ...pendingChecks,
  ]);
  if (refused) return refuse(refused);
  const insisted = insistedOn(pendingChecks);
  const script = scriptFrom(state);
  useAbility(script, row, { ...play, ...(insisted.length ? { insists: insisted } : {}) }, answered);
  return accept(script.events);
}

function useAbility(script: Script, row: CaptainRow, play: Play, answered: Pending<Play> | undefined) {
  const { options, stack } = script.state;
  const number = options.captainOnStack ? stack.next : null;
  const answers = answered ? { answers: answered.number } : {};
  remarkLate(script, row, play);
  script.add({
    kind: 'captainUsed',
    seat: play.seat,
    captain: row.id,
    play,
    number,
    ...answers,
    counts: options.captainCounts,
  });
  if (number !== null) return;
  settleEffects(script, { number: stack.next, play, ...answers });
  mendBattle(script);
}
