import type { keyboard as english } from './en.ts';

export const keyboard: Readonly<Record<keyof typeof english, string>> = {
  'page.slow-scanner':
    'Ein Scan kam so langsam, wie ein Mensch tippt: Was seine Tasten getan hatten, ist zurückgenommen, und er zählt als Scan.',
  'page.slow-scanner.stands':
    'Ein Scan kam so langsam, wie ein Mensch tippt, und nicht alles, was seine Tasten getan hatten, ließ sich zurücknehmen: Sieh ins Logbuch.',
  'page.slow-scanner.delay': 'Stell die Pause zwischen den Zeichen am Scanner auf 0.',
  'page.slow-scanner.close': 'Schließen',
};
