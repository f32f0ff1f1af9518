import type { UnderFace } from './battle/fleet.ts';
import { copiesIn, type CardRow, type Pack } from './cards.ts';
import { cardOf, cards } from './data/cards.ts';
import { ownEffectOf } from './effects/own.ts';

/** What a card does that lies face down under a ship; nothing of one that does not go there. */
export function underFace({ id, effect }: CardRow): UnderFace | undefined {
  switch (effect.kind) {
    case 'addOn':
      return { kind: 'addOn', of: effect.of, plus: effect.plus };
    case 'double':
      return { kind: 'double', of: effect.of };
    case 'own':
      return ownEffectOf(id)?.under;
    case 'ship':
    case 'curse':
    case 'cure':
    case 'creature':
    case 'gold':
    case 'open':
    case 'close':
    case 'theft':
    case 'steal':
    case 'fleet':
    case 'draw':
    case 'navy':
      return undefined;
  }
}

/** Whether a card is turned up in a fight: a curse, or what lies under a ship. */
export function isTurnable(id: string): id is string {
  const row = cardOf(id);
  return row !== undefined && (row.effect.kind === 'curse' || underFace(row) !== undefined);
}

const isFace = (id: string, ...kinds: readonly UnderFace['kind'][]): boolean => {
  const row = cardOf(id);
  const face = row && underFace(row);
  return face !== undefined && kinds.includes(face.kind);
};

/** It goes after any fight that its ship is left from: Exploding Cannons, Confusions, the Spirit, and a field that was shot at. */
export const worksOnce = (id: string): boolean => isFace(id, 'explode', 'confuse', 'spirit', 'forceField');

/** How many kinds of Magic a Sea Creature can take along, with these packs. */
export const oneShotsIn = (packs: readonly Pack[]): number =>
  cards.filter((row) => worksOnce(row.id) && copiesIn(row, packs) > 0).length;

/** What lies under a ship once only. */
export const insures = (id: string): boolean => isFace(id, 'insure');

export const isEliminate = (id: string): boolean => isFace(id, 'eliminate');

export const isReincarnation = (id: string): boolean => isFace(id, 'reincarnate');
