import type { BrowserContextOptions } from 'playwright-core';

export const displays = ['table', 'console', 'captain', 'overlay', 'start'] as const;
export type Display = (typeof displays)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One screen on the wall: a page at a size, in a language, in a look. */
export interface Screen {
  readonly display: Display;
  readonly size: Size;
  readonly language: 'en' | 'de';
  readonly look: 'evening' | 'day';
  /** What else stands in the address. */
  readonly more: string;
}

/** What a living room, a desk and a hand hold, and two shapes between them. */
export const sizes = [
  '1280x720',
  '1920x1080',
  '3840x2160',
  '3440x1440',
  '1024x768',
  '390x844',
  '320x640',
  '1366x768',
] as const;

const parse = (size: string): Size => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};

export const isPhone = ({ width }: Size): boolean => width < 500;
export const sizeOf = ({ size }: Screen): string => `${size.width}x${size.height}`;
export const nameOf = (screen: Screen): string =>
  [screen.display, sizeOf(screen), screen.language, screen.look].join('-');
export const addressOf = ({ display, language, look, more }: Screen): string =>
  `/${display === 'start' ? '' : display}?lang=${language}&look=${look}${more}`;

export function optionsOf({ display, size }: Screen): BrowserContextOptions {
  const hand = display === 'captain' || isPhone(size) ? { hasTouch: true, isMobile: true } : {};
  return { viewport: size, reducedMotion: 'reduce', locale: 'en-GB', ...hand };
}

export interface Wished {
  readonly displays: readonly string[];
  readonly sizes: readonly string[];
}

/** Every page at every size, evening and day in turn, so that an evening in each language shows both. */
export function wallIn(language: 'en' | 'de', wished: Wished): readonly Screen[] {
  const looks = language === 'de' ? (['evening', 'day'] as const) : (['day', 'evening'] as const);
  return displays
    .filter((display) => wished.displays.includes(display))
    .flatMap((display, page) =>
      sizes.flatMap((size, at): readonly Screen[] => {
        if (!wished.sizes.includes(size)) return [];
        const more = display === 'overlay' && at % 2 === 1 ? '&place=corner' : '';
        const look = looks[(page + at) % 2] ?? 'evening';
        return [{ display, size: parse(size), language, look, more }];
      }),
    );
}
