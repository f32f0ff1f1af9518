import type { Check, Decision, Refusal, Waived } from '../../kernel/refusal.ts';
import type { SeatId } from '../../kernel/seat.ts';
import type { ZoneName } from '../../kernel/zones.ts';
import type { AttackCommand, Command, CommandOf } from '../commands.ts';
import {
  aboveAt,
  magicUnderAt,
  openly,
  savedBlocks,
  savedBlocksAt,
  savedMagic,
  savedMagicAt,
  spentAt,
  underAt,
} from '../custody.ts';
import { cardOf } from '../data/cards.ts';
import { ownEffectOf } from '../effects/own.ts';
import type { Event } from '../events.ts';
import { fameOfCard } from '../fame.ts';
import { shipOf } from '../fleets.ts';
import {
  cardIn,
  topOf,
  withoutTop,
  type Aim,
  type Laid,
  type LaidAim,
  type LaidDown,
  type LaidOpen,
  type LaidStop,
  type Top,
} from '../laid.ts';
import { isOpenTo, isSentBy, reactionOf, reactorFor } from '../reactions.ts';
import { refusal } from '../refusals.ts';
import type { State } from '../state.ts';
import { carry } from './carrying.ts';
import { wasted } from './laying.ts';
import { robAlong } from './from-hand.ts';
import { playOf } from './plays.ts';
import { outOfReach } from './reach.ts';
import type { Script } from './script.ts';
import { scoreFor } from './ships.ts';

/** Where what lies face down at a ship lies, and where it goes. */
const placeOf = ({ at, ship }: LaidDown): ZoneName =>
  at === 'under' ? underAt(ship) : at === 'magic' ? magicUnderAt(ship) : aboveAt(ship);

const awayFrom = ({ at }: LaidDown): ZoneName =>
  at === 'under' ? 'discard' : spentAt(at === 'magic' ? 'magic' : 'curses');

const below = (state: State): Top | undefined => topOf(withoutTop(state));

/** Both are gone, and whoever stopped it has the fame that this brings. */
export function stopBelow(script: Script, { seat, card }: LaidStop): void {
  const { waits } = script.state;
  const stopped = below(script.state);
  if (!stopped) return;
  script.add({ kind: 'cardStopped', seat, card, stopped: cardIn(stopped), of: stopped.seat });
  if (stopped.kind === 'lies') carry(script, { from: placeOf(stopped), to: awayFrom(stopped) });
  if (stopped.kind === 'play') wasted(script, stopped);
  scoreFor(script, seat, fameOfCard(script.state, card));
  // From the hand it is stopped for one captain alone.
  if (stopped.kind === 'waits' && waits && !reactionOf(card)) robAlong(script, waits, true);
}

/** What lies at a ship is moved on; what lies open is played on whom or what it was sent to. */
export function redirectBelow(script: Script, { seat, card, aim }: LaidAim): void {
  const sent = below(script.state);
  if (sent?.kind === 'play' && aim.away) {
    script.add({ kind: 'cardStopped', seat, card, stopped: sent.card, of: sent.seat });
    return wasted(script, sent);
  }
  const now = sent && sentTo(sent, aim);
  if (!sent || !now) return;
  const found = shipOf(script.state, aim.ship);
  const told = { on: aim.on ?? found?.seat ?? null, ship: found?.ship ?? null };
  script.add({ kind: 'cardRedirected', seat, card, of: sent.seat, now, ...told });
  if (sent.kind === 'lies' && now.kind === 'lies') carry(script, { from: placeOf(sent), to: placeOf(now) });
}

function sentTo(top: Top, aim: Aim): Laid | undefined {
  if (top.kind === 'lies') return { ...top, ship: aim.ship ?? top.ship };
  return top.kind === 'play' && top.command ? { ...top, command: aimedAt(top.command, aim) } : undefined;
}

/** What was laid away is played after all. */
const aimedAt = (command: AttackCommand, aim: Aim): AttackCommand =>
  (command.kind === 'discardCard'
    ? { ...command, ...aim, kind: 'playCard' }
    : {
        ...('kept' in command && aim.ship !== undefined ? withoutKept(command) : command),
        ...aim,
      }) as AttackCommand;

/** What was aimed at a card before a captain goes to one under a ship. */
function withoutKept(command: AttackCommand): AttackCommand {
  const { kept: _, ...rest } = command as CommandOf<'playCard'>;
  return rest;
}

/** Whether this captain has such a card saved. */
export const hasSaved =
  (state: State, seat: SeatId, how: 'stop' | 'redirect'): Check =>
  () => {
    const player = { seat };
    if (how === 'stop')
      return savedBlocks(state, seat) > 0 ? undefined : refusal('no-block-saved', { player });
    return savedMagic(state, seat) > 0 ? undefined : refusal('no-magic-saved', { player });
  };

/** Why the newest card cannot be answered so. */
export function notOpenTo(state: State, how: 'stop' | 'redirect'): Refusal | undefined {
  const top = topOf(state);
  if (!top) return refusal('nothing-waits');
  if (isOpenTo(state, how, top)) return undefined;
  const id = cardIn(top);
  const card = (id === null ? undefined : cardOf(id)?.printed) ?? id ?? '';
  return refusal(how === 'stop' ? 'not-stopped' : 'not-redirected', { card });
}

/** Where it would go, as the rules for that card have it. */
export function wrongAimOf(
  state: State,
  { kind: _, seat, ...aim }: CommandOf<'redirectCard'>,
  decide: (state: State, command: Command, waived: Waived) => Decision<Event>,
): Refusal | undefined {
  const top = topOf(state);
  if (top && !isSentToOwn(state, top, seat, aim)) return refusal('which-aim');
  if (aim.away) return mayGoAway(top, aim) ? undefined : refusal('which-aim');
  const now = top && sentTo(top, aim);
  if (!now || Object.keys(aim).length === 0) return refusal('which-aim');
  if (now.kind === 'play' && now.command && top?.kind === 'play') {
    if (!isAimedSo(top, aim)) return refusal('which-aim');
    if (top.command && isSame(top.command, now.command)) return refusal('same-aim');
    const decided = decide(withoutTop(state), now.command, new Set(now.waived));
    return decided.ok ? undefined : decided.no;
  }
  if (now.kind !== 'lies' || top?.kind !== 'lies' || aim.ship === undefined) return refusal('which-ship');
  const found = shipOf(state, now.ship);
  if (!found) return refusal('no-such-ship', { ship: now.ship });
  return now.ship === top.ship ? refusal('same-aim') : outOfReach(top.seat, found);
}

const aims = ['on', 'ship', 'to', 'ships', 'kept'] as const;

/** By what the card itself is aimed; a Tavern card lies before a captain or under a ship. */
function isAimedSo({ card, command }: LaidOpen, aim: Aim): boolean {
  if (!command || command.kind === 'discardCard') return true;
  const row = cardOf(card ?? '');
  const isEither = row !== undefined && playOf(row)?.aim === 'tavernCard';
  return aims.every(
    (one) => aim[one] === undefined || one in command || (isEither && (one === 'ship' || one === 'kept')),
  );
}

/** Another ship of the same captain, who says so, where a card takes one. */
const isSentToOwn = (state: State, top: Top, seat: SeatId, { ship, away }: Aim): boolean =>
  top.kind !== 'play' ||
  top.command?.kind !== 'loseShip' ||
  away === true ||
  (isSentBy(state, top, seat) && ship !== undefined && shipOf(state, ship)?.seat === seat);

/** To the discards, and nowhere else at the same time. */
const mayGoAway = (top: Top | undefined, aim: Aim): boolean =>
  top?.kind === 'play' && ownEffectOf(top.card ?? '')?.mayGoAway === true && Object.keys(aim).length === 1;

const isSame = (one: AttackCommand, other: AttackCommand): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

/** The card goes to where such cards are laid away, and lies on what it answers. */
export function layAnswer(script: Script, seat: SeatId, how: 'stop' | 'redirect', aim?: Aim): void {
  const top = topOf(script.state);
  const row = reactorFor(script.state, how);
  if (!top || !row) return;
  carry(
    script,
    how === 'stop'
      ? openly(savedBlocksAt(seat), 'discard', row.id)
      : openly(savedMagicAt(seat), spentAt('magic'), row.id),
  );
  const stopped = { stopped: cardIn(top), of: top.seat };
  script.add({ kind: 'answerLaid', seat, card: row.id, ...stopped, ...(aim ? { aim } : {}) });
}
