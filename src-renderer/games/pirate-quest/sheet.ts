import type { DataSheet } from '../tables.ts';
import MapSheet from './MapSheet.svelte';

export const sheet: DataSheet = { id: 'map', Sheet: MapSheet };
