import { accept, refuse, type Result } from '../kernel/result.ts';
import { firstRefusal, nothingWaived, type Check, type Decision, type Refusal } from '../kernel/refusal.ts';
import type { BySeat, SeatId } from '../kernel/seat.ts';
import { depthOf, settledOptions, wrongSeats } from '../kernel/table-service.ts';
import { dataOf, type Data } from './edition.ts';
import type { Event } from './events.ts';
import { defaultOptions, options } from './options.ts';
import { refusal } from './refusals.ts';
import { depths, leastSeats, mostSeats, type FlagSetup } from './setup.ts';
import type { Ability } from './state.ts';

/** The first event of every session: seats, options and all data, whole, so that the file needs nothing else. */
export function begin(setup: FlagSetup): Decision<Event> {
  const refused = firstRefusal(nothingWaived, [
    () => wrongSeats(refusal, setup.seats, { leastSeats, mostSeats }),
  ]);
  if (refused) return refuse(refused);
  const chosen = settledOptions(refusal, options, defaultOptions, setup.options);
  if (!chosen.ok) return chosen;
  const depth = depthOf(refusal, depths, setup.depth ?? 'cards');
  if (!depth.ok) return depth;
  const data = dataOf(setup.edition);
  if (!data.ok) return data;
  const abilities = abilitiesOf(setup, data.value);
  if (!abilities.ok) return abilities;
  return accept([
    {
      kind: 'gameBegun',
      seats: setup.seats,
      depth: depth.value,
      options: chosen.value,
      ...data.value,
      abilities: abilities.value,
    },
  ]);
}

function abilitiesOf(setup: FlagSetup, data: Data): Result<BySeat<Ability>, Refusal> {
  const chosen = Object.entries(setup.pirateCaptains ?? {});
  const checks = chosen.flatMap(([seat, captain], place): Check[] => [
    () => (setup.seats.some((one) => one === seat) ? undefined : refusal('no-such-seat', { mark: seat })),
    () =>
      data.captains.some(({ id }) => id === captain) ? undefined : refusal('no-such-captain', { captain }),
    () => {
      const twice = chosen.findIndex(([, other]) => other === captain) !== place;
      return twice ? refusal('captain-taken', { player: { seat: seat as SeatId } }) : undefined;
    },
  ]);
  const refused = firstRefusal(nothingWaived, checks);
  if (refused) return refuse(refused);
  return accept(Object.fromEntries(chosen.map(([seat, captain]) => [seat, { captain, used: false }])));
}
