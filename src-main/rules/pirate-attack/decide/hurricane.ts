import type { Refusal } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { sheetOf } from '../battle/sheet.ts';
import { deathsIn } from '../battle/steps.ts';
import { cardsUnder, deck, tellsCards, underAt } from '../custody.ts';
import { abilityOf } from '../abilities/own.ts';
import { cardOf } from '../data/cards.ts';
import { fameOfCard } from '../fame.ts';
import { shipOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { stormedBy } from '../rounds.ts';
import { hurricaneTask } from '../tasks.ts';
import { teamOf } from '../teams.ts';
import { battleOptionsOf, stormOn } from '../turned.ts';
import { hasBegun, isGoingOn } from './checks.ts';
import { endArmada } from './armadas.ts';
import { carry } from './carrying.ts';
import { inPort } from './reach.ts';
import { ruling, type Script } from './script.ts';
import { scoreFor } from './ships.ts';
import { sinks } from './sinking.ts';
import { copiesPlayed } from '../edition.ts';

export const navigator = 'master-navigator';

/** Where nothing lies under any ship that may sink nobody has to say anything. */
export function begins(script: Script, seat: SeatId, card: string): void {
  script.add({ kind: 'hurricaneCame', seat, card });
  const { state } = script;
  const ships = stormedBy(state, seat, card).filter((ship) => !abilityOf(ship).navigator);
  if (ships.length === 0 || (tellsCards(state) && ships.every(({ id }) => cardsUnder(state, id) === 0)))
    passes(script);
}

/** All that was not spared goes down. */
export function passes(script: Script): void {
  const { state } = script;
  const task = hurricaneTask(state);
  if (!task) return;
  const { sunk, steps } = sheetOf(
    stormOn(state, stormedBy(state, task.seat, task.card), task.spared, navigator),
    battleOptionsOf(state),
  );
  const deaths = new Map(deathsIn(steps).map(({ ship, cause }) => [Number(ship), cause]));
  const lost = sunk.flatMap((id) => shipOf(state, Number(id)) ?? []);
  for (const { seat, ship, place } of lost) {
    sinks(
      script,
      { seat, ship, place },
      { how: deaths.get(ship.id) === 'copy' ? 'copy' : 'storm', by: null },
    );
  }
  for (const seat of new Set(lost.map((one) => one.seat))) endArmada(script, seat);
  prizeForStorm(
    script,
    task.seat,
    lost.map(({ seat, ship }) => ({ seat, card: ship.card })),
  );
  script.add({ kind: 'hurricanePassed', seat: task.seat, sunk: lost.length });
}

export const decideSpareShip = ruling<'spareShip'>((state, { ship: id }) => ({
  checks: [isGoingOn(state), hasBegun(state), () => notSpared(state, id)],
  tryWriting(script) {
    const found = shipOf(state, id);
    if (!found) return refusal('no-such-ship', { ship: id });
    // More lies there than had been counted.
    if (cardsUnder(state, id) === 0) carry(script, { from: deck, to: underAt(id) });
    script.add({ kind: 'shipSpared', seat: found.seat, ship: found.ship });
    return undefined;
  },
}));

function notSpared(state: State, id: number): Refusal | undefined {
  const task = hurricaneTask(state);
  if (!task) return refusal('no-hurricane');
  const found = shipOf(state, id);
  if (!found) return refusal('no-such-ship', { ship: id });
  if (!stormedBy(state, task.seat, task.card).some((ship) => ship.id === id))
    return inPort(found) ?? refusal('not-stormed', { player: { seat: task.seat } });
  if (task.spared.includes(id) || abilityOf(found.ship).navigator) return refusal('spared-already');
  const row = cardOf(navigator);
  const copies = row ? copiesPlayed(row, state.edition) : 0;
  return task.spared.length < copies
    ? undefined
    : refusal('no-copy-left', { card: row?.printed ?? navigator });
}

interface Lost {
  readonly seat: SeatId;
  readonly card: string | null;
}

/** What sinks without a captain's shot is nobody's, or the fame of it is whoever's card it was. */
export function prizeForStorm(script: Script, by: SeatId, lost: readonly Lost[]): void {
  if (script.state.options.stormPrize === 'none') return;
  const team = teamOf(script.state, by);
  const fame = lost
    .filter(({ seat }) => !team.includes(seat))
    .reduce((sum, { card }) => sum + fameOfCard(script.state, card), 0);
  scoreFor(script, by, fame);
}
