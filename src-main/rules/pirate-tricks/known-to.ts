import type { Prompt } from '../kernel/prompt.ts';
import type { Refusal } from '../kernel/refusal.ts';
import type { SeatId } from '../kernel/seat.ts';
import { askAll, seal, type Secret } from '../kernel/secret.ts';
import { withoutSecrets } from './knowledge.ts';
import type { RefusalCode } from './refusals.ts';
import type { State } from './state.ts';

/**
 * What may be known where a question is answered. One that is not secret may be answered by the scorekeeper for
 * anyone, so it is asked as everybody knows the table. A secret one is answered by whoever may see that seat's secrets.
 */
export const knownTo = (state: State, { secret }: Prompt, asker: SeatId | undefined): State =>
  withOwnSealsOnly(secret ? state : withoutSecrets(state), asker);

/** What others have sealed is no reason against a button either: the one who is last would read it off the buttons. */
function withOwnSealsOnly(state: State, seat: SeatId | undefined): State {
  const { lot } = state.round;
  if (!lot) return state;
  const own = <Answer>({ asked, answers }: Secret<Answer>): Secret<Answer> =>
    seat && answers[seat] !== undefined ? seal(askAll(asked), seat, answers[seat]) : askAll(asked);
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
