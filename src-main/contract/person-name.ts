/** A blank more, a capital less: whoever is written so is the same person. Accents are kept, since a name has them. */
export const personOf = (captain: string): string => captain.normalize('NFC').trim().toLocaleLowerCase('en');
