import { faceStates } from '../report.ts';
import type { Report } from '../report.ts';

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A report as a script writes it; undefined when it is none. */
export function parseReport(value: unknown): Report | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, tag, antenna, text, symbology, die, face, state = 'rest', button, value: number } = value;
  switch (kind) {
    case 'tag':
    case 'tag-gone':
      return isWord(tag) ? { kind, tag, ...(isWord(antenna) ? { antenna } : {}) } : undefined;
    case 'code':
      return isWord(text) ? { kind, text, ...(isWord(symbology) ? { symbology } : {}) } : undefined;
    case 'face': {
      const known = faceStates.find((each) => each === state);
      return isWord(die) && typeof face === 'string' && known ? { kind, die, face, state: known } : undefined;
    }
    case 'button':
      return isWord(button) ? { kind, button } : undefined;
    case 'number':
      return typeof number === 'number' ? { kind, value: number } : undefined;
    default:
      return undefined;
  }
}

function isWord(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
