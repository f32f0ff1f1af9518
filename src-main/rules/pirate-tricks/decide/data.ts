import { accept, refuse } from '../../kernel/result.ts';
import type { CommandOf } from '../commands.ts';
import { scoreCardName, scoreCardOf, strangePart } from '../edition.ts';
import { no } from '../refusals.ts';
import type { State } from '../state.ts';
import { message } from '../../kernel/message.ts';
import { chain } from './one-after-another.ts';
import type { Decided } from './decided.ts';
import { settleSpoils } from './spoils.ts';

/**
 * The table knows better what is printed on a score card. Rounds that are settled stay as they are; one that waited
 * for amounts may be settled by it.
 */
export function teachScoreCard(
  state: State,
  { card: id, name, scoring, predicts }: CommandOf<'teachScoreCard'>,
): Decided {
  const card = scoreCardOf(state.edition, id);
  if (!card) return refuse(no('no-such-score-card', { card: id }));
  const patch = {
    id,
    ...(name === undefined ? {} : { name }),
    ...(scoring === undefined ? {} : { scoring }),
    ...(predicts === undefined ? {} : { predicts }),
  };
  const strange = strangePart(card.deck, patch);
  if (strange)
    return refuse(
      no('bad-scoring', {
        card: scoreCardName(state.edition, id),
        deck: message(`deck.${card.deck}`),
        part: message(`strange.${strange}`),
      }),
    );
  return accept(chain(state, () => [{ kind: 'scoreCardTaught', card: patch }], settleSpoils));
}

export const nameFaction = (state: State, { suit, name }: CommandOf<'nameFaction'>): Decided =>
  accept([{ kind: 'factionNamed', suit, name, factions: { ...state.edition.factions, [suit]: name } }]);
