import { fold } from '../kernel/fold.ts';
import { accept, never, refuse } from '../kernel/result.ts';
import { decideThroughWindow, type Windowed } from '../kernel/window.ts';
import type { Waived } from '../kernel/refusal.ts';
import { awaited } from './awaiting.ts';
import type { Command } from './commands.ts';
import { closing, follows, settle } from './consequences.ts';
import { leaveFeature, playDrawn, roll, spendLuck, takeBack } from './decide/attempt.ts';
import { no, type Decided } from './decide/checks.ts';
import { decideData } from './decide/data.ts';
import { decideDealing } from './decide/dealing.ts';
import { steal, takeFights, target } from './decide/effects.ts';
import { decideLuck } from './decide/luck-by-hand.ts';
import { decideMoving } from './decide/moving.ts';
import { playCard, showDummyCard, tryFeature } from './decide/playing.ts';
import { decideTable } from './decide/table.ts';
import { countFights, isCountedAlready, mutiny, winFight } from './decide/telling.ts';
import type { Event } from './events.ts';
import { remark } from './flags.ts';
import { evolve } from './evolve.ts';
import { fightNumber } from './fight.ts';
import type { Player } from './player.ts';
import type { RefusalCode } from './refusals.ts';
import type { Flag, State } from './state.ts';
import { waitsFor } from './awaiting-text.ts';
import { closesWindow, openWindow } from './windows.ts';

const nothing: readonly never[] = [];

const windowed: Windowed<State, Command, Event> = {
  closes: closesWindow,
  settle: () => closing,
  follows,
  evolve,
  decide: (state, command, waived) => {
    if (state.phase === 'blank') return no('not-now');
    const before = implied(state, command);
    const decided = decideKind(fold(evolve, state, before), command, waived);
    return decided.ok && before.length > 0 ? accept([...before, ...decided.value]) : decided;
  },
};

export function decide(state: State, command: Command, waived: Waived): Decided {
  const decided = decideOpenly(state, command, waived);
  if (decided.ok)
    return waived.size > 0 ? accept([...decided.value, ...overruled(state, command, waived)]) : decided;
  if (!saysWhatWaits.has(decided.no.code)) return decided;
  return refuse({ ...decided.no, values: { ...decided.no.values, waits: waitsFor(state) } });
}

/** What the table does against a rule stands among the remarks, unless it makes a remark of its own. */
function overruled(state: State, command: Command, waived: Waived): readonly Event[] {
  const player = 'seat' in command && command.seat !== undefined ? command.seat : null;
  return [...waived].flatMap((code): readonly Event[] => {
    const others = new Set([...waived].filter((other) => other !== code));
    const decided = decideOpenly(state, command, others);
    if (decided.ok || decided.no.code !== code || remarkedOtherwise.has(code)) return [];
    return [{ kind: 'flagged', flag: overruledFlag(state, player, decided.no.rule) }];
  });
}

const remarkedOtherwise: ReadonlySet<string> = new Set([
  'card-seen',
  'card-elsewhere',
  'fights-do-not-add-up',
] satisfies readonly RefusalCode[]);

const overruledFlag = (state: State, player: Player | null, rule: string): Flag =>
  remark(state, fightNumber(state), { kind: 'overruled', player, rule });

/** What was brought is not asked; these say what is. */
const saysWhatWaits: ReadonlySet<string> = new Set([
  'not-now',
  'nothing-to-roll',
  'nothing-to-take-back',
  'nothing-to-leave',
  'nothing-drawn',
  'luck-no-use',
  'nobody-to-pick',
  'no-points',
  'battle-over',
] satisfies readonly RefusalCode[]);

function decideOpenly(state: State, command: Command, waived: Waived): Decided {
  if (command.kind === 'letStand') return openWindow(state) ? accept(settle(state)) : no('not-now');
  if (isCountedAlready(state, command))
    return accept([{ kind: 'fightsCounted', player: command.seat, won: command.won }]);
  return decideThroughWindow(windowed, state, command, waived);
}

/** Whoever lays another card has taken back the one that fell short. */
function implied(state: State, command: Command): readonly Event[] {
  if (command.kind !== 'playCard') return nothing;
  const next = awaited(state);
  if (next.kind !== 'short' || next.seat !== command.seat) return [];
  const back = takeBack(state, { kind: 'takeBack', seat: next.seat }, new Set());
  return back.ok ? back.value : [];
}

function decideKind(state: State, command: Command, waived: Waived): Decided {
  switch (command.kind) {
    case 'nameDealer':
    case 'takeDummyHand':
    case 'bid':
    case 'misdeal':
    case 'mendHand':
      return decideDealing(state, command, waived);
    case 'showDummyCard':
      return showDummyCard(state, command, waived);
    case 'playCard':
      return playCard(state, command, waived);
    case 'tryFeature':
      return tryFeature(state, command, waived);
    case 'roll':
      return roll(state, command, waived);
    case 'spendLuck':
      return spendLuck(state, command, waived);
    case 'takeBack':
      return takeBack(state, command, waived);
    case 'leaveFeature':
      return leaveFeature(state, command, waived);
    case 'playDrawn':
      return playDrawn(state, command, waived);
    case 'target':
      return target(state, command, waived);
    case 'steal':
      return steal(state, command, waived);
    case 'takeFights':
      return takeFights(state, command, waived);
    case 'winFight':
      return winFight(state, command, waived);
    case 'countFights':
      return countFights(state, command, waived);
    case 'mutiny':
      return mutiny(state, command, waived);
    case 'letStand':
      return no('not-now');
    case 'claimHindsight':
    case 'buyPoint':
    case 'move':
    case 'advance':
    case 'stop':
      return decideMoving(state, command, waived);
    case 'giveLuck':
    case 'takeLuck':
      return decideLuck(state, command, waived);
    case 'fillCard':
    case 'setFaces':
    case 'layMap':
    case 'tellColour':
      return decideData(state, command, waived);
    case 'setDepth':
    case 'setTable':
    case 'setRight':
      return decideTable(state, command, waived);
    default:
      return never(command);
  }
}
