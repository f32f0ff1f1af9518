/** Raised whenever something else is told of an evening: every digest is then made again. */
export const madeBy = 5;
