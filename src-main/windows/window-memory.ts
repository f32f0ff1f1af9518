import type { Settings } from '../link/device-store.ts';
import { readRemembered, type Manner, type Rectangle, type Remembered } from './screens.ts';

const settingName = 'windows';

/** Where windows were left, over a restart. */
export class WindowMemory {
  readonly #settings: Settings;
  #remembered: Remembered;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#remembered = readRemembered(settings.get(settingName));
  }

  get screens(): Remembered['screens'] {
    return this.#remembered.screens;
  }

  get main(): Rectangle | undefined {
    return this.#remembered.main;
  }

  setScreen(key: string, manner: Manner): void {
    this.#keep({ ...this.#remembered, screens: { ...this.#remembered.screens, [key]: manner } });
  }

  setMain({ x, y, width, height }: Rectangle): void {
    this.#keep({ ...this.#remembered, main: { x, y, width, height } });
  }

  #keep(remembered: Remembered): void {
    this.#remembered = remembered;
    this.#settings.set(settingName, remembered);
  }
}
