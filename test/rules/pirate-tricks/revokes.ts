import { fold } from '../../../src-main/rules/kernel/fold.ts';
import { winning } from '../../../src-main/rules/kernel/tricks.ts';
import { seatIds, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { deckFor, suitOf, trickStrength, type CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import { tricksOf, isRevoke } from '../../../src-main/rules/pirate-tricks/flags.ts';
import { pirateTricks as game } from '../../../src-main/rules/pirate-tricks/game.ts';
import { nextSeat, tieOf } from '../../../src-main/rules/pirate-tricks/phase.ts';
import { possibleRevokes } from '../../../src-main/rules/pirate-tricks/referee.ts';
import type { State } from '../../../src-main/rules/pirate-tricks/state.ts';
import { random as randomOf, type Random } from '../../support/random.ts';

/** What is claimed in such a round, and may never stay away over many. */
export const claims = ['certain', 'one of several', 'possible', 'refused', 'refused by a note'] as const;

/** Of a hundred captains who could follow so many do not. */
const careless = 8;

/**
 * A round as it really was, told to the companion card by card, some of it not at all. Whatever the referee says
 * is held against the hands that nobody showed it.
 */
export function playRevokedRound(
  seed: number,
  count: (claim: (typeof claims)[number]) => void,
): readonly string[] {
  const round = new RevokedRound(randomOf(seed), count);
  round.play();
  return round.problems;
}

class RevokedRound {
  readonly problems: string[] = [];
  private state: State = game.blank;
  private readonly hands = new Map<SeatId, CardId[]>();
  private readonly breaches = new Set<string>();
  private isAllTold = true;
  private isBlind = false;
  /** How many of the flags were held against the truth. */
  private held = 0;
  private readonly random: Random;
  private readonly count: (claim: (typeof claims)[number]) => void;

  constructor(random: Random, count: (claim: (typeof claims)[number]) => void) {
    this.random = random;
    this.count = count;
  }

  play(): void {
    this.begin();
    this.auction();
    this.setAside();
    this.showRecruits();
    for (let trick = 1; trick <= 10 && this.problems.length === 0; trick++) this.trick(trick);
    const possible = possibleRevokes(this.state);
    if (!this.isAllTold) return;
    if (possible.length > 0)
      this.problems.push(`still possible when all is known: ${JSON.stringify(possible)}`);
    for (const breach of this.breaches)
      if (!this.certain().includes(breach)) this.problems.push(`not told of ${breach}`);
  }

  private begin(): void {
    const seats = this.random.shuffle([...seatIds]).slice(0, 3 + this.random.below(3));
    const begun = game.begin({ seats, depth: 'cards', options: { rounds: 3 } });
    if (!begun.ok) throw new Error(begun.no.code);
    this.state = fold(game.evolve, this.state, begun.value);
    for (const card of ['gang-of-two', 'partners-in-crime', 'bountiful-booty', 'capture-1'])
      this.do({ kind: 'drawScoreCard', card });
  }

  /** Rows by bids, some tied: the cards laid to the tie were seen and go back. */
  private auction(): void {
    const { seats } = this.state;
    const deck = this.random.shuffle([...deckFor(seats.length)]);
    for (const seat of seats) this.hands.set(seat, deck.splice(0, 5));
    const rows = seats.map(() => deck.splice(0, 7));
    if (this.random.below(8) > 0)
      for (const [at, row] of rows.entries())
        for (const card of row.slice(0, 5)) this.do({ kind: 'dealCard', row: at + 1, card });
    else this.isBlind = true;
    while (this.state.round.lot) this.bidOnce();
    for (const [at, { taken }] of this.state.round.rows.entries())
      if (taken) this.hands.get(taken.seat)?.push(...(rows[at] ?? []));
  }

  private bidOnce(): void {
    const tie = tieOf(this.state);
    const { lot } = this.state.round;
    if (!lot) return;
    if (lot.chooser)
      return this.do({ kind: 'nameTaker', seat: lot.chooser, taker: lot.bids.asked[0] ?? 'red' });
    const seat = (tie?.cards ?? lot.bids).asked.find(
      (one) => (tie?.cards.answers ?? lot.bids.answers)[one] === undefined,
    );
    if (!seat) throw new Error('nobody bids');
    if (tie) this.do({ kind: 'layTieCard', seat, card: this.random.pick(this.handOf(seat)) });
    else this.do({ kind: 'bid', seat, row: lot.row, amount: 1 + this.random.below(2) });
  }

  private handOf = (seat: SeatId): CardId[] => this.hands.get(seat) ?? [];

  /** Some note their whole hand, some what they set aside, most nothing. */
  private setAside(): void {
    for (const seat of this.state.seats) {
      const aside = this.random.shuffle([...this.handOf(seat)]).slice(0, 2);
      if (this.random.below(6) === 0) this.do({ kind: 'noteHand', seat, cards: this.handOf(seat) });
      if (this.random.below(6) === 0)
        this.do({ kind: 'ditch', seat, cards: aside.slice(0, 1 + this.random.below(2)) });
      this.hands.set(
        seat,
        this.handOf(seat).filter((card) => !aside.includes(card)),
      );
    }
  }

  private showRecruits(): void {
    for (const seat of this.state.seats) {
      const cards = this.random.shuffle([...this.handOf(seat)]).slice(0, this.random.below(5));
      if (cards.length > 0 && this.random.below(3) === 0) this.do({ kind: 'showCards', seat, cards });
    }
  }

  private trick(trick: number): void {
    // A table that has once not told its cards may forget them again.
    const untoldFrom = this.random.below(40) === 0 ? this.random.below(this.state.seats.length) : undefined;
    const laid: { readonly seat: SeatId; readonly card: CardId }[] = [];
    const first = this.state.seats.indexOf(nextSeat(this.state) ?? 'red');
    for (const at of this.state.seats.keys()) {
      const seat = this.state.seats[(first + at) % this.state.seats.length] ?? 'red';
      const card = this.chosen(seat, laid[0]?.card, trick);
      laid.push({ seat, card });
      if (untoldFrom === undefined || at < untoldFrom) this.lay(seat, card, trick);
      this.hands.set(
        seat,
        this.handOf(seat).filter((other) => other !== card),
      );
      this.holdClaims();
    }
    if (untoldFrom === undefined) return;
    this.isAllTold = false;
    const led = suitOf(laid[0]?.card ?? 'red-20');
    const best = winning(laid, (card) => trickStrength(led, card))[0];
    this.do({ kind: 'winTrick', seat: best?.seat ?? 'red' });
  }

  /** Follows, but for the careless. */
  private chosen(seat: SeatId, led: CardId | undefined, trick: number): CardId {
    const hand = this.handOf(seat);
    const following = hand.filter((card) => led && suitOf(card) === suitOf(led));
    const others = hand.filter((card) => !following.includes(card));
    if (following.length === 0) return this.random.pick(hand);
    if (others.length === 0 || this.random.below(100) >= careless) return this.random.pick(following);
    this.breaches.add(`${seat} ${trick}`);
    return this.random.pick(others);
  }

  private lay(seat: SeatId, card: CardId, trick: number): void {
    const command: Command = { kind: 'playCard', seat, card };
    const decided = game.decide(this.state, command, new Set());
    if (decided.ok) return this.do(command);
    if (decided.no.code !== 'must-follow') return this.fail(command, decided.no.code);
    this.count(decided.no.secret ? 'refused by a note' : 'refused');
    if (!this.breaches.has(`${seat} ${trick}`))
      this.problems.push(`refused what was right: ${JSON.stringify(command)}`);
    this.do(command, 'must-follow');
  }

  /** Nothing certain that was not so, nor one of several of which none was. */
  private holdClaims(): void {
    const flags = this.state.flags.filter(isRevoke);
    for (const flag of flags.slice(this.held)) {
      const tricks = tricksOf(flag);
      this.count(flag.kind === 'revoke-in-one' ? 'one of several' : 'certain');
      if (!tricks.some((trick) => this.breaches.has(`${flag.seat} ${trick}`)))
        this.problems.push(`claimed: ${JSON.stringify(flag)}`);
    }
    this.held = flags.length;
    if (possibleRevokes(this.state).length > 0) this.count('possible');
  }

  private certain = (): readonly string[] =>
    this.state.flags.flatMap((flag) => (flag.kind === 'revoke' ? [`${flag.seat} ${flag.trick}`] : []));

  private do(command: Command, ...waived: readonly string[]): void {
    const skip = this.isBlind ? ['rows-face-down'] : [];
    const decided = game.decide(this.state, command, new Set([...waived, ...skip]));
    if (!decided.ok) return this.fail(command, decided.no.code);
    this.state = fold(game.evolve, this.state, decided.value);
  }

  private fail(command: Command, code: string): void {
    this.problems.push(`${JSON.stringify(command)} refused: ${code}`);
  }
}
