import { mount } from 'svelte';
import '../../look/look.css';
import { LookChoice } from '../../state/look.svelte.ts';
import { Table } from '../../state/table.svelte.ts';
import { Words } from '../../state/words.svelte.ts';
import { cataloguesOfTheStart } from './ships-log.svelte.ts';
import Start from './Start.svelte';

const look = new LookChoice();
const words = new Words(() => ({}), cataloguesOfTheStart);
const table = new Table('start', () => words.language);

mount(Start, { target: document.body, props: { table, words, look } });
