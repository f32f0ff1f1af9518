import { keep, kept } from './kept.ts';

export const looks = ['evening', 'day'] as const;
export type LookName = (typeof looks)[number];

const isLook = (text: string | null): text is LookName => looks.some((each) => each === text);

/** Evening or day, for each display by itself: the address asks for it, or it was chosen here before. */
export class LookChoice {
  now: LookName = $state('evening');

  constructor() {
    const asked = new URLSearchParams(location.search).get('look');
    const before = kept('look');
    this.#show(isLook(asked) ? asked : isLook(before) ? before : 'evening');
  }

  choose(look: LookName): void {
    keep('look', look);
    this.#show(look);
  }

  #show(look: LookName): void {
    this.now = look;
    document.documentElement.dataset['look'] = look;
  }
}
