import type { Component } from 'svelte';
import ConsoleBidding from './scenes/ConsoleBidding.svelte';
import Controls from './scenes/Controls.svelte';
import Overlay from './scenes/Overlay.svelte';
import PhoneBid from './scenes/PhoneBid.svelte';
import Sheet from './scenes/Sheet.svelte';
import Sounds from './scenes/Sounds.svelte';
import TvArmada from './scenes/TvArmada.svelte';
import TvAttack from './scenes/TvAttack.svelte';
import TvBidding from './scenes/TvBidding.svelte';
import TvEnd from './scenes/TvEnd.svelte';
import TvFight from './scenes/TvFight.svelte';
import TvFleets from './scenes/TvFleets.svelte';
import TvMoves from './scenes/TvMoves.svelte';
import TvPlay from './scenes/TvPlay.svelte';
import TvTricks from './scenes/TvTricks.svelte';

export interface SceneProps {
  seats: number;
  long: boolean;
  overscan: number;
  /** How many minutes the picture has stood. */
  minutes: number;
}

export const scenes = {
  sheet: Sheet,
  controls: Controls,
  'tv-fight': TvFight,
  'tv-bidding': TvBidding,
  'tv-moves': TvMoves,
  'tv-attack': TvAttack,
  'tv-armada': TvArmada,
  'tv-fleets': TvFleets,
  'tv-tricks': TvTricks,
  'tv-end': TvEnd,
  'tv-play': TvPlay,
  'console-bidding': ConsoleBidding,
  'phone-bid': PhoneBid,
  overlay: Overlay,
  sounds: Sounds,
} satisfies Record<string, Component<SceneProps>>;
export type SceneName = keyof typeof scenes;
