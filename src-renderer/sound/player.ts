import { sound, type Sound } from './sounds.ts';

/** Plays the look's sounds once somebody has allowed them; a page may not sound before it was touched. */
export class Player {
  #context: AudioContext | undefined;
  #on: boolean;

  constructor(on: boolean) {
    this.#on = on;
  }

  get on(): boolean {
    return this.#on;
  }

  /** Called from the press that switches sound on or off, which is what the browser asks for. */
  turn(on: boolean): void {
    this.#on = on;
    if (on) void this.#ready().resume();
    else void this.#context?.suspend();
  }

  play(name: Sound, count?: number): void {
    if (!this.#on) return;
    const context = this.#ready();
    void context.resume();
    sound(name, { context, out: context.destination, at: context.currentTime + 0.01 }, count);
  }

  #ready(): AudioContext {
    this.#context ??= new AudioContext();
    return this.#context;
  }
}
