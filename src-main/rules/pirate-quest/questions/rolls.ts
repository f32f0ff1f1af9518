import { message } from '../../kernel/message.ts';
import { cards, unlisted } from '../../kernel/questions/picks.ts';
import { defineQuestion, type Asked } from '../../kernel/questions/question.ts';
import { step, type Step } from '../../kernel/questions/step.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { toThrow } from '../awaiting.ts';
import type { Command } from '../commands.ts';
import type { Die } from '../dice.ts';
import { luckOf, luckRefusals } from '../luck.ts';
import { askOf, cardName } from '../names.ts';
import { captainsOf, isCaptain, type Player } from '../player.ts';
import { dieOf } from '../race.ts';
import { nextThrow } from '../roll.ts';
import type { Contest, State } from '../state.ts';
import { drawnByWhom, facesOf, otherColours, throwerFor, type Thrower } from './dice.ts';
import { anyCard, saying, type AwaitedAs } from './made.ts';
import { luckWords } from './windows.ts';

/** Captains first: the Dummy's die is rolled by whoever likes. */
function throwersIn(contest: Contest): readonly Thrower[] {
  const out = toThrow(contest);
  const inOrder = [...captainsOf(out), ...out.filter((player) => !isCaptain(player))];
  return inOrder.map((player) => ({ player, die: contest.rolls[player]?.die ?? null }));
}

/** Captains who roll, also those who have; where only the Dummy's die is left it is rolled by whoever likes. */
const rollersIn = (contest: Contest): readonly SeatId[] =>
  captainsOf(contest.players).filter((seat) => contest.rolls[seat]?.die !== null);

const whomIn = (contest: Contest) => (captainsOf(toThrow(contest)).length ? rollersIn(contest) : 'anyone');

/** Several roll against each other, in any order. */
const rollOff = (kind: Contest['kind']) =>
  defineQuestion<State, Command, Contest>({
    kind: `roll-${kind}`,
    makes: ['roll'],
    rule: kind === 'fight' ? 'roll-off' : kind,
    whom: (_, contest) => whomIn(contest),
    answered: (_, contest) => {
      const out = toThrow(contest);
      return captainsOf(out).length ? rollersIn(contest).filter((seat) => !out.includes(seat)) : [];
    },
    ask: (_, contest) => askOf(`prompt.roll-${kind}`, whomIn(contest)),
    hint: (_, contest) => message(isAgain(contest) ? 'prompt.roll.again' : hintOf(contest)),
    shown: ({ battle }, contest) => ({ number: battle.number, contest, won: battle.won }),
    step: (state, contest, seat) =>
      seat ? thrownBy(state, throwersIn(contest), seat) : thrownByAnyone(state, throwersIn(contest)),
  });

const isAgain = (contest: Contest): boolean =>
  toThrow(contest).some((player) => {
    const rolling = contest.rolls[player];
    return rolling !== undefined && nextThrow(rolling) === 'second';
  });

const hintOf = ({ kind, level }: Contest): string =>
  level === true ? `prompt.roll-${kind}.level.hint` : `prompt.roll-${kind}.hint`;

/** Whoever has rolled already hears so whatever the die shows. */
function thrownBy(state: State, out: readonly Thrower[], whose: Player): Step<Command> {
  const one = throwerFor(out, whose);
  return step('die', ...facesOf(state, one), otherColours(state, one));
}

/** A die tells whose it is by its colour, and is the first one's where several roll that; a dice card does not. */
function thrownByAnyone(state: State, out: readonly Thrower[]): Step<Command> | undefined {
  const [first, ...others] = out;
  if (!first) return undefined;
  if (others.length === 0) return thrownBy(state, out, first.player);
  return step(
    'die',
    ...facesOf(state, first, { byCard: false }),
    ...others.flatMap((one) => facesOf(state, one, { byCard: false }).map(unlisted)),
    drawnByWhom(state, out),
    otherColours(state, first),
  );
}

const rollDealer = rollOff('dealer');
const rollFight = rollOff('fight');
const rollMutiny = rollOff('mutiny');

export const rollOpen = (state: State, contest: Contest): Asked<State, Command> =>
  ({ dealer: rollDealer, fight: rollFight, mutiny: rollMutiny })[contest.kind](state, contest);

type FeatureRoll = AwaitedAs<'feature-roll'>;

const featureDie = (state: State, { seat, attempt }: FeatureRoll): Die | null =>
  attempt.rolling.die ?? dieOf(state, seat) ?? null;

/** Luck may stand in for the throw. */
const mayStandIn = (state: State, next: FeatureRoll): boolean => {
  const rolling = { ...next.attempt.rolling, die: featureDie(state, next) };
  return luckRefusals(state, next.seat, rolling, 'stand-in').every((no) => no === undefined);
};

const shownTry = (state: State, { seat, attempt }: AwaitedAs<'feature-roll' | 'short'>) => ({
  number: state.battle.number,
  attempt,
  luck: luckOf(state, seat),
});

export const rollFeature = defineQuestion<State, Command, FeatureRoll>({
  kind: 'roll-feature',
  makes: ['roll', 'spendLuck', 'takeBack'],
  rule: 'feature',
  whom: (_, { seat }) => [seat],
  hint: (state, next) => {
    const die = featureDie(state, next);
    const plain = mayStandIn(state, next) ? 'prompt.roll-feature.hint.luck' : 'prompt.roll-feature.hint';
    const isAgain = nextThrow(next.attempt.rolling) === 'second';
    const hint = isAgain ? 'prompt.roll.again' : die === null ? 'prompt.roll-feature.no-die' : plain;
    return message(hint, die === null ? {} : { die: message(`colour.${die}`) });
  },
  shown: shownTry,
  step: (state, next) => {
    const { seat } = next;
    const thrower = { player: seat, die: featureDie(state, next) };
    return step<Command>(
      'die',
      ...facesOf(state, thrower),
      luckWords(state, seat),
      takingBack(seat),
      otherColours(state, thrower),
    );
  },
});

const takingBack = (seat: SeatId) => saying('take-back', { kind: 'takeBack', seat }, 'take-back');

/** Whoever lays another card has taken back the one that fell short. */
export const short = defineQuestion<State, Command, AwaitedAs<'short'>>({
  kind: 'short',
  makes: ['spendLuck', 'takeBack', 'playCard'],
  rule: 'luck',
  whom: (_, { seat }) => [seat],
  ask: (_, { short: missing }) =>
    message(missing === 1 ? 'prompt.short.one' : 'prompt.short', { short: missing }),
  shown: shownTry,
  step: (state, { seat }) =>
    step<Command>(
      'choice',
      luckWords(state, seat),
      takingBack(seat),
      cards([], (card) => ({ command: { kind: 'playCard', seat, card }, label: cardName(card) }), anyCard),
    ),
});

export const rollQuestions = [rollDealer, rollFight, rollMutiny, rollFeature, short];
