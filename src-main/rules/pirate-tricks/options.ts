import { defaultsOf, inGroups, type Option } from '../kernel/option.ts';

/** How they stand together on the start page; the headings stand under `group.<group>`. */
const groups = {
  evening: ['rounds', 'reshuffleScoreCards'],
  loon: ['showLoon', 'bank'],
  auction: ['secondPass', 'rowLoon', 'tiePays'],
  paying: ['predictions', 'payOrder'],
  referee: ['breach'],
} as const;

/**
 * What the rulebook leaves to the table. Defaults stand first among the choices; the sentences for players stand
 * under `option.<name>` in the catalogue. `A` and `C` are the parts of the digest for rules outside its table.
 */
export const options = inGroups(groups, [
  { name: 'rounds', digest: 'A', type: 'number', least: 3, most: 5, default: 3 },
  flag('showLoon', 'C', false),
  choice('secondPass', '5', ['two-or-more', 'ask']),
  choice('rowLoon', '6', ['taker', 'bank']),
  flag('tiePays', '7', true),
  choice('predictions', '11', ['before-claims', 'after-claims']),
  choice('payOrder', '13', ['capture-first', 'treasure-first', 'netted']),
  flag('reshuffleScoreCards', '14', false),
  choice('bank', '16', ['unlimited', 'limited']),
  choice('breach', '21', ['note', 'table']),
] as const satisfies readonly Option[]);

type Row = (typeof options)[number];
type ValueOf<Of> = Of extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Of extends { type: 'flag' }
    ? boolean
    : number;

export type Options = { readonly [Of in Row as Of['name']]: ValueOf<Of> };

export const defaultOptions = defaultsOf(options) as Options;

function choice<const Name extends string, const Choice extends string>(
  name: Name,
  digest: string,
  choices: readonly [Choice, ...Choice[]],
) {
  return { name, digest, type: 'choice' as const, choices, default: choices[0] };
}

function flag<const Name extends string>(name: Name, digest: string, byDefault: boolean) {
  return { name, digest, type: 'flag' as const, default: byDefault };
}
