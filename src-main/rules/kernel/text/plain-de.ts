import type { Catalogue } from '../message.ts';
import { service } from './de.ts';

/** Was ein schlichtes Spiel sagt wie jedes schlichte Spiel. */
export const plainWords: Catalogue = {
  ...service,
  'you.prompt.chair': 'Du gehst.',
  'refusal.not-your-turn': 'Abgelehnt: {turn} ist dran, nicht {player}. Nichts eingetragen.',
  'refusal.game-over':
    'Abgelehnt: Das Spiel ist vorbei. War es kein Ende, es zurücknehmen. Nichts eingetragen.',
  'rule.table.title': 'Der Tisch',
  'rule.table': 'Die Kapitäne spielen reihum, Platz für Platz, bis jemand gewonnen hat.',
  'rule.depth.title': 'Was ihr erzählt',
  'rule.depth': 'Dieses Spiel wird ganz erzählt.',
  'rule.by-hand.title': 'Von Hand gesetzt',
  'rule.by-hand': 'Jede Zahl lässt sich ändern, und ein laufendes Spiel lässt sich eintragen, wie es steht.',
  'rule.turn.title': 'Wer dran ist',
  'rule.turn': 'Ein Kapitän nach dem anderen, im Uhrzeigersinn.',
  'depth.whole': 'Alles',
  'depth.whole.hint': 'Alles, was geschieht.',
  'tell.depthSet': 'Von hier an sagt der Tisch an: {depth}.',
  'tell.fieldsSet': 'Von Hand gesetzt: {fields}.',
  'tell.fieldSet': '{label} von {player} {value}',
  'piece.token': 'Marke {mark}',
  'mark.red': 'roter Ball',
  'mark.blue': 'blaue Tonne',
  'mark.yellow': 'gelber Kegel',
  'mark.green': 'grüner Drachen',
  'mark.white': 'weißes Kreuz',
  'mark.violet': 'violetter Stern',
  'mark.orange': 'oranger Mond',
  'mark.aqua': 'türkise Sanduhr',
  'mark.pink': 'rosa Wimpel',
  'mark.grey': 'grauer Ring',
  'mark.black': 'schwarzes Herz',
};
