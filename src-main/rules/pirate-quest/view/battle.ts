import { message, type Message } from '../../kernel/message.ts';
import { forbiddenBid } from '../decide/dealing.ts';
import { stillToBid } from '../awaiting.ts';
import { facesWithPips, halfPipped, isInvented, pipsOfHalf } from '../edition.ts';
import { countKey } from '../flags.ts';
import { cardName, nameOf, subjectOf, suitName } from '../names.ts';
import { totalOf, type Player } from '../player.ts';
import { cardsToDeal, goalRank, markerOf } from '../race.ts';
import { standings } from '../standings.ts';
import type { Flag, State } from '../state.ts';

export interface HeadingPart {
  readonly phase: State['phase'];
  readonly line: Message;
  readonly under: Message;
}

/** What stands in the corner: which battle, and the sum that matters now. */
export function headingPart(state: State): HeadingPart {
  const { battle, phase } = state;
  const line = message(`heading.${phase}`, { battle: battle.number });
  const isBattle = phase === 'bidding' || phase === 'fighting';
  return { phase, line, under: isBattle ? bidLine(state) : leadLine(state) };
}

const bidLine = (state: State): Message =>
  message(state.phase === 'bidding' ? 'heading.bid-so-far' : 'heading.bid', {
    bid: totalOf(state.battle.bids),
    cards: state.battle.cards,
  });

/** Who is ahead, and by how much. */
function leadLine(state: State): Message {
  if (state.phase === 'over' && state.winner !== null)
    return message('heading.won', { name: nameOf(state.winner) });
  const { leaders, ranks } = standings(state);
  const [leader] = leaders;
  if (leader === undefined) return message('heading.level');
  if (leaders.length > 1) return message('heading.share', { names: leaders.map(nameOf) });
  const next = ranks.find(({ seat }) => seat !== leader)?.score ?? 0;
  return message('heading.leads', { name: nameOf(leader), by: markerOf(state, leader).rank - next });
}

export interface BattlePart {
  readonly number: number;
  readonly cards: number;
  /** What the next deal would have if everybody stayed where they are. */
  readonly nextCards: number;
  readonly bid: number;
  readonly won: number;
  readonly dealer: Player | null;
  readonly toBid: readonly Player[];
  /** The number that the last bid may not be. */
  readonly forbidden: number | null;
  readonly lead: Message;
  readonly goal: number;
}

export const battlePart = (state: State): BattlePart => ({
  number: state.battle.number,
  cards: state.battle.cards,
  nextCards: cardsToDeal(state),
  bid: totalOf(state.battle.bids),
  won: totalOf(state.battle.won),
  dealer: state.dealer,
  toBid: state.phase === 'bidding' ? stillToBid(state) : [],
  forbidden: forbiddenBid(state),
  lead: leadLine(state),
  goal: goalRank(state),
});

/** A dry word beside what is asked, where there is one to say. */
export function remarkPart(state: State): Message | null {
  const { battle, phase, winner } = state;
  if (phase === 'over' && winner !== null) return message('remark.over', { name: nameOf(winner) });
  const [name, target] = (battle.exchanged ?? []).map(nameOf);
  if (name !== undefined && target !== undefined) return message('remark.chairs', { name, target });
  if (phase === 'moving') return null;
  const bid = totalOf(battle.bids);
  if (phase === 'fighting') {
    const key = bid > battle.cards ? 'over-bid' : bid < battle.cards ? 'under-bid' : 'even-bid';
    return message(`remark.${key}`, { bid, cards: battle.cards });
  }
  const forbidden = forbiddenBid(state);
  const [last] = stillToBid(state);
  if (phase === 'bidding' && forbidden !== null && last)
    return message('remark.nemesis', { name: nameOf(last), bid: forbidden });
  const isNear = state.order.some((player) => goalRank(state) - markerOf(state, player).rank <= 2);
  return phase === 'bidding' && isNear ? message('remark.near') : null;
}

export interface FlagLine {
  readonly kind: Flag['kind'] | 'pips-off-count';
  readonly player: Player | null;
  readonly certain: boolean;
  /** Shown in this very fight: whoever looks on may be told once. */
  readonly recent: boolean;
  readonly text: Message;
  readonly evidence: Message;
}

/** Newest first, and behind what was seen what is odd about the data. The evidence says what speaks against what. */
export const flagsPart = (state: State): readonly FlagLine[] => [
  ...[...state.flags].reverse().map((flag) => ({
    kind: flag.kind,
    player: flag.player,
    certain: flag.certain,
    recent: isRecent(state, flag) && !isDealtOver(state, flag),
    text: message(textKey(flag), flagValues(flag)),
    evidence: message(
      flag.suit === null ? `flag.evidence.${flag.kind}` : flag.certain ? 'flag.certain' : 'flag.possible',
      flagValues(flag),
    ),
  })),
  ...pipsOffCount(state),
];

const textKey = (flag: Flag): string => {
  const { kind, certain, player } = flag;
  if (kind === 'overruled' && player === null) return 'flag.overruled.table';
  if (kind === 'misdeal') return `flag.misdeal${countKey(flag)}`;
  return certain ? `flag.${kind}` : `flag.${kind}.possible`;
};

/** What the booklet says of the dice that the table has typed in: half the faces of one of them have pips. */
function pipsOffCount({ edition }: State): readonly FlagLine[] {
  const pips = facesWithPips(edition, halfPipped);
  if (isInvented(edition, halfPipped) || pips === pipsOfHalf) return [];
  const values = { die: message(`colour.${halfPipped}`), pips, half: pipsOfHalf };
  return [
    {
      kind: 'pips-off-count',
      player: null,
      certain: true,
      recent: false,
      text: message('flag.pips-off-count', values),
      evidence: message('flag.evidence.pips-off-count', values),
    },
  ];
}

/** Until the fight after the one in which it shows is over, so that it can be read before it is gone. */
const isRecent = ({ battle, phase }: State, flag: Flag): boolean =>
  phase !== 'over' && flag.battle === battle.number && totalOf(battle.won) <= flag.shownIn;

/** What was remarked of a deal that was made anew since is no news any more. */
function isDealtOver({ flags, battle }: State, flag: Flag): boolean {
  const anew = flags.findLastIndex(({ kind, battle: of }) => kind === 'misdeal' && of === battle.number);
  return flags.indexOf(flag) < anew;
}

function flagValues(flag: Flag) {
  const [first, second] = flag.cards;
  return {
    battle: flag.battle,
    fight: flag.fight,
    shown: flag.shownIn,
    ...(flag.player === null ? {} : { name: nameOf(flag.player) }),
    ...(flag.suit === null ? {} : { suit: suitName(flag.suit) }),
    ...(first === undefined ? {} : { card: cardName(first) }),
    ...(second === undefined ? {} : { later: cardName(second) }),
    ...subjectOf(flag),
  };
}
