import { canonical } from '../../../src-main/rules/kernel/digest.ts';
import { fold } from '../../../src-main/rules/kernel/fold.ts';
import type { Message } from '../../../src-main/rules/kernel/message.ts';
import type { Refusal } from '../../../src-main/rules/kernel/refusal.ts';
import { isLastToAnswer } from '../../../src-main/rules/kernel/secret.ts';
import type { Viewer } from '../../../src-main/rules/kernel/view.ts';
import type { OptionValues, OptionValue, Option } from '../../../src-main/rules/kernel/option.ts';
import { seatIds, type BySeat, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { crew, type CardId } from '../../../src-main/rules/pirate-tricks/cards.ts';
import type { Command } from '../../../src-main/rules/pirate-tricks/commands.ts';
import { scoreCards } from '../../../src-main/rules/pirate-tricks/data/score-cards.ts';
import type { Event } from '../../../src-main/rules/pirate-tricks/events.ts';
import { pirateTricks as game } from '../../../src-main/rules/pirate-tricks/game.ts';
import { options } from '../../../src-main/rules/pirate-tricks/options.ts';
import { refusals } from '../../../src-main/rules/pirate-tricks/refusals.ts';
import { depths, type State } from '../../../src-main/rules/pirate-tricks/state.ts';
import { random as randomOf, type Random } from '../../support/random.ts';
import { problemsOf } from './invariants.ts';
import { anyScoring, mischief } from './tries.ts';
import { shuffleFor, type Physical } from './physical.ts';
import { playsFor } from './plays.ts';
import { claims, playRevokedRound } from './revokes.ts';
import { unspoken } from '../words.ts';
import { waysToAnswer } from '../../support/pressing.ts';
import { commandKindsOf } from '../../support/command-kinds.ts';
import type { Captains, Count } from '../whole-games.ts';

/** Captains who come and go have a test of all games. */
const isOwn = (name: string): boolean => !/chair/i.test(name);

export const promptKinds = Object.keys(game.kinds).filter(isOwn);

/** Every key of the catalogue that came up, with the values that were always given for it. */
export type Heard = Map<string, ReadonlySet<string>>;

const optionValues = (option: Option): readonly OptionValue[] => {
  if (option.type === 'choice') return option.choices;
  if (option.type === 'number') return [3, 4, 5];
  return [false, true];
};

const mostCommands = 4000;

/**
 * Random whole games: sense and nonsense, overrides, changes of depth, numbers set by hand; and to each a round whose
 * true hands are held against what the referee claims.
 */
export const captainsHeard = (heard: Heard): Captains => ({
  inTests: { first: 1, least: 40, most: 200 },
  everything: [
    ...commandKindsOf('pirate-tricks').map((kind) => `command ${kind}`),
    ...Object.keys(refusals).map((code) => `refusal ${code}`),
    ...promptKinds.map((kind) => `prompt ${kind}`),
    ...claims.map((claim) => `claim ${claim}`),
    ...crew.map((card) => `card ${card}`),
    ...scoreCards.map(({ id }) => `card ${id}`),
    ...options.flatMap((option) =>
      optionValues(option).map((value) => `option ${option.name} ${String(value)}`),
    ),
  ],
  play: (seed, count) => [
    ...new OneGame(randomOf(seed), count, heard).play(),
    ...playRevokedRound(seed, (claim) => count(`claim ${claim}`)),
  ],
});

export const captains = (): Captains => captainsHeard(new Map());

class OneGame {
  private state: State = game.blank;
  private readonly stored: string[] = [];
  private readonly problems: string[] = [];
  private physical: Physical | undefined;
  private readonly random: Random;
  private readonly count: Count;
  private readonly messages: Heard;

  constructor(random: Random, count: Count, messages: Heard) {
    this.random = random;
    this.count = count;
    this.messages = messages;
  }

  play(): readonly string[] {
    this.badSetups();
    this.begin();
    for (let at = 0; at < mostCommands && !this.state.over && this.problems.length === 0; at++) this.step();
    if (!this.state.over && this.problems.length === 0) this.problems.push('never ended');
    this.replay();
    return this.problems;
  }

  private begin(): void {
    const { random } = this;
    const values = Object.fromEntries(
      options.map((option) => [option.name, random.pick(optionValues(option))]),
    ) as OptionValues;
    for (const [name, value] of Object.entries(values)) this.count(`option ${name} ${String(value)}`);
    const cards = scoreCards.map(({ id, deck }) => ({ id, scoring: anyScoring(deck, random) }));
    const begun = game.begin({
      seats: random.shuffle(seatIds).slice(0, 3 + random.below(3)),
      depth: random.pick(depths),
      options: values,
      ...(random.below(2) === 0 ? { edition: { scoreCards: cards } } : {}),
    });
    if (begun.ok) return this.apply(begun.value);
    this.count(`refusal ${begun.no.code}`);
    this.begin();
  }

  private badSetups(): void {
    const seats: readonly SeatId[] = ['red', 'blue', 'green'];
    for (const setup of [
      { seats: seats.slice(1) },
      { seats: ['red', 'red', 'blue'] as const },
      { seats, depth: 'whispers' },
      { seats, options: { rounds: 9 } },
    ]) {
      const begun = game.begin(setup);
      if (begun.ok) this.problems.push(`began with ${JSON.stringify(setup)}`);
      else this.count(`refusal ${begun.no.code}`);
    }
    const asked = game.ask(game.blank, { kind: 'weather' });
    if (!asked.ok) this.count(`refusal ${asked.no.code}`);
  }

  private step(): void {
    const { random, state } = this;
    if (!this.physical || this.physical.round !== state.past.length)
      this.physical = shuffleFor(state, random);
    for (const { kind } of game.prompts(state)) this.count(`prompt ${kind}`);
    if (random.below(3) === 0) this.tryMischief();
    if (random.below(40) === 0) this.lookAround();
    if (this.state === state) this.playOn();
  }

  private playOn(): void {
    const prompts = game.prompts(this.state);
    const mays = prompts.filter(
      ({ need, whom }) => need === 'may' && (whom.length > 0 || this.random.below(15) === 0),
    );
    const must = prompts.find(({ need }) => need === 'must');
    const prompt =
      mays.length > 0 && this.random.below(5) < (mays.some(({ kind }) => kind === 'show-cards') ? 4 : 2)
        ? this.random.pick(mays)
        : must;
    if (!prompt || !this.physical) return void this.problems.push('nothing is asked');
    const plays = playsFor(this.state, prompt, this.physical, this.random);
    const isDone = plays.some((command) => this.attempt(command, 8));
    if (!isDone && prompt.need === 'must')
      this.problems.push(`no way on at ${prompt.kind}: ${JSON.stringify(plays.at(-1))}`);
  }

  private tryMischief(): void {
    const command = mischief(this.state, this.random);
    const isWild = command.kind.startsWith('set') || command.kind.startsWith('tell');
    const decided = this.decide(command, new Set());
    if (decided && !decided.ok) this.refused(command, decided.no, decided.no.waivable ? 6 : 0);
    if (decided?.ok && this.random.below(isWild ? 8 : 4) === 0) this.attempt(command, 0);
  }

  /** Done, if need be by overruling, one time in `odds`. */
  private attempt(command: Command, odds: number): boolean {
    const decided = this.decide(command, new Set());
    if (!decided) return false;
    if (!decided.ok) return this.refused(command, decided.no, decided.no.waivable ? odds : 0);
    this.count(`command ${command.kind}`);
    if ('card' in command) this.count(`card ${command.card}`);
    this.apply(decided.value);
    return true;
  }

  private refused(command: Command, no: Refusal, odds: number): boolean {
    const { code } = no;
    this.count(`refusal ${code}`);
    this.hear({ key: `refusal.${code}`, values: no.values ?? {} });
    if (odds === 0 || this.random.below(odds) !== 0) return false;
    const waived = new Set([code]);
    for (;;) {
      const decided = this.decide(command, waived);
      if (!decided) return false;
      if (decided.ok) {
        this.apply(decided.value);
        return true;
      }
      this.count(`refusal ${decided.no.code}`);
      if (!decided.no.waivable || waived.has(decided.no.code)) return false;
      waived.add(decided.no.code);
    }
  }

  private decide(command: Command, waived: ReadonlySet<string>) {
    try {
      return game.decide(this.state, command, waived);
    } catch (error) {
      this.problems.push(`${JSON.stringify(command)} threw ${String(error)}`);
      return undefined;
    }
  }

  private apply(events: readonly Event[]): void {
    this.stored.push(JSON.stringify(events));
    let now = this.state;
    for (const event of events) {
      const after = game.evolve(now, event);
      game.record(event, now, after);
      now = after;
    }
    const before = this.state;
    this.state = now;
    for (const problem of problemsOf(now))
      this.problems.push(`${problem} after ${events.map(({ kind }) => kind).join(' ')}`);
    if (before.seats.length > 0)
      for (const viewer of viewersOf(before))
        this.hear(game.tell({ kind: 'bidAgain' }, events, before, viewer));
  }

  /** What is offered as a button is accepted, and what is sealed is told to nobody. */
  private lookAround(): void {
    const { state } = this;
    this.problems.push(...unspoken(game.prompts(state), game.text));
    for (const prompt of game.prompts(state)) {
      const seat = prompt.whom === 'anyone' ? undefined : prompt.whom[0];
      const answers = waysToAnswer(game, state, prompt, seat);
      this.hear(answers);
      for (const { command, refusal } of answers) {
        const decided = this.decide(command, new Set());
        if (this.clashesInSecret(command)) {
          if (decided?.ok || refusal?.code === 'card-named-twice')
            this.problems.push(`told by a button ${JSON.stringify(command)}`);
        } else if (decided && prompt.secret && decided.ok === (refusal !== undefined))
          this.problems.push(`button ${JSON.stringify(command)}`);
      }
    }
    const open = [game.view(state, { kind: 'table' }), game.prompts(state), game.standings(state)];
    this.hear([...open, game.fields(state), game.pieces()]);
    const blind = withOtherSecrets(state);
    const other = [game.view(blind, { kind: 'table' }), game.prompts(blind), game.standings(blind)];
    if (canonical(open) !== canonical(other)) this.problems.push('a secret shows');
  }

  /**
   * The last of those who are tied names a card that another has laid face down: it is refused when it is sent, and
   * its button says nothing of that, or it would tell what lies there.
   */
  private clashesInSecret(command: Command): boolean {
    const cards = this.state.round.lot?.tie?.cards;
    if (command.kind !== 'layTieCard' || !cards || !isLastToAnswer(cards, command.seat)) return false;
    return cards.asked.some((seat) => seat !== command.seat && cards.answers[seat] === command.card);
  }

  /** Notes every message in what a page would be sent. */
  private hear(sent: unknown): void {
    if (typeof sent !== 'object' || sent === null) return;
    if (isMessage(sent)) {
      const values = new Set(Object.keys(sent.values ?? {}));
      const before = this.messages.get(sent.key) ?? values;
      this.messages.set(sent.key, new Set([...before].filter((name) => values.has(name))));
    }
    for (const part of Object.values(sent)) this.hear(part);
  }

  private replay(): void {
    const events = this.stored.flatMap((text) => JSON.parse(text) as Event[]);
    if (canonical(fold(game.evolve, game.blank, events)) !== canonical(this.state))
      this.problems.push('replays to something else');
  }
}

const viewersOf = ({ seats }: State): readonly Viewer[] => [
  { kind: 'table' },
  { kind: 'captain', seat: seats[0] ?? 'red' },
];

const isMessage = (sent: object): sent is Message =>
  'key' in sent && Object.keys(sent).every((name) => name === 'key' || name === 'values');

/** The same table with other amounts sealed and other cards noted: nobody may be able to tell. */
export function withOtherSecrets(state: State): State {
  const { lot } = state.round;
  const other = <Value>(answers: BySeat<unknown>, value: Value): BySeat<Value> =>
    Object.fromEntries(Object.keys(answers).map((seat) => [seat, value]));
  const blind = lot && {
    ...lot,
    bids: { ...lot.bids, answers: other(lot.bids.answers, 0) },
    tie: lot.tie && {
      ...lot.tie,
      cards: { ...lot.tie.cards, answers: other(lot.tie.cards.answers, 'red-20' as CardId) },
    },
  };
  const open = state.options.showLoon || state.over;
  const loon = open ? state.loon : other(state.loon, 7);
  const ditched = Object.fromEntries(
    Object.entries(state.round.ditched).map(([seat, cards]) => [seat, crew.slice(0, cards.length)]),
  );
  return { ...state, loon, round: { ...state.round, lot: blind, noted: {}, ditched } };
}
