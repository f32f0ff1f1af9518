/** What a process did to files, in the order in which the system finished doing it. */
export type DiskEvent =
  | { readonly kind: 'create'; readonly path: string }
  | { readonly kind: 'write'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly path: string; readonly length: number }
  | { readonly kind: 'sync'; readonly path: string }
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  | { readonly kind: 'unlink'; readonly path: string }
  /** Not of a file: what the process said on its standard output. */
  | { readonly kind: 'said'; readonly text: string };

/** The calls to be recorded, with paths (-y) and every byte (-xx). */
export const straceArguments = [
  '-f',
  '-y',
  '-xx',
  '-s',
  '4000000',
  '-e',
  'trace=openat,pwrite64,write,fsync,fdatasync,ftruncate,rename,renameat,renameat2,unlink,unlinkat',
];

/** Reads what strace wrote; calls that other threads interrupted are put together again. */
export function parseTrace(text: string): readonly DiskEvent[] {
  const begun = new Map<string, string>();
  return text.split('\n').flatMap((line) => {
    const [, thread = '', told = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    if (told.endsWith(' <unfinished ...>')) {
      begun.set(thread, told.slice(0, -' <unfinished ...>'.length));
      return [];
    }
    const resumed = /^<\.\.\. \w+ resumed>(.*)$/.exec(told);
    const whole = resumed ? (begun.get(thread) ?? '') + (resumed[1] ?? '') : told;
    return parseCall(whole) ?? [];
  });
}

function parseCall(line: string): DiskEvent | undefined {
  const [, call = '', given = '', result = ''] = /^(\w+)\((.*)\) += (-?\d+)/.exec(line) ?? [];
  if (Number(result) < 0) return undefined;
  const texts = [...given.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)].map((found) => decode(found[1] ?? ''));
  const [text = Buffer.alloc(0), other] = texts;
  const [, descriptor = '', opened = ''] = /^(\d+)<([^>]*)>/.exec(given) ?? [];
  const path = decode(opened).toString() || opened;
  switch (call) {
    case 'openat':
      return given.includes('O_CREAT') ? { kind: 'create', path: text.toString() } : undefined;
    case 'pwrite64':
      return { kind: 'write', path, at: Number(/, (\d+)$/.exec(given)?.[1]), bytes: text };
    case 'write':
      return descriptor === '1' ? { kind: 'said', text: text.toString() } : undefined;
    case 'fsync':
    case 'fdatasync':
      return { kind: 'sync', path };
    case 'ftruncate':
      return { kind: 'truncate', path, length: Number(/, (\d+)$/.exec(given)?.[1]) };
    case 'rename':
    case 'renameat':
    case 'renameat2':
      return { kind: 'rename', from: text.toString(), to: (other ?? text).toString() };
    case 'unlink':
    case 'unlinkat':
      return { kind: 'unlink', path: text.toString() };
    default:
      return undefined;
  }
}

const decode = (escaped: string): Buffer => Buffer.from(escaped.replaceAll('\\x', ''), 'hex');
