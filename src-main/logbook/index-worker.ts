import { workIndex } from '../log/index-work.ts';
import { madeBy } from './made-by.ts';

workIndex(madeBy, async () => (await import('./digesting.ts')).digesting);
