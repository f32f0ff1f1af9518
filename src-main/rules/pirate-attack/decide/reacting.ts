import type { Check, Decision, Waived } from '../../kernel/refusal.ts';
import { accept } from '../../kernel/result.ts';
import type { Command, CommandOf } from '../commands.ts';
import { handAt, openly } from '../custody.ts';
import type { Event } from '../events.ts';
import { topOf, type Top } from '../laid.ts';
import { answerTo, comesBefore } from '../answering.ts';
import { isOpenTo, reactionOf, reactorsTo } from '../reactions.ts';
import type { State, Waiting } from '../state.ts';
import { hasSaved, layAnswer, notOpenTo, wrongAimOf } from './answers.ts';
import { carry } from './carrying.ts';
import { redraw } from './kept.ts';
import { escape, mayAnswerFromHand, stop } from './from-hand.ts';
import { areCardsTold, isIn, isPlaying } from './checks.ts';
import { decideBy, scriptFrom, type Script } from './script.ts';
import { settleTop, settleUnanswerable } from './windows.ts';

type Decide = (state: State, command: Command, waived: Waived) => Decision<Event>;
type Reacting = CommandOf<'answerCard' | 'redirectCard'>;

/**
 * An answer is to the newest card that it can be to: what lies above that works before. Where there is none it is
 * refused by what lies there.
 */
export const reacting =
  (decideNow: Decide) =>
  (state: State, command: Reacting, waived: Waived): Decision<Event> => {
    const before = reached(state, (now, top) => isFor(now, top, command), decideNow);
    const now = before?.state ?? state;
    const decided = decideBy(now, waived, checksOf(now, command, decideNow), (script) => {
      react(script, command);
      settleUnanswerable(script, decideNow);
      return undefined;
    });
    return decided.ok ? accept([...(before?.events ?? []), ...decided.value]) : decided;
  };

function reached(
  state: State,
  isReached: (now: State, top: Top) => boolean,
  decideNow: Decide,
): Script | undefined {
  const script = scriptFrom(state);
  for (let top = topOf(script.state); top; top = topOf(script.state)) {
    if (isReached(script.state, top)) return script;
    settleTop(script, decideNow);
  }
  return undefined;
}

function isFor(state: State, top: Top, command: Reacting): boolean {
  if (command.kind === 'redirectCard') return top.kind !== 'redirect' && isOpenTo(state, 'redirect', top);
  if (reactionOf(command.card)) return isOpenTo(state, 'stop', top);
  return top.kind === 'waits' && answerTo(top.card) === command.card;
}

function checksOf(state: State, command: Reacting, decideNow: Decide): readonly Check[] {
  const { seat } = command;
  const playing = [...isPlaying(state, seat), areCardsTold(state), isIn(state, seat)];
  if (command.kind === 'answerCard' && reactionOf(command.card) !== 'stop')
    return [...playing, ...mayAnswerFromHand(state, command)];
  const how = command.kind === 'answerCard' ? 'stop' : 'redirect';
  return [
    ...playing,
    () => notOpenTo(state, how),
    hasSaved(state, seat, how),
    ...(command.kind === 'redirectCard' ? [() => wrongAimOf(state, command, decideNow)] : []),
  ];
}

function react(script: Script, command: Reacting): void {
  const { waits } = script.state;
  if (command.kind === 'redirectCard') {
    const { kind: _, seat, ...aim } = command;
    return layAnswer(script, seat, 'redirect', aim);
  }
  if (reactionOf(command.card)) {
    // Who has only meant to stop it has done so by now: that is the newest card.
    if (waits?.declared && script.state.chain.length === 0) layFromHand(script, waits, waits.declared);
    return layAnswer(script, command.seat, 'stop');
  }
  if (waits?.along === command.seat) return escape(script, waits, command);
  if (waits) answerFromHand(script, waits, command);
}

/** At once where nobody comes before, and where nobody may stop the answer in turn. */
function answerFromHand(script: Script, waits: Waiting, { seat, card }: CommandOf<'answerCard'>): void {
  const { state } = script;
  if (comesBefore(state, waits, seat).length > 0)
    return script.add({ kind: 'answerDeclared', seat, card, stopped: waits.card, of: waits.seat });
  const isStoppable =
    isOpenTo(state, 'stop', { kind: 'stop', seat, card }) && reactorsTo(state, 'stop', seat).length > 0;
  if (isStoppable) layFromHand(script, waits, { seat, card });
  else stop(script, waits, { seat, card });
}

/** Whoever lays it draws again, whatever becomes of it. */
function layFromHand(
  script: Script,
  waits: Waiting,
  { seat, card }: Pick<CommandOf<'answerCard'>, 'seat' | 'card'>,
): void {
  carry(script, openly(handAt(seat), 'discard', card));
  script.add({ kind: 'answerLaid', seat, card, stopped: waits.card, of: waits.seat });
  redraw(script, seat);
}
