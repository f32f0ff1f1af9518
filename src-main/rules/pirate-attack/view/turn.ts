import type { SeatId } from '../../kernel/seat.ts';
import { message, type Message } from '../../kernel/message.ts';
import type { Pack } from '../cards.ts';
import { deckLeft, tellsCards } from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { cardName } from '../names.ts';
import { isChecked } from '../fame.ts';
import { cardIn, topOf } from '../laid.ts';
import { keepsFame, type Options } from '../options.ts';
import { rowOf, type EndReason, type State } from '../state.ts';

export interface TurnPart {
  readonly round: number;
  readonly seat: SeatId;
  readonly phase: State['phase']['kind'];
  /** The packs beside the box; left out where there are none. */
  readonly packs?: readonly Pack[];
  readonly ending: Options['ending'];
  readonly fameTarget: number;
  /** Ships are afloat whose fame nobody has read off their cards: it counts as one. */
  readonly fameUnchecked?: true;
  readonly why: EndReason | null;
  /** What is told of the turn, the cards left to draw, and the card that may still be stopped; null where not told. */
  readonly cards: {
    readonly drawn: boolean;
    readonly played: boolean;
    readonly deck: number;
    readonly waits: Message | null;
  } | null;
}

export const turnPart = (state: State): TurnPart => ({
  round: state.round,
  seat: state.turn,
  phase: state.phase.kind,
  ...(state.edition.packs.length > 1 ? { packs: state.edition.packs.slice(1) } : {}),
  ending: state.options.ending,
  fameTarget: state.options.fameTarget,
  ...(isUnchecked(state) ? { fameUnchecked: true } : {}),
  why: state.phase.kind === 'over' ? state.phase.why : null,
  cards: tellsCards(state)
    ? {
        drawn: state.play.drawn,
        played: state.play.played,
        deck: deckLeft(state),
        waits: waitingText(state),
      }
    : null,
});

const isUnchecked = (state: State): boolean =>
  keepsFame(state.options) &&
  state.depth !== 'score' &&
  state.seats.some((seat) => rowOf(state, seat).some(({ card }) => !isChecked(state, card)));

/** The newest card that may be answered; on whom it is played, where that one may stop it. */
function waitingText(state: State): Message | null {
  const top = topOf(state);
  if (!top) return null;
  const card = cardIn(top);
  const row = cardOf(card ?? '');
  const values = { player: { seat: top.seat }, card: row ? cardName(row) : message('drawn.face-down') };
  return top.kind === 'waits' && state.waits
    ? message('drawn.waits', { ...values, on: { seat: state.waits.victim } })
    : message('drawn.answerable', values);
}
