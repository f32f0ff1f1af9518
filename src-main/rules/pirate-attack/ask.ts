import type { Question } from '../kernel/game.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';
import { nothingWaived, type Refusal } from '../kernel/refusal.ts';
import type { Parts } from '../kernel/view.ts';
import { goodsDecks } from './commands.ts';
import { decide } from './decide.ts';
import { refusal } from './refusals.ts';
import { billFor } from './prices.ts';
import { affordable } from './shops.ts';
import type { State } from './state.ts';
import { whatIf } from './what-if.ts';

/** Pure questions beside the game; nothing of them is stored. */
export function ask(state: State, question: Question): Result<Parts, Refusal> {
  const asked = question as unknown as Readonly<Record<string, unknown>>;
  if (question.kind === 'bill') return askBill(state, asked);
  const thought = question.kind === 'what-if' ? whatIf(state, asked) : refuse(refusal('bad-question'));
  return thought.ok ? accept({ ...thought.value }) : thought;
}

/** What so many would cost a captain now, how many the purse pays for, and why none are sold. */
function askBill(state: State, asked: Readonly<Record<string, unknown>>): Result<Parts, Refusal> {
  const seat = state.seats.find((one) => one === asked['seat']);
  const goods = goodsDecks.find((one) => one === asked['goods']);
  const { count } = asked;
  if (!seat || !goods || typeof count !== 'number' || !Number.isInteger(count) || count < 1)
    return refuse(refusal('bad-question'));
  const bought = decide(state, { kind: 'buy', seat, goods, count }, nothingWaived);
  return accept({
    bill: billFor(state, seat, goods, count),
    most: affordable(state, seat, goods),
    refusal: bought.ok ? null : bought.no,
  });
}
