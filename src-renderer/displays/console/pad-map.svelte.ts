import { keep, kept } from '../../state/kept.ts';
import { keyFor, readPadMap, type PadButton, type PadMap } from './pads.ts';

const keptAs = 'pad';

/** What the buttons of this console's gamepad or button box do. */
export class PadMapping {
  map: PadMap = $state.raw(readPadMap(kept(keptAs)));
  /** The button that was pressed last, while buttons are being mapped. */
  last: PadButton | undefined = $state();

  keyOf(button: PadButton): string | undefined {
    return keyFor(this.map, button);
  }

  set(button: PadButton, key: string): void {
    this.map = { ...this.map, [button]: key };
    keep(keptAs, JSON.stringify(this.map));
  }
}
