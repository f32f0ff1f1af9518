import type { ThrowEvent } from '../events.ts';
import type { Player } from '../player.ts';
import type { Rolling } from '../roll.ts';
import type { State } from '../state.ts';
import { inFight } from './change.ts';

export function evolveThrow(state: State, event: ThrowEvent): State {
  switch (event.kind) {
    case 'dieThrown':
      return event.purpose === 'dealer'
        ? dealerRolled(lies(state, event), event.player, event.rolling)
        : rolled(lies(state, event), event.player, event.rolling);
    case 'luckSpent':
      return rolled(balance(state, event.seat, event.balance), event.seat, event.rolling);
    case 'luckGained':
    case 'luckGiven':
    case 'luckTaken':
      return balance(state, event.seat, event.balance);
    case 'contestBegun':
    case 'contestTied':
      return inFight(state, { contest: event.contest, closed: false });
  }
}

type Thrown = Extract<ThrowEvent, { kind: 'dieThrown' }>;

const lies = (state: State, { player, rolling, face }: Thrown): State => ({
  ...state,
  lastRoll: { player, die: rolling.die, face, nth: (state.lastRoll?.nth ?? 0) + 1 },
});

const balance = (state: State, seat: Player, points: number): State => ({
  ...state,
  luck: { ...state.luck, [seat]: points },
});

/** A new throw opens again what luck may do to it. */
function rolled(state: State, player: Player, rolling: Rolling): State {
  const { attempt, contest } = state.battle.fight;
  if (attempt?.player === player) return inFight(state, { attempt: { ...attempt, rolling } });
  return contest
    ? inFight(state, {
        contest: { ...contest, rolls: { ...contest.rolls, [player]: rolling } },
        closed: false,
      })
    : state;
}

function dealerRolled(state: State, player: Player, rolling: Rolling): State {
  const rolls = state.dealerRolls;
  return rolls
    ? { ...state, dealerRolls: { ...rolls, rolls: { ...rolls.rolls, [player]: rolling } } }
    : state;
}
