import { mount } from 'svelte';
import { cameraFor } from '../../../src-main/contract/shown.ts';
import '../../look/look.css';
import { LookChoice } from '../../state/look.svelte.ts';
import { Table } from '../../state/table.svelte.ts';
import { Words } from '../../state/words.svelte.ts';
import CameraPage from './CameraPage.svelte';

const look = new LookChoice();
const words: Words = new Words(() => table.names, cameraFor);
const table = new Table('camera', () => words.language);

mount(CameraPage, { target: document.body, props: { table, words, look } });
