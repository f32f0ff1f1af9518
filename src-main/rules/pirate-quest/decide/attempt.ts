import { message } from '../../kernel/message.ts';
import type { Check, Waived } from '../../kernel/refusal.ts';
import { awaited } from '../awaiting.ts';
import type { FightCommand } from '../commands.ts';
import { parseFace, type Die } from '../dice.ts';
import { effectOf } from '../effects/effects.ts';
import { cardOf, isInvented, laidCardOf } from '../edition.ts';
import type { Event } from '../events.ts';
import { activeOf, fightNumber, ledSuit, naturalOf } from '../fight.ts';
import { remark } from '../flags.ts';
import { luckOf, luckRefusals, mostLuck, openRoll } from '../luck.ts';
import { cardName, nameOf } from '../names.ts';
import { isCaptain, type Player } from '../player.ts';
import { dieOf, whyNoDie } from '../race.ts';
import { refusal } from '../refusals.ts';
import { throwFace, totalRolled, useLuck, type BoltUse, type Rolling } from '../roll.ts';
import type { Contest, State } from '../state.ts';
import { atDepth, inPhase, plays, unless, type Decided } from './checks.ts';
import { notDrawn, twice } from './playing.ts';

type Kind<Of extends FightCommand['kind']> = Extract<FightCommand, { kind: Of }>;

interface Throw {
  readonly purpose: 'feature' | Contest['kind'];
  readonly rolling: Rolling;
}

/** The throw that is awaited from this player, if one is. */
function awaitedThrow(state: State, player: Player): Throw | undefined {
  const next = awaited(state);
  switch (next.kind) {
    case 'dealer-roll':
    case 'contest-roll': {
      const rolling = next.contest.rolls[player];
      return rolling && next.players.includes(player) ? { purpose: next.contest.kind, rolling } : undefined;
    }
    case 'feature-roll': {
      const { rolling } = next.attempt;
      const die = rolling.die ?? dieOf(state, player) ?? null;
      return next.seat === player ? { purpose: 'feature', rolling: { ...rolling, die } } : undefined;
    }
    case 'bid':
    case 'card':
    case 'colour':
    case 'counts':
    case 'drawn-card':
    case 'dummy-card':
    case 'fight-winner':
    case 'fill-card':
    case 'move':
    case 'nothing':
    case 'short':
    case 'take-fights':
    case 'target':
      return undefined;
  }
}

export function boltsFor(state: State, purpose: Throw['purpose']): BoltUse {
  switch (purpose) {
    case 'dealer':
      return 'nothing';
    case 'feature':
      return 'luck';
    case 'fight':
      return state.options.rollOffBolt;
    case 'mutiny':
      return state.options.mutinyBolt;
  }
}

export function roll(state: State, { seat, face, die: lying }: Kind<'roll'>, waived: Waived): Decided {
  const next = awaitedThrow(state, seat);
  const own = next?.rolling.die ?? null;
  const die = lying ?? own;
  const checks: readonly Check[] = [
    plays(state, seat),
    () => (next ? undefined : refusal('nothing-to-roll', { name: nameOf(seat) })),
    () => (parseFace(face) ? undefined : refusal('not-a-face', { face })),
    () => (own === null ? refusal('no-die', { name: nameOf(seat), why: whyNoDie(state, seat) }) : undefined),
    () => (die === own ? undefined : refusal('wrong-die', { name: nameOf(seat), ...diceNamed(die, own) })),
  ];
  return unless(waived, checks, () =>
    next
      ? [
          ...thrown(state, seat, face, { ...next, rolling: { ...next.rolling, die } }),
          ...offTheList(state, seat, die, face),
        ]
      : [],
  );
}

const diceNamed = (die: Die | null, own: Die | null) => ({
  ...(die === null ? {} : { die: message(`colour.${die}`) }),
  ...(own === null ? {} : { own: message(`colour.${own}`) }),
});

/** What lies there was seen, so it counts; that the table's list of the die lacks it is said. */
function offTheList(state: State, player: Player, die: Die | null, face: string): readonly Event[] {
  if (die === null || isInvented(state.edition, die) || state.edition.faces[die].includes(face)) return [];
  const said = { kind: 'face-not-on-die', player, side: { die, face } } as const;
  return [{ kind: 'flagged', flag: remark(state, fightNumber(state), said) }];
}

function thrown(state: State, player: Player, face: string, { purpose, rolling }: Throw): readonly Event[] {
  const balance = luckOf(state, player);
  const rules = {
    bolts: boltsFor(state, purpose),
    secondBolts: state.options.secondRollBolt === 'counts',
    room: isCaptain(player) ? mostLuck - balance : 0,
  };
  const { rolling: now, luck } = throwFace(rolling, face, rules);
  const seen: Event = { kind: 'dieThrown', player, purpose, face, rolling: now, total: totalRolled(now) };
  return isCaptain(player) && luck > 0
    ? [seen, { kind: 'luckGained', seat: player, points: luck, balance: balance + luck }]
    : [seen];
}

export function spendLuck(state: State, { seat, use }: Kind<'spendLuck'>, waived: Waived): Decided {
  const open = openRoll(state, seat);
  const rolling = open && withDie(state, seat, open);
  const checks: readonly Check[] = [
    plays(state, seat),
    inPhase(state, 'fighting'),
    atDepth(state, 'cards'),
    () => (rolling ? undefined : refusal('luck-no-use', { name: nameOf(seat) })),
    ...(rolling ? luckRefusals(state, seat, rolling, use).map((no) => () => no) : []),
  ];
  return unless(waived, checks, () => {
    if (!rolling) return [];
    const now = useLuck(rolling, use);
    const balance = luckOf(state, seat) - 1;
    return [{ kind: 'luckSpent', seat, use, balance, rolling: now, total: totalRolled(now) }];
  });
}

/** A colour that was told after the card was tried says which die it is; luck may stand in for its throw. */
const withDie = (state: State, player: Player, rolling: Rolling): Rolling =>
  state.battle.fight.attempt ? { ...rolling, die: rolling.die ?? dieOf(state, player) ?? null } : rolling;

export function takeBack(state: State, { seat }: Kind<'takeBack'>, waived: Waived): Decided {
  const { attempt } = state.battle.fight;
  const isOpen = attempt?.player === seat && !attempt.active;
  const checks = [
    plays(state, seat),
    inPhase(state, 'fighting'),
    () => (isOpen ? undefined : refusal('nothing-to-take-back', { name: nameOf(seat) })),
  ];
  return unless(waived, checks, () => {
    if (!attempt) return [];
    const cost = cardOf(state.edition, attempt.card)?.feature?.cost ?? 0;
    const total = totalRolled(attempt.rolling);
    return [{ kind: 'featureFailed', seat, card: attempt.card, total, cost }];
  });
}

/** The card drawn by Luck is played by its printed value; the Luck card goes under the deck. */
export function playDrawn(state: State, { seat, card }: Kind<'playDrawn'>, waived: Waived): Decided {
  const { attempt, laid } = state.battle.fight;
  const row = cardOf(state.edition, card);
  const checks = [
    plays(state, seat),
    inPhase(state, 'fighting'),
    () =>
      attempt?.active && attempt.player === seat
        ? undefined
        : refusal('nothing-drawn', { name: nameOf(seat) }),
    () => (row ? undefined : refusal('no-such-card', { card })),
    () => (attempt?.card === card ? refusal('card-seen', { card: cardName(card) }) : undefined),
    notDrawn(state, card),
  ];
  return unless(waived, checks, () => {
    if (!row || !attempt) return [];
    const drawn = naturalOf(row, seat, 'drawn');
    const led = ledSuit(state, [...laid, drawn]);
    return [
      { kind: 'luckDrawn', seat, under: attempt.card, laid: drawn, led },
      ...twice(state, seat, card, true),
    ];
  });
}

/** What a text offers is left: a hidden card fights after all, a drawn one goes back, an end effect lapses. */
export function leaveFeature(state: State, { seat }: Kind<'leaveFeature'>, waived: Waived): Decided {
  const events = leaving(state, seat);
  const checks = [
    plays(state, seat),
    inPhase(state, 'fighting'),
    () => (events.length ? undefined : refusal('nothing-to-leave', { name: nameOf(seat) })),
  ];
  return unless(waived, checks, () => events);
}

function leaving(state: State, seat: Kind<'leaveFeature'>['seat']): readonly Event[] {
  const { attempt, laid, effects, winner, closed } = state.battle.fight;
  if (attempt?.active && attempt.player === seat) {
    const kept = activeOf(laidCardOf(state.edition, attempt.card), seat);
    return [{ kind: 'luckKept', seat, laid: kept, led: ledSuit(state, [...laid, kept]) }];
  }
  const [effect] = effects;
  if (effect?.player === seat && effect.target === null)
    return [{ kind: 'effectOver', seat, feature: effect.feature, why: 'left' }];
  const last = laid.at(-1);
  const isHidden =
    last?.player === seat && last.used && last.feature !== null && effectOf(last.feature).hides && !closed;
  return isHidden && winner === null && last.feature
    ? [{ kind: 'featureLeft', seat, feature: last.feature }]
    : [];
}
