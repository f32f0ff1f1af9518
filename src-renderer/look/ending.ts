/** So long a movement is said to take: in its last part, from `arrived` on, it only holds still. */
export const held = 400;
const arrived = 300;
/** From the news to the end of what moves for it, which begins with the next frame or the one after it. */
const soon = 340;
/** So long the others wait for one that came a frame later. */
const most = 40;

let waiting: ReturnType<typeof setTimeout> | undefined;

/**
 * Ends all that has arrived, and all of it at once. What ends by itself is drawn by the page's own thread for its last
 * 40 ms, frame by frame, with everything else that moves; what is ended is drawn once.
 */
function end(): void {
  const moving = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().duration === held);
  const left = moving.map(({ currentTime }) => arrived - Number(currentTime));
  const last = Math.max(0, ...left);
  waiting = last > 0 ? setTimeout(end, last) : undefined;
  if (last > 0 && last <= most) return;
  for (const [at, one] of moving.entries()) if ((left[at] ?? 0) <= 0) one.finish();
}

/** Whatever begins to move now will be ended with what moves beside it. */
export function endTogether(): void {
  waiting ??= setTimeout(end, soon);
}
