import { fold } from '../kernel/fold.ts';
import { firstRefusal, type Refusal, type Waived } from '../kernel/refusal.ts';
import { accept, refuse } from '../kernel/result.ts';
import { decideThroughWindow } from '../kernel/window.ts';
import type { Command } from './commands.ts';
import { bid, bidAgain, giveRow, nameTaker, tellRow } from './decide/auction.ts';
import { ruleBreach } from './decide/breach.ts';
import { unread } from './decide/checks.ts';
import { collect, showCards } from './decide/claim.ts';
import { nameFaction, teachScoreCard } from './decide/data.ts';
import type { Decided } from './decide/decided.ts';
import { dealCard, drawScoreCard, topUp } from './decide/draw.ts';
import { ditch, impliesAside, layAside, noteHand, predict } from './decide/hand.ts';
import { setByHand, setDepth } from './decide/table.ts';
import { layTieCard, winTie } from './decide/tie.ts';
import { tellGain, tellRound } from './decide/telling.ts';
import { playCard, winTrick } from './decide/trick.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { mayClaim } from './phase.ts';
import type { State } from './state.ts';

/** Facts of the round that come after the score cards are drawn and the rows lie open. */
const afterTheDeal: ReadonlySet<Command['kind']> = new Set([
  'bid',
  'layTieCard',
  'winTie',
  'nameTaker',
  'bidAgain',
  'giveRow',
  'tellRow',
  'layAside',
  'predict',
  'showCards',
  'collect',
  'playCard',
  'winTrick',
]);

export function decide(state: State, command: Command, waived: Waived): Decided {
  if (!afterTheDeal.has(command.kind)) return decideOne(state, command, waived);
  const missing = unread(state);
  const refusal = firstRefusal(
    waived,
    missing.map((one) => () => one),
  );
  if (refusal) return refuse(refusal);
  const skipped = missing.map(skip);
  const told = [...skipped, ...impliesAside(fold(evolve, state, skipped), command)];
  const decided = decideInRound(fold(evolve, state, told), command, waived);
  return decided.ok ? accept([...told, ...decided.value]) : decided;
}

/** The table goes on without them, and from then on they are not asked for any more. */
const skip = ({ code }: Refusal): Event =>
  code === 'score-cards-missing' ? { kind: 'drawSkipped' } : { kind: 'dealSkipped' };

/** Laying recruits open is a window: the first card of the first trick closes it. */
const decideInRound = (state: State, command: Command, waived: Waived): Decided =>
  decideThroughWindow<State, Command, Event>(
    {
      closes: (now, next) => mayClaim(now) && closesClaims(now, next),
      settle: () => [{ kind: 'claimsClosed' }],
      evolve,
      decide: decideOne,
    },
    state,
    command,
    waived,
  );

const closesClaims = (state: State, { kind }: Command): boolean =>
  kind === 'playCard' ||
  kind === 'winTrick' ||
  (kind === 'predict' && state.options.predictions === 'after-claims');

function decideOne(state: State, command: Command, waived: Waived): Decided {
  switch (command.kind) {
    case 'topUp':
      return topUp(state, command, waived);
    case 'drawScoreCard':
      return drawScoreCard(state, command, waived);
    case 'dealCard':
      return dealCard(state, command, waived);
    case 'bid':
      return bid(state, command, waived);
    case 'layTieCard':
      return layTieCard(state, command, waived);
    case 'winTie':
      return winTie(state, command, waived);
    case 'nameTaker':
      return nameTaker(state, command, waived);
    case 'bidAgain':
      return bidAgain(state);
    case 'giveRow':
      return giveRow(state, command, waived);
    case 'noteHand':
      return noteHand(state, command, waived);
    case 'ditch':
      return ditch(state, command, waived);
    case 'layAside':
      return layAside(state, command, waived);
    case 'predict':
      return predict(state, command, waived);
    case 'showCards':
      return showCards(state, command, waived);
    case 'collect':
      return collect(state, command, waived);
    case 'playCard':
      return playCard(state, command, waived);
    case 'winTrick':
      return winTrick(state, command, waived);
    case 'ruleBreach':
      return ruleBreach(state, command, waived);
    case 'tellRow':
      return tellRow(state, command, waived);
    case 'tellGain':
      return tellGain(state, command, waived);
    case 'tellRound':
      return tellRound(state, command, waived);
    case 'teachScoreCard':
      return teachScoreCard(state, command);
    case 'nameFaction':
      return nameFaction(state, command);
    case 'setDepth':
      return setDepth(state, command);
    case 'setTable':
    case 'setRight':
      return setByHand(state, command, waived);
  }
}
