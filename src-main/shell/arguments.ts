import { isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { accept, refuse, type Result } from '../rules/kernel/result.ts';

/** What was asked for at the start. */
export interface Wishes {
  readonly headless: boolean;
  readonly lan: boolean;
  readonly port: number | undefined;
  readonly data: string | undefined;
  /** Names beside the addresses by which this computer may be asked for. */
  readonly names: readonly string[];
  /** A session's file to open. */
  readonly file: string | undefined;
  readonly help: boolean;
  readonly version: boolean;
}

export const noWishes: Wishes = {
  headless: false,
  lan: false,
  port: undefined,
  data: undefined,
  names: [],
  file: undefined,
  help: false,
  version: false,
};

export const usage = `npm start [-- OPTIONS] [FILE.quartermaster]

  --headless      no windows: the same displays as pages for browsers
  --port NUMBER   listen there, instead of 4747 or the next that is free
  --lan           let phones in this network join from the start
  --data DIR      keep sessions there, instead of in your own data folder
  --name NAME     a name by which others may ask for this computer; may be given again
  --version       which version this is, and what it runs on
  --help          this page`;

const options = {
  headless: { type: 'boolean' },
  lan: { type: 'boolean' },
  port: { type: 'string' },
  data: { type: 'string' },
  name: { type: 'string', multiple: true },
  help: { type: 'boolean' },
  version: { type: 'boolean' },
} as const;

/** Read strictly from a terminal, where a slip should be told; what a system adds of its own is passed over. */
export function readWishes(argv: readonly string[], strict = true): Result<Wishes, string> {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict });
    const port = typeof values.port === 'string' ? Number(values.port) : undefined;
    if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65_536))
      return refuse(`--port wants a number from 0 to 65535, and ${String(values.port)} is none.`);
    if (values.data === '') return refuse('--data wants a folder, and none is named.');
    const given = (values.name ?? []).filter((name) => typeof name === 'string');
    const names = given.map((name) => nameOf(name) ?? '');
    if (names.includes(''))
      return refuse(
        `--name wants a name such as table.local, without a port, and ${String(given[names.indexOf('')])} is none.`,
      );
    return accept({
      headless: values.headless === true,
      lan: values.lan === true,
      port,
      data: typeof values.data === 'string' ? values.data : undefined,
      names,
      file: positionals.find((each) => /\.quartermaster$/i.test(each)),
      help: values.help === true,
      version: values.version === true,
    });
  } catch (error) {
    return refuse(error instanceof Error ? (error.message.split('. ')[0] ?? '') + '.' : String(error));
  }
}

/** As a browser will ask for it: in small letters, and with what is not plain written as it travels. */
function nameOf(given: string): string | undefined {
  const url = URL.parse(`http://${isIPv6(given) ? `[${given}]` : given}`);
  const isNameAlone = url?.href === `http://${url?.hostname ?? ''}/` && !/[/:@?#]$/.test(given);
  return isNameAlone ? url?.hostname.replace(/^\[|\]$/g, '') : undefined;
}

/** Whatever folder the person stood in, the desktop that takes them over stands in another. */
export function absoluteFrom(from: string, asked: Wishes): Wishes {
  const { data, file } = asked;
  return {
    ...asked,
    data: data === undefined ? undefined : resolve(from, data),
    file: file === undefined ? undefined : resolve(from, file),
  };
}

/** The same wishes as arguments for the desktop's own process. */
export function asArguments({ lan, port, data, names, file }: Wishes): readonly string[] {
  return [
    ...(lan ? ['--lan'] : []),
    ...(port === undefined ? [] : [`--port=${port}`]),
    ...(data === undefined ? [] : [`--data=${data}`]),
    ...names.map((name) => `--name=${name}`),
    ...(file === undefined ? [] : [file]),
  ];
}
