import { message } from '../../kernel/message.ts';
import { numbers, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Made } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Command } from '../commands.ts';
import { fightNumber } from '../fight.ts';
import { askOf, nameOf } from '../names.ts';
import { captainsOf, numberOf, type Player } from '../player.ts';
import type { State } from '../state.ts';
import { othersThan } from './aims.ts';
import { counts, fightsUpTo, playersOf, saying, says, type AwaitedAs } from './made.ts';

const fightWinner = defineQuestion<State, Command>({
  kind: 'fight-winner',
  makes: ['winFight'],
  rule: 'fight',
  ask: (state) => message('prompt.fight-winner', { fight: fightNumber(state), of: state.battle.cards }),
  shown: ({ battle }) => ({ number: battle.number, won: battle.won }),
  step: (state) => {
    const won = (seat: Player): Made<Command> => ({
      ...says({ kind: 'winFight', seat }, 'win-fight'),
      key: String(state.order.indexOf(seat) + 1),
    });
    /** Typed as the place at the table. */
    const placed = (place: number) => {
      const player = state.order[place - 1];
      return player && won(player);
    };
    return step('seat', ...playersOf(state.order, won), numbers([], placed));
  },
});

/** Nobody has to say whose number it is: the captains' are told in their order, then the Dummy's by whoever likes. */
const countFights = defineQuestion<State, Command, AwaitedAs<'counts'>>({
  kind: 'count-fights',
  makes: ['countFights'],
  rule: 'points',
  whom: (_, { players }) => whomOf(players),
  answered: ({ battle }, { players }) =>
    captainsOf(players).filter((seat) => battle.counted[seat] !== undefined),
  ask: ({ battle: { cards } }, { players }) => askOf('prompt.count-fights', whomOf(players), { cards }),
  hint: (state, { players }) => {
    const follows = players.length === state.order.length ? '.follows' : '';
    return message(`prompt.count-fights.hint${follows}`, { cards: state.battle.cards });
  },
  shown: ({ battle: { number, cards, bids } }) => ({ number, cards, bids }),
  step: (state, { players }, seat) => {
    const { counted, cards, bids } = state.battle;
    const inOrder = [...captainsOf(players), ...players];
    const player = seat ?? inOrder.find((one) => counted[one] === undefined);
    if (player === undefined) return undefined;
    return fightsUpTo(cards, (won) => {
      const off = Math.abs((bids[player] ?? NaN) - won);
      const how = off === 0 ? 'met' : off === 1 ? 'by-one' : 'missed';
      return counts({ kind: 'countFights', seat: player, won }, won, message(`answer.count.${how}`));
    });
  },
});

const whomOf = (players: readonly Player[]): readonly SeatId[] | 'anyone' => {
  const seats = captainsOf(players);
  return seats.length ? seats : 'anyone';
};

const luck = defineQuestion<State, Command>({
  kind: 'luck',
  need: 'may',
  makes: ['giveLuck', 'takeLuck'],
  rule: 'luck',
  whose: (state) => state.seats,
  ask: (state) => askOf('prompt.luck', state.seats),
  shown: (state) => state.luck,
  step: (_, __, seat) =>
    seat &&
    step(
      'choice',
      saying('give', { kind: 'giveLuck', seat }, 'give-luck'),
      saying('take', { kind: 'takeLuck', seat }, 'take-luck'),
    ),
});

const toldMutiny = defineQuestion<State, Command>({
  kind: 'told-mutiny',
  need: 'may',
  keeps: true,
  makes: ['mutiny'],
  rule: 'mutiny',
  whose: (state) => state.seats,
  ask: (state) => askOf('prompt.told-mutiny', state.seats),
  shown: (state) => ({ order: state.order, won: state.battle.won }),
  step: (state, _, seat) =>
    seat &&
    words(['mutiny'], () => ({ label: message('answer.mutiny'), next: () => againstWhom(state, seat) })),
});

const againstWhom = (state: State, seat: SeatId) =>
  step(
    'target',
    ...playersOf(othersThan(state, seat), (target) => ({
      label: message('answer.target', { target: nameOf(target) }),
      next: () => howManyFights(state, seat, target),
    })),
  );

/** Always said, also where there is none to take. */
const howManyFights = (state: State, seat: SeatId, target: Player) =>
  step(
    'fights',
    fightsUpTo(
      numberOf(state.battle.won, target),
      (fights) =>
        says({ kind: 'mutiny', seat, target, fights }, 'told-mutiny', { target: nameOf(target), fights }),
      { least: 0, most: state.battle.cards },
    ),
  );

export const tellingQuestions = [fightWinner, countFights, luck, toldMutiny];

export const winnerOpen = (state: State): readonly Asked<State, Command>[] => [
  fightWinner(state),
  ...byHand(state),
];

export const countsOpen = (state: State, next: AwaitedAs<'counts'>): readonly Asked<State, Command>[] => [
  countFights(state, next),
  ...byHand(state),
];

/** Where the table does not tell its dice and cards, luck points and mutinies are told by hand. */
export function byHand(state: State): readonly Asked<State, Command>[] {
  const isPlaying = state.phase === 'bidding' || state.phase === 'fighting';
  if (state.depth === 'cards' || !isPlaying) return [];
  return [luck(state), ...(state.phase === 'fighting' ? [toldMutiny(state)] : [])];
}
