import { cancel } from './cancel.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import type { EffectOf } from './effect.ts';
import { forceRoll } from './force-roll.ts';
import { modifyRoll } from './modify-roll.ts';
import { moveShip } from './move-ship.ts';
import { note } from './note.ts';
import { redirect } from './redirect.ts';
import { takeFlag } from './take-flag.ts';

/** The closed list. A kind more is a row more here and its file; the order is that of the editor. */
export const kinds = {
  modifyRoll,
  moveShip,
  takeFlag,
  cancel,
  redirect,
  forceRoll,
  draw,
  discard,
  note,
};

type Rows = typeof kinds;
export type EffectKind = keyof Rows;
export type Effect = { readonly [Kind in EffectKind]: EffectOf<Rows[Kind]> }[EffectKind];
