/** A button of a gamepad or of a box of buttons that acts as one: `0:3` is the fourth button of the first. */
export type PadButton = string;

/** What a button is mapped to: the name of a key, so that a button does whatever that key does now. */
export type PadMap = Readonly<Record<PadButton, string>>;

/** Four buttons in reach of a thumb answer, the shoulders go on and back; every one of them can be mapped anew. */
export const usualPad: PadMap = {
  '0': '1',
  '1': '2',
  '2': '3',
  '3': '4',
  '4': 'U',
  '5': 'N',
  '6': 'R',
  '7': 'O',
  '8': 'X',
  '9': 'P',
};

export function keyFor(map: PadMap, button: PadButton): string | undefined {
  const [, number = ''] = button.split(':');
  return map[button] ?? map[number];
}

export function readPadMap(text: string | null): PadMap {
  try {
    const read = JSON.parse(text ?? '{}') as unknown;
    if (typeof read !== 'object' || read === null) return usualPad;
    const kept = Object.entries(read).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return { ...usualPad, ...Object.fromEntries(kept) };
  } catch {
    return usualPad;
  }
}

interface Pad {
  readonly index: number;
  readonly buttons: readonly { readonly pressed: boolean }[];
}

/** The buttons that went down between two looks. */
export function pressedNow(
  before: ReadonlySet<PadButton>,
  pads: readonly (Pad | null)[],
): {
  readonly down: ReadonlySet<PadButton>;
  readonly fresh: readonly PadButton[];
} {
  const down = new Set(
    pads.flatMap((pad) =>
      pad ? pad.buttons.flatMap(({ pressed }, at) => (pressed ? [`${pad.index}:${at}`] : [])) : [],
    ),
  );
  return { down, fresh: [...down].filter((button) => !before.has(button)) };
}

/** Looks at the pads with every frame while one is there; a browser tells of none before its first press. */
export function watchPads(pressed: (button: PadButton) => void): () => void {
  let down: ReadonlySet<PadButton> = new Set();
  let frame: number | undefined;
  const look = (): void => {
    const now = pressedNow(down, navigator.getGamepads());
    down = now.down;
    now.fresh.forEach(pressed);
    frame = navigator.getGamepads().some(Boolean) ? requestAnimationFrame(look) : undefined;
  };
  const come = (): void => {
    frame ??= requestAnimationFrame(look);
  };
  addEventListener('gamepadconnected', come);
  come();
  return () => {
    removeEventListener('gamepadconnected', come);
    if (frame !== undefined) cancelAnimationFrame(frame);
  };
}
