import { message, type Message } from '../../kernel/message.ts';
import type { Viewer } from '../../kernel/view.ts';
import type { FoughtSide } from '../fought.ts';
import type { State } from '../state.ts';

/** For whoever only looks on: the last fight in one line. */
export function foughtPart({ fought, fight }: State, viewer: Viewer): { readonly fought?: Message } {
  if (viewer.kind !== 'table' || !fought || fight) return {};
  const { attacker, defender, navy } = fought;
  const values = { one: unitWords(attacker), other: unitWords(defender), end: endWords(attacker, defender) };
  return { fought: message(navy ? 'drawn.fought.navy' : 'drawn.fought', values) };
}

const unitWords = ({ seat, size }: FoughtSide): Message =>
  size
    ? message('drawn.fought.side', { player: { seat }, ...size })
    : message('drawn.fought.side.untold', { player: { seat } });

function endWords(one: FoughtSide, other: FoughtSide): Message {
  const losers = [one, other].filter(({ lost }) => lost > 0);
  const [first, second] = losers;
  if (!first) return message('drawn.fought.none');
  if (second) return message('drawn.fought.both', { one: first.lost, other: second.lost });
  return message('drawn.fought.sank', { player: { seat: first.seat }, ships: first.lost });
}
