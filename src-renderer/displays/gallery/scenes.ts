import type { Component } from 'svelte';
import Controls from './scenes/Controls.svelte';
import Sheet from './scenes/Sheet.svelte';
import Sounds from './scenes/Sounds.svelte';

export interface SceneProps {
  seats: number;
  long: boolean;
}

export const scenes = {
  sheet: Sheet,
  controls: Controls,
  sounds: Sounds,
} satisfies Record<string, Component<SceneProps>>;
export type SceneName = keyof typeof scenes;
