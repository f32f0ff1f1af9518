import { workIndex } from '../log/index-work.ts';
import { digesting } from './digesting.ts';

workIndex(digesting);
