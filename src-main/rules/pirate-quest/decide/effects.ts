import type { Check, Waived } from '../../kernel/refusal.ts';
import type { FightCommand } from '../commands.ts';
import { sparedFrom } from '../effects/targets.ts';
import { steal as theft } from '../effects/thief.ts';
import type { Event } from '../events.ts';
import { takeFights as fightsTaken } from '../follow/fight.ts';
import { cardName, nameOf } from '../names.ts';
import { refusal } from '../refusals.ts';
import type { Effect, State } from '../state.ts';
import { numberOf, type Player } from '../player.ts';
import { inPhase, isTurnOf, plays, unless, type Decided } from './checks.ts';
import { isCard, notSeen } from './playing.ts';

type Kind<Of extends FightCommand['kind']> = Extract<FightCommand, { kind: Of }>;

/** Texts that are used at the end are there from when the fight is won. */
const openEffect = (state: State): Effect | undefined => state.battle.fight.effects[0];

function targetChecks(
  state: State,
  command: Kind<'target'> | Kind<'steal'>,
  feature: Effect['feature'],
): readonly Check[] {
  const effect = openEffect(state);
  return [
    plays(state, command.seat),
    plays(state, command.target),
    inPhase(state, 'fighting'),
    () => (effect?.feature === feature && effect.target === null ? undefined : refusal('nobody-to-pick')),
    isTurnOf(command.seat, effect ? [effect.player] : []),
    () => (effect?.player === command.seat ? undefined : refusal('nobody-to-pick')),
    () => {
      const spared = sparedFrom(state, command.seat, command.target);
      return spared ? refusal(spared, { name: nameOf(command.target) }) : undefined;
    },
  ];
}

export const target = (state: State, command: Kind<'target'>, waived: Waived): Decided =>
  unless(waived, targetChecks(state, command, 'mutiny'), () => [
    { kind: 'mutinyAimed', seat: command.seat, target: command.target },
  ]);

export function steal(state: State, command: Kind<'steal'>, waived: Waived): Decided {
  const { seat, taken, given } = command;
  const isOpen = command.target === 'dummy';
  const named = [taken, given].filter((card) => card !== undefined);
  const checks: readonly Check[] = [
    ...targetChecks(state, command, 'thief'),
    () => (named.length === (isOpen ? 2 : 0) ? undefined : refusal('name-both-cards')),
    () =>
      taken !== undefined && !state.battle.dummyCards.includes(taken)
        ? refusal('not-dummys-card', { card: cardName(taken) })
        : undefined,
    ...(given !== undefined ? mayGive(state, seat, given, taken) : []),
  ];
  return unless(waived, checks, (): readonly Event[] => {
    const open = taken !== undefined && given !== undefined ? { taken, given } : null;
    return [
      { kind: 'cardStolen', seat, target: command.target, ...theft(state, seat, command.target, open) },
      { kind: 'effectOver', seat, feature: 'thief', why: 'done' },
    ];
  });
}

/** Any card in hand, the stolen one too. */
const mayGive = (state: State, by: Player, given: string, taken: string | undefined): readonly Check[] =>
  given === taken ? [] : [isCard(state, given), notSeen(state, by, given)];

export function takeFights(state: State, command: Kind<'takeFights'>, waived: Waived): Decided {
  const { seat, fights } = command;
  const effect = openEffect(state);
  const from = effect?.won && effect.player === seat ? effect.target : null;
  const checks: readonly Check[] = [
    plays(state, seat),
    inPhase(state, 'fighting'),
    () => (from === null ? refusal('nobody-to-pick') : mayTake(state, from, fights)),
  ];
  return unless(waived, checks, (): readonly Event[] => {
    if (from === null) return [];
    const over: Event = { kind: 'effectOver', seat, feature: 'mutiny', why: 'done' };
    return fights > 0 ? [fightsTaken(state, seat, from, fights), over] : [over];
  });
}

/** Not more than there are, and at least what the table has agreed on. */
function mayTake({ battle, options }: State, from: Player, fights: number) {
  const has = numberOf(battle.won, from);
  if (fights > has) return refusal('take-too-many', { name: nameOf(from), fights, has });
  return fights < Math.min(options.mutinyLeast, has)
    ? refusal('take-too-few', { name: nameOf(from), has })
    : undefined;
}
