import type { mapPart } from '../../rules/pirate-quest/view/map.ts';

/** The parts of Pirate Quest's view, for whoever draws them. */
export type { BattlePart, FlagLine, HeadingPart } from '../../rules/pirate-quest/view/battle.ts';
export type { CaptainLine } from '../../rules/pirate-quest/view/captains.ts';
export type {
  AttemptPart,
  ContestPart,
  DecidedPart,
  FightPart,
  LaidCard,
  TakenPart,
} from '../../rules/pirate-quest/view/fight.ts';
export type { MarkersPart } from '../../rules/pirate-quest/view/map.ts';
export type { MoverLine, MovingPart } from '../../rules/pirate-quest/view/moving.ts';
export type { LastRoll } from '../../rules/pirate-quest/state.ts';
export { features, trump, type Suit } from '../../rules/pirate-quest/cards.ts';
export type { Player } from '../../rules/pirate-quest/player.ts';
export type MapPart = NonNullable<ReturnType<typeof mapPart>>;

/** For whoever draws or lays a map, before there is a table that plays on it too. */
export { barriersOf, mostCards, placeOn, sizeOf } from '../../rules/pirate-quest/map/build.ts';
export { corners, headings, sides } from '../../rules/pirate-quest/map/layout.ts';
export type { MapOffered } from '../../rules/pirate-quest/before.ts';
export type { ChartBarrier } from '../../rules/pirate-quest/map/chart.ts';
export type {
  Barrier,
  Heading,
  MapChoice,
  MapLayout,
  PlacedCard,
} from '../../rules/pirate-quest/map/layout.ts';
export type { MapLooked, MapPicture } from '../../rules/pirate-quest/map/look.ts';
