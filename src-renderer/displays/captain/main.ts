import { mount } from 'svelte';
import { heldFor } from '../../../src-main/contract/shown.ts';
import '../../look/look.css';
import { LookChoice } from '../../state/look.svelte.ts';
import { Table } from '../../state/table.svelte.ts';
import { Words } from '../../state/words.svelte.ts';
import Phone from './Phone.svelte';

const look = new LookChoice();
const words: Words = new Words(() => table.names, heldFor);
const table = new Table('captain', () => words.language);

mount(Phone, { target: document.body, props: { table, words, look } });
