export const stx = 0x02;
export const etx = 0x03;
/** The whole frame's length, which is also its second byte. */
export const frameLength = 10;
export const dataAt = 3;
const dataLength = 5;
export const checksumAt = dataAt + dataLength;

/** The card's kind by the frame's third byte. */
export const cardTypes: ReadonlyMap<number, string> = new Map([
  [0x01, 'Mifare'],
  [0x02, 'EM4100'],
]);
