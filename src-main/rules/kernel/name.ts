/** Controls, halves of a sign, signs for private use, and those that stand for no sign at all. */
const noSigns = /[\p{Cc}\p{Cs}\p{Co}]|[\u{fdd0}-\u{fdef}\u{fffe}\u{ffff}]/gu;
/** What turns the writing direction of whatever stands behind it, or marks a line where there is none. */
const directions = /[\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
/** What takes part in a text and cannot be seen: two names that differ by nothing else look alike. */
const unseen =
  /[\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u2060-\u2065\u206a-\u206f\u2800\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff9-\uffff]|[\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu;
/** Joiners make one sign of two in some scripts and of two pictures, and nothing anywhere else. */
const looseJoiners =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\ufe0f|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\p{L}\p{M}])[\u200c\u200d]|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;
/** More marks over one letter than any script has paint over the lines above. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** A text of several lines, without what cannot be seen or turns what stands beside it. */
export function cleanText(text: string): string {
  // Whatever ends a line somewhere ends it here.
  return text
    .split(/\r\n|[\n\r\u000b\u000c\u0085\u2028\u2029]/)
    .map(cleanName)
    .join('\n')
    .trim();
}

/** A name as it may stand on a screen and a label; empty where nothing of it can be seen. */
export function cleanName(name: string): string {
  const cleaned = cleanedOnce(name);
  // What was beside something that has gone may be loose now.
  return cleaned === name ? name : cleanName(cleaned);
}

function cleanedOnce(name: string): string {
  return name
    .replace(/[\s\u2028\u2029]+/gu, ' ')
    .replace(noSigns, '')
    .replace(directions, '')
    .replace(unseen, '')
    .replace(looseJoiners, '')
    .normalize('NFC')
    .replace(piledMarks, '$1')
    .replace(/^[\p{M}\s]+/u, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** What the eye takes for the same, whatever its letters are made of. */
const lookOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/** The same names, and where two look alike the place among them behind each. */
export function toldApart(names: readonly string[]): readonly string[] {
  const looks = names.map(lookOf);
  const taken = new Set(looks);
  const shown: string[] = [];
  for (const [at, name] of names.entries()) {
    const isAlone = looks.indexOf(looks[at] ?? '') === looks.lastIndexOf(looks[at] ?? '');
    let own = name;
    for (let place = 1; !isAlone && (own === name || taken.has(lookOf(own))); place++)
      own = `${name} (${place})`;
    taken.add(lookOf(own));
    shown.push(own);
  }
  return shown;
}
