import type { Choosing } from '../choosing.ts';
import MapPick from './MapPick.svelte';

export const choosing: Choosing = { map: MapPick };
