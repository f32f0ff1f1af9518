import { mount } from 'svelte';
import { shownFor } from '../../../src-main/contract/shown.ts';
import '../../look/look.css';
import { LookChoice } from '../../state/look.svelte.ts';
import { Table } from '../../state/table.svelte.ts';
import { Words } from '../../state/words.svelte.ts';
import Overlay from './Overlay.svelte';
import { settingsFrom } from './settings.ts';

new LookChoice();
const words: Words = new Words(() => table.names, shownFor);
const table = new Table('overlay', () => words.language);

mount(Overlay, {
  target: document.body,
  props: { table, words, settings: settingsFrom(new URLSearchParams(location.search)) },
});
