import type { AlarmClock } from '../../state/clock.ts';

const pointerRests = 3000;

/** Hides a pointer that rests on the picture, until it is moved. */
export function restPointer(clock: AlarmClock): () => void {
  const root = document.documentElement;
  let cancel: () => void = () => undefined;
  const move = (): void => {
    cancel();
    delete root.dataset['pointer'];
    cancel = clock.after(pointerRests, () => {
      root.dataset['pointer'] = 'rests';
    });
  };
  move();
  addEventListener('pointermove', move);
  return () => {
    cancel();
    removeEventListener('pointermove', move);
  };
}

/** Keeps the screen from going dark, where the browser can; away from this computer most may not. */
export function keepAwake(): () => void {
  const ask = (): void => {
    if (document.hidden || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').catch(() => undefined);
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
  };
}
