import { mount } from 'svelte';
import '../../look/look.css';
import { LookChoice } from '../../state/look.svelte.ts';
import { Table } from '../../state/table.svelte.ts';
import { Words } from '../../state/words.svelte.ts';
import { Book } from './book.svelte.ts';
import { cataloguesOfTheBook } from './catalogues.ts';
import Logbook from './Logbook.svelte';

const look = new LookChoice();
const words = new Words(() => ({}), cataloguesOfTheBook);
const table = new Table('logbook', () => words.language);

mount(Logbook, { target: document.body, props: { book: new Book(table, words), look } });
