import { notTold } from '../../../src-main/rules/kernel/agenda.ts';
import { canonical } from '../../../src-main/rules/kernel/digest.ts';
import { fold } from '../../../src-main/rules/kernel/fold.ts';
import type { Prompt } from '../../../src-main/rules/kernel/prompt.ts';
import { seatIds, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { isTaught } from '../../../src-main/rules/pirates-flag/cards.ts';
import type { Command } from '../../../src-main/rules/pirates-flag/commands.ts';
import { deliveredCaptains } from '../../../src-main/rules/pirates-flag/data/captains.ts';
import { deliveredCards } from '../../../src-main/rules/pirates-flag/data/cards.ts';
import { piratesFlag } from '../../../src-main/rules/pirates-flag/game.ts';
import type { Event } from '../../../src-main/rules/pirates-flag/events.ts';
import { options } from '../../../src-main/rules/pirates-flag/options.ts';
import {
  carries,
  flagPlace,
  handOf,
  isLight,
  placeOf,
  type State,
} from '../../../src-main/rules/pirates-flag/state.ts';
import { random as randomBy, type Random } from '../../support/random.ts';
import { broken, handsBy } from './invariants.ts';
import { gapsIn, unspoken } from '../words.ts';
import {
  anyAim,
  anyBoard,
  anyEffects,
  anyMarks,
  anyOptions,
  anySeat,
  anyTry,
  badSetups,
  sharpTry,
} from './tries.ts';
import { waysToAnswer } from '../../support/pressing.ts';
import { commandKindsOf } from '../../support/command-kinds.ts';
import type { Captains, Count } from '../whole-games.ts';

const eventKinds = Object.keys(piratesFlag.text.en).flatMap((key) => /^tell\.(\w+)$/.exec(key)?.[1] ?? []);

/** Captains who come and go have a test of all games. */
const isOwn = (name: string): boolean => !/chair/i.test(name);

/** Each command, refusal, card row, option value, prompt and event. */
function everything(): readonly string[] {
  const values = options.flatMap((option) => {
    const among = option.type === 'choice' ? option.choices : option.type === 'flag' ? [true, false] : [0, 1];
    return among.map((value) => `option ${option.name} ${String(value)}`);
  });
  return [
    ...commandKindsOf('pirates-flag').map((kind) => `command ${kind}`),
    ...Object.keys(piratesFlag.refusals)
      .filter(isOwn)
      .map((code) => `refusal ${code}`),
    ...deliveredCards.map(({ id }) => `card ${id}`),
    ...deliveredCaptains.map(({ id }) => `captain ${id}`),
    ...Object.keys(piratesFlag.kinds)
      .filter(isOwn)
      .map((kind) => `prompt ${kind}`),
    ...eventKinds.filter(isOwn).map((kind) => `event ${kind}`),
    ...values,
  ];
}

/** Seeded captains who sail home with the flag, play what they like, and now and then try what they may not. */
export const captains = (): Captains => ({
  inTests: { first: 2001, least: 40, most: 200 },
  everything: everything(),
  play: (seed, count) => new RandomGame(randomBy(seed), count).play(),
});

const patience = 900;
const steps = 2500;

class RandomGame {
  readonly #random: Random;
  readonly #count: Count;
  readonly #problems: string[] = [];
  readonly #events: Event[] = [];
  #state: State = piratesFlag.blank;
  #step = 0;

  constructor(random: Random, count: Count) {
    this.#random = random;
    this.#count = count;
  }

  play(): readonly string[] {
    this.#begin();
    for (this.#step = 0; this.#step < steps && this.#state.phase.kind !== 'won'; this.#step++) {
      this.#check();
      this.#turn();
      if (this.#problems.length > 0) return this.#problems;
    }
    this.#check();
    if (this.#state.phase.kind !== 'won') this.#problems.push('does not end');
    this.#try({ kind: 'passDice', seat: this.#state.turn.seat });
    this.#replay();
    return this.#problems;
  }

  #begin(): void {
    const random = this.#random;
    const refused = piratesFlag.begin(random.pick(badSetups)(random));
    if (refused.ok) this.#problems.push('a bad setup was accepted');
    else this.#count(`refusal ${refused.no.code}`);
    const seats = random.shuffle(seatIds).slice(0, 3 + random.below(4));
    const chosen = anyOptions(random);
    const rows = deliveredCards.filter((row) => !isTaught(row) && random.below(5) > 0);
    const begun = piratesFlag.begin({
      seats,
      depth: random.pick(['cards', 'cards', 'cards', 'cards', 'fights', 'score']),
      options: chosen,
      edition: {
        board: anyBoard(random),
        cards: rows.map(({ id }) => ({
          id,
          name: `The ${id}`,
          marks: anyMarks(random),
          effects: anyEffects(random),
        })),
        captains: deliveredCaptains
          .filter((row) => !isTaught(row) && random.below(3) > 0)
          .map(({ id }) => ({ id, name: `The ${id}`, effects: anyEffects(random) })),
        missing: random.below(6) === 0 ? deliveredCards.slice(14).map(({ id }) => id) : [],
      },
    });
    if (!begun.ok) {
      this.#problems.push(`a setup was refused: ${begun.no.code}`);
      return;
    }
    for (const [name, value] of Object.entries(chosen)) this.#count(`option ${name} ${String(value)}`);
    this.#count('event gameBegun');
    this.#read(piratesFlag.tell({ kind: 'letStand' }, begun.value, piratesFlag.blank, { kind: 'table' }));
    this.#take(begun.value);
    if (random.below(3) === 0) this.#stepIn(seats);
  }

  /** A game that was under way: hands full, the flag somewhere. */
  #stepIn(seats: readonly SeatId[]): void {
    const random = this.#random;
    const { spaces } = this.#state.board;
    const places = seats.map((seat) => [`at.${seat}`, 1 + random.below(spaces)] as const);
    const hands = this.#state.cards.length < 48 ? [] : seats.map((seat) => [`hand.${seat}`, 5] as const);
    const flag = random.pick(['ship', 'afloat', ...seats]);
    this.#try({ kind: 'setTable', fields: { flag, ...Object.fromEntries([...places, ...hands]) } });
  }

  #take(events: readonly Event[]): void {
    this.#state = events.reduce(piratesFlag.evolve, this.#state);
    this.#events.push(...events);
  }

  #check(): void {
    for (const problem of broken(this.#state)) this.#problems.push(problem);
    const hands = handsBy(this.#events);
    for (const seat of this.#state.seats)
      if ((hands.get(seat) ?? 0) !== handOf(this.#state, seat))
        this.#problems.push(`${seat}'s hand does not add up`);
  }

  #replay(): void {
    const again = fold(
      piratesFlag.evolve,
      piratesFlag.blank,
      JSON.parse(JSON.stringify(this.#events)) as Event[],
    );
    if (canonical(again) !== canonical(this.#state)) this.#problems.push('replays to another state');
  }

  #turn(): void {
    const patient = this.#step < patience;
    const dice = this.#random.below(20);
    if (patient && dice < 5) this.#tryAnything();
    else if (patient && dice < (this.#state.stack.plays.length > 0 ? 15 : 10)) this.#playSomething();
    else if (!patient && this.#besideFlag()) this.#try({ kind: 'placeFlag', seat: this.#besideFlag()! });
    else this.#answer(patient);
    if (this.#step % 25 === 0) this.#show();
  }

  /** Who lies where the flag floats, where ships are told by hand and a table has it asked for. */
  #besideFlag(): SeatId | undefined {
    const { flag, depth, seats, phase } = this.#state;
    if (flag.kind !== 'afloat' || !isLight(depth) || phase.kind !== 'telling') return undefined;
    return seats.find((seat) => placeOf(this.#state, seat) === flag.at);
  }

  /** Whatever a viewer is shown can be made in every state. */
  #show(): void {
    this.#read(piratesFlag.view(this.#state, { kind: 'table' }));
    this.#read(piratesFlag.standings(this.#state));
    this.#read(piratesFlag.fields(this.#state).map(({ label }) => label));
    const [seat] = this.#state.seats;
    const asked = piratesFlag.ask(this.#state, { kind: 'battle', attacker: seat, defender: seat } as never);
    if (!asked.ok) this.#count(`refusal ${asked.no.code}`);
    this.#problems.push(...unspoken(piratesFlag.prompts(this.#state), piratesFlag.text));
    for (const prompt of piratesFlag.prompts(this.#state))
      piratesFlag.interpret(this.#state, prompt, [{ kind: 'square', square: '4' }], undefined);
  }

  /** Everything that is shown has its words, with nothing left open in them. */
  #read(shown: unknown): void {
    this.#problems.push(...gapsIn(shown, piratesFlag.text.en));
  }

  #tryAnything(): void {
    const sharp = this.#random.below(2) === 0 ? sharpTry(this.#state, this.#random) : undefined;
    this.#try(sharp ?? anyTry(this.#state, this.#random));
  }

  /** Now and then the table insists, up to three rulings at once. */
  #try(command: Command): void {
    const before = this.#state;
    const waived = new Set<string>();
    const insists = this.#random.below(6) === 0 ? 3 : 0;
    for (let ruling = 0; ; ruling++) {
      const decided = piratesFlag.decide(this.#state, command, waived);
      if (decided.ok) {
        this.#accepted(command, decided.value);
        return;
      }
      this.#count(`refusal ${decided.no.code}`);
      this.#read({ key: `refusal.${decided.no.code}`, values: decided.no.values });
      if (!(decided.no.code in piratesFlag.refusals)) this.#problems.push(`unknown ${decided.no.code}`);
      if (this.#state !== before) this.#problems.push('a refusal changed something');
      if (!decided.no.waivable || ruling >= insists) return;
      waived.add(decided.no.code);
      // As a correction does that has brought a task up.
      const { task } = piratesFlag.refusals[decided.no.code] ?? {};
      if (task && this.#random.below(2) === 0) waived.add(notTold);
    }
  }

  #accepted(command: Command, events: readonly Event[]): void {
    this.#count(`command ${command.kind}`);
    for (const event of events) {
      this.#count(`event ${event.kind}`);
      if (event.kind === 'cardPlayed') this.#count(`card ${event.card}`);
      if (event.kind === 'captainUsed') this.#count(`captain ${event.captain}`);
    }
    const before = this.#state;
    this.#read(piratesFlag.tell(command, events, before, { kind: 'table' }));
    let state = before;
    for (const event of events) {
      const after = piratesFlag.evolve(state, event);
      piratesFlag.record(event, state, after);
      state = after;
    }
    this.#take(events);
  }

  #playSomething(): void {
    const random = this.#random;
    const holders = this.#state.seats.filter((seat) => handOf(this.#state, seat) > 0);
    const ability = random.below(12) === 0;
    if (ability) {
      this.#try({ kind: 'useCaptain', seat: anySeat(this.#state, random), ...anyAim(this.#state, random) });
      return;
    }
    const seat = holders.length > 0 ? random.pick(holders) : anySeat(this.#state, random);
    const left = this.#state.cards.filter(({ id }) => !this.#state.discards.includes(id));
    const card = random.pick(left.length > 0 ? left : this.#state.cards);
    this.#try({ kind: 'playCard', seat, card: card.id, ...anyAim(this.#state, random) });
  }

  #answer(patient: boolean): void {
    const open = piratesFlag.prompts(this.#state);
    for (const prompt of open) this.#count(`prompt ${prompt.kind}`);
    this.#read(open);
    if (open.length === 0) {
      this.#problems.push('nothing is asked and nobody has won');
      return;
    }
    const eager = open.find(({ kind }) => kind === 'pick-up' || kind === 'battle');
    const waiting = (patient ? undefined : eager) ?? open[0]!;
    const prompt = patient && this.#random.below(3) === 0 ? this.#random.pick(open) : waiting;
    const seat = this.#asked(prompt);
    if (prompt.kind === 'rest' && seat && this.#random.below(2) === 0)
      this.#try({ kind: 'restShip', seat, at: 1 });
    // All cards of all seats are many buttons: what can be played is tried elsewhere.
    if ((prompt.kind === 'card' || prompt.kind === 'answer-card') && this.#random.below(6) > 0) {
      if (prompt.kind === 'answer-card') this.#try({ kind: 'letStand' });
      return;
    }
    const offered = waysToAnswer(piratesFlag, this.#state, prompt, seat);
    this.#read(offered.map(({ label, note }) => [label, note]));
    const buttons = offered.filter(({ refusal }) => !refusal);
    const command = this.#prefer(buttons.map((button) => button.command));
    if (command) this.#try(command);
    else if (prompt.need === 'must') this.#problems.push(`${prompt.kind} has no answer`);
  }

  #asked(prompt: Prompt): SeatId | undefined {
    const whom = prompt.whom === 'anyone' ? this.#state.seats : prompt.whom;
    const open = whom.filter((seat) => !prompt.answered.includes(seat));
    return open.length > 0 ? this.#random.pick(open) : undefined;
  }

  /** Home with the flag, to the flag without it; everything else as it comes. */
  #prefer(commands: readonly Command[]): Command | undefined {
    if (commands.length === 0) return undefined;
    const first = commands[0]!;
    const wise = this.#random.below(5) > 0;
    if (wise && first.kind === 'sail') return this.#best(commands, first.seat);
    if (wise && first.kind === 'placeShip') return this.#best(commands, first.seat);
    return this.#random.pick(commands);
  }

  #best(commands: readonly Command[], seat: SeatId): Command {
    const state = this.#state;
    const home = carries(state, seat);
    const value = (command: Command): number => {
      if (command.kind === 'placeShip') {
        const reach = Math.abs(command.at - placeOf(state, seat)) > 8 ? 99 : 0;
        return reach + (home ? command.at : Math.abs(command.at - flagPlace(state)));
      }
      const decided = piratesFlag.decide(state, command, new Set());
      const after = decided.ok ? decided.value.reduce(piratesFlag.evolve, state) : state;
      const stays = placeOf(after, seat) === placeOf(state, seat) ? 50 : 0;
      if (after.phase.kind === 'won') return -1;
      return carries(after, seat)
        ? placeOf(after, seat) + stays
        : Math.abs(placeOf(after, seat) - flagPlace(after)) + stays;
    };
    return [...commands].sort((a, b) => value(a) - value(b))[0]!;
  }
}
