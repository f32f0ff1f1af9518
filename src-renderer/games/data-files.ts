import type { Component } from 'svelte';
import type { DataFile, DataPictureProps } from './data-file.ts';

const files = import.meta.glob<{ dataFile: DataFile }>('./*/data-file.ts');
const pictures = import.meta.glob<{ default: Component<DataPictureProps> }>('./*/DataPicture.svelte');

export const hasDataFile = (game: string): boolean => `./${game}/data-file.ts` in files;

export async function dataFileOf(game: string): Promise<DataFile | undefined> {
  return (await files[`./${game}/data-file.ts`]?.())?.dataFile;
}

export async function dataPictureOf(game: string): Promise<Component<DataPictureProps> | undefined> {
  return (await pictures[`./${game}/DataPicture.svelte`]?.())?.default;
}
