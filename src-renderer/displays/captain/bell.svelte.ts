import type { Player } from '../../sound/player.ts';
import { keep, kept } from '../../state/kept.ts';

const silent = 'turn-silent';
/** Long enough to be felt in a pocket. */
const buzz = 180;

/** Says to whoever looks away that it is the own turn: a buzz and a sound, where the phone allows them. */
export class Bell {
  rings: boolean = $state(kept(silent) !== 'yes');
  #player: Promise<Player> | undefined;
  #was: boolean | undefined;

  /** Rings as the table begins to wait for this seat; what a page finds when it comes rings nothing. */
  awaits(isAwaited: boolean): void {
    const begins = isAwaited && this.#was === false;
    this.#was = isAwaited;
    if (!begins || !this.rings) return;
    // Not every browser has it, whatever its types say.
    (navigator as Partial<Navigator>).vibrate?.(buzz);
    this.#player ??= player();
    void this.#player.then((one) => one.play('turn'));
  }

  turn(): void {
    this.rings = !this.rings;
    keep(silent, this.rings ? null : 'yes');
  }
}

/** Fetched when it sounds for the first time: a phone shows its question without it. */
const player = async (): Promise<Player> => new (await import('../../sound/player.ts')).Player(true);
