/** As a search compares: small letters; accents are kept, since a name is written with them. */
export const fold = (text: string): string => text.normalize('NFC').toLocaleLowerCase('en');

/** Every word of a search must be found; what stands in quotes is one. */
export const searchedWords = (search: string): readonly string[] =>
  [...fold(search).matchAll(/"([^"]+)"|(\S+)/g)]
    .map(([, quoted, plain]) => quoted ?? plain ?? '')
    .slice(0, 8);
