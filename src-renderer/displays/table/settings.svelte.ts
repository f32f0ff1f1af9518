import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Player } from '../../sound/player.ts';
import type { Sound } from '../../sound/sounds.ts';
import { browserClock } from '../../state/clock.ts';
import { keep, kept } from '../../state/kept.ts';

/** How much of each side a television hides, in per cent. */
const overscans = [0, 2.5, 5] as const;
const mostOverscan = 10;
const saidFor = 2500;

function parseOverscan(text: string | null): number | undefined {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return number >= 0 && number <= mostOverscan ? number : undefined;
}

/** What is set at this television: by its address, by a key, or as it was set here before. */
export class Settings {
  overscan: number = $state(0);
  /** Whether the code of the result takes its turn at the end. */
  code: boolean = $state(true);
  /** Whether the keys are listed. */
  lists: boolean = $state(false);
  /** What a key has just done, for a moment. */
  said: Message | undefined = $state.raw();
  #sound: Promise<Player> | undefined;
  #callOff: () => void = () => undefined;

  constructor() {
    const asked = new URLSearchParams(location.search);
    this.overscan = parseOverscan(asked.get('overscan')) ?? parseOverscan(kept('overscan')) ?? 0;
    this.code = (asked.get('code') ?? kept('code')) !== 'off';
    if ((asked.get('sound') ?? kept('sound')) === 'on') this.#sound = player();
    // The start page of the same computer offers it once.
    addEventListener('storage', () => {
      if ((kept('sound') === 'on') !== this.sounds && asked.get('sound') === null) this.turnSound();
    });
  }

  nextOverscan(): void {
    this.setOverscan(overscans.find((one) => one > this.overscan) ?? overscans[0]);
  }

  setOverscan(overscan: number): void {
    this.overscan = overscan;
    keep('overscan', String(this.overscan));
  }

  turnCode(): void {
    this.code = !this.code;
    keep('code', this.code ? 'on' : 'off');
  }

  get sounds(): boolean {
    return this.#sound !== undefined;
  }

  /** A key answers where it was pressed. */
  tell(message: Message): void {
    this.#callOff();
    this.said = message;
    this.#callOff = browserClock.after(saidFor, () => (this.said = undefined));
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
