import { markAt, type Captain } from '../../look/marks.ts';

const short = [
  'Ines',
  'Bartholomew',
  'Mo',
  'Freya',
  'Old Tom',
  'Sam',
  'Jun',
  'Oluwaseun',
  'Bea',
  'Rui',
  'Kofi',
];
const long = [
  'Maximiliane-Charlotte',
  'Bartholomäus der Ältere',
  'Friedrich-Wilhelm',
  'Donaudampfschifferin',
  'Rechtsschutzversicherte',
  'Großherzogin Auguste',
  'Konstantin-Alexander',
  'Hildegard Schwarzenbach',
  'Christoph-Maximilian',
  'Annegret Wölfelschneider',
  'Wilhelmine Strohschneider',
];

/** Captains for the gallery's table: everyday names, or the longest a German evening may bring. */
export function captains(seats: number, longNames: boolean): readonly Captain[] {
  const names = longNames ? long : short;
  return Array.from({ length: seats }, (_, seat) => ({
    mark: markAt(seat),
    name: names[seat] ?? `Seat ${seat + 1}`,
  }));
}
