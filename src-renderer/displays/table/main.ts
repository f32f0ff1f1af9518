import { mount } from 'svelte';
import { shownFor } from '../../../src-main/contract/shown.ts';
import '../../look/look.css';
import { LookChoice } from '../../state/look.svelte.ts';
import { Table } from '../../state/table.svelte.ts';
import { Words } from '../../state/words.svelte.ts';
import { Settings } from './settings.svelte.ts';
import Television from './Television.svelte';

const look = new LookChoice();
const words: Words = new Words(() => table.names, shownFor);
const table = new Table('table', () => words.language);

mount(Television, { target: document.body, props: { table, words, look, settings: new Settings() } });
