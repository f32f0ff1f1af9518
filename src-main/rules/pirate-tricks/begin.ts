import type { Setup } from '../kernel/game.ts';
import { message } from '../kernel/message.ts';
import { firstRefusal, nothingWaived, type Refusal } from '../kernel/refusal.ts';
import { accept, refuse } from '../kernel/result.ts';
import { forSeats } from '../kernel/seat.ts';
import { allLoon, startLoon } from './coins.ts';
import { deliveredEdition, editionOf, scoreCardName, scoreCardOf, strangePart } from './edition.ts';
import type { EditionPatch } from './edition.ts';
import { optionsOf, strangeOption } from './options.ts';
import { no } from './refusals.ts';
import { leastSeats, mostSeats } from './setup.ts';
import { blank, depths, type Depth } from './state.ts';
import type { Decided } from './decide/decided.ts';
import { chain } from './decide/chain.ts';
import { beginRound } from './decide/round.ts';

const isDepth = (depth: string): depth is Depth => (depths as readonly string[]).includes(depth);

/** Twelve loon each, the rest is the bank; the first round begins at once. */
export function begin(setup: Setup): Decided {
  const { seats, depth = blank.depth, options = {} } = setup;
  const patch = (setup.edition ?? {}) as EditionPatch;
  const refusal = firstRefusal(nothingWaived, [
    () =>
      seats.length < leastSeats || seats.length > mostSeats
        ? no('seat-count', { count: seats.length, least: leastSeats, most: mostSeats })
        : undefined,
    () => twice(seats),
    () => {
      const option = strangeOption(options);
      return option === undefined ? undefined : no('unknown-option', { option });
    },
    () => strangeCard(patch),
  ]);
  if (refusal) return refuse(refusal);
  if (!isDepth(depth)) return refuse(no('unknown-depth', { depth }));
  return accept(
    chain(
      blank,
      () => [
        {
          kind: 'gameBegun',
          seats,
          depth,
          options: optionsOf(options),
          edition: editionOf(patch),
          loon: forSeats(seats, () => startLoon),
          bank: allLoon - seats.length * startLoon,
        },
      ],
      beginRound(1),
    ),
  );
}

function twice(seats: Setup['seats']): Refusal | undefined {
  const seat = seats.find((one, at) => seats.indexOf(one) !== at);
  return seat && no('seat-twice', { seat });
}

/** What of a setup's own score cards cannot be, if anything. */
export function strangeCard({ scoreCards = [] }: EditionPatch): Refusal | undefined {
  for (const [at, patch] of scoreCards.entries()) {
    const card = scoreCardOf(deliveredEdition, patch.id);
    if (!card) return no('unknown-score-card', { card: patch.id });
    if (scoreCards.findIndex(({ id }) => id === patch.id) < at)
      return no('card-named-twice', { card: scoreCardName(deliveredEdition, patch.id) });
    const strange = strangePart(card.deck, patch);
    if (strange)
      return no('strange-scoring', {
        card: scoreCardName(deliveredEdition, patch.id),
        deck: message(`deck.${card.deck}`),
        part: message(`strange.${strange}`),
      });
  }
  return undefined;
}
