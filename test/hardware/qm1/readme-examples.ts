import { readFileSync } from 'node:fs';
import type { HostMessage, ReaderMessage } from '../../../hardware/qm1/message.ts';

export const readme = readFileSync(new URL('../../../hardware/qm1/README.md', import.meta.url), 'utf8');

/** A row of the specification's tables. */
export interface Example {
  readonly from: string;
  readonly line: string;
  readonly message: HostMessage | ReaderMessage;
}

function examples(from: string, until: string): readonly Example[] {
  const part = readme.slice(readme.indexOf(from), readme.indexOf(until));
  return [...part.matchAll(/^\| (host|reader) \| `(\$[^`]+)` \| `(\{.+\})` \|$/gm)].map(
    ([, from = '', line = '', json = '']) => ({
      from,
      line,
      message: JSON.parse(json) as Example['message'],
    }),
  );
}

export const ours = examples('## Examples', 'Of a newer version');
export const others = examples('Of a newer version', 'From a reader that offers');
export const aged = examples('From a reader that offers', 'Thrown away');
