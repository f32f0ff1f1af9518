import { mount } from 'svelte';
import { consoleFor } from '../../../src-main/contract/catalogues.ts';
import '../../look/look.css';
import { LookChoice } from '../../state/look.svelte.ts';
import { Table } from '../../state/table.svelte.ts';
import { Words } from '../../state/words.svelte.ts';
import Console from './Console.svelte';

const look = new LookChoice();
const words: Words = new Words(() => table.names, consoleFor);
const table = new Table('console', () => words.language);

mount(Console, { target: document.body, props: { table, words, look } });
