import type { Catalogue } from '../../../kernel/message.ts';

/** Numbers set by hand, and what a map lacks that is being laid: for whoever fills in a form. */
export const filled: Catalogue = {
  'field.battle': 'Schlacht',
  'field.cards': 'Karten für jeden',
  'field.dealer': 'Gibt',
  'field.leader': 'Spielt aus',
  'field.square': 'Feld',
  'field.rank': 'Rang',
  'field.colour': 'Farbe des Feldes',
  'field.luck': 'Glückspunkte',
  'field.bid': 'Ansage',
  'field.won': 'Gewonnene Kämpfe',
  'field.points': 'Schritte übrig',
  'field.whose': '{field}, {name}',

  'map.card-count': 'eine Karte besteht aus 3 bis 10 Teilen',
  'map.overlap': 'zwei Teile liegen auf demselben Platz',
  'map.apart': 'ein Teil berührt keines davor',
  'map.backwards': 'ein Teil liegt hinter dem ersten',
  'map.barrier': 'eine Sperre steht an keiner Seite und keiner Ecke',
  'map.acceleration': 'ein Beschleunigungspunkt liegt hinter keinem Teil',
  'map.start': 'der Start liegt nicht auf der ersten Linie',
  'map.no-way': 'vom Start führt kein Weg zum Ziel',
  'map.goal': 'das Ziel ist kein eigenes Feld',
};
