import { seatIds, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Prompt } from '../../../src-main/rules/kernel/prompt.ts';
import { awaited } from '../../../src-main/rules/pirate-quest/awaiting.ts';
import type { Suit } from '../../../src-main/rules/pirate-quest/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-quest/commands.ts';
import { settle, settleOpenWindows } from '../../../src-main/rules/pirate-quest/consequences.ts';
import { mayStillLay } from '../../../src-main/rules/pirate-quest/decide/playing.ts';
import { cardOf } from '../../../src-main/rules/pirate-quest/edition.ts';
import type { Event } from '../../../src-main/rules/pirate-quest/events.ts';
import { fightNumber, ledSuit } from '../../../src-main/rules/pirate-quest/fight.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { isCaptain } from '../../../src-main/rules/pirate-quest/player.ts';
import { blank, type State } from '../../../src-main/rules/pirate-quest/state.ts';
import { openWindow } from '../../../src-main/rules/pirate-quest/windows.ts';
import { random as randomOf, type Random } from '../../support/random.ts';
import { waysToAnswer } from '../../support/pressing.ts';

/** What is claimed at such a table, and may never stay away over many. */
export const claims = [
  'certain not-followed',
  'certain feature-while-holding',
  'possible not-followed',
  'possible feature-while-holding',
  'refused must-follow',
  'refused holding-suit',
  'a hand made even',
  'a deal made anew',
] as const;

type Count = (claim: (typeof claims)[number]) => void;

/** Of a hundred captains who could follow so many do not. */
const careless = 12;
const mostCommands = 260;

/**
 * Battles as they really were, with every hand dealt and every theft and draw done, told to the companion as a table
 * tells them. Whatever the referee says is held against the hands that nobody showed it.
 */
export function playTrueBattles(seed: number, count: Count): readonly string[] {
  const table = new TrueTable(randomOf(seed), count);
  table.play();
  return table.problems;
}

class TrueTable {
  readonly problems: string[] = [];
  private state: State;
  private readonly hands = new Map<SeatId, string[]>();
  private pile: string[] = [];
  private drawn: string | undefined;
  /** Whose hand was dealt unevenly, until somebody finds out. */
  private uneven: SeatId | undefined;
  private deal = 0;
  private readonly breaches = new Set<string>();
  /** How many of the flags were held against the truth. */
  private held = 0;
  private readonly random: Random;
  private readonly count: Count;

  constructor(random: Random, count: Count) {
    this.random = random;
    this.count = count;
    this.state = blank;
    const seats = random.shuffle([...seatIds]).slice(0, 3 + random.below(4));
    const pick = <Value>(...values: readonly Value[]) => random.pick(values);
    const begun = pirateQuest.begin({
      seats,
      depth: 'cards',
      dealer: seats[0],
      deck: 'sample',
      luck: 3,
      options: {
        dieOffBoard: pick('green', 'blue', 'red'),
        openingDeal: 3,
        ladder: [4, 5, 5],
        featureWhileHolding: pick('refused', 'refused', 'follows'),
        mutinyHand: pick('captain', 'seat'),
        failedCard: pick('another', 'may-be-played'),
      },
    } as Parameters<typeof pirateQuest.begin>[0]);
    if (!begun.ok) throw new Error(begun.no.code);
    this.take(begun.value);
  }

  play(): void {
    for (let at = 0; at < mostCommands && this.state.phase !== 'over' && this.problems.length === 0; at++)
      this.step();
  }

  private step(): void {
    if (this.uneven && this.random.below(3) === 0) return this.findUneven(this.uneven);
    const isPlaying = this.state.phase === 'bidding' || this.state.phase === 'fighting';
    if (isPlaying && this.random.below(150) === 0) return this.dealAnew();
    const prompts = pirateQuest.prompts(this.state);
    const asked = prompts.filter(({ kind }) => kind !== 'misdeal' && kind !== 'list-face');
    const mays = asked.filter(({ need }) => need === 'may');
    const must = asked.find(({ need }) => need === 'must');
    if (mays.length > 0 && (!must || this.random.below(4) === 0)) return this.answer(this.random.pick(mays));
    if (must) this.answer(must);
    else this.problems.push('nothing is asked');
  }

  private answer(prompt: Prompt): void {
    const next = awaited(settleOpenWindows(this.state));
    const isLaying = prompt.kind === 'play-card' || prompt.kind === 'try-feature';
    if (isLaying && next.kind === 'card' && isCaptain(next.player)) return this.layNext(next.player);
    if (prompt.kind === 'drawn-card' && next.kind === 'drawn-card' && this.drawn)
      return this.do(
        this.random.below(2) === 0
          ? { kind: 'playDrawn', seat: next.seat, card: this.drawn }
          : { kind: 'leaveFeature', seat: next.seat },
      );
    const answers = waysToAnswer(pirateQuest, this.state, prompt, undefined).filter(
      ({ refusal }) => !refusal,
    );
    if (answers.length > 0) this.do(this.random.pick(answers).command);
    else if (prompt.need === 'must') this.problems.push(`no answer to ${prompt.kind}`);
  }

  /** Hands that a mutiny exchanges are taken up first, and one that is short lays nothing before it was found out. */
  private layNext(seat: SeatId): void {
    const settled = openWindow(this.state) ? settle(this.state) : [];
    if (settled.some(({ kind }) => kind === 'seatsExchanged')) return this.do({ kind: 'letStand' });
    if (this.uneven) this.findUneven(this.uneven);
    else this.lay(seat);
  }

  private handOf = (seat: SeatId): readonly string[] => this.hands.get(seat) ?? [];

  private suitOf = (card: string): Suit | undefined => cardOf(this.state.edition, card)?.suit;

  private holding = (seat: SeatId, suit: Suit | null): readonly string[] =>
    this.handOf(seat).filter((card) => suit !== null && this.suitOf(card) === suit);

  /** Follows, but for the careless; now and then a card is laid on its side. */
  private lay(seat: SeatId): void {
    const now = settleOpenWindows(this.state);
    const led = ledSuit(now);
    const following = this.holding(seat, led);
    const isCareless = this.random.below(100) < careless;
    const hand = this.handOf(seat);
    const tried = now.battle.fight.tried[seat];
    const rest = hand.filter((card) => card !== tried || mayStillLay(now, seat));
    const featured = hand.filter((card) => cardOf(now.edition, card)?.feature);
    const trying = following.length > 0 && !isCareless ? featured.filter(this.isFog) : featured;
    if (!tried && trying.length > 0 && this.random.below(3) === 0) return this.tryOne(seat, led, trying);
    const card = this.random.pick(following.length > 0 && !isCareless ? following : rest);
    const isBreach = following.length > 0 && !following.includes(card);
    if (isBreach) this.breach('not-followed', seat, now);
    this.do({ kind: 'playCard', seat, card }, 'must-follow', isBreach);
  }

  private isFog = (card: string): boolean => cardOf(this.state.edition, card)?.feature?.feature === 'fog';

  private tryOne(seat: SeatId, led: Suit | null, among: readonly string[]): void {
    const card = this.random.pick(among);
    const isBreach = this.isPassedOver(seat, led) && !this.isFog(card);
    if (isBreach) this.breach('feature-while-holding', seat, settleOpenWindows(this.state));
    this.do({ kind: 'tryFeature', seat, card }, 'holding-suit', isBreach);
  }

  private isPassedOver = (seat: SeatId, led: Suit | null): boolean =>
    this.state.options.featureWhileHolding === 'refused' && this.holding(seat, led).length > 0;

  private breach(kind: 'not-followed' | 'feature-while-holding', seat: SeatId, state: State): void {
    this.breaches.add(`${this.deal} ${kind} ${seat} ${fightNumber(state)}`);
  }

  /** One card too many, or one too few, and what the dealer does about it. */
  private findUneven(seat: SeatId): void {
    const hand = [...this.handOf(seat)];
    this.uneven = undefined;
    const { cards } = this.state.battle;
    if (this.random.below(4) === 0) return this.dealAnew({ seat, held: hand.length });
    if (!this.accepts({ kind: 'mendHand', seat, held: hand.length })) return;
    this.count('a hand made even');
    if (hand.length > cards) this.pile.push(...hand.splice(this.random.below(hand.length), 1));
    else hand.push(...this.pile.splice(0, 1));
    this.hands.set(seat, hand);
  }

  private dealAnew(found: { readonly seat?: SeatId; readonly held?: number } = {}): void {
    if (this.accepts({ kind: 'misdeal', ...found })) this.count('a deal made anew');
  }

  private accepts(command: Command): boolean {
    const decided = pirateQuest.decide(this.state, command, new Set());
    if (decided.ok) this.take(decided.value, command);
    else this.problems.push(`${JSON.stringify(command)} refused: ${decided.no.code}`);
    return decided.ok;
  }

  /** Done, whatever the rule says of it; and where it says something, that must be so. */
  private do(command: Command, rule?: 'must-follow' | 'holding-suit', isSo = false): void {
    const decided = pirateQuest.decide(this.state, command, new Set());
    if (decided.ok) return this.take(decided.value, command);
    if (decided.no.code !== rule) {
      if (!this.isHouseRule(decided.no.code))
        this.problems.push(`${JSON.stringify(command)} refused: ${decided.no.code}`);
      return;
    }
    this.count(`refused ${rule}`);
    if (!isSo) this.problems.push(`refused what was right: ${rule} ${JSON.stringify(command)}`);
    const overruled = pirateQuest.decide(this.state, command, new Set([rule]));
    if (overruled.ok) this.take(overruled.value, command);
  }

  /** What a captain may run into without anything being said of the hand. */
  private isHouseRule = (code: string): boolean =>
    ['nemesis', 'failed-card', 'no-die', 'too-far', 'must-move'].includes(code);

  private take(events: readonly Event[], command?: Command): void {
    if (command?.kind === 'leaveFeature') this.fogLifts(command.seat);
    for (const event of events) {
      this.move(event, command);
      this.state = pirateQuest.evolve(this.state, event);
    }
    this.holdClaims();
  }

  /** A hidden card that fights after all is a feature like any other. */
  private fogLifts(seat: SeatId): void {
    const { laid } = this.state.battle.fight;
    const own = laid.findLast((one) => one.player === seat);
    if (!own || own.feature !== 'fog') return;
    const led = ledSuit(
      this.state,
      laid.filter((one) => one !== own),
    );
    const isOwnSuit = led !== null && own.printed === led;
    if (this.isPassedOver(seat, led) || isOwnSuit) this.breach('feature-while-holding', seat, this.state);
  }

  /** What happens to the real cards. */
  private move(event: Event, command: Command | undefined): void {
    switch (event.kind) {
      case 'battleBegun':
        return this.dealOut(event.cards);
      case 'cardPlayed':
        return this.leaves(event.laid.player as SeatId, event.laid.card);
      case 'featureActivated':
        if (event.laid) return this.leaves(event.seat, event.card);
        this.drawn = this.pile.shift();
        return;
      case 'luckDrawn':
        this.leaves(event.seat, event.under);
        return void this.pile.push(event.under);
      case 'luckKept':
        this.leaves(event.seat, event.laid.card);
        return void this.pile.push(...(this.drawn ? [this.drawn] : []));
      case 'cardStolen':
        return this.steal(event.seat, (command as { readonly target: SeatId }).target);
      case 'seatsExchanged': {
        if (this.state.options.mutinyHand === 'captain') return;
        const [one, other] = [this.handOf(event.seat), this.handOf(event.target as SeatId)];
        this.hands.set(event.seat, [...other]);
        return void this.hands.set(event.target as SeatId, [...one]);
      }
      default:
    }
  }

  private dealOut(cards: number): void {
    const deck = this.random.shuffle(this.state.edition.deck.map(({ id }) => id));
    this.deal += 1;
    this.held = this.state.flags.length;
    const uneven = this.random.below(8) === 0 ? this.random.pick(this.state.seats) : undefined;
    for (const seat of this.state.seats) {
      const off = seat === uneven ? this.random.pick([-1, 1]) : 0;
      this.hands.set(seat, deck.splice(0, cards + off));
    }
    this.uneven = uneven;
    this.pile = deck;
    this.drawn = undefined;
  }

  private leaves(seat: SeatId, card: string): void {
    this.hands.set(
      seat,
      this.handOf(seat).filter((other) => other !== card),
    );
  }

  private steal(seat: SeatId, target: SeatId): void {
    const taken = this.random.pick(this.handOf(target));
    const own = [...this.handOf(seat), taken];
    const given = this.random.pick(own);
    this.hands.set(
      seat,
      own.filter((card) => card !== given),
    );
    this.hands.set(target, [...this.handOf(target).filter((card) => card !== taken), given]);
  }

  /** Nothing certain that was not so, and no card that was in two places. */
  private holdClaims(): void {
    for (const flag of this.state.flags.slice(this.held)) {
      if (flag.kind === 'card-twice') this.problems.push(`claimed: ${JSON.stringify(flag)}`);
      if (flag.kind !== 'not-followed' && flag.kind !== 'feature-while-holding') continue;
      this.count(`${flag.certain ? 'certain' : 'possible'} ${flag.kind}`);
      const told = `${this.deal} ${flag.kind} ${String(flag.player)} ${flag.fight}`;
      if (flag.certain && !this.breaches.has(told)) this.problems.push(`claimed: ${JSON.stringify(flag)}`);
    }
    this.held = this.state.flags.length;
  }
}
