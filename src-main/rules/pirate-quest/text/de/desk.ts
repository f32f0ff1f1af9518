import type { Catalogue } from '../../../kernel/message.ts';

/** What only the console says: how the pieces of the box are called, and what a remark rests on. */
export const desk: Catalogue = {
  'seat.red': 'rot',
  'seat.blue': 'blau',
  'seat.yellow': 'gelb',
  'seat.green': 'grün',
  'seat.white': 'weiß',
  'seat.violet': 'violett',
  'seat.orange': 'orange',
  'seat.black': 'schwarz',
  'piece.face': 'Würfel {die}, {face}',
  'piece.dice-card': 'Würfelkarte {number}',
  'piece.marker': 'Figur {colour}',
  'piece.bid-face': 'Würfel {colour}, {face}: Ansage {bid}',
  'flag.pips-off-count': 'Der Würfel {die} hat auf {pips} seiner Seiten Augen.',
  'flag.certain':
    'Damals gelegt: {card}. Die ganze Zeit auf der Hand: {later}, gezeigt in Kampf {shown}. Sicher.',
  'flag.possible':
    'Damals gelegt: {card}. In Kampf {shown} gezeigt: {later}, vielleicht erst später dazugekommen. Möglich.',
  'flag.evidence.face-not-on-die':
    'Sie zählt, wie sie gesehen wurde. Die Liste des Würfels lässt sich berichtigen.',
  'flag.evidence.pips-off-count':
    'Im Heft sind es {half} der sechs. Den Würfel ansehen und seine Liste berichtigen.',
  'flag.evidence.misdeal':
    'Ansagen und Kämpfe darin gelten nicht. Glück, Plätze und Figuren bleiben, wie sie sind.',
  'flag.evidence.uneven-hand': 'Wer gibt, zog verdeckt daraus oder gab dazu, und die Schlacht ging weiter.',
  'flag.evidence.overruled': '{says}',
  'flag.evidence.card-twice': 'Wieder gesehen in Kampf {shown}.',
  'flag.evidence.fights-do-not-add-up':
    'Auf jede gegebene Karte kommt ein Kampf. Anders gesagt und behalten.',
};
