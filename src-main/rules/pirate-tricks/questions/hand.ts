import { message } from '../../kernel/message.ts';
import { cards } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Interpretation, Sign } from '../../kernel/sign.ts';
import { cardsEach, ditchedEach, isCard, type CardId } from '../cards.ts';
import type { Command } from '../commands.ts';
import { handOf } from '../hand.ts';
import { cardName } from '../names.ts';
import { isAuctionOpen, isPlaying } from '../phase.ts';
import type { State } from '../state.ts';
import { unseenCards } from './deal.ts';

/** Whoever likes may tell the companion the own hand; it is shown to that seat alone. */
const noteHand = defineQuestion<State, Command>({
  kind: 'note-hand',
  need: 'may',
  secret: true,
  makes: ['noteHand'],
  rule: 'secrets',
  whom: ({ seats }) => seats,
  whose: ({ seats }) => seats,
  fits: () => [{ kind: 'card' }],
  ask: () => message('prompt.note-hand.all'),
  hint: () => message('prompt.note-hand.hint'),
  shown: ({ round }) => ({ round: round.number }),
  step: (state, _, seat) => {
    if (!seat) return undefined;
    const noted = state.round.noted[seat] ?? [];
    const unseen = noted.length < cardsEach ? unseenCards(state) : [];
    const withCard = (card: CardId) => ({
      command: { kind: 'noteHand', seat, cards: [...new Set([...noted, card])] } as const,
      label: cardName(card),
    });
    return step(
      'card',
      cards(
        unseen.filter((card) => !noted.includes(card)),
        withCard,
        isCard,
      ),
    );
  },
});

/** Two cards are set aside; nobody has to say which. Pressed they come one after the other, laid on a reader at once. */
const ditch = defineQuestion<State, Command>({
  kind: 'ditch',
  need: 'may',
  secret: true,
  makes: ['ditch'],
  rule: 'ditch',
  whom: ({ seats }) => seats,
  whose: ({ seats }) => seats,
  answered: ({ seats, round }) => seats.filter((seat) => round.ditched[seat]?.length === ditchedEach),
  fits: () => [{ kind: 'set', of: { kind: 'card' }, count: ditchedEach }],
  ask: () => message('prompt.ditch.all'),
  hint: () => message('prompt.ditch.hint'),
  shown: ({ round }) => ({ round: round.number }),
  step: (state, _, seat) => {
    if (!seat) return undefined;
    const ditched = state.round.ditched[seat] ?? [];
    const setAside = (card: CardId) => ({
      command: {
        kind: 'ditch',
        seat,
        cards: ditched.length < ditchedEach ? [...ditched, card] : [card],
      } as const,
      label: cardName(card),
    });
    return step(
      'card',
      cards(
        handOf(state, seat).filter((card) => !ditched.includes(card)),
        setAside,
        isCard,
      ),
    );
  },
  read: (_, __, signs, seat) => readDitched(signs, seat),
});

function readDitched(signs: readonly Sign[], given: SeatId | undefined): Interpretation<Command> {
  const rows = signs.flatMap((sign) => (sign.kind === 'card' ? [sign.row] : []));
  const laid = [...new Set(rows.filter(isCard))];
  const pointed = signs.findLast((sign) => sign.kind === 'seat' || sign.kind === 'token');
  const seat = pointed?.seat ?? given;
  if (laid.length === 0) return { kind: 'unfit' };
  if (!seat) return { kind: 'incomplete', missing: ['seat'] };
  if (laid.length < ditchedEach) return { kind: 'incomplete', missing: ['card'] };
  return { kind: 'command', command: { kind: 'ditch', seat, cards: laid.slice(-ditchedEach) } };
}

/** A hand may be told before the first card is played, where cards are told at all. */
export const noteOpen = (state: State): readonly Asked<State, Command>[] =>
  state.depth === 'cards' && !isPlaying(state.round) ? [noteHand(state)] : [];

/** The first card played ends the time for setting cards aside. */
export const ditchOpen = (state: State): readonly Asked<State, Command>[] =>
  state.depth === 'cards' && !isAuctionOpen(state.round) && !isPlaying(state.round) ? [ditch(state)] : [];

export const handQuestions: readonly AnyQuestion[] = [noteHand, ditch];
