/** A code as it was printed, and how it was printed where the scanner says so. */
export interface Code {
  readonly text: string;
  /** The AIM identifier: `]`, the symbology's letter and a modifier, `]C0` for plain Code 128. */
  readonly symbology?: string;
}

const aimIdentifier = /^\][A-Za-z][0-9A-Za-z](?=.)/s;

/** Takes the AIM identifier off the front of what a scanner sent. */
export function readCode(sent: string): Code {
  const [symbology] = aimIdentifier.exec(sent) ?? [];
  return symbology === undefined ? { text: sent } : { text: sent.slice(symbology.length), symbology };
}

const names: ReadonlyMap<string, string> = new Map([
  ['A', 'Code 39'],
  ['C', 'Code 128'],
  ['d', 'Data Matrix'],
  ['E', 'EAN/UPC'],
  ['e', 'GS1 DataBar'],
  ['F', 'Codabar'],
  ['G', 'Code 93'],
  ['I', 'Interleaved 2 of 5'],
  ['L', 'PDF417'],
  ['Q', 'QR'],
  ['z', 'Aztec'],
]);

/** The symbology's everyday name; an identifier that is not in the list names itself. */
export function symbologyName(identifier: string): string {
  return names.get(identifier.charAt(1)) ?? identifier;
}
