import type { SeatId } from '../kernel/seat.ts';
import { zoneAt } from '../kernel/zones.ts';
import { answerers } from './answering.ts';
import { type CardRow } from './cards.ts';
import type { CommandKind } from './commands.ts';
import { savedBlocks, savedCures, savedMagic, spentAt } from './custody.ts';
import { cardOf, cards } from './data/cards.ts';
import type { Reaction } from './effects/effect.ts';
import { ownEffectOf } from './effects/own.ts';
import { seenOf, shipOf } from './fleets.ts';
import { topOf, withoutTop, type LaidOpen, type Top } from './laid.ts';
import { isOut, type State } from './state.ts';
import { copiesPlayed, differingOf } from './edition.ts';

let listed: readonly (readonly [Reaction, CardRow])[] | undefined;

/** Listed as they are first asked for: effects are written with rules that ask for them. */
const reactors = (): readonly (readonly [Reaction, CardRow])[] =>
  (listed ??= cards.flatMap((row) => {
    const reacts = ownEffectOf(row.id)?.reacts;
    return reacts ? [[reacts, row] as const] : [];
  }));

/** How a card answers another one; nothing of one that answers none in this way. */
export const reactionOf = (id: string): Reaction | undefined => ownEffectOf(id)?.reacts;

/** The card of the packs in play that answers so. */
export const reactorFor = ({ edition }: State, how: Reaction): CardRow | undefined =>
  reactors().find(([reacts, row]) => reacts === how && copiesPlayed(row, edition) > 0)?.[1];

/** Whether this captain, as far as everybody sees, may have such a card. */
function mayHold(state: State, row: CardRow, seat: SeatId): boolean {
  if (row.kind === 'magic') {
    const gone = zoneAt(state.zones, spentAt('magic')).known.filter(({ card }) => card === row.id).length;
    return savedMagic(state, seat) > magicLaidBy(state, seat) && gone < copiesPlayed(row, state.edition);
  }
  const others = state.options.blockadeFaceUp ? 0 : savedCures(state, seat);
  return savedBlocks(state, seat) + others > 0;
}

/** Magic that lies open and waits is no other Magic any more. */
const magicLaidBy = ({ chain }: State, seat: SeatId): number =>
  chain.filter((laid) => laid.seat === seat && laid.kind === 'play' && laid.command?.kind === 'playMagic')
    .length;

/** Who may answer what this captain has laid; nobody answers the own card. */
export function reactorsTo(state: State, how: Reaction, by: SeatId): readonly SeatId[] {
  const row = reactorFor(state, how);
  if (!row) return [];
  return state.seats.filter((seat) => seat !== by && !isOut(state, seat) && mayHold(state, row, seat));
}

/** Whether the lists let a card be stopped; what nobody names lies face down. */
export function mayStopCard({ options, edition }: State, id: string | null): boolean {
  const row = id === null ? undefined : cardOf(id);
  if (!row) return true;
  const { block } = differingOf(edition, row.id);
  if (block !== undefined) return block;
  if (row.effect.kind === 'navy') return options.blockRoyalNavy;
  if (row.effect.kind === 'gold') return row.kind === 'save' && options.blockSaveGold;
  if (ownEffectOf(row.id)?.open === 'force') return options.blockForceAttack;
  return row.block;
}

/** Whether the lists let a card be sent elsewhere. */
export function maySendCard({ options, edition }: State, id: string): boolean {
  const redirect = differingOf(edition, id).redirect ?? cardOf(id)?.redirect;
  return redirect === true || redirect === 'yes' || (redirect === 'unlisted' && options.mdUnlisted);
}

/** Whether what lies on top can be answered so, whoever does it. */
export function isOpenTo(state: State, how: Reaction, top: Top): boolean {
  return how === 'stop' ? stops(state, top) : redirects(state, top);
}

function stops(state: State, top: Top): boolean {
  if (top.kind === 'lies') return top.at !== 'above';
  return !(top.kind === 'play' && isNoPlay(top.command)) && mayStopCard(state, top.card);
}

/** What is laid away is not played; a stake is none of the cards, nor is a ship that one takes. */
const noPlays = ['discardCard', 'stakeShips', 'loseShip'] as const satisfies readonly CommandKind[];
const isNoPlay = (command: LaidOpen['command']): boolean => noPlays.some((kind) => kind === command?.kind);

function redirects(state: State, top: Top): boolean {
  switch (top.kind) {
    case 'lies':
      return true;
    case 'play':
      return isAimed(top.command) && (top.card === null || maySendCard(state, top.card));
    case 'redirect': {
      const below = topOf(withoutTop(state));
      return below !== undefined && redirects(withoutTop(state), below);
    }
    case 'stop':
    case 'waits':
      return false;
  }
}

/** A card that nobody names goes elsewhere only from the discards, and none that is aimed at nobody and nothing. */
const isAimed = (command: LaidOpen['command']): boolean =>
  isNoPlay(command) ||
  (command !== undefined &&
    'card' in command &&
    command.card !== undefined &&
    ['on', 'ship', 'ships', 'kept'].some((aim) => aim in command));

/** A ship that a card takes of several captains is another one only by the word of its own captain, who has another. */
export function isSentBy(state: State, top: Top, seat: SeatId): boolean {
  const command = top.kind === 'play' ? top.command : undefined;
  if (command?.kind !== 'loseShip') return true;
  return shipOf(state, command.ship)?.seat === seat && seenOf(state, seat).length > 1;
}

/** Who, by lists and open counts, may answer this as it lies on top. */
export const reactorsOn = (state: State, how: Reaction, top: Top): readonly SeatId[] =>
  isOpenTo(state, how, top)
    ? reactorsTo(state, how, top.seat).filter((seat) => how === 'stop' || isSentBy(state, top, seat))
    : [];

/** The same of what lies on top now. */
export function mayAnswer(state: State, how: Reaction): readonly SeatId[] {
  const top = topOf(state);
  return top ? reactorsOn(state, how, top) : [];
}

/** Whether anybody may: else it works at once. */
export function isAnswerable(state: State): boolean {
  if (mayAnswer(state, 'stop').length > 0 || mayAnswer(state, 'redirect').length > 0) return true;
  return state.chain.length === 0 && state.waits !== null && answerers(state, state.waits).length > 0;
}
