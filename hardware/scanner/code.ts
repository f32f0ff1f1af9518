/** A code as it was printed, and how it was printed where the scanner says so. */
export interface Code {
  readonly text: string;
  /** The AIM identifier: `]`, the symbology's letter and a modifier, `]C0` for plain Code 128. */
  readonly symbology?: string;
}

/** What a scanner was set up to send before and behind each code; an end by Enter or Tab needs no telling. */
export interface Affixes {
  readonly prefix?: string;
  readonly suffix?: string;
}

const aimIdentifier = /^\][A-Za-z][0-9A-Za-z](?=.)/s;

/** Takes off what a scanner sent around the code: prefix, AIM identifier, suffix, in the order of the wire. */
export function readCode(sent: string, { prefix = '', suffix = '' }: Affixes = {}): Code {
  const begun = sent.startsWith(prefix) ? sent.slice(prefix.length) : sent;
  const bare = suffix !== '' && begun.endsWith(suffix) ? begun.slice(0, -suffix.length) : begun;
  const [symbology] = aimIdentifier.exec(bare) ?? [];
  return symbology === undefined ? { text: bare } : { text: bare.slice(symbology.length), symbology };
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
