import type { Answer } from '../../kernel/game.ts';
import { message } from '../../kernel/message.ts';
import { may, must, type Prompt } from '../../kernel/prompt.ts';
import { nothingWaived } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Interpretation, Sign } from '../../kernel/sign.ts';
import { aimed, lacksDirection, targetsOf } from '../aim.ts';
import type { CaptainRow, CardRow } from '../cards.ts';
import type { Command } from '../commands.ts';
import { decide } from '../decide.ts';
import { playAnswers } from '../play-answers.ts';
import { captainRow, cardRow, directions, type Direction, type State } from '../state.ts';

/*
 * A card with its aim is offered as one list of all ways to aim it, and read by what several signs say together. It
 * becomes two rows with a step each for the card, the target, the way and the length once pages show steps.
 */

/** Rows that can be played by somebody: not known to lie elsewhere. */
const rowsInPlay = (state: State): readonly string[] => [
  ...state.cards
    .filter(
      ({ id }) => !state.discards.includes(id) && !state.stack.plays.some(({ play }) => play.row === id),
    )
    .map(({ id }) => id),
  ...state.seats.flatMap((seat) => {
    const ability = state.abilities[seat];
    return ability && !ability.used ? [ability.captain] : [];
  }),
];

/** On anybody's turn, at any moment. */
export const cardPrompt = (state: State): Prompt =>
  may({
    kind: 'card',
    whom: 'anyone',
    fits: [{ kind: 'card', rows: rowsInPlay(state) }],
    ask: message('prompt.card'),
    hint: message('prompt.card.hint'),
    rule: 'cards',
    shown: [state.turn, state.phase.kind, state.discards.length],
  });

/** While something lies on the stack. It closes by itself, except where nothing could follow it. */
export function answerPrompt(state: State, endsGame: boolean): Prompt {
  const asking = endsGame ? must : may;
  return asking({
    kind: 'answer-card',
    whom: 'anyone',
    fits: [
      { kind: 'card', rows: rowsInPlay(state) },
      { kind: 'choice', among: ['stand'] },
    ],
    ask: message('prompt.answer-card'),
    hint: message(endsGame ? 'prompt.answer-card.last' : 'prompt.answer-card.hint'),
    rule: 'stack',
    shown: [state.turn.number, state.stack],
  });
}

export function playingAnswers(
  state: State,
  { kind }: Prompt,
  seat: SeatId | undefined,
): readonly Answer<Command>[] {
  if (kind !== 'card' && kind !== 'answer-card') return [];
  const plays = seat ? playAnswers(state, seat) : [];
  return kind === 'answer-card' ? [letStand(state), ...plays] : plays;
}

function letStand(state: State): Answer<Command> {
  const command = { kind: 'letStand' } as const;
  const decided = decide(state, command, nothingWaived);
  const button = { command, label: message('answer.stand'), key: 's' };
  return decided.ok ? button : { ...button, refusal: decided.no };
}

type Reading = Interpretation<Command>;
const unfit: Reading = { kind: 'unfit' };
const missing = (...what: string[]): Reading => ({ kind: 'incomplete', missing: what });
const toCommand = (command: Command): Reading => ({ kind: 'command', command });

const choice = (sign: Sign | undefined): string | undefined =>
  sign?.kind === 'choice' ? sign.choice : sign?.kind === 'button' ? sign.button : undefined;

const seatOf = (sign: Sign): SeatId | undefined =>
  sign.kind === 'seat' || sign.kind === 'token' ? sign.seat : undefined;

export const playingRead = (
  state: State,
  { kind }: Prompt,
  signs: readonly Sign[],
  whose: SeatId | undefined,
): Reading =>
  kind === 'answer-card' && choice(signs.at(-1)) === 'stand'
    ? toCommand({ kind: 'letStand' })
    : playOf(state, signs, whose);

/** A card and whatever it needs besides: whose it is, at whom, which way. */
function playOf(state: State, signs: readonly Sign[], whose: SeatId | undefined): Reading {
  const card = signs.findLast((sign) => sign.kind === 'card')?.row;
  if (card === undefined) return unfit;
  const captain = captainRow(state, card);
  const owner = captain && state.seats.find((seat) => state.abilities[seat]?.captain === card);
  const row: CardRow | CaptainRow | undefined = captain ?? cardRow(state, card);
  if (!row || (captain && !owner)) return unfit;
  const named = signs.flatMap((sign) => seatOf(sign) ?? []);
  const seat = owner ?? whose ?? named[0];
  if (!seat) return missing('seat');
  const target = owner || whose ? named.at(-1) : named[1];
  return aimedPlay(state, row, seat, captain !== undefined, target, directionIn(signs));
}

const directionIn = (signs: readonly Sign[]): Direction | undefined =>
  directions.find((direction) => signs.some((sign) => choice(sign) === direction));

function aimedPlay(
  state: State,
  row: CardRow | CaptainRow,
  seat: SeatId,
  ability: boolean,
  target: SeatId | undefined,
  direction: Direction | undefined,
): Reading {
  const aim = { ...(target ? { target } : {}), ...(direction ? { direction } : {}) };
  const play = aimed(state, row, seat, ability ? 'captain' : 'card', aim);
  if (targetsOf(state, row, seat)?.length !== 0 && targetsOf(state, row, seat) && !play.target)
    return missing('target');
  if (lacksDirection(state, row, play)) return missing('direction');
  return toCommand(
    ability ? { kind: 'useCaptain', seat, ...aim } : { kind: 'playCard', seat, card: row.id, ...aim },
  );
}
