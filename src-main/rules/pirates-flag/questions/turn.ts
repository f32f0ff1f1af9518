import { message } from '../../kernel/message.ts';
import { nothingWaived } from '../../kernel/refusal.ts';
import { words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Pick } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { CardRow } from '../cards.ts';
import type { Command } from '../commands.ts';
import { courses } from '../courses.ts';
import { decide } from '../decide.ts';
import { scriptFrom } from '../decide/script.ts';
import { mayEnd, passTurn } from '../decide/turn.ts';
import { nextSeat, placeOf, type Moving, type State } from '../state.ts';
import { byName, owedOpen } from './owed.ts';
import { passDice } from './pass.ts';
import { battleRoll, roll } from './roll.ts';
import { sail } from './sail.ts';

type Open = Asked<State, Command>;

interface OnePress {
  readonly kind: string;
  readonly rule: string;
  readonly press: (seat: SeatId) => Command;
  /** Beside the one press: what else says the same, and more. */
  readonly more?: (state: State, seat: SeatId) => readonly Pick<Command>[];
}

/** A question that one press answers, asked only where that press would be accepted. */
function onePress({ kind, rule, press, more }: OnePress) {
  const question = defineQuestion<State, Command, SeatId>({
    kind,
    need: 'may',
    makes: [press('red').kind],
    rule,
    whom: (_, seat) => [seat],
    shown: (state, seat) => [state.turn.number, placeOf(state, seat), state.hands[seat], state.flag],
    step: (state, whose, given) => {
      const seat = given ?? whose;
      const pressed = words([kind], () => ({ command: press(seat), label: message(`answer.${kind}`) }));
      return step<Command>('choice', pressed, ...(more?.(state, seat) ?? []));
    },
  });
  const open = (state: State, seat: SeatId): readonly Open[] =>
    decide(state, press(seat), nothingWaived).ok ? [question(state, seat)] : [];
  return { question, open };
}

const battle = onePress({ kind: 'battle', rule: 'battle', press: (seat) => ({ kind: 'battle', seat }) });
const fall = onePress({ kind: 'fall', rule: 'waterfalls', press: (seat) => ({ kind: 'goDownFall', seat }) });
const pickUp = onePress({ kind: 'pick-up', rule: 'flag', press: (seat) => ({ kind: 'pickUpFlag', seat }) });
const trade = onePress({
  kind: 'trade',
  rule: 'posts',
  press: (seat) => ({ kind: 'trade', seat }),
  // By pressing alone: a card that is scanned on one's own turn is played.
  more: (state, seat) => [byName(state, ({ id }: CardRow) => ({ kind: 'trade', seat, card: id }))],
});

/** What a seat may do on its own turn beside rolling and sailing. */
const besides = (state: State, seat: SeatId): readonly Open[] =>
  [battle, trade, fall, pickUp].flatMap(({ open }) => open(state, seat));

/** What the table waits for in the course of a turn told card by card. */
export function turnOpen(state: State): readonly Open[] {
  const { phase, turn } = state;
  switch (phase.kind) {
    case 'rolling':
      return [roll(state), ...besides(state, turn.seat)];
    case 'moving':
      return movingOpen(state, phase);
    case 'battle':
      return [battleRoll(state, phase)];
    case 'sailed':
      return [...besides(state, turn.seat), ...endOpen(state)];
    case 'opening':
    case 'telling':
    case 'won':
      return [];
  }
}

function movingOpen(state: State, phase: Moving): readonly Open[] {
  const ways = courses(state);
  // Whose ship may stop or sail on is asked first, before whoever comes next.
  const goesOn = ways.length > 0;
  const sailing = sail(state, { phase, ways, need: goesOn ? 'must' : 'may' });
  // What this ship may do here stands before what the next one's dice say.
  const here = [sailing, ...besides(state, state.turn.seat)];
  if (!mayEnd(state)) return here;
  const ends = endOpen(state);
  return goesOn ? [...here, ...ends.map(asWindow).toReversed()] : [...here, ...ends];
}

const asWindow = (asked: Open): Open => ({ ...asked, prompt: { ...asked.prompt, need: 'may' } });

/** The next seat's roll passes the dice by itself, unless the end of this turn leaves something to be done. */
function endOpen(state: State): readonly Open[] {
  const script = scriptFrom(state);
  const next = nextSeat(state);
  passTurn(script, next);
  const ahead = script.state;
  if (owedOpen(ahead).length > 0) return [passDice(state, 'must')];
  return [roll(ahead), ...battle.open(ahead, next), passDice(state, 'may')];
}

export const turnQuestions = [
  sail,
  passDice,
  battle.question,
  trade.question,
  fall.question,
  pickUp.question,
];
