import { message } from '../../kernel/message.ts';
import { nothingWaived } from '../../kernel/refusal.ts';
import { may, must, type Prompt } from '../../kernel/prompt.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { reasonsToStop } from '../course.ts';
import { courses } from '../courses.ts';
import type { Command } from '../commands.ts';
import { decide } from '../decide.ts';
import { scriptFrom } from '../decide/script.ts';
import { mayEnd, passTurn } from '../decide/turn.ts';
import { diceFor } from '../rolls.ts';
import { modifiersOf, nextSeat, placeOf, type Battle, type Moving, type State } from '../state.ts';
import { adriftOf, forcedRolls, owedBy } from '../tasks.ts';
import { diceFits } from './dice.ts';
import { passPrompt } from './pass.ts';

const isOpenTo = (state: State, command: Command): boolean => decide(state, command, nothingWaived).ok;

/** What the table waits for in the course of a turn told card by card. */
export function turnPrompts(state: State): readonly Prompt[] {
  switch (state.phase.kind) {
    case 'rolling':
      return [rollPrompt(state), ...besides(state, state.turn.seat)];
    case 'moving':
      return movingPrompts(state, state.phase);
    case 'battle':
      return [battleRoll(state, state.phase)];
    case 'sailed':
      return [...besides(state, state.turn.seat), ...endPrompts(state)];
    case 'opening':
    case 'telling':
    case 'won':
      return [];
  }
}

function rollPrompt(state: State): Prompt {
  const { seat, number } = state.turn;
  const count = diceFor(state, 'move');
  const escape = state.phase.kind === 'rolling' && state.phase.escape;
  return must({
    kind: 'roll',
    whom: [seat],
    fits: diceFits(count),
    ask: message(escape ? 'prompt.roll.escape' : 'prompt.roll', { count }),
    hint: message('prompt.roll.hint', { count }),
    rule: escape ? 'battle' : 'dice',
    shown: [number, count, escape, placeOf(state, seat), modifiersOf(state, seat)],
  });
}

function movingPrompts(state: State, phase: Moving): readonly Prompt[] {
  const { seat, number } = state.turn;
  const ways = courses(state);
  const reasons = reasonsToStop(state);
  const mayStop = reasons.length > 0;
  // Whose ship may stop or sail on is asked first, before whoever comes next.
  const goesOn = ways.length > 0;
  const sailing = (goesOn ? must : may)({
    kind: 'sail',
    whom: [seat],
    fits: [
      { kind: 'square', among: ways.map(({ to }) => String(to)) },
      { kind: 'choice', among: ways.map(({ direction }) => direction) },
    ],
    ask: message('prompt.sail', { left: phase.left }),
    hint: message(mayStop ? 'prompt.sail.stop' : 'prompt.sail.hint', {
      reasons: reasons.map((reason) => message(`reason.${reason}`)),
    }),
    rule: 'movement',
    shown: [number, phase, placeOf(state, seat), ways.map(({ command }) => command)],
  });
  // What this ship may do here stands before what the next one's dice say.
  const here = [sailing, ...besides(state, seat)];
  if (!mayEnd(state)) return here;
  const ends = endPrompts(state);
  return goesOn
    ? [...here, ...ends.map((prompt) => ({ ...prompt, need: 'may' as const })).toReversed()]
    : [...here, ...ends];
}

/** The next seat's roll passes the dice by itself, unless the end of this turn leaves something to be done. */
function endPrompts(state: State): readonly Prompt[] {
  const script = scriptFrom(state);
  const next = nextSeat(state);
  passTurn(script, next);
  const ahead = script.state;
  if (obligationPrompts(ahead).length > 0) return [passPrompt(state, must)];
  return [rollPrompt(ahead), ...battlePrompt(ahead, next), passPrompt(state, may)];
}

/** What a seat may do on its own turn beside rolling and sailing. */
function besides(state: State, seat: SeatId): readonly Prompt[] {
  return [
    ...battlePrompt(state, seat),
    ...simple(state, seat, 'trade', 'posts', { kind: 'trade', seat }),
    ...simple(state, seat, 'fall', 'waterfalls', { kind: 'goDownFall', seat }),
    ...simple(state, seat, 'pick-up', 'flag', { kind: 'pickUpFlag', seat }),
  ];
}

const battlePrompt = (state: State, seat: SeatId): readonly Prompt[] =>
  simple(state, seat, 'battle', 'battle', { kind: 'battle', seat });

/** A question that one press answers, asked only where that press would be accepted. */
function simple(state: State, seat: SeatId, kind: string, rule: string, command: Command): readonly Prompt[] {
  if (!isOpenTo(state, command)) return [];
  return [
    may({
      kind,
      whom: [seat],
      fits: [{ kind: 'choice', among: [kind] }],
      ask: message(`prompt.${kind}`),
      hint: message(`prompt.${kind}.hint`),
      rule,
      shown: [state.turn.number, placeOf(state, seat), state.hands[seat], state.flag],
    }),
  ];
}

function battleRoll(state: State, battle: Battle): Prompt {
  const { attacker, defender, rolls, round } = battle;
  const whom = [attacker, defender];
  const answered = whom.filter((seat) => rolls[seat]);
  const kind = round > 1 ? 'prompt.battle-roll.again' : 'prompt.battle-roll';
  return must({
    kind: 'battle-roll',
    whom,
    answered,
    fits: diceFits(1),
    ask: message(answered.length === 0 ? `${kind}.all` : kind),
    hint: message('prompt.battle-roll.hint'),
    rule: 'battle',
    shown: [state.turn.number, whom, rolls, round, whom.map((seat) => modifiersOf(state, seat))],
  });
}

/** What has to be done before anything else goes on. */
export function obligationPrompts(state: State): readonly Prompt[] {
  const rolls = forcedRolls(state);
  const [forced] = rolls;
  const roll = forced
    ? [
        must({
          kind: 'forced-roll',
          whom: [forced.seat],
          fits: diceFits(1),
          ask: message('prompt.forced-roll'),
          hint: message('prompt.forced-roll.hint'),
          rule: 'stack',
          shown: [
            state.turn.number,
            rolls.map(({ seat, row }) => ({ seat, row })),
            modifiersOf(state, forced.seat),
          ],
        }),
      ]
    : [];
  return [
    ...roll,
    ...state.seats.flatMap((seat) => [...discardPrompt(state, seat), ...restPrompt(state, seat)]),
  ];
}

function discardPrompt(state: State, seat: SeatId): readonly Prompt[] {
  const count = owedBy(state, seat);
  if (count === 0) return [];
  return [
    must({
      kind: 'discard',
      whom: [seat],
      fits: [{ kind: 'card' }, { kind: 'choice', among: ['discard'] }],
      ask: message('prompt.discard', { count }),
      hint: message('prompt.discard.hint'),
      rule: 'hand',
      shown: [state.turn.number, count, state.hands[seat]],
    }),
  ];
}

function restPrompt(state: State, seat: SeatId): readonly Prompt[] {
  const among = adriftOf(state, seat);
  if (among.length === 0) return [];
  return [
    must({
      kind: 'rest',
      whom: [seat],
      fits: [{ kind: 'square', among: among.map(String) }],
      ask: message('prompt.rest'),
      hint: message('prompt.rest.hint', { spaces: among }),
      rule: 'hazards',
      shown: [state.turn.number, among],
    }),
  ];
}
