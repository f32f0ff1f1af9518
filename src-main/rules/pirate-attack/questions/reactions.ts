import { message } from '../../kernel/message.ts';
import { cards, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Made, type Pick, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Command, CommandKind, CommandOf } from '../commands.ts';
import { cardOf } from '../data/cards.ts';
import { playOf } from '../decide/plays.ts';
import type { Reaction } from '../effects/effect.ts';
import { seenOf, shipOf } from '../fleets.ts';
import { ownEffectOf } from '../effects/own.ts';
import { cardIn, topOf, withoutTop, type LaidDown, type Top } from '../laid.ts';
import { cardName } from '../names.ts';
import { mayAnswer, reactionOf, reactorFor } from '../reactions.ts';
import type { State } from '../state.ts';
import { turnedOf } from '../turned.ts';
import { stakeStep } from './gamble.ts';
import { mapped } from './mapped.ts';
import { playedOpen } from './open-magic.ts';
import { playedBy } from './plays.ts';
import { reachedBy, shipsPick } from './ships.ts';

const ways: readonly Reaction[] = ['stop', 'redirect'];

const isReaction = (id: string): id is string => reactionOf(id) !== undefined;

/** Whoever has a Blockade, or may have Miss-Direction among the saved Magic, held or not. */
const counter = defineQuestion<State, Command, { readonly top: Top }>({
  kind: 'counter',
  need: 'may',
  window: true,
  makes: ['answerCard', 'redirectCard'],
  rule: 'reactions',
  whose: (state) => state.seats.filter((seat) => ways.some((how) => mayAnswer(state, how).includes(seat))),
  ask: (_, { top }) => message('prompt.counter.to', { card: nameOf(top), player: { seat: top.seat } }),
  shown: (state) => [state.chain, state.waits],
  step: (state, { top }, seat) =>
    seat &&
    cards<string, Command>(
      ways.flatMap((how) => (mayAnswer(state, how).includes(seat) ? [reactorFor(state, how)?.id ?? ''] : [])),
      (id) => answer(state, top, seat, id),
      isReaction,
    ),
});

const nameOf = (top: Top) => {
  const row = cardOf(cardIn(top) ?? '');
  return row ? cardName(row) : message('drawn.face-down');
};

function answer(state: State, top: Top, seat: SeatId, id: string): Made<Command> | undefined {
  const row = cardOf(id);
  if (!row) return undefined;
  if (reactionOf(id) === 'stop')
    return { label: cardName(row), command: { kind: 'answerCard', seat, card: id } };
  const next = aimStep(state, top, seat);
  return next && { label: cardName(row), next: () => next };
}

/** Where it may go: asked as it was asked of whoever played it. */
function aimStep(state: State, top: Top, seat: SeatId): Step<Command> | undefined {
  if (top.kind === 'lies') return shipStep(state, top, seat);
  if (top.kind === 'redirect') {
    const below = topOf(withoutTop(state));
    return below && aimStep(withoutTop(state), below, seat);
  }
  const command = top.kind === 'play' ? top.command : undefined;
  const asked = command && aims[command.kind]?.(state, command as never);
  const there = asked && mapped(asked, (one) => redirected(seat, one));
  return there && { ...there, picks: [...there.picks, awayPick(top, seat)] };
}

const awayPick = (top: Top, seat: SeatId): Pick<Command> =>
  words(ownEffectOf(cardIn(top) ?? '')?.mayGoAway ? ['away'] : [], () => ({
    command: { kind: 'redirectCard', seat, away: true },
    label: message('answer.away'),
  }));

const shipStep = (state: State, { seat: of, ship: at }: LaidDown, seat: SeatId): Step<Command> =>
  step(
    'ship',
    shipsPick(
      state,
      reachedBy(state, of).filter((id) => id !== at),
      (ship) => ({ command: { kind: 'redirectCard', seat, ship } }),
    ),
  );

type Aims = {
  readonly [Kind in CommandKind]?: (state: State, command: CommandOf<Kind>) => Step<Command> | undefined;
};

const aims: Aims = {
  playCard(state, command) {
    const row = cardOf(command.card ?? '');
    if (row && playOf(row)?.aim === 'twoShips') return movedOn(state, command);
    return row && nextOf(playedBy(state, command.seat, row.id));
  },
  /** What nobody names lies face down then. */
  discardCard(state, { seat, card }) {
    if (card !== undefined) return nextOf(playedBy(state, seat, card));
    const make = (ship: number) => ({ command: { kind: 'playCard', seat, ship } as const });
    return step('ship', shipsPick(state, reachedBy(state, seat), make));
  },
  playMagic: (state, { seat, card }) => nextOf(playedOpen(state, seat, card)),
  loseShip(state, { ship: lost }) {
    const of = shipOf(state, lost)?.seat;
    const others = of ? seenOf(state, of).filter(({ id }) => id !== lost) : [];
    const make = (ship: number) => ({ command: { kind: 'loseShip', ship } as const });
    return step(
      'ship',
      shipsPick(
        state,
        others.map(({ id }) => id),
        make,
      ),
    );
  },
  stakeShips: (state, { seat, ships }) => stakeStep(state, seat, ships.length, []),
  cureShip(state, command) {
    const { fight } = state;
    const effect = cardOf(command.card)?.effect;
    const cursed = [...(fight?.attacker.ships ?? []), ...(fight?.defender.ships ?? [])].filter(
      (id) =>
        fight &&
        id !== command.ship &&
        turnedOf(fight, id).curses.some(
          ({ curse, cure }) => effect?.kind === 'cure' && curse === effect.against && cure === 'none',
        ),
    );
    return step(
      'ship',
      shipsPick(state, cursed, (ship) => ({ command: { ...command, ship } })),
    );
  },
};

const nextOf = (made: Made<Command> | undefined): Step<Command> | undefined => made?.next?.();

/** A Witch Doctor that is moved goes to another ship, from where it lay. */
const movedOn = (state: State, command: CommandOf<'playCard'>): Step<Command> =>
  step(
    'target',
    shipsPick(
      state,
      reachedBy(state, command.seat).filter((id) => id !== command.ship && id !== command.to),
      (to) => ({ command: { ...command, to } }),
    ),
  );

/** Of what is said of the card only where it goes. */
function redirected(seat: SeatId, command: Command): Command {
  const said = command as Partial<CommandOf<'playCard'>>;
  const { on, ship, to, ships, kept, swaps } = said;
  const { shows } = command as Partial<CommandOf<'playMagic'>>;
  return {
    kind: 'redirectCard',
    seat,
    ...(on === undefined ? {} : { on }),
    ...(ship === undefined ? {} : { ship }),
    ...(to === undefined ? {} : { to }),
    ...(ships === undefined ? {} : { ships }),
    ...(kept === undefined ? {} : { kept }),
    ...(swaps === undefined ? {} : { swaps }),
    ...(shows === undefined ? {} : { shows }),
  };
}

export function counterOpen(state: State): readonly Asked<State, Command>[] {
  const top = topOf(state);
  return top && ways.some((how) => mayAnswer(state, how).length > 0) ? [counter(state, { top })] : [];
}

export const reactionQuestions: readonly AnyQuestion[] = [counter];
