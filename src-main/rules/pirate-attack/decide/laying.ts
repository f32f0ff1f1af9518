import type { Decision, Waived } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import { accept } from '../../kernel/result.ts';
import type { AttackCommand, Command, CommandKind, CommandOf } from '../commands.ts';
import { deck, handAt, openly, savedAt, savedMagicAt, spentAt, tavernAt, tellsCards } from '../custody.ts';
import { taskThat } from '../card-tasks.ts';
import { cardOf } from '../data/cards.ts';
import type { Event, PlayedFrom } from '../events.ts';
import { isPending, type LaidOpen } from '../laid.ts';
import type { State } from '../state.ts';
import { gambleTask } from '../gamble/task.ts';
import { redTask } from '../tasks.ts';
import { isParried } from './card-task-commands.ts';
import { carry } from './carrying.ts';
import { redraw } from './kept.ts';
import { drawBefore, payFame } from './cards.ts';
import { layDown, mayBeAnswered } from './lay.ts';
import { playedAs } from './plays.ts';
import { replaces, takenFrom, takes } from './taken.ts';
import { curerOf } from './turned.ts';
import { scriptFrom, type Script } from './script.ts';
import { afterPlay } from './second-round.ts';

/** A command that lays a card open: which, and what becomes of it where it is stopped. */
interface LayingRow<Kind extends CommandKind> {
  /** Null is one that nobody names, undefined none that waits. */
  card(command: CommandOf<Kind>, state: State): string | null | undefined;
  /** Whose card it is, where the command does not say. */
  seat?(state: State, command: CommandOf<Kind>): SeatId | undefined;
  /** It is the play of its turn all the same. */
  wasted(script: Script, command: CommandOf<Kind>): void;
}

type Laying = { readonly [Kind in CommandKind]?: LayingRow<Kind> };

/** By the kinds of their commands; what lies face down at a ship lies there at once. */
const laying: Laying = {
  playCard: {
    card(command) {
      const card = command.card === undefined ? undefined : cardOf(command.card);
      const row = playedAs(card, command);
      // Whoever is robbed stops it from the hand, and that waits by itself.
      if ((row?.answer && row.aim !== 'none') || row?.stays === 'under') return undefined;
      return card?.id ?? null;
    },
    wasted(script, { seat, card = null, on = null }) {
      const robbed = takes(script, seat, card);
      const from = layAway(script, seat, card, robbed);
      script.add({ kind: 'cardPlayed', seat, card, on, ship: null, waits: false, ...from });
      if (card !== null) payFame(script, seat, card);
      if (!from.from) afterPlay(script, seat);
      replaces(script, robbed);
    },
  },
  discardCard: {
    card: ({ card = null }) => card,
    wasted(script, { seat, card = null }) {
      const robbed = takes(script, seat, card);
      const from = layAway(script, seat, card, robbed);
      script.add({ kind: 'cardDiscarded', seat, card, ...from });
      if (!from.from) afterPlay(script, seat);
      replaces(script, robbed);
    },
  },
  /** Of a card that goes round; what stops one that was just played waits with that. */
  answerCard: {
    card: ({ card }, state) => (!isPending(state) && isParried(state, card) ? card : undefined),
    wasted(script, { seat, card }) {
      carry(script, openly(handAt(seat), 'discard', card));
      redraw(script, seat);
    },
  },
  fleeFight: {
    card: ({ card }) => card,
    wasted: (script, { seat, card }) => carry(script, openly(handAt(seat), 'discard', card)),
  },
  playMagic: {
    card: ({ card }) => card,
    wasted: (script, { seat, card }) => carry(script, openly(savedMagicAt(seat), spentAt('magic'), card)),
  },
  /** Which ship of a captain is gambled with may be somebody else's word; the card itself has worked. */
  stakeShips: {
    card: (_, state) => gambleTask(state)?.card,
    seat: (state) => gambleTask(state)?.seat,
    wasted: () => undefined,
  },
  /** Which ship the Triangle takes; the card itself has worked. */
  loseShip: {
    card: (_, state) => taskThat(state, 'loses')?.card,
    seat: (state) => taskThat(state, 'loses')?.seat,
    wasted: () => undefined,
  },
  cureShip: {
    card: ({ card }) => card,
    seat: (state, { ship, side }) => curerOf(state, ship, side),
    wasted(script, { ship, card, side }) {
      const seat = curerOf(script.state, ship, side);
      carry(script, openly(savedAt(seat), spentAt('cures'), card));
    },
  },
};

/** From the hand, from another by way of the own, or from the Tavern cards that were received. */
function layAway(
  script: Script,
  seat: SeatId,
  card: string | null,
  robbed: SeatId | undefined,
): { readonly from?: PlayedFrom } {
  if (!isTavern(card)) {
    carry(script, openly(handAt(seat), 'discard', card));
    return robbed ? { from: 'taken' } : {};
  }
  carry(script, openly(tavernAt(seat), spentAt('tavern'), card));
  return { from: 'tavern' };
}

const isTavern = (card: string | null | undefined): boolean => cardOf(card ?? '')?.kind === 'tavern';

const rowFor = <Kind extends CommandKind>({ kind }: CommandOf<Kind>): LayingRow<Kind> | undefined =>
  laying[kind as Kind] as LayingRow<Kind> | undefined;

/** The card that a command lays open, with whose it is. */
function laidBy(state: State, command: AttackCommand, waived: Waived): LaidOpen | undefined {
  const row = rowFor(command);
  const card = row?.card(command, state);
  const seat = row?.seat?.(state, command) ?? ('seat' in command ? command.seat : undefined);
  if (card === undefined || seat === undefined) return undefined;
  const codes = [...waived];
  return { kind: 'play', seat, card, command, ...(codes.length > 0 ? { waived: codes } : {}) };
}

/** What may be answered lies open until the next fact; whether it may be played at all is seen before. */
export const laidFirst =
  (decide: (state: State, command: Command, waived: Waived) => Decision<Event>) =>
  (state: State, command: Command, waived: Waived): Decision<Event> => {
    const decided = decide(state, command, waived);
    const laid = tellsCards(state) ? laidBy(state, command as AttackCommand, waived) : undefined;
    if (!decided.ok || !laid || !mayBeAnswered(state, laid)) return decided;
    const script = scriptFrom(state);
    const isOfHand = command.kind === 'playCard' || command.kind === 'discardCard';
    if (isOfHand && !isTavern(laid.card) && !takenFrom(state, laid.seat)) drawBefore(script, laid.seat);
    layDown(script, laid);
    return accept(script.events);
  };

/** Stopped, it goes where such cards are laid away. */
export function wasted(script: Script, { seat, card, command }: LaidOpen): void {
  const red = redTask(script.state);
  if (red?.seat === seat && red.card === card) return script.add({ kind: 'redLetGo', seat });
  if (command?.kind === 'takeGold') return carry(script, openly(deck, 'discard', card));
  if (command) rowFor(command)?.wasted(script, command);
}
