import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';

/** A pipe may be waited for so long, until its first byte comes and between two of them. */
const patience = 10_000;
const pollEvery = 20;
const chunk = 64 * 1024;

/**
 * The text of a file that somebody named, or why not: what never ends, such as a device, is left once it is longer
 * than anything of its kind, and what never begins, such as a pipe that nobody writes to, after a while.
 */
export function readAtMost(file: string, most: number): Result<string, string> {
  try {
    return read(file, most);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function read(file: string, most: number): Result<string, string> {
  // Opened so, a pipe without a writer does not keep the program.
  const opened = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const isPipe = fstatSync(opened).isFIFO();
    const chunks: Buffer[] = [];
    let length = 0;
    for (let waited = 0; ;) {
      const bytes = nextBytes(opened);
      if (bytes === 'none yet' || (bytes.length === 0 && isPipe && length === 0)) {
        if (waited >= patience) return refuse(`nothing came for ${patience / 1000} seconds`);
        waited += pollEvery;
        sleep(pollEvery);
        continue;
      }
      if (bytes.length === 0) return accept(withoutMark(Buffer.concat(chunks).toString('utf8')));
      chunks.push(bytes);
      waited = 0;
      length += bytes.length;
      if (length > most) return refuse(`it is longer than ${Math.round(most / 1024)} kB`);
    }
  } finally {
    closeSync(opened);
  }
}

function nextBytes(file: number): Buffer | 'none yet' {
  const bytes = Buffer.alloc(chunk);
  try {
    return bytes.subarray(0, readSync(file, bytes));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return 'none yet';
    throw error;
  }
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Some editors begin a file with a mark for the order of its bytes. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Past so many times the longest line it is no slip any more: nothing that follows will be a line either. */
const patienceWithOne = 64;

/**
 * Line after line, ended by a line feed and by nothing else: other marks of a line's end may stand inside a text. Of
 * a line that is longer than it may be only as much is kept as shows it.
 */
export async function* linesOf(input: AsyncIterable<Buffer>, longest: number): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let isFirst = true;
  let line = '';
  let length = 0;
  const add = (text: string): void => {
    length += text.length;
    line += text.slice(0, Math.max(0, longest + 1 - line.length));
  };
  const whole = (): string => {
    const text = isFirst ? withoutMark(line) : line;
    isFirst = false;
    line = '';
    length = 0;
    return text.endsWith('\r') ? text.slice(0, -1) : text;
  };
  for await (const bytes of input) {
    const [begun = '', ...others] = decoder.write(bytes).split('\n');
    add(begun);
    for (const text of others) {
      yield whole();
      add(text);
    }
    if (length > patienceWithOne * longest) break;
  }
  add(decoder.end());
  if (length > 0) yield whole();
}
