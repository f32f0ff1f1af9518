import type { Component } from 'svelte';
import ConsoleBidding from './scenes/ConsoleBidding.svelte';
import TvFight from './scenes/TvFight.svelte';

export interface SceneProps {
  seats: number;
  long: boolean;
  overscan: number;
}

export const scenes = {
  'tv-fight': TvFight,
  'console-bidding': ConsoleBidding,
} satisfies Record<string, Component<SceneProps>>;
export type SceneName = keyof typeof scenes;
