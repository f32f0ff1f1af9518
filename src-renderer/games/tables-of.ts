import type { Language } from '../../src-main/rules/kernel/message.ts';
import type { DataSheet, TablesOf } from './tables.ts';

const found = import.meta.glob<{ tables: TablesOf }>('./*/tables.ts');

export async function tablesOf(game: string): Promise<TablesOf | undefined> {
  const load = found[`./${game}/tables.ts`];
  return load ? (await load()).tables : undefined;
}

const sheets = import.meta.glob<{ sheet: DataSheet }>('./*/sheet.ts');

/** Nothing for a game whose data are all rows. */
export const sheetOf = async (game: string): Promise<DataSheet | undefined> =>
  (await sheets[`./${game}/sheet.ts`]?.())?.sheet;

export async function dataWordsIn(language: Language): Promise<Readonly<Record<string, string>>> {
  return language === 'de'
    ? (await import('../../src-main/contract/text/data/de.ts')).dataWords
    : (await import('../../src-main/contract/text/data/en.ts')).dataWords;
}
