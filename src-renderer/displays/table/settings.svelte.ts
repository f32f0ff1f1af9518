import { Player } from '../../sound/player.ts';
import { keep, kept } from '../../state/kept.ts';

/** How much of each side a television hides, in per cent. */
export const overscans = [0, 2.5, 5] as const;
const mostOverscan = 10;

function parseOverscan(text: string | null): number | undefined {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return number >= 0 && number <= mostOverscan ? number : undefined;
}

/** What is set at this television: by its address, by a key, or as it was set here before. */
export class Settings {
  overscan: number = $state(0);
  readonly sound: Player;
  sounds: boolean = $state(false);

  constructor() {
    const asked = new URLSearchParams(location.search);
    this.overscan = parseOverscan(asked.get('overscan')) ?? parseOverscan(kept('overscan')) ?? 0;
    this.sounds = (asked.get('sound') ?? kept('sound')) === 'on';
    this.sound = new Player(this.sounds);
  }

  nextOverscan(): void {
    this.overscan = overscans.find((one) => one > this.overscan) ?? overscans[0];
    keep('overscan', String(this.overscan));
  }

  /** A press of a key, which is what the browser waits for before a page may sound. */
  turnSound(): void {
    this.sounds = !this.sounds;
    this.sound.turn(this.sounds);
    keep('sound', this.sounds ? 'on' : 'off');
  }
}
