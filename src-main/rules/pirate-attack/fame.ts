/** The sixty chips are worth 108; a table that counts beyond them does it on paper. */
export const mostFame = 200;

/** What is printed on the ships is not in the booklet: one for each, until a table knows better. */
export const fameOfShip = 1;
