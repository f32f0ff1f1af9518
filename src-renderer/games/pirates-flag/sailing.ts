import type { Attachment } from 'svelte/attachments';
import { glide } from '../../look/glide.ts';
import { along, middleOf, wayTo, type Channel, type Point } from './channel.ts';

/** Where each ship was drawn last, so that it goes along the water from there. */
const last = new WeakMap<HTMLElement, { readonly at: number; readonly berth: Point }>();

/** A ship glides along the channel to where it lies now; what takes it down a waterfall or off the board goes straight. */
export function sails(
  channel: Channel,
  at: number,
  berth: Point,
  isStraight: boolean,
): Attachment<HTMLElement> {
  return (element) => {
    const before = last.get(element);
    last.set(element, { at, berth });
    if (!before) return glide([], berth)(element);
    const isMoved = before.at !== at;
    const way = isMoved && !isStraight ? between(channel, before.at, at) : [];
    return glide(isMoved ? [before.berth, ...way] : [], berth)(element);
  };
}

function between(channel: Channel, from: number, to: number): readonly Point[] {
  const way = along(channel, Math.max(0, wayTo(channel, from)), Math.max(0, wayTo(channel, to)));
  return from === 0 ? [middleOf(channel, 0), ...way] : way;
}
