import type { Chance } from './chance.ts';
import type { Cue, Script } from './script.ts';

const shortest = 100;
const longest = 2000;

/** Readers pulled out by chance, so often a minute, and back within two seconds; the last may be after the script. */
export function jolts(script: Script, perMinute: number, luck: Chance): readonly Cue[] {
  const end = script.cues.at(-1)?.at ?? 0;
  return script.roles.flatMap(({ reader }) => {
    const cues: Cue[] = [];
    for (let at = pause(perMinute, luck); at < end; at += pause(perMinute, luck)) {
      cues.push({ at, reader, act: { kind: 'plug', isIn: false } });
      at += shortest + luck.below(longest - shortest);
      cues.push({ at, reader, act: { kind: 'plug', isIn: true } });
    }
    return cues;
  });
}

function pause(perMinute: number, luck: Chance): number {
  return (60_000 / perMinute) * (0.5 + luck.next());
}
