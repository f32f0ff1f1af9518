/** What also talks in lines of text, and hangs on the same bridges as readers do. */
const talkers = ['gps', 'printer', 'modem'] as const;
export type Talker = (typeof talkers)[number];

const sayings: Readonly<Record<Talker, RegExp>> = {
  gps: /\$(?:G[ABLNPQ]|BD|QZ)[A-Z]{3},/,
  printer: /(?:^|\n)(?:echo:|Marlin|Grbl \d|ok(?: T:|\s*$)|T:\d+(?:\.\d+)? ?\/|start\s*$|<Idle\|)/m,
  modem: /(?:^|\n)(?:AT[+&\r\n]|RING\s*$|NO CARRIER|\+C[A-Z]{3}:|\^[A-Z]+:)/m,
};

/** Whose words these bytes are, if not a reader's. */
export function talkerOf(text: string): Talker | undefined {
  return talkers.find((talker) => sayings[talker].test(text));
}
