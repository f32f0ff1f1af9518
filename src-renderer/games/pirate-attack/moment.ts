import { halves } from '../asking.ts';
import type { Moment, Seen } from '../drawing.ts';
import { freshShop } from './parts.ts';

/** A shop opens: its sign is hung out, and everybody looks who may buy. */
export function moment(before: Seen, now: Seen): Moment | undefined {
  const shop = freshShop(now);
  if (!shop?.open || freshShop(before)?.shop === shop.shop) return undefined;
  const values = { shop: { key: `shop.${shop.shop}` }, price: shop.price };
  return {
    words: {
      ...halves(now.say({ key: 'drawn.shop-opens', values })),
      marks: [],
      second: now.say({ key: 'drawn.shop-opens.second' }),
    },
    sound: { name: 'reading' },
  };
}
