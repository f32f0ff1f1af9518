import type { SeatId } from '../../rules/kernel/seat.ts';

/** The seats' marks as paths in a square of 48, and their colours: on paper and in pictures as on every display. */
export const markPaths: Readonly<Record<SeatId, string>> = {
  red: 'M44 24A20 20 0 1 1 4 24A20 20 0 1 1 44 24Z',
  blue: 'M6 6h36v36h-36z',
  yellow: 'M24 3l22 39H2z',
  green: 'M24 1l19 23-19 23L5 24z',
  white: 'M17 3h14v14h14v14H31v14H17V31H3V17h14z',
  violet: 'M24 1l5.9 15.9 17 .7-13.3 10.5 4.6 16.3L24 35l-14.2 9.4 4.6-16.3L1.1 17.6l17-.7z',
  orange: 'M37 2A23 23 0 1 0 37 46A30 30 0 0 1 37 2z',
  aqua: 'M5 3h38L28 24l15 21H5l15-21z',
  pink: 'M3 5h42L33 24l12 19H3z',
  grey: 'M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42zm0 12a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  black: 'M24 45L5.5 26A11.8 11.8 0 0124 11.5A11.8 11.8 0 0142.5 26z',
};

export type Look = 'evening' | 'day';

interface Colours {
  readonly ground: string;
  readonly ink: string;
  readonly ink2: string;
  readonly rule: string;
  readonly rule2: string;
  readonly seats: Readonly<Record<SeatId, string>>;
}

export const coloursOf: Readonly<Record<Look, Colours>> = {
  evening: {
    ground: '#0e1b20',
    ink: '#f6ead2',
    ink2: '#c6cbbf',
    rule: '#3d5860',
    rule2: '#6d878c',
    seats: {
      red: '#e5371a',
      blue: '#65a7f3',
      yellow: '#fde174',
      green: '#2f9159',
      white: '#fcfbf8',
      violet: '#8f5bdc',
      orange: '#ff8100',
      aqua: '#62e9fd',
      pink: '#e8a5b8',
      grey: '#6f7a89',
      black: '#72726c',
    },
  },
  day: {
    ground: '#f6f1e3',
    ink: '#12232a',
    ink2: '#39484d',
    rule: '#a3aca2',
    rule2: '#6b7a78',
    seats: {
      red: '#b30006',
      blue: '#357bec',
      yellow: '#b08100',
      green: '#336f51',
      white: '#ffffff',
      violet: '#43007c',
      orange: '#aa6131',
      aqua: '#0c989c',
      pink: '#e9418d',
      grey: '#41525d',
      black: '#060606',
    },
  },
};

/** On a grey printer a captain is a dash, not a colour. */
export const dashes: Readonly<Record<SeatId, readonly number[]>> = {
  red: [],
  blue: [6, 2],
  yellow: [2, 2],
  green: [8, 2, 2, 2],
  white: [1, 2],
  violet: [10, 3],
  orange: [4, 1, 1, 1],
  aqua: [3, 3],
  pink: [1, 1],
  grey: [12, 2, 1, 2],
  black: [5, 5],
};
