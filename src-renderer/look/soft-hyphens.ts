const soft = '\u00AD';
/** A word this long may find no line that holds it, and in a narrow column one this long. */
const longest = 15;
const longestNarrow = 10;
/** Less than this is not left alone on a line. */
const least = 4;
const vowel = 'aeiouyäöüàâéèêëîïôûáíóúåæø';
/** What is one sound begins the next syllable as a whole. */
const syllable = new RegExp(
  `([${vowel}])([^${vowel}]*?)(sch|ch|ck|ph|th|qu|[^${vowel}])(?=[${vowel}])`,
  'giu',
);

/** The name with places where a very long word in it may break: before the last sound that leads to a vowel. */
export const softened = (name: string, isNarrow = false): string =>
  name
    .split(/([\s-])/)
    .map((word) => (word.length < (isNarrow ? longestNarrow : longest) ? word : softenedWord(word)))
    .join('');

const softenedWord = (word: string): string =>
  word.replace(syllable, (whole, led: string, before: string, sound: string, at: number) => {
    const place = at + led.length + before.length;
    return place < least || word.length - place < least ? whole : `${led}${before}${soft}${sound}`;
  });
