import { message, type Message, type MessageValue, type MessageValues } from '../kernel/message.ts';
import type { Chart, ChartCard, Square } from './map/chart.ts';
import { isCaptain, type Player } from './player.ts';
import type { Flag } from './state.ts';

/** How a sentence calls someone: a captain by name, the Dummy and the House by what they are. */
export const nameOf = (player: Player): MessageValue =>
  isCaptain(player) ? { seat: player } : message(`name.${player}`);

/** "1 + 2 + 0 + 1" */
export const sumOf = (numbers: readonly number[]): string => (numbers.length ? numbers.join(' + ') : '0');

export const suitName = (suit: string): Message => message(`suit.${suit}`);

/** A card as a person says it, from its row: "9 of swords". */
export function cardName(card: string): Message {
  const [suit = '', value = ''] = card.split('-');
  return message('card', { value: Number(value) || value, suit: suitName(suit) });
}

/** What a remark is about beside cards: a side of a die, a rule, or how many cards a hand held. */
export const subjectOf = ({ side, rule, count }: Pick<Flag, 'side' | 'rule' | 'count'>): MessageValues => ({
  ...(count ? { held: count.held } : {}),
  ...(count && count.due !== null ? { due: count.due } : {}),
  ...(side ? { face: side.face, die: message(`colour.${side.die}`) } : {}),
  ...(rule === undefined ? {} : { rule: message(`rule.${rule}.title`), says: message(`rule.${rule}`) }),
});

/** A question to one follows the name; to several or to nobody in particular it is a sentence of its own. */
export const askOf = (
  key: string,
  whom: readonly unknown[] | 'anyone',
  values: MessageValues = {},
): Message => message(whom !== 'anyone' && whom.length === 1 ? key : `${key}.all`, values);

/** A square by its card along the track, and where on that card it lies. */
export function squareName(chart: Chart | null, id: string): Message {
  const square = chart?.squares.find((one) => one.id === id);
  const card = square && chart?.cards[square.card - 1];
  return card
    ? message('square', { card: square.card, place: placeOn(card, square) })
    : message('square.none', { id });
}

/** Where a finger finds it on the card as it lies: "upper left". */
function placeOn(card: ChartCard, { x, y }: Pick<Square, 'x' | 'y'>): Message {
  const row = lines(card.height, ['upper', 'middle', 'lower'])[y - card.y] ?? 'upper';
  const column = lines(card.width, ['left', 'middle', 'right'])[x - card.x] ?? 'left';
  return message(`place.${row}-${column}`);
}

/** Of two there is no middle. */
const lines = (count: number, all: readonly string[]): readonly string[] =>
  count === 2 ? all.filter((one) => one !== 'middle') : all;
