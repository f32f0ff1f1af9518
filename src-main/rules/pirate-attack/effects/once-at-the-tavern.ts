import { bermudaTriangle } from './bermuda-triangle.ts';
import type { OwnEffect } from './effect.ts';
import { emptyChest } from './empty-chest.ts';
import { evilWitchDoctor } from './evil-witch-doctor.ts';
import { giveAwayCard } from './give-away.ts';
import { magicBonus } from './magic-bonus.ts';
import { pickPocket } from './pick-pocket.ts';
import { repossession } from './repossession.ts';
import { schoonerBonus } from './schooner-bonus.ts';
import { shareTheMagic } from './share-the-magic.ts';
import { sloopBonus } from './sloop-bonus.ts';
import { smallestShipBonus } from './smallest-ship-bonus.ts';
import { superSpy } from './super-spy.ts';
import { theAuction } from './the-auction.ts';
import { theMixUp } from './the-mix-up.ts';

/** What The Tavern's cards do at once, by their ids: one after the other round the table, or for all. */
export const onceAtTheTavern: Readonly<Record<string, OwnEffect>> = {
  'smallest-ship-bonus': smallestShipBonus,
  'magic-bonus': magicBonus,
  'super-spy': superSpy,
  'pick-pocket': pickPocket,
  'the-mix-up': theMixUp,
  'empty-chest': emptyChest,
  'share-the-magic': shareTheMagic,
  'bermuda-triangle': bermudaTriangle,
  'sloop-bonus': sloopBonus,
  'schooner-bonus': schoonerBonus,
  'evil-witch-doctor': evilWitchDoctor,
  'give-away': giveAwayCard,
  'the-auction': theAuction,
  repossession,
};
