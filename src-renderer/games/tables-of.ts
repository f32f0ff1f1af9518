import type { Language } from '../../src-main/rules/kernel/message.ts';
import type { TablesOf } from './tables.ts';

const found = import.meta.glob<{ tables: TablesOf }>('./*/tables.ts');

export async function tablesOf(game: string): Promise<TablesOf | undefined> {
  const load = found[`./${game}/tables.ts`];
  return load ? (await load()).tables : undefined;
}

export async function dataWordsIn(language: Language): Promise<Readonly<Record<string, string>>> {
  return language === 'de'
    ? (await import('../../src-main/contract/text/data/de.ts')).dataWords
    : (await import('../../src-main/contract/text/data/en.ts')).dataWords;
}
