import { message } from '../../kernel/message.ts';
import { spelled } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Interpretation, Sign } from '../../kernel/sign.ts';
import { cardsEach, ditchedEach, isCard } from '../cards.ts';
import type { Command } from '../commands.ts';
import { handOf } from '../hand.ts';
import { unseenCards } from '../knowledge.ts';
import { isAuctionOpen, isPlaying, stillToLayAside } from '../phase.ts';
import type { State } from '../state.ts';
import { crew, says } from './made.ts';

/** Whoever likes may tell the companion the own hand; it is shown to that seat alone. */
const noteHand = defineQuestion<State, Command>({
  kind: 'note-hand',
  need: 'may',
  secret: true,
  makes: ['noteHand'],
  rule: 'secrets',
  whose: ({ seats }) => seats,
  ask: () => message('prompt.note-hand.all'),
  shown: ({ round }) => ({ round: round.number }),
  step: (state, _, seat) => {
    if (!seat) return undefined;
    const noted = state.round.noted[seat] ?? [];
    const unseen = noted.length < cardsEach ? unseenCards(state) : [];
    const left = unseen.filter((card) => !noted.includes(card));
    return crew(left, (card) => ({ kind: 'noteHand', seat, cards: [...new Set([...noted, card])] }));
  },
});

/**
 * That two lie aside: once for all, or each for the own hand. The table need not be asked twice: whatever comes after
 * it says so too.
 */
const layAside = defineQuestion<State, Command>({
  kind: 'lay-aside',
  each: true,
  makes: ['layAside'],
  rule: 'ditch',
  ask: (state) => {
    const out = stillToLayAside(state);
    if (out.length === state.seats.length) return message('prompt.lay-aside');
    // Nobody reads a headline of more names.
    if (out.length > 2) return message('prompt.lay-aside.many', { count: out.length });
    return message('prompt.lay-aside.some', { seats: out.map((seat) => ({ seat })) });
  },
  shown: ({ round }) => ({ round: round.number }),
  step: (state, _, seat) => {
    const out = stillToLayAside(state);
    if (seat)
      return out.includes(seat)
        ? spelled([['aside', says({ kind: 'layAside', seat }, 'lay-aside.own')]])
        : undefined;
    const each = out.length > 1 ? out : [];
    return spelled([
      ['aside', says({ kind: 'layAside' }, 'lay-aside')],
      ...each.map((one) => [`aside-${one}`, laidBy(one)] as const),
    ]);
  },
});

const laidBy = (seat: SeatId) => says({ kind: 'layAside', seat }, 'lay-aside.one', { seat: { seat } });

/** Two cards are set aside; nobody has to say which. Pressed they come one after the other, laid on a reader at once. */
const ditch = defineQuestion<State, Command>({
  kind: 'ditch',
  need: 'may',
  secret: true,
  makes: ['ditch'],
  rule: 'ditch',
  whose: ({ seats }) => seats,
  answered: ({ seats, round }) => seats.filter((seat) => round.ditched[seat]?.length === ditchedEach),
  ask: () => message('prompt.ditch.all'),
  shown: ({ round }) => ({ round: round.number }),
  step: (state, _, seat) => {
    if (!seat) return undefined;
    const ditched = state.round.ditched[seat] ?? [];
    const left = handOf(state, seat).filter((card) => !ditched.includes(card));
    const before = ditched.length < ditchedEach ? ditched : [];
    return crew(left, (card) => ({ kind: 'ditch', seat, cards: [...before, card] }));
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

export const asideOpen = (state: State): readonly Asked<State, Command>[] =>
  stillToLayAside(state).length > 0 ? [layAside(state)] : [];

export const handQuestions = [noteHand, layAside, ditch];
