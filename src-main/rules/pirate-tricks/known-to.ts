import { lately } from '../kernel/lately.ts';
import type { Prompt } from '../kernel/prompt.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import { askAll, seal, type Secret } from '../kernel/secret.ts';
import { withoutSecrets } from './knowledge.ts';
import type { RefusalCode } from './refusals.ts';
import type { State } from './state.ts';

/** Of one state the same for all who may know the same, so that its questions are asked once. */
const knownOf = lately((_: State) => new Map<string, State>());

/**
 * What may be known where a question is answered. One that is not secret may be answered by the scorekeeper for
 * anyone, so it is asked as everybody knows the table. A secret one is answered by whoever may see that seat's secrets.
 */
export function knownTo(state: State, { secret }: Prompt, asker: SeatId | undefined): State {
  const { lot } = state.round;
  const sealer =
    asker && (hasSealed(lot?.bids, asker) || hasSealed(lot?.tie?.cards, asker)) ? asker : undefined;
  const known = knownOf(state);
  const who = `${String(secret)} ${sealer ?? ''}`;
  const made = known.get(who) ?? withOwnSealsOnly(secret ? state : withoutSecrets(state), sealer);
  known.set(who, made);
  return made;
}

const hasSealed = (sealed: Secret<unknown> | null | undefined, seat: SeatId): boolean =>
  sealed?.answers[seat] !== undefined;

/** What others have sealed is no reason against a button either: the one who is last would read it off the buttons. */
function withOwnSealsOnly(state: State, sealer: SeatId | undefined): State {
  const { lot } = state.round;
  if (!lot) return state;
  const own = <Answer>({ asked, answers }: Secret<Answer>): Secret<Answer> =>
    sealer && answers[sealer] !== undefined ? seal(askAll(asked), sealer, answers[sealer]) : askAll(asked);
  const { bids, tie } = lot;
  return {
    ...state,
    round: {
      ...state.round,
      lot: { ...lot, bids: own(bids), tie: tie && { ...tie, cards: own(tie.cards) } },
    },
  };
}

/** Refusals that would tell how much somebody holds. */
const telling: ReadonlySet<string> = new Set<RefusalCode>(['over-purse', 'not-broke']);

export const untold = ({ options }: State, { secret }: Prompt, { code }: Refusal): boolean =>
  !secret && !options.showLoon && telling.has(code);
