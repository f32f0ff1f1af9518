import type { BuyerPart, ShopPart } from '../../../src-main/contract/games/pirate-attack-view.ts';
import type { SignName } from '../../look/sign-names.ts';
import type { Seen } from '../drawing.ts';

const signs: Readonly<Record<ShopPart['shop'], SignName>> = {
  market: 'scales',
  magic: 'spark',
  tavern: 'tankard',
};

/** A shop as it is for one captain: what two cost stands where its state does. */
export function signFor(seen: Seen, shop: ShopPart, buyer: BuyerPart | undefined) {
  const sign = signOf(seen, shop);
  if (!buyer || !(shop.open || buyer.whenShut)) return sign;
  const { one, two } = buyer;
  return { ...sign, price: one, words: seen.say({ key: 'drawn.two-for', values: { two } }) };
}

/** A shop as a sign shows it; a shut one is boarded up. */
export const signOf = ({ say }: Seen, { shop, open, price }: ShopPart) => ({
  name: say({ key: `shop.${shop}` }),
  sign: signs[shop],
  ...(open ? { price } : {}),
  words: say({ key: open ? 'drawn.shop.open' : 'drawn.shop.shut', values: { price } }),
});
