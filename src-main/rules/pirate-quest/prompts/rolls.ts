import { message } from '../../kernel/message.ts';
import { may, must, type Fit, type Prompt } from '../../kernel/prompt.ts';
import { toThrow, type Awaited } from '../awaiting.ts';
import { colours } from '../dice.ts';
import { cardOf } from '../edition.ts';
import { dieOf } from '../race.ts';
import { luckOf, luckRefusals } from '../luck.ts';
import { askOf, nameOf } from '../names.ts';
import { captainsOf, isCaptain, type Player } from '../player.ts';
import { nextThrow, type Rolling } from '../roll.ts';
import type { Contest, State } from '../state.ts';
import { unlistedSide } from '../unlisted.ts';

const fitOf = (die: Rolling['die']): readonly Fit[] => (die === null ? [] : [{ kind: 'face', die }]);

/** Several roll against each other, in any order; the Dummy's die is rolled by whoever likes. */
export function contestPrompt(state: State, contest: Contest): Prompt {
  const out = toThrow(contest);
  const captains = captainsOf(contest.players).filter((seat) => contest.rolls[seat]?.die !== null);
  const dice = [...new Set(out.map((player) => contest.rolls[player]?.die ?? null))];
  const again = out.some((player) => {
    const rolling = contest.rolls[player];
    return rolling !== undefined && nextThrow(rolling) === 'second';
  });
  const whom = captainsOf(out).length ? captains : 'anyone';
  return must({
    kind: `roll-${contest.kind}`,
    whom,
    answered: captainsOf(out).length ? captains.filter((seat) => !out.includes(seat)) : [],
    fits: dice.flatMap(fitOf),
    ask: askOf(`prompt.roll-${contest.kind}`, whom),
    hint: message(again ? 'prompt.roll.again' : hintOf(contest)),
    rule: contest.kind === 'fight' ? 'roll-off' : contest.kind,
    shown: { number: state.battle.number, contest, won: state.battle.won },
  });
}

const hintOf = ({ kind, level }: Contest): string =>
  level === true ? `prompt.roll-${kind}.level.hint` : `prompt.roll-${kind}.hint`;

type Kind<Of extends Awaited['kind']> = Extract<Awaited, { kind: Of }>;
type FeatureAwaited = Kind<'fill-card' | 'colour' | 'feature-roll' | 'short' | 'drawn-card'>;

export function featurePrompts(state: State, next: FeatureAwaited): readonly Prompt[] {
  switch (next.kind) {
    case 'fill-card':
      return [
        must({
          kind: 'fill-card',
          whom: [next.seat],
          fits: [],
          ask: message('prompt.fill-card'),
          hint: message('prompt.fill-card.hint'),
          rule: 'feature',
          shown: { card: cardOf(state.edition, next.card) },
        }),
      ];
    case 'colour':
      return [colourPrompt(state, next.player)];
    case 'feature-roll':
      return [featureRollPrompt(state, next)];
    case 'short':
      return [shortPrompt(state, next)];
    case 'drawn-card':
      return [
        must({
          kind: 'drawn-card',
          whom: [next.seat],
          fits: [{ kind: 'card' }, { kind: 'choice', among: ['keep'] }],
          ask: message('prompt.drawn-card'),
          hint: message('prompt.drawn-card.hint'),
          rule: 'luck-card',
          shown: {
            number: state.battle.number,
            attempt: state.battle.fight.attempt,
            laid: state.battle.fight.laid,
          },
        }),
      ];
  }
}

const colourPrompt = (state: State, player: Player): Prompt =>
  must({
    kind: 'colour',
    whom: isCaptain(player) ? [player] : 'anyone',
    fits: [{ kind: 'choice', among: colours }],
    ask: askOf('prompt.colour', isCaptain(player) ? [player] : 'anyone', { name: nameOf(player) }),
    hint: message('prompt.colour.hint'),
    rule: 'feature',
    shown: { player, marker: state.markers[player] },
  });

function featureRollPrompt(state: State, { seat, attempt }: Kind<'feature-roll'>): Prompt {
  const { rolling } = attempt;
  const again = nextThrow(rolling) === 'second';
  const die = rolling.die ?? dieOf(state, seat) ?? null;
  const standsIn = luckRefusals(state, seat, { ...rolling, die }, 'stand-in').every((no) => no === undefined);
  const plain = standsIn ? 'prompt.roll-feature.hint.luck' : 'prompt.roll-feature.hint';
  const hint = again ? 'prompt.roll.again' : die === null ? 'prompt.roll-feature.no-die' : plain;
  return must({
    kind: 'roll-feature',
    whom: [seat],
    fits: [...fitOf(die), { kind: 'choice', among: standsIn ? ['stand-in', 'take-back'] : ['take-back'] }],
    ask: message('prompt.roll-feature'),
    hint: message(hint, die === null ? {} : { die: message(`colour.${die}`) }),
    rule: 'feature',
    shown: { number: state.battle.number, attempt, luck: luckOf(state, seat) },
  });
}

/** A face was seen that the list of its die lacks: it belongs in the place of one that is listed by mistake. */
export function listFacePrompt(state: State): readonly Prompt[] {
  const side = unlistedSide(state);
  if (!side) return [];
  const { die, face } = side;
  return [
    may({
      kind: 'list-face',
      whom: 'anyone',
      fits: [],
      ask: message('prompt.list-face', { face, die: message(`colour.${die}`) }),
      hint: message('prompt.list-face.hint'),
      rule: 'feature',
      shown: { die, face, faces: state.edition.faces[die] },
    }),
  ];
}

const shortPrompt = (state: State, { seat, attempt, short }: Kind<'short'>): Prompt =>
  must({
    kind: 'short',
    whom: [seat],
    fits: [{ kind: 'choice', among: ['plus', 'reroll', 'take-back'] }],
    ask: message(short === 1 ? 'prompt.short.one' : 'prompt.short', { short }),
    hint: message('prompt.short.hint'),
    rule: 'luck',
    shown: { number: state.battle.number, attempt, luck: luckOf(state, seat) },
  });
