import { createRequire } from 'node:module';
import type bwip from 'bwip-js/node';
import type PDFDocument from 'pdfkit';

/** What only some evenings ask for, and what takes longer to load than all of ours. */
interface Packages {
  readonly 'bwip-js/node': typeof bwip;
  readonly pdfkit: typeof PDFDocument;
}

/** Not called `require`: what is bundled for the desktop may be given one of that name. */
const installed = createRequire(import.meta.url);

/** Loaded when it is first asked for, so that no start waits for it. */
export const whenNeeded = <Name extends keyof Packages>(name: Name): Packages[Name] =>
  installed(name) as Packages[Name];
