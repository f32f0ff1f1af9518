import type { Option } from '../kernel/option.ts';

const pack = 'walk-the-plank';

/** What Walk The Plank leaves open. */
export const plankOptions = [
  { name: 'trapWins', digest: 'X9', pack, type: 'flag', default: true },
  {
    name: 'trapUnreachable',
    digest: 'X9',
    pack,
    type: 'choice',
    choices: ['ignore', 'fizzle'],
    default: 'ignore',
  },
  { name: 'plankRefill', digest: '68', pack, type: 'choice', choices: ['stays', 'ends'], default: 'stays' },
  { name: 'plankRedraw', digest: '83', pack, type: 'flag', default: true },
  {
    name: 'lockerInSetup',
    digest: '64',
    pack,
    type: 'choice',
    choices: ['ignore', 'acts'],
    default: 'ignore',
  },
] as const satisfies readonly Option[];
