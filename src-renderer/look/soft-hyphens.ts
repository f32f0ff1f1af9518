const soft = '\u00AD';
/** A word this long may find no line that holds it. */
const longest = 15;
/** Less than this is not left alone on a line. */
const least = 4;
/** What is one sound begins the next syllable as a whole. */
const syllable =
  /(?<=[aeiouyäöüàâéèêëîïôûáíóúåæø])([^aeiouyäöüàâéèêëîïôûáíóúåæø-]*?)(sch|ch|ck|ph|th|qu|[^aeiouyäöüàâéèêëîïôûáíóúåæø-])(?=[aeiouyäöüàâéèêëîïôûáíóúåæø])/giu;

/** The name with places where a very long word in it may break: before the last sound that leads to a vowel. */
export const softened = (name: string): string =>
  name
    .split(/(?<=[\s-])/)
    .map((word) => (word.trimEnd().length < longest ? word : softenedWord(word)))
    .join('');

function softenedWord(word: string): string {
  const end = word.trimEnd().length;
  return word.replace(syllable, (whole, before: string, sound: string, at: number) => {
    const place = at + before.length;
    return place < least || end - place < least ? whole : `${before}${soft}${sound}`;
  });
}
