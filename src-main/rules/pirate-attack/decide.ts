import { decidePastTasks, type PastTasks } from '../kernel/agenda.ts';
import { accept, never } from '../kernel/result.ts';
import type { Decision, Waived } from '../kernel/refusal.ts';
import type { Command, CommandOf } from './commands.ts';
import { cardTask } from './card-tasks.ts';
import {
  decideBid,
  decideCloseBids,
  decideEndCard,
  decideLoseShip,
  decideParry,
  decideSpyHand,
  decideThrowDie,
  isParried,
} from './decide/card-task-commands.ts';
import { decideByHand, decideSetDepth } from './decide/by-hand.ts';
import {
  decideDiscardCard,
  decideDropPair,
  decideDrawCard,
  decideLetGo,
  decideNameSpied,
  decidePlayCard,
  decideShowDrawn,
} from './decide/cards.ts';
import { decideCallTime, decideComeBack, decideEndGame, decideGoOut } from './decide/endings.ts';
import { decidePayGold, decideRobGold, decideScoreFame, decideTakeGold } from './decide/gold.ts';
import { decideAttack, decideEndFight } from './decide/fights.ts';
import { decideSpareShip } from './decide/hurricane.ts';
import { decideEndSailing, decideSailShip } from './decide/into-the-sea.ts';
import { decideKeepCard } from './decide/keep-card.ts';
import { decideLayMagic, decideReturnShip } from './decide/magic.ts';
import { decideRaiseShip } from './decide/abilities.ts';
import { decideJoinFight, decideLeaveFight, decideRemoveCard, decideThrowSize } from './decide/able.ts';
import { decideLiftSails, decidePlayMagic } from './decide/open-magic.ts';
import { decideStakeShips, decideThrowStake } from './decide/gamble.ts';
import { decideClaimInsurance } from './decide/insurance.ts';
import { decideLeavePort, decideLiftCurse } from './decide/port.ts';
import { decidePlaceCard } from './decide/placing.ts';
import { decideRedirectAttack } from './decide/redirect.ts';
import { decideSpendAlong } from './decide/spree.ts';
import { decideReuseMagic, decideTakeWreck } from './decide/wrecks.ts';
import { decideDrawStarter } from './decide/starters.ts';
import { decideEndRound, decideLetCome, decideMeetNavy, decideSinkNavy } from './decide/navy.ts';
import {
  decideFormArmada,
  decideLayShip,
  decideMoveShip,
  decideNameShip,
  decideSinkShip,
} from './decide/ships.ts';
import { decideTakeGoods } from './decide/free-goods.ts';
import { decideBeginSale } from './decide/sale.ts';
import { decideFleeFight } from './decide/smoke.ts';
import { decideBuy, decideCloseShop, decideOpenShop } from './decide/shops.ts';
import { decideChooseVictim, decideCureShip, decideSettleFight, decideTurnUp } from './decide/turned.ts';
import { decideBeginTheft } from './decide/thefts.ts';
import { decideDiscardTaken, decidePlayTaken, takenFrom } from './decide/taken.ts';
import { decideDiscardTavern, decidePlayTavern, isTavern } from './decide/tavern.ts';
import { laidFirst } from './decide/laying.ts';
import { decideNoteLook } from './decide/looks.ts';
import { reacting } from './decide/reacting.ts';
import { windowOf } from './decide/windows.ts';
import { decideThroughWindow } from '../kernel/window.ts';
import { decideBeginWith, decidePassChip } from './decide/turn.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { State } from './state.ts';
import { isPending } from './laid.ts';
import { taskCodes, tasksUnder } from './tasks.ts';

const tasks: PastTasks<State, Command, Event> = {
  codes: taskCodes,
  leave(state, codes) {
    const left = tasksUnder(state, codes);
    return left.length > 0 ? [{ kind: 'tasksLeft', tasks: left }] : [];
  },
  evolve,
  decide: (state, command, waived) =>
    endedBy(state, command) ?? decideThroughWindow(window, state, command, waived),
};

const window = windowOf(decideNow, laidFirst(decideNow));
const decideReaction = reacting(decideNow);

/** What happens if nobody answers what lies open. */
export const settleNow = window.settle;

export const decide = (state: State, command: Command, waived: Waived): Decision<Event> =>
  decidePastTasks(tasks, state, command, waived);

/** What works last may end the game, and no fact comes behind it: the Chip that is passed says that nobody stops it. */
function endedBy(state: State, command: Command): Decision<Event> | undefined {
  if (command.kind !== 'passChip' || command.seat !== state.turn || !isPending(state)) return undefined;
  const settled = settleNow(state);
  return settled.reduce(evolve, state).phase.kind === 'over' ? accept(settled) : undefined;
}

/** Out of the own hand, out of another, or received at the Tavern. */
const playing = (state: State, { seat, card }: CommandOf<'playCard'>) =>
  isTavern(card) ? decidePlayTavern : takenFrom(state, seat) ? decidePlayTaken : decidePlayCard;
const discarding = (state: State, { seat, card }: CommandOf<'discardCard'>) =>
  isTavern(card) ? decideDiscardTavern : takenFrom(state, seat) ? decideDiscardTaken : decideDiscardCard;

/** What lies open works before a card that goes round is kept from somebody. */
function decideAnswer(state: State, command: CommandOf<'answerCard'>, waived: Waived): Decision<Event> {
  if (!isParried(state, command.card)) return decideReaction(state, command, waived);
  const settled = settleNow(state);
  const decided = decideParry(settled.reduce(evolve, state), command, waived);
  return decided.ok ? accept([...settled, ...decided.value]) : decided;
}

function decideNow(state: State, command: Command, waived: Waived): Decision<Event> {
  switch (command.kind) {
    case 'beginWith':
      return decideBeginWith(state, command, waived);
    case 'drawStarter':
      return decideDrawStarter(state, command, waived);
    case 'placeCard':
      return decidePlaceCard(state, command, waived);
    case 'noteLook':
      return decideNoteLook(state, command, waived);
    case 'redirectAttack':
      return decideRedirectAttack(state, command, waived);
    case 'takeWreck':
      return decideTakeWreck(state, command, waived);
    case 'reuseMagic':
      return decideReuseMagic(state, command, waived);
    case 'spendAlong':
      return decideSpendAlong(state, command, waived);
    case 'passChip':
      return decidePassChip(state, command, waived);
    case 'openShop':
      return decideOpenShop(state, command, waived);
    case 'closeShop':
      return decideCloseShop(state, command, waived);
    case 'buy':
      return decideBuy(state, command, waived);
    case 'beginSale':
      return decideBeginSale(state, command, waived);
    case 'beginTheft':
      return decideBeginTheft(state, command, waived);
    case 'takeGoods':
      return decideTakeGoods(state, command, waived);
    case 'takeGold':
      return decideTakeGold(state, command, waived);
    case 'payGold':
      return decidePayGold(state, command, waived);
    case 'robGold':
      return decideRobGold(state, command, waived);
    case 'scoreFame':
      return decideScoreFame(state, command, waived);
    case 'layShip':
      return decideLayShip(state, command, waived);
    case 'sinkShip':
      return decideSinkShip(state, command, waived);
    case 'moveShip':
      return decideMoveShip(state, command, waived);
    case 'nameShip':
      return decideNameShip(state, command, waived);
    case 'formArmada':
      return decideFormArmada(state, command, waived);
    case 'attack':
      return decideAttack(state, command, waived);
    case 'turnUp':
      return decideTurnUp(state, command, waived);
    case 'cureShip':
      return decideCureShip(state, command, waived);
    case 'settleFight':
      return decideSettleFight(state, command, waived);
    case 'endFight':
      return decideEndFight(state, command, waived);
    case 'drawCard':
      return decideDrawCard(state, command, waived);
    case 'playCard':
      return playing(state, command)(state, command, waived);
    case 'discardCard':
      return discarding(state, command)(state, command, waived);
    case 'answerCard':
      return decideAnswer(state, command, waived);
    case 'redirectCard':
      return decideReaction(state, command, waived);
    case 'showDrawn':
      return decideShowDrawn(state, command, waived);
    case 'nameSpied':
      return decideNameSpied(state, command, waived);
    case 'dropPair':
      return decideDropPair(state, command, waived);
    case 'layMagic':
      return decideLayMagic(state, command, waived);
    case 'playMagic':
      return decidePlayMagic(state, command, waived);
    case 'throwSize':
      return decideThrowSize(state, command, waived);
    case 'removeCard':
      return decideRemoveCard(state, command, waived);
    case 'joinFight':
      return decideJoinFight(state, command, waived);
    case 'leaveFight':
      return decideLeaveFight(state, command, waived);
    case 'raiseShip':
      return decideRaiseShip(state, command, waived);
    case 'liftSails':
      return decideLiftSails(state, command, waived);
    case 'stakeShips':
      return decideStakeShips(state, command, waived);
    case 'throwStake':
      return decideThrowStake(state, command, waived);
    case 'leavePort':
      return decideLeavePort(state, command, waived);
    case 'claimInsurance':
      return decideClaimInsurance(state, command, waived);
    case 'liftCurse':
      return decideLiftCurse(state, command, waived);
    case 'chooseVictim':
      return decideChooseVictim(state, command, waived);
    case 'returnShip':
      return decideReturnShip(state, command, waived);
    case 'letCome':
      return decideLetCome(state, command, waived);
    case 'sailShip':
      return decideSailShip(state, command, waived);
    case 'endSailing':
      return decideEndSailing(state, command, waived);
    case 'fleeFight':
      return decideFleeFight(state, command, waived);
    case 'keepCard':
      return decideKeepCard(state, command, waived);
    case 'meetNavy':
      return decideMeetNavy(state, command, waived);
    case 'sinkNavy':
      return decideSinkNavy(state, command, waived);
    case 'spareShip':
      return decideSpareShip(state, command, waived);
    case 'endRound':
      return cardTask(state) ? decideEndCard(state, command, waived) : decideEndRound(state, command, waived);
    case 'spyHand':
      return decideSpyHand(state, command, waived);
    case 'loseShip':
      return decideLoseShip(state, command, waived);
    case 'bid':
      return decideBid(state, command, waived);
    case 'closeBids':
      return decideCloseBids(state, command, waived);
    case 'throwDie':
      return decideThrowDie(state, command, waived);
    case 'letGo':
      return decideLetGo(state, command, waived);
    case 'goOut':
      return decideGoOut(state, command, waived);
    case 'comeBack':
      return decideComeBack(state, command, waived);
    case 'callTime':
      return decideCallTime(state, command, waived);
    case 'endGame':
      return decideEndGame(state, command, waived);
    case 'setDepth':
      return decideSetDepth(state, command, waived);
    case 'setTable':
    case 'setRight':
      return decideByHand(state, command, waived);
    default:
      return never(command);
  }
}
