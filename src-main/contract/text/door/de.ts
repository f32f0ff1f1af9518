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
  'page.crowd': 'An der Tür drängt jemand.',
  'page.crowd.words':
    'Von {address} kamen mehr Seiten oder Versuche, als Leute an einem Tisch brauchen. Wer hier bekannt ist, behält seinen Platz.',
};
