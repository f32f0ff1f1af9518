import { wrongForced } from '../attacks.ts';
import { shipOf, unitOf } from '../fleets.ts';
import { refusal } from '../refusals.ts';
import { lays, type OpenRow } from './open-row.ts';
import { inPort } from './reach.ts';

/** Two ships of two captains, the own ones too, attack each other: it is no attack card, and no play of a turn. */
export const force: OpenRow = {
  between: () => true,
  wrong(state, { ship, to }) {
    if (ship === undefined || to === undefined) return refusal('which-ship');
    const [attacker, defender] = [shipOf(state, ship), shipOf(state, to)];
    if (!attacker || !defender) return refusal('no-such-ship', { ship: attacker ? to : ship });
    if (attacker.seat === defender.seat) return refusal('same-captain', { player: { seat: attacker.seat } });
    const hidden = [attacker, defender].find((one) => one.ship.hidden);
    return (
      inPort(attacker) ??
      inPort(defender) ??
      (hidden && refusal('hidden-not-forced', { player: { seat: hidden.seat } })) ??
      wrongForced(state, { attacker: attacker.seat, defender: defender.seat })
    );
  },
  works(script, played) {
    const { seat, card, ship, to } = played;
    const { state } = script;
    const [attacker, defender] = [shipOf(state, ship), shipOf(state, to)];
    if (!attacker || !defender) return;
    lays(script, played, 'discard');
    const units = { attacker: unitOf(state, attacker), defender: unitOf(state, defender) };
    script.add({ kind: 'attackForced', seat, card, ...units });
  },
};
