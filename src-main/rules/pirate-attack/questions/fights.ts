import { message } from '../../kernel/message.ts';
import { cards, digit, numbers, unlisted, words } from '../../kernel/questions/picks.ts';
import { defineQuestion, type AnyQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Made, type Pick, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { Command } from '../commands.ts';
import { type Curse } from '../cards.ts';
import { cardOf, cards as rows, mostOnGoldCard } from '../data/cards.ts';
import { pairings, type Pairing } from '../attacks.ts';
import { armadasOf, isAtSea, leftOf, seaOf, shipOf, shipWords } from '../fleets.ts';
import { cardName } from '../names.ts';
import type { AttackWay, Fight, Ship, State } from '../state.ts';
import { goldTasks } from '../tasks.ts';
import { bystandersOf, choicesIn, leavesUnseen, settledFight, turnedOf, type OpenChoice } from '../turned.ts';
import { isTurnable } from '../under.ts';
import { outlookOf, sunkNote } from './outlooks.ts';
import { isShip, shipNames, shipsPick, shipsPressed } from './ships.ts';
import { copiesPlayed } from '../edition.ts';

/** With which ship, and then at which. */
export const attack = (state: State, seat: SeatId, how: AttackWay): Made<Command> => ({
  label: message(`answer.attack.${how}`),
  next: () =>
    step(
      'ship',
      shipsPick(
        state,
        unitsOf(
          state,
          seatsIn(state, pairings(state, seat, how), 'attacker'),
          (ship) => how === 'own' || isSeen(ship),
        ),
        (ship) => ({
          next: () => {
            const owner = shipOf(state, ship)?.seat;
            const pairs = pairings(state, seat, how).filter(({ attacker }) => attacker === owner);
            const targets = seatsIn(state, pairs, 'defender');
            return step(
              'target',
              shipsPick(state, unitsOf(state, targets, isSeen), (target) => ({
                command: { kind: 'attack', seat, how, ship, target },
              })),
            );
          },
        }),
      ),
    ),
});

/** Those on one side of them, in the order in which they sit. */
const seatsIn = (state: State, pairs: readonly Pairing[], side: keyof Pairing): readonly SeatId[] =>
  state.seats.filter((seat) => pairs.some((pair) => pair[side] === seat));

/** One ship stands for its armada: the first at sea that is seen. */
const unitsOf = (
  state: State,
  seatsOf: readonly SeatId[],
  fits: (ship: Ship) => boolean,
): readonly number[] =>
  seatsOf.flatMap((seat) => {
    const others = armadasOf(state, seat).flatMap((ships) => {
      const row = leftOf(state, { seat, ships }).filter(isAtSea);
      const first = row.find(isSeen) ?? row[0];
      return row.flatMap((ship) => (ship === first ? [] : [ship.id]));
    });
    return seaOf(state, seat).flatMap((ship) => (others.includes(ship.id) || !fits(ship) ? [] : [ship.id]));
  });

const isSeen = ({ hidden }: Ship): boolean => !hidden;

const inFight = (state: State, { attacker, defender }: Fight): readonly number[] =>
  [attacker, defender].flatMap((unit) => leftOf(state, unit).map(({ id }) => id));

/** With those beside it that a confused ship shoots at. */
const turnedIn = (state: State, now: Fight): readonly number[] => [
  ...inFight(state, now),
  ...bystandersOf(state),
];

/** What happens to the ships of a fight, one fact each, until it stands. */
const fight = defineQuestion<State, Command, Fight>({
  kind: 'fight',
  need: 'must',
  makes: ['sinkShip', 'sinkNavy', 'moveShip', 'nameShip', 'turnUp', 'cureShip', 'settleFight', 'endFight'],
  rule: 'attack',
  whom: (_, { attacker, defender, navy }) =>
    navy === undefined ? [attacker.seat, defender.seat] : [defender.seat],
  ask: (_, { attacker, defender, navy }) => {
    const row = navy === undefined ? undefined : cardOf(navy);
    return row
      ? message('prompt.fight.navy', { card: cardName(row) })
      : message('prompt.fight.all', {
          attacker: { seat: attacker.seat },
          defender: { seat: defender.seat },
        });
  },
  shown: (state, now) => [state.fights, now, state.rows],
  step: (state, now) =>
    step<Command>(
      'ship',
      words(settledFight(state).ok ? ['computed'] : [], () => ({
        command: { kind: 'settleFight' },
        label: message('answer.computed'),
        note: sunkNote(state),
        key: 'k',
      })),
      words(['stands'], () => ({
        command: { kind: 'endFight' },
        label: message(now.navy === undefined ? 'answer.stands' : 'answer.navy-goes-on'),
        key: 's',
      })),
      // Its card read once too often, behind what was turned up of it, sinks no ship.
      shipsPressed(state, inFight(state, now), (ship) => ({ command: { kind: 'sinkShip', ship } })),
      words(now.navy === undefined ? [] : ['navy-sinks'], () => ({
        command: { kind: 'sinkNavy' },
        label: message('answer.navy-sinks'),
      })),
      words(now.navy === undefined ? ['mutiny'] : [], () => ({
        label: message('answer.mutiny'),
        next: () =>
          step(
            'ship',
            shipsPick(state, inFight(state, now), (ship) => ({
              command: { kind: 'moveShip', ship, to: otherOf(state, now, ship) },
            })),
          ),
      })),
      words(['turn-up'], () => ({
        label: message('answer.turn-up'),
        next: () => step('card', turnedCards(state, now, turnable(state, now))),
      })),
      words(curable(state, now).length > 0 ? ['cure'] : [], () => ({
        label: message('answer.cure'),
        next: () => step('card', cureCards(state, now)),
      })),
      ...(unnamed(state, now).length > 0
        ? [words(['name-ship'], () => shipNamed(state, now)), unlisted(namesRead(state, now))]
        : []),
      unlisted(turnedCards(state, now, [])),
      unlisted(cureCards(state, now)),
    ),
});

/** Ships of the fight that came face down: they show themselves now. */
const unnamed = (state: State, now: Fight): readonly number[] =>
  inFight(state, now).filter((id) => shipOf(state, id)?.ship.card === null);

const namedAs = (ship: number) => (card: string) => ({ kind: 'nameShip', ship, card }) as const;

const shipNamed = (state: State, now: Fight): Made<Command> => ({
  label: message('answer.name-ship'),
  next: () =>
    step(
      'ship',
      shipsPick(state, unnamed(state, now), (ship) => ({
        next: () => step('card', shipNames(state, namedAs(ship))),
      })),
    ),
});

/** Its card is read: of which of several is asked. */
function namesRead(state: State, now: Fight): Pick<Command> {
  const [only, ...others] = unnamed(state, now);
  return only === undefined || others.length > 0
    ? cards<string, Command>(
        [],
        () => shipNamed(state, now),
        (id): id is string => isShip(id),
      )
    : shipNames(state, namedAs(only));
}

/** Whom a spirit or a curse takes, where it could be one of several as large. */
const choose = defineQuestion<State, Command, OpenChoice>({
  kind: 'choose-ship',
  need: 'may',
  makes: ['chooseVictim'],
  rule: 'spirit',
  whom: (_, { seat }) => [seat],
  ask: (state, { seat, by }) => {
    const found = shipOf(state, by);
    const owner = found?.seat ?? state.turn;
    const ship = found ? shipWords(found.ship) : '';
    return owner === seat
      ? message('prompt.choose-ship.own', { ship })
      : message('prompt.choose-ship.of', { player: { seat: owner }, ship });
  },
  shown: (state, open) => [state.fights, open],
  step: (state, { by, among }) =>
    step(
      'ship',
      shipsPressed(state, among, (victim) => ({ command: { kind: 'chooseVictim', by, victim } })),
    ),
});

/** The curses and the cards under ships, of the packs in play. */
const turnable = ({ edition }: State, { navy }: Fight): readonly string[] =>
  rows.flatMap((row) =>
    isTurnable(row.id) &&
    copiesPlayed(row, edition) > 0 &&
    (navy === undefined || row.effect.kind !== 'curse')
      ? [row.id]
      : [],
  );

/** A card is turned up: which, and of which ship where there are several. */
const turnedCards = (state: State, now: Fight, listed: readonly string[]): Pick<Command> =>
  cards<string, Command>(
    listed,
    (card) => {
      const row = cardOf(card);
      const ships = turnedIn(state, now).filter(
        (ship) => row?.effect.kind === 'curse' || !leavesUnseen(state, ship),
      );
      if (!row || ships.length === 0) return undefined;
      return {
        label: cardName(row),
        ...outlookOf(state, ships, card),
        next: () =>
          step(
            'ship',
            shipsPick(state, ships, (ship) => ({
              command: { kind: 'turnUp', ship, card },
              ...outlookOf(state, [ship], card),
            })),
          ),
      };
    },
    isTurnable,
  );

interface Curable {
  readonly ship: number;
  readonly curse: Curse;
}

/** The curses that nobody has answered. */
const curable = (state: State, now: Fight): readonly Curable[] =>
  turnedIn(state, now).flatMap((ship) =>
    turnedOf(now, ship).curses.flatMap(({ curse, cure }) => (cure === 'none' ? [{ ship, curse }] : [])),
  );

const isCure = (id: string): id is string => cardOf(id)?.effect.kind === 'cure';

/** A Fortune Teller answers: against the Black Plague that of either side. */
function cureCards(state: State, now: Fight): Pick<Command> {
  const open = curable(state, now);
  const against = (card: string): readonly number[] => {
    const effect = cardOf(card)?.effect;
    if (effect?.kind !== 'cure') return [];
    return [...new Set(open.flatMap(({ ship, curse }) => (curse === effect.against ? [ship] : [])))];
  };
  return cards<string, Command>(
    rows.flatMap(({ id }) => (against(id).length > 0 ? [id] : [])),
    (card) => {
      const row = cardOf(card);
      if (!row) return undefined;
      const isPlague = row.effect.kind === 'cure' && row.effect.against === 'plague';
      return {
        label: cardName(row),
        next: () =>
          step(
            'ship',
            shipsPick(state, against(card), (ship) =>
              isPlague
                ? { next: () => sideStep(ship, card) }
                : { command: { kind: 'cureShip', ship, card, side: 'cursed' } },
            ),
          ),
      };
    },
    isCure,
  );
}

const sideStep = (ship: number, card: string): Step<Command> =>
  step(
    'side',
    words<'cursed' | 'other', Command>(['cursed', 'other'], (side) => ({
      command: { kind: 'cureShip', ship, card, side },
      label: message(`answer.side.${side}`),
    })),
  );

const otherOf = (state: State, { attacker, defender }: Fight, ship: number): SeatId =>
  leftOf(state, attacker).some(({ id }) => id === ship) ? defender.seat : attacker.seat;

interface Owed {
  readonly seat: SeatId;
  readonly count: number;
  /** Given by a ship, and not won. */
  readonly free?: true;
}

const goldFaces = Array.from({ length: mostOnGoldCard }, (_, at) => at + 1);

const isGold = (id: string): id is string => cardOf(id)?.effect.kind === 'gold';

/** A Gold Card is turned up, and what it is worth is told. */
const goldCard = defineQuestion<State, Command, Owed>({
  kind: 'gold-card',
  need: 'must',
  makes: ['takeGold'],
  rule: 'prizes',
  whom: (_, { seat }) => [seat],
  ask: (_, { count }) => message('prompt.gold-card', { count }),
  hint: (_, { free }) => message(free ? 'prompt.gold-card.hint.free' : 'prompt.gold-card.hint'),
  shown: (state, owed) => [state.fights, owed, state.purses],
  step: (_, { seat, free }) => {
    const won = (gold: number): Made<Command> => ({
      command: { kind: 'takeGold', seat, gold, how: free ? 'given' : 'won' },
      label: message('answer.amount', { amount: gold }),
      ...digit(gold),
    });
    return step<Command>(
      'number',
      numbers(goldFaces, won, { least: 1, most: mostOnGoldCard }),
      unlisted(
        cards<string, Command>(
          [],
          (id) => {
            const effect = cardOf(id)?.effect;
            return effect?.kind === 'gold' ? won(effect.worth) : undefined;
          },
          isGold,
        ),
      ),
    );
  },
});

/** What comes before everything else: a fight that was declared, and the prizes of one. */
export function fightsOpen(state: State): readonly Asked<State, Command>[] {
  if (state.fight) return [fight(state, state.fight), ...choicesIn(state).map((open) => choose(state, open))];
  return goldTasks(state).map((owed) => goldCard(state, owed));
}

export const fightQuestions: readonly AnyQuestion[] = [fight, choose, goldCard];
