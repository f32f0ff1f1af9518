import type { Column, Field, ListRow, PlainType } from '../kernel/game.ts';
import { message } from '../kernel/message.ts';
import { copiesIn, shipClasses, type CardRow } from './cards.ts';
import { cards } from './data/cards.ts';
import type { Differing } from './edition.ts';
import type { State } from './state.ts';

/** As our list has it. */
const listed = 'listed';
const whether = [listed, 'yes', 'no'] as const;

const column = (name: string, type: PlainType, usual: Column['usual']): Column => ({
  name,
  label: message(`field.${name}`),
  type,
  usual,
});

/** The cards of a table whose box or printing is otherwise than our list: the table fills it in once. */
export function differingField({ edition }: State): Field {
  const rows = cards.filter((row) => copiesIn(row, edition.packs) > 0);
  const [{ id: first } = { id: '' }] = rows;
  const most = Math.max(...rows.map((row) => copiesIn(row, edition.packs)));
  return {
    field: 'differing',
    label: message('field.differing'),
    type: {
      kind: 'list',
      most: rows.length,
      columns: [
        column('card', { kind: 'choice', among: rows.map(({ id }) => id) }, first),
        column('lost', { kind: 'number', least: 0, most }, 0),
        column('redirect', { kind: 'choice', among: whether }, listed),
        column('block', { kind: 'choice', among: whether }, listed),
        column('class', { kind: 'choice', among: [listed, ...shipClasses] }, listed),
      ],
    },
    value: Object.entries(edition.differing ?? {}).map(([card, differing]) => ({
      card,
      ...cellsOf(differing),
    })),
  };
}

const cellsOf = ({ lost = 0, redirect, block, class: size = undefined }: Differing): ListRow => ({
  lost,
  redirect: saidOf(redirect),
  block: saidOf(block),
  class: size ?? listed,
});

const saidOf = (is: boolean | undefined): (typeof whether)[number] =>
  is === undefined ? listed : is ? 'yes' : 'no';

/** What a filled in row says of its card. */
export function differingIn(row: CardRow, { lost, redirect, block, class: size }: ListRow): Differing {
  const asClass = row.kind === 'ship' ? shipClasses.find((one) => one === size) : undefined;
  return {
    ...(typeof lost === 'number' && lost > 0 ? { lost } : {}),
    ...(redirect === 'yes' || redirect === 'no' ? { redirect: redirect === 'yes' } : {}),
    ...(block === 'yes' || block === 'no' ? { block: block === 'yes' } : {}),
    ...(asClass ? { class: asClass } : {}),
  };
}
