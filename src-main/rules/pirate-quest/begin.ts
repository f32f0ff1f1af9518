import { message, type Message } from '../kernel/message.ts';
import { accept, refuse } from '../kernel/result.ts';
import { depthOf, settledOptions, wrongSeats } from '../kernel/table-service.ts';
import { mostCards } from './cards.ts';
import { follow } from './consequences.ts';
import { no, type Decided } from './decide/checks.ts';
import { noMap } from './decide/data.ts';
import { parseFace } from './dice.ts';
import { editionOf, type Edition } from './edition.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { extrasAt } from './extras.ts';
import { mostLuck } from './luck.ts';
import { hasWayToGoal } from './map/check.ts';
import { mapFor } from './map/choose.ts';
import { defaultOptions, options, type Options } from './options.ts';
import { refusal } from './refusals.ts';
import type { Setup } from './setup.ts';
import { blank, depths, type Depth } from './state.ts';

export const leastSeats = 1;
export const mostSeats = 6;

export function begin(setup: Setup): Decided {
  const { seats, dealer } = setup;
  const wrong = wrongSeats(refusal, seats, { leastSeats, mostSeats });
  if (wrong) return refuse(wrong);
  const chosen = settledOptions(refusal, options, defaultOptions, setup.options);
  if (!chosen.ok) return chosen;
  const depth = depthOf(refusal, depths, setup.depth ?? 'score');
  if (!depth.ok) return depth;
  const edition = editionOf(setup.edition, setup.deck);
  const why = unsound(edition, seats.length);
  if (why) return no('bad-edition', { why });
  if (dealer !== undefined && !seats.includes(dealer)) return no('no-such-seat', { mark: dealer });
  return withMap(setup, chosen.value, depth.value, edition);
}

function withMap(setup: Setup, options: Options, depth: Depth, edition: Edition): Decided {
  const laid = setup.map ? mapFor(setup.map, options.accelerationCard === 'squares') : null;
  if (typeof laid === 'string') return noMap(laid);
  if (laid && !hasWayToGoal(laid.chart)) return no('no-way-to-goal');
  const begun: Event = {
    kind: 'gameBegun',
    seats: setup.seats,
    order: [...setup.seats, ...extrasAt(setup.seats.length, options)],
    depth,
    options,
    edition,
    chart: laid?.chart ?? null,
    layout: laid?.layout ?? null,
    luck: Math.min(mostLuck, Math.max(0, Math.floor(setup.luck ?? 0))),
  };
  const named: readonly Event[] = setup.dealer ? [{ kind: 'dealerNamed', seat: setup.dealer }] : [];
  const events = [begun, ...named];
  return accept([...events, ...follow(events.reduce(evolve, blank))]);
}

/** Enough different cards for the longest deal, faces that can be read, a track that leads somewhere. */
function unsound(edition: Edition, captains: number): Message | undefined {
  const { deck, faces, diceCards, track } = edition;
  const needs = mostCards * Math.max(3, captains);
  const seen = [...Object.values(faces).flat(), ...diceCards.flatMap((card) => Object.values(card))];
  if (new Set(deck.map(({ id }) => id)).size < deck.length) return message('edition.deck-twice');
  if (deck.length < needs) return message('edition.deck-small', { count: deck.length, needs });
  if (!seen.every((face) => parseFace(face))) return message('edition.faces');
  const leads = track.length >= 2 && track.lines.every((line) => line > 1 && line <= track.length);
  return leads ? undefined : message('edition.track');
}
