import type { Setup } from '../kernel/game.ts';
import { message } from '../kernel/message.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { accept, refuse } from '../kernel/result.ts';
import { forSeats } from '../kernel/seat.ts';
import { depthOf, settledOptions, wrongSeats } from '../kernel/table-service.ts';
import { allLoon, startLoon } from './coins.ts';
import { deliveredEdition, editionOf, scoreCardName, scoreCardOf, strangePart } from './edition.ts';
import type { EditionPatch } from './edition.ts';
import { defaultOptions, options } from './options.ts';
import { no } from './refusals.ts';
import { leastSeats, mostSeats } from './setup.ts';
import { blank, depths } from './state.ts';
import type { Decided } from './decide/decided.ts';
import { chain } from './decide/one-after-another.ts';
import { beginRound } from './decide/round.ts';

/** Twelve loon each, the rest is the bank; the first round begins at once. */
export function begin(setup: Setup): Decided {
  const { seats, depth = blank.depth } = setup;
  const patch = (setup.edition ?? {}) as EditionPatch;
  const wrong = wrongSeats(no, seats, { leastSeats, mostSeats });
  if (wrong) return refuse(wrong);
  const chosen = settledOptions(no, options, defaultOptions, setup.options);
  if (!chosen.ok) return chosen;
  const strange = strangeCard(patch);
  if (strange) return refuse(strange);
  const told = depthOf(no, depths, depth);
  if (!told.ok) return told;
  return accept(
    chain(
      blank,
      () => [
        {
          kind: 'gameBegun',
          seats,
          depth: told.value,
          options: chosen.value,
          edition: editionOf(patch),
          loon: forSeats(seats, () => startLoon),
          bank: allLoon - seats.length * startLoon,
        },
      ],
      beginRound(1),
    ),
  );
}

/** What of a setup's own score cards cannot be, if anything. */
export function strangeCard({ scoreCards = [] }: EditionPatch): Refusal | undefined {
  for (const [at, patch] of scoreCards.entries()) {
    const card = scoreCardOf(deliveredEdition, patch.id);
    if (!card) return no('no-such-score-card', { card: patch.id });
    if (scoreCards.findIndex(({ id }) => id === patch.id) < at)
      return no('card-named-twice', { card: scoreCardName(deliveredEdition, patch.id) });
    const strange = strangePart(card.deck, patch);
    if (strange)
      return no('bad-scoring', {
        card: scoreCardName(deliveredEdition, patch.id),
        deck: message(`deck.${card.deck}`),
        part: message(`strange.${strange}`),
      });
  }
  return undefined;
}
