import { realpathSync } from 'node:fs';

/** A pseudo-terminal, as simulators and bridges of other programs make them. */
export function isPseudo(path: string): boolean {
  try {
    return realpathSync(path).startsWith('/dev/pts/');
  } catch {
    return false;
  }
}
