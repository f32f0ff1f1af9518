import type { ReaderOptions } from 'zxing-wasm/reader';

/** What we print, and nothing else: a product's code on the box is no label. */
export const options: ReaderOptions = {
  formats: ['QRCode', 'DataMatrix', 'Code128'],
  maxNumberOfSymbols: 32,
  returnErrors: true,
  tryInvert: false,
};
