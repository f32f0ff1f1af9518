import type { door as english } from './en.ts';

export const door: Readonly<Record<keyof typeof english, string>> = {
  'page.outside.name': 'Noch nicht drin.',
  'page.outside.verb': 'Einlass gibt, wer anschreibt.',
  'page.outside.ask': 'Die Konsole um Einlass bitten',
  'page.waits': '{code} möchte herein.',
  'page.waits.captain': 'Ein Telefon: {name}.',
  'page.waits.table': 'Ein Fernseher: {name}.',
  'page.waits.console': 'Eine zweite Konsole, mit allen Rechten dieser: {name}.',
  'page.waits.camera': 'Eine Kamera über dem Tisch, mit allen Rechten dieser Konsole: {name}.',
  'page.waits.overlay': 'Eine Einblendung: {name}.',
  'page.waits.start': 'Jemand, der mit anschreibt, mit allen Rechten von hier: {name}.',
  'page.again': 'Das Telefon von {captain}',
  'page.again.words': '{name} saß zuletzt für {captain} hier, vor mehr als einem Tag. Sitzt es wieder dort?',
  'page.again.sit': 'Es sitzt dort',
  'page.again.not': 'Dieses nicht',
  'page.let-in': 'Hereinlassen',
  'page.turn-away': 'Abweisen',
  'page.crowd': 'Zu viele Seiten wollen zugleich herein.',
  'page.crowd.words':
    'Sie kommen von {address}. Gehört das Gerät euch, dort Seiten schließen; kennt es niemand, es aus dem Netz nehmen. Wer einen Platz hat, behält ihn.',
};
