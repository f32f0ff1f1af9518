/**
 * Takes a file from elsewhere into a data directory and opens it there, as the program does, and says what came of it
 * and what it took. Arguments: the data directory, the file.
 */
import { basename } from 'node:path';
import { openDataDirectory } from '../../../src-main/log/data-directory.ts';
import { mostMemory } from '../../support/most-memory.ts';

const [folder = '', path = ''] = process.argv.slice(2);
const opened = openDataDirectory(folder);
if (!opened.ok) throw new Error(opened.no.detail);
const directory = opened.value;
const began = performance.now();
const taken = await directory.import(path);
const listed = directory.sessions();
const found = taken.ok ? directory.open(basename(taken.value)) : taken;
const milliseconds = Math.round(performance.now() - began);
const megabytes = mostMemory();
const told = found.ok ? { entries: found.value.entries.length } : { code: found.no.code };
await directory.close();
process.stdout.write(JSON.stringify({ ...told, lists: listed.ok, milliseconds, megabytes }));
