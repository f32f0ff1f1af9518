import type { Editor } from '../editing.ts';
import Preparing from './PrepareBoard.svelte';

export const editor: Editor = { table: 'board', Preparing };
