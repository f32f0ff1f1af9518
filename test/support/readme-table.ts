import { readFileSync } from 'node:fs';

export type Row = Readonly<Record<string, string>>;

function cells(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'));
}

/** The rows of the first table under a heading of a Markdown page, by the names in its first row. */
export function readmeTable(page: string, heading: string): readonly Row[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading);
  if (start < 0) throw new Error(`${page} has no heading "${heading}"`);
  const first = lines.findIndex((line, at) => at > start && line.startsWith('|'));
  const end = lines.findIndex((line, at) => at > first && !line.startsWith('|'));
  const [names, , ...rows] = lines.slice(first, end < 0 ? undefined : end).map(cells);
  if (!names || rows.length === 0) throw new Error(`${page} has no table under "${heading}"`);
  return rows.map((row) => Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])));
}

/** Bytes as the pages write them: pairs of hexadecimal digits with spaces, `00×14` for a run. */
export function bytesOf(written: string): Uint8Array {
  return Uint8Array.from(
    written.split(/\s+/).flatMap((pair) => {
      const [, digits = '', times = '1'] = /^([0-9A-F]{2})(?:×(\d+))?$/.exec(pair) ?? [];
      if (digits === '') throw new Error(`not a byte: ${pair}`);
      return Array.from({ length: Number(times) }, () => Number.parseInt(digits, 16));
    }),
  );
}
