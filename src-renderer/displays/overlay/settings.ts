/** What the overlay's address says: `?place=corner&side=end&size=80`, beside `look` and `lang` as everywhere. */
export interface OverlaySettings {
  readonly place: 'third' | 'corner';
  readonly side: 'start' | 'end';
  /** In per cent of the usual. */
  readonly size: number;
}

const smallest = 50;
const largest = 200;

export function settingsFrom(asked: Pick<URLSearchParams, 'get'>): OverlaySettings {
  const size = Number(asked.get('size') ?? '');
  return {
    place: asked.get('place') === 'corner' ? 'corner' : 'third',
    side: asked.get('side') === 'end' ? 'end' : 'start',
    size: size >= smallest && size <= largest ? size : 100,
  };
}
