import type { Player } from '../../sound/player.ts';
import type { Sound } from '../../sound/sounds.ts';
import { keep, kept } from '../../state/kept.ts';

/** How much of each side a television hides, in per cent. */
export const overscans = [0, 2.5, 5] as const;
const mostOverscan = 10;

export function parseOverscan(text: string | null): number | undefined {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return number >= 0 && number <= mostOverscan ? number : undefined;
}

/** What is set at this television: by its address, by a key, or as it was set here before. */
export class Settings {
  overscan: number = $state(0);
  #sound: Promise<Player> | undefined;

  constructor() {
    const asked = new URLSearchParams(location.search);
    this.overscan = parseOverscan(asked.get('overscan')) ?? parseOverscan(kept('overscan')) ?? 0;
    if ((asked.get('sound') ?? kept('sound')) === 'on') this.#sound = player();
  }

  nextOverscan(): void {
    this.setOverscan(overscans.find((one) => one > this.overscan) ?? overscans[0]);
  }

  setOverscan(overscan: number): void {
    this.overscan = overscan;
    keep('overscan', String(this.overscan));
  }

  /** A press of a key, which is what the browser waits for before a page may sound. */
  turnSound(): void {
    const before = this.#sound;
    this.#sound = before ? undefined : player();
    void (before ?? this.#sound)?.then((one) => {
      one.turn(this.#sound !== undefined);
    });
    keep('sound', this.#sound ? 'on' : 'off');
  }

  play(name: Sound, count?: number): void {
    void this.#sound?.then((one) => {
      one.play(name, count);
    });
  }
}

/** A television is silent unless somebody asks, so the sounds are fetched then. */
const player = async (): Promise<Player> => new (await import('../../sound/player.ts')).Player(true);
