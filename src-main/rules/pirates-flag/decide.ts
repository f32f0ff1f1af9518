import { decidePastTasks, type PastTasks } from '../kernel/agenda.ts';
import { accept, never } from '../kernel/result.ts';
import { nothingWaived, type Decision, type Waived } from '../kernel/refusal.ts';
import { isOpen } from '../kernel/stack.ts';
import { decideThroughWindow, type Windowed } from '../kernel/window.ts';
import type { Command, CommandOf } from './commands.ts';
import { decideBattle } from './decide/battle.ts';
import { decideByHand } from './decide/by-hand.ts';
import { decideSetDepth } from './decide/depth.ts';
import { decideDiscard } from './decide/hand.ts';
import { isSailedAlready } from './decide/only-course.ts';
import { decideBeginWith, decideTakeCaptain } from './decide/opening.ts';
import { decidePlayCard, decideUseCaptain } from './decide/play.ts';
import { decideTrade } from './decide/post.ts';
import { decideRoll, decideRollSum } from './decide/roll.ts';
import { decideGoDownFall, decidePickUpFlag, decideRestShip, decideSail } from './decide/sail.ts';
import { decideLetStand, settled, settleStack } from './decide/stack.ts';
import { decideCountPile, decideLayBoard, decideTeachCaptain, decideTeachCard } from './decide/data.ts';
import { decidePlaceFlag, decidePlaceShip, decideTellBattle } from './decide/telling.ts';
import { decidePassDice } from './decide/turn.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { placeOf, type State } from './state.ts';
import { taskCodes, tasksUnder } from './tasks.ts';

const tasks: PastTasks<State, Command, Event> = {
  codes: taskCodes,
  leave(state, codes) {
    const left = tasksUnder(state, codes);
    return left.length > 0 ? [{ kind: 'tasksLeft', tasks: left }] : [];
  },
  evolve,
  decide: decideNow,
};

/** The stack is the window: cards laid upon it belong to it, any other fact closes it. */
const stack: Windowed<State, Command, Event> = {
  closes: (state, command) => isOpen(state.stack) && !belongs(state, command),
  settle: settleStack,
  evolve,
  decide: (state, command, waived) => decidePastTasks(tasks, state, command, waived),
};

export function decide(state: State, command: Command, waived: Waived): Decision<Event> {
  if (command.kind === 'sail' && isSailedAlready(state, command)) {
    const { seat } = command;
    return accept([{ kind: 'movementEnded', seat, at: placeOf(state, seat), visit: false }]);
  }
  return decideThroughWindow(stack, state, command, waived);
}

function belongs(state: State, command: Command): boolean {
  switch (command.kind) {
    case 'playCard':
    case 'useCaptain':
      return isLaidUpon(state, command);
    case 'letStand':
    case 'teachCard':
    case 'teachCaptain':
    case 'takeCaptain':
    case 'countPile':
      return true;
    case 'battle':
    case 'beginWith':
    case 'discard':
    case 'goDownFall':
    case 'layBoard':
    case 'passDice':
    case 'pickUpFlag':
    case 'placeFlag':
    case 'placeShip':
    case 'restShip':
    case 'roll':
    case 'rollSum':
    case 'sail':
    case 'setDepth':
    case 'setRight':
    case 'setTable':
    case 'tellBattle':
    case 'trade':
      return false;
  }
}

/**
 * A play goes on top where it may be played at this moment. One that only makes sense once what lies there has been
 * settled, such as taking the flag from whoever is about to take it, lets it settle.
 */
function isLaidUpon(state: State, command: CommandOf<'playCard' | 'useCaptain'>): boolean {
  const now = decideNow(state, command, nothingWaived);
  if (now.ok) return !now.value.some(({ kind }) => kind === 'turnPassed');
  return command.answers !== undefined || !decideNow(settled(state), command, nothingWaived).ok;
}

function decideNow(state: State, command: Command, waived: Waived): Decision<Event> {
  switch (command.kind) {
    case 'beginWith':
      return decideBeginWith(state, command, waived);
    case 'takeCaptain':
      return decideTakeCaptain(state, command, waived);
    case 'roll':
      return decideRoll(state, command, waived);
    case 'rollSum':
      return decideRollSum(state, command, waived);
    case 'sail':
      return decideSail(state, command, waived);
    case 'goDownFall':
      return decideGoDownFall(state, command, waived);
    case 'pickUpFlag':
      return decidePickUpFlag(state, command, waived);
    case 'restShip':
      return decideRestShip(state, command, waived);
    case 'passDice':
      return decidePassDice(state, command, waived);
    case 'trade':
      return decideTrade(state, command, waived);
    case 'discard':
      return decideDiscard(state, command, waived);
    case 'battle':
      return decideBattle(state, command, waived);
    case 'playCard':
      return decidePlayCard(state, command, waived);
    case 'useCaptain':
      return decideUseCaptain(state, command, waived);
    case 'letStand':
      return decideLetStand(state);
    case 'placeShip':
      return decidePlaceShip(state, command, waived);
    case 'placeFlag':
      return decidePlaceFlag(state, command, waived);
    case 'tellBattle':
      return decideTellBattle(state, command, waived);
    case 'countPile':
      return decideCountPile(state, command, waived);
    case 'teachCard':
      return decideTeachCard(state, command, waived);
    case 'teachCaptain':
      return decideTeachCaptain(state, command, waived);
    case 'layBoard':
      return decideLayBoard(state, command, waived);
    case 'setDepth':
      return decideSetDepth(state, command, waived);
    case 'setTable':
    case 'setRight':
      return decideByHand(state, command, waived);
    default:
      return never(command);
  }
}
