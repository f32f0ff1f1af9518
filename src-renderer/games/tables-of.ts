import type { Language } from '../../src-main/rules/kernel/message.ts';
import type { MapEditor, TablesOf } from './tables.ts';

const found = import.meta.glob<{ tables: TablesOf }>('./*/tables.ts');

export async function tablesOf(game: string): Promise<TablesOf | undefined> {
  const load = found[`./${game}/tables.ts`];
  return load ? (await load()).tables : undefined;
}

const editors = import.meta.glob<{ default: MapEditor }>('./*/MapEditor.svelte');

/** Nothing for a game whose map is printed, or that has none. */
export async function mapEditorOf(game: string): Promise<MapEditor | undefined> {
  const load = editors[`./${game}/MapEditor.svelte`];
  return load ? (await load()).default : undefined;
}

export async function dataWordsIn(language: Language): Promise<Readonly<Record<string, string>>> {
  return language === 'de'
    ? (await import('../../src-main/contract/text/data/de.ts')).dataWords
    : (await import('../../src-main/contract/text/data/en.ts')).dataWords;
}
