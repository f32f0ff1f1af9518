import type { Editor } from '../editing.ts';
import Entering from './EnterScoreCard.svelte';
import Preparing from './PrepareScoreCards.svelte';

export const editor: Editor = { table: 'score-cards', Entering, Preparing };
