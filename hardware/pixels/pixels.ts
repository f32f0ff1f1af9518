import type { FaceState, Report } from '../report.ts';

/** Why a message of the dice app tells no face. */
export type PixelsFault = 'not-json' | 'no-die' | 'no-face';

export type PixelsRoll =
  | { readonly ok: true; readonly report: Report & { readonly kind: 'face' }; readonly name: string }
  | { readonly ok: false; readonly fault: PixelsFault };

/** The app's words for how a die lies. */
const faceStates: ReadonlyMap<unknown, FaceState> = new Map([
  ['onFace', 'rest'],
  ['rolled', 'rest'],
  ['crooked', 'cocked'],
  ['handling', 'moved'],
  ['rolling', 'moved'],
]);

/**
 * Firmware from before this day calls these dice crooked that lie flat.
 * https://github.com/GameWithPixels/pixels-js, DiceUtils
 */
const crookedIsTrueSince = Date.UTC(2024, 4, 22);
const falselyCrooked: ReadonlySet<unknown> = new Set(['d4', 'd6', 'd6pipped', 'd6fudge']);

type Fields = Readonly<Record<string, unknown>>;

function isFalselyCrooked({ dieType, firmwareTimestamp }: Fields): boolean {
  if (typeof firmwareTimestamp !== 'number') return false;
  return falselyCrooked.has(dieType) && firmwareTimestamp < crookedIsTrueSince;
}

/** The app sends when its rule "on roll" fires, so a message without a state is of a die at rest. */
function stateOf(fields: Fields): FaceState {
  const state = faceStates.get(fields['rollState']) ?? 'rest';
  return state === 'cocked' && isFalselyCrooked(fields) ? 'rest' : state;
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rollOf(fields: Fields): PixelsRoll {
  const name = textOf(fields['pixelName']) ?? '';
  const die = textOf(fields['pixelId']) ?? name;
  if (die === '') return { ok: false, fault: 'no-die' };
  const face = textOf(fields['faceValue']);
  if (face === undefined) return { ok: false, fault: 'no-face' };
  return { ok: true, report: { kind: 'face', die, face, state: stateOf(fields) }, name };
}

/** Reads the body of the app's request in the format "JSON". */
export function decodePixelsBody(body: string): PixelsRoll {
  let fields: unknown;
  try {
    fields = JSON.parse(body);
  } catch {
    return { ok: false, fault: 'not-json' };
  }
  return isFields(fields) ? rollOf(fields) : { ok: false, fault: 'not-json' };
}

/** Reads the address of the app's request in the format "parameters", which knows the die by its name only. */
export function decodePixelsQuery(query: string): PixelsRoll {
  const values = new URLSearchParams(query);
  return rollOf({ pixelName: values.get('value1'), faceValue: values.get('value3') });
}
