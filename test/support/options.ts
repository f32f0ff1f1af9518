import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/**
 * What was asked for behind `--`. A slip ends the run with a sentence and with what could be asked instead, before
 * anything has begun.
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  numbers: readonly (keyof Options & string)[] = [],
) {
  const read = () => {
    try {
      return parseArgs({ options }).values;
    } catch (error) {
      return giveUp(options, error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
    }
  };
  const values = read();
  for (const name of numbers) {
    const value = (values as Readonly<Record<string, unknown>>)[name];
    if (typeof value === 'string' && !/^\d+$/.test(value))
      giveUp(options, `--${name} wants a whole number, and ${value} is none`);
  }
  return values;
}

/** Of several things by name, the one that was asked for. */
export function oneOf<Name extends string>(option: string, asked: string, known: readonly Name[]): Name {
  const found = known.find((name) => name === asked);
  if (found !== undefined) return found;
  console.error(`--${option} knows no ${asked}. There are ${known.join(', ')}.`);
  process.exit(2);
}

function giveUp(options: ParseArgsOptionsConfig, why: string): never {
  const shown = Object.entries(options).map(([name, { type, default: usual }]) => {
    const value = type === 'boolean' ? '' : ` ${usual === undefined ? '…' : String(usual)}`;
    return `--${name}${value}`;
  });
  console.error(`${why}. What can be asked for: ${shown.join('  ')}`);
  process.exit(2);
}
