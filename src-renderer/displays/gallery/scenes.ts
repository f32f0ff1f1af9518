import type { Component } from 'svelte';
import ConsoleBidding from './scenes/ConsoleBidding.svelte';
import PhoneBid from './scenes/PhoneBid.svelte';
import TvAttack from './scenes/TvAttack.svelte';
import TvBidding from './scenes/TvBidding.svelte';
import TvFight from './scenes/TvFight.svelte';
import TvMoves from './scenes/TvMoves.svelte';

export interface SceneProps {
  seats: number;
  long: boolean;
  overscan: number;
}

export const scenes = {
  'tv-fight': TvFight,
  'tv-bidding': TvBidding,
  'tv-moves': TvMoves,
  'tv-attack': TvAttack,
  'console-bidding': ConsoleBidding,
  'phone-bid': PhoneBid,
} satisfies Record<string, Component<SceneProps>>;
export type SceneName = keyof typeof scenes;
