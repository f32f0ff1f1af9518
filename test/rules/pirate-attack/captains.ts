import { notTold } from '../../../src-main/rules/kernel/agenda.ts';
import { canonical } from '../../../src-main/rules/kernel/digest.ts';
import { fold } from '../../../src-main/rules/kernel/fold.ts';
import type { Setup } from '../../../src-main/rules/pirate-attack/setup.ts';
import type { Option, OptionValue } from '../../../src-main/rules/kernel/option.ts';
import type { Prompt } from '../../../src-main/rules/kernel/prompt.ts';
import { seatIds, type SeatId } from '../../../src-main/rules/kernel/seat.ts';
import type { Command } from '../../../src-main/rules/pirate-attack/commands.ts';
import type { Event } from '../../../src-main/rules/pirate-attack/events.ts';
import { pirateAttack as game } from '../../../src-main/rules/pirate-attack/game.ts';
import { options } from '../../../src-main/rules/pirate-attack/options.ts';
import { nextSeat } from '../../../src-main/rules/pirate-attack/turns.ts';
import { isPending } from '../../../src-main/rules/pirate-attack/laid.ts';
import { endReasons, type EndReason, type State } from '../../../src-main/rules/pirate-attack/state.ts';
import { deckLeft, handSize } from '../../../src-main/rules/pirate-attack/custody.ts';
import type { Pack } from '../../../src-main/rules/pirate-attack/cards.ts';
import { cards } from '../../../src-main/rules/pirate-attack/data/cards.ts';
import { printedAbility } from '../../../src-main/rules/pirate-attack/abilities/own.ts';
import { ownEffectOf } from '../../../src-main/rules/pirate-attack/effects/own.ts';
import { goldTasks, hurricaneTask, navyTask, redTask } from '../../../src-main/rules/pirate-attack/tasks.ts';
import { random as randomBy, type Random } from '../../support/random.ts';
import { broken, leaks, tooOften, unexplained } from './invariants.ts';
import { fewCards, packSetNamed, packSets, packWords } from './pack-sets.ts';
import { portScripts } from './rarities-port.ts';
import { cardTaskScripts } from './scripts-card-tasks.ts';
import { deadScripts } from './scripts-dead.ts';
import { tavernScripts } from './scripts-tavern.ts';
import { directionScripts } from './scripts-direction.ts';
import { badSetups, commandKinds, tries } from './tries.ts';
import { gapsIn, unspoken } from '../words.ts';
import { plankScripts } from './scripts-plank.ts';
import { abilityScripts } from './scripts-abilities.ts';
import { starterScripts } from './scripts-starters.ts';
import type { Captains, Count } from '../whole-games.ts';
import { waysInTurn } from '../../support/pressing.ts';

/** Captains who come and go have a test of all games. */
const isOwn = (name: string): boolean => !/chair/i.test(name);

const eventKinds = [
  ...new Set(Object.keys(game.text.en).flatMap((key) => /^tell\.(\w+)/.exec(key)?.[1] ?? [])),
];
/** What the packs bring that is carried out, and named as it is played, drawn or turned up. */
const packCards = cards.flatMap(({ id, copies }) =>
  copies.main === undefined &&
  ((copies['magic-shop'] ?? copies['raise-the-dead']) !== undefined ||
    printedAbility(id) !== undefined ||
    ownEffectOf(id) !== undefined)
    ? [id]
    : [],
);

const promptKinds = [
  ...new Set(Object.keys(game.text.en).flatMap((key) => /^prompt\.([\w-]+)\.hint$/.exec(key)?.[1] ?? [])),
];

const valuesOf = (option: Option): readonly OptionValue[] => {
  if (option.type === 'choice') return option.choices;
  if (option.type === 'flag') return [false, true];
  // Fame that nobody reaches at once.
  if (option.name === 'fameTarget') return [30, 60];
  return option.type === 'number' ? [option.least, option.most] : [];
};

const everything = (asked: readonly Pack[] | undefined): readonly string[] => [
  ...commandKinds.map((kind) => `command ${kind}`),
  ...Object.keys(game.refusals)
    .filter(isOwn)
    .map((code) => `refusal ${code}`),
  ...promptKinds.filter(isOwn).map((kind) => `prompt ${kind}`),
  ...eventKinds.filter(isOwn).map((kind) => `event ${kind}`),
  ...game.depths.map((depth) => `depth ${depth}`),
  ...['teams true', 'teams false'],
  ...(asked ? [asked] : packSets).flatMap((chosen) => [
    `packs ${packWords(chosen)}`,
    ...endReasons.map((why) => `ending ${packWords(chosen)} ${why}`),
  ]),
  ...['seats 10', 'partner pays', 'partner guards', 'short game'],
  ...packCards.map((id) => `card ${id}`),
  ...options.flatMap((option) => valuesOf(option).map((value) => `option ${option.name} ${String(value)}`)),
];

/** The next captain draws, which passes the Chip. */
const nextDraw = (state: State): Command => ({ kind: 'drawCard', seat: nextSeat(state) });

/** What the table puts right. */
const byHand: ReadonlySet<Command['kind']> = new Set(['setTable', 'setRight', 'setDepth']);

/** What has to be settled before for a game to end so. */
const endingsOf: { readonly [Why in EndReason]?: string } = { fame: 'fame', time: 'time' };

/** Hears how each game began and whatever was tried in it, refused or not. */
export interface Scribe {
  readonly begun: (setup: Setup) => void;
  readonly tried: (command: Command, waived: ReadonlySet<string>) => void;
}

/** What captains of this seed try, told to a scribe; without a seed what they seldom bring about. */
export function playTold(scribe: Scribe, seed?: number): void {
  if (seed === undefined) new OneGame(randomBy(1), () => {}, packSets[0]!, 'agreed', scribe).rarities();
  else gameAt(seed, () => {}, undefined, scribe).play();
}

/** So long captains do as they like; then they see to it that the game ends. */
const patience = 160;
const mostSteps = 1500;

/** `packs` names one set for all games; without it they take turns. */
export function captains(packs?: string): Captains {
  const asked = packs === undefined ? undefined : packSetNamed(packs);
  if (packs !== undefined && !asked)
    throw new Error(`no packs ${packs}: there are ${packSets.map(packWords).join(', ')}`);
  return {
    inTests: { first: 2001, least: 60, most: 400 },
    everything: everything(asked),
    play: (seed, count) => gameAt(seed, count, asked).play(),
    rarities: (count) => new OneGame(randomBy(1), count, asked ?? packSets[0]!).rarities(),
  };
}

/** Pack sets take turns, and with each of them the ways in which a game ends. */
function gameAt(seed: number, count: Count, asked: readonly Pack[] | undefined, scribe?: Scribe): OneGame {
  const round = asked ? seed : Math.floor(seed / packSets.length);
  const end = endReasons[round % endReasons.length]!;
  return new OneGame(randomBy(seed), count, asked ?? packSets[seed % packSets.length]!, end, scribe);
}

class OneGame {
  #state: State = game.blank;
  readonly #events: Event[] = [];
  readonly #problems: string[] = [];
  readonly #random: Random;
  readonly #count: Count;
  readonly #packs: readonly Pack[];
  /** How it is to end, where that may be. */
  readonly #end: EndReason;
  readonly #scribe: Scribe | undefined;
  #step = 0;
  /** Cards of which by the table's word there were more than there are. */
  readonly #ruled = new Set<string>();

  constructor(
    random: Random,
    count: Count,
    packs: readonly Pack[],
    end: EndReason = 'agreed',
    scribe?: Scribe,
  ) {
    this.#scribe = scribe;
    this.#end = end;
    this.#random = random;
    this.#count = count;
    this.#packs = packs;
  }

  play(): readonly string[] {
    this.#begin();
    for (; this.#step < mostSteps && this.#goesOn(); this.#step++) this.#turn();
    if (this.#state.phase.kind !== 'over' && this.#problems.length === 0) this.#problems.push('never ended');
    this.#afterTheEnd();
    this.#replay();
    return this.#problems;
  }

  /** Once in every run. */
  rarities(): readonly string[] {
    this.#seldom();
    this.#magic();
    this.#dead();
    this.#signs();
    for (const [setup, commands] of portScripts) this.#scripted(setup, commands);
    for (const [setup, commands] of directionScripts) this.#scripted(setup, commands);
    for (const { setup, commands } of [
      ...plankScripts,
      ...deadScripts,
      ...tavernScripts,
      ...cardTaskScripts,
      ...abilityScripts,
      ...starterScripts,
    ])
      this.#scripted(setup, commands);
    return this.#problems;
  }

  #goesOn = (): boolean => this.#state.phase.kind !== 'over' && this.#problems.length === 0;

  #begin(): void {
    for (const setup of badSetups) {
      const begun = game.begin(setup);
      if (begun.ok) this.#problems.push(`began with ${JSON.stringify(setup)}`);
      else this.#refused(begun.no.code, begun.no.values);
    }
    const random = this.#random;
    const ends = endingsOf[this.#end];
    const chosen = options.map(
      (option) =>
        [option.name, option.name === 'ending' && ends ? ends : random.pick(valuesOf(option))] as const,
    );
    for (const [name, value] of chosen) this.#count(`option ${name} ${String(value)}`);
    const depth = random.pick(game.depths);
    this.#count(`depth ${depth}`);
    const seats = random.shuffle(seatIds).slice(0, 3 + random.below(8));
    const teams = seats.length % 2 === 0 && random.below(4) > 0;
    this.#count(`teams ${String(teams)}`);
    if (seats.length === 10) this.#count('seats 10');
    this.#count(`packs ${packWords(this.#packs)}`);
    const isShort = random.below(3) === 0;
    if (isShort) this.#count('short game');
    const edition = { packs: this.#packs, ...(isShort ? { cards: fewCards(this.#packs, random) } : {}) };
    const setup: Setup = { seats, depth, options: Object.fromEntries(chosen), teams, edition };
    this.#scribe?.begun(setup);
    const begun = game.begin(setup);
    if (begun.ok) {
      this.#count('event gameBegun');
      this.#take(begun.value);
    } else this.#problems.push(`did not begin: ${begun.no.code}`);
  }

  /** What captains seldom bring about by themselves: nothing left to draw, to buy or to lay, two who stop one card. */
  #seldom(): void {
    const row = [{ card: 'sloop-3-3' }];
    const laid = { turn: 'red', 'row.red': row, 'row.blue': row, 'gold.red': 100, 'cures.blue': 24 };
    const setup: Setup = { seats: ['red', 'blue', 'yellow', 'green'], depth: 'cards' };
    this.#scripted(setup, [
      { kind: 'setTable', fields: laid },
      { kind: 'setTable', fields: { 'hand.red': 0, 'hand.blue': 99, 'hand.yellow': 99, 'hand.green': 45 } },
      { kind: 'drawCard', seat: 'red' },
      { kind: 'passChip', seat: 'red' },
      { kind: 'buy', seat: 'red', goods: 'cures', count: 2 },
    ]);
    const spent = Array.from({ length: 20 }, (): Command => ({
      kind: 'layShip',
      seat: 'red',
      card: 'brigantine-10-10',
    }));
    this.#scripted({ ...setup, depth: 'fights' }, [{ kind: 'setTable', fields: { turn: 'red' } }, ...spent]);
    const guard: Command = { kind: 'answerCard', seat: 'green', card: 'guard' };
    this.#scripted({ ...setup, teams: true, options: { reactionOrder: 'clockwise' } }, [
      { kind: 'setTable', fields: { turn: 'red', 'gold.blue': 5 } },
      { kind: 'playCard', seat: 'red', card: 'thief-steal-all-of-gold', on: 'blue' },
      guard,
      guard,
    ]);
    this.#scripted(setup, [
      { kind: 'setTable', fields: { turn: 'red' } },
      { kind: 'openShop', shop: 'magic', price: 5 },
      { kind: 'openShop', shop: 'market', price: 4 },
    ]);
    const all = { 'hand.red': 99, 'hand.blue': 99, 'hand.yellow': 46, 'hand.green': 5 };
    const last = { 'hand.red': 1, 'hand.blue': 1, 'hand.yellow': 0, 'hand.green': 0 };
    this.#scripted(setup, [
      { kind: 'setTable', fields: { turn: 'red', 'row.red': row, ...all } },
      { kind: 'setTable', fields: last },
      { kind: 'playCard', seat: 'red', card: 'spy', on: 'blue' },
      { kind: 'passChip', seat: 'red' },
    ]);
    const afloat = { turn: 'red', 'row.red': row, 'row.blue': row, 'row.yellow': row };
    this.#scripted({ ...setup, depth: 'fights' }, [
      { kind: 'setTable', fields: afloat },
      { kind: 'attack', seat: 'red', how: 'others', ship: 2, target: 1 },
    ]);
    this.#scripted({ ...setup, depth: 'fights' }, [
      { kind: 'setTable', fields: afloat },
      { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 2 },
      { kind: 'turnUp', ship: 1, card: 'fire' },
      { kind: 'cureShip', ship: 1, card: 'water-bucket', side: 'other' },
    ]);
  }

  /** The Navy's round where the table is asked for its order, and Magic at the wrong time. */
  #magic(): void {
    const seats = ['red', 'blue', 'yellow', 'green'] as const;
    const setup: Setup = { seats, depth: 'cards', edition: { packs: ['main', 'magic-shop'] } };
    const rows = {
      'row.red': [{ card: 'sloop-3-3' }, { card: 'sloop-4-4' }],
      'row.blue': [{ card: 'sloop-3-4', magic: 1 }],
    };
    const fields = { turn: 'red', ...rows, 'magic.red': 1, 'magic.blue': 1 };
    const ship = 3;
    this.#scripted({ ...setup, options: { navyOrder: 'asked', redOutOfTurn: 'acts' } }, [
      { kind: 'setTable', fields },
      { kind: 'playCard', seat: 'red', card: 'sea-creature-4', ship, sinks: false, confusions: 3 },
      { kind: 'playCard', seat: 'red', card: 'move-a-witch-doctor', ship, to: ship },
      { kind: 'drawCard', seat: 'red', card: 'royal-navy-8-8' },
      { kind: 'passChip', seat: 'red' },
      { kind: 'meetNavy', ship },
      { kind: 'endRound' },
      { kind: 'meetNavy', ship: 1 },
      { kind: 'settleFight' },
      { kind: 'settleFight' },
      { kind: 'endFight' },
      { kind: 'passChip', seat: 'red' },
      { kind: 'drawCard', seat: 'blue' },
      { kind: 'layMagic', seat: 'red', ship },
      { kind: 'showDrawn', seat: 'yellow', card: 'hurricane' },
      { kind: 'letGo', seat: 'yellow' },
      { kind: 'letCome', seat: 'yellow', card: 'hurricane' },
    ]);
    this.#scripted(setup, [
      { kind: 'setTable', fields },
      { kind: 'setTable', fields: { 'hand.red': 1, 'hand.blue': 99, 'hand.yellow': 99, 'hand.green': 69 } },
      { kind: 'playCard', seat: 'red', card: 'close-market' },
      { kind: 'layMagic', seat: 'red', ship },
    ]);
  }

  /** Each sign of a shop and each theft that there are few of. */
  #signs(): void {
    const setup: Setup = {
      seats: ['red', 'blue', 'yellow'],
      depth: 'cards',
      edition: { packs: ['main', 'magic-shop', 'raise-the-dead'] },
    };
    for (const card of packCards.filter((id) => /^(open|close|steal)-/.test(id)))
      this.#scripted(setup, [
        { kind: 'setTable', fields: { turn: 'red', 'magic.blue': 1 } },
        { kind: 'playCard', seat: 'red', card, on: 'blue' },
      ]);
  }

  /** Ships of one size beside a spirit, Sails and graves as they seldom come. */
  #dead(): void {
    const seats = ['red', 'blue', 'yellow'] as const;
    const edition = { packs: ['main', 'raise-the-dead'] } as const;
    const setup: Setup = { seats, depth: 'fights', edition };
    const sloop = { card: 'sloop-3-3' };
    const beside = { ...sloop, armada: true };
    const fields = {
      turn: 'red',
      'row.red': [sloop, { card: 'sloop-3-4' }, { card: 'black-beard-15-15' }],
      'row.blue': [beside, beside],
      'row.yellow': ['sloop-4-4', 'sloop-4-4', 'sloop-4-4'].map((card) => ({ card })),
    };
    const sails = 'sails-of-invisibility';
    const sinks = [6, 7, 8, 4].map((ship): Command => ({ kind: 'sinkShip', ship }));
    const raised: Command = { kind: 'playMagic', seat: 'red', card: 'raise-the-dead', grave: 3 };
    this.#scripted(setup, [
      { kind: 'setTable', fields },
      { kind: 'attack', seat: 'red', how: 'own', ship: 1, target: 4 },
      { kind: 'turnUp', ship: 1, card: 'spirit-of-good-fortune' },
      { kind: 'chooseVictim', by: 1, victim: 5 },
      { kind: 'settleFight' },
      { kind: 'takeGold', seat: 'red', gold: 1, how: 'won' },
      { kind: 'playMagic', seat: 'red', card: sails, ship: 2 },
      { kind: 'playMagic', seat: 'red', card: sails, ship: 2 },
      { kind: 'playMagic', seat: 'red', card: sails, ship: 3 },
      { kind: 'formArmada', seat: 'red', ships: [1, 2] },
      ...sinks,
      raised,
    ]);
    for (const sailsFrom of ['hand', 'row'])
      this.#scripted({ ...setup, options: { sailsFrom } }, [
        { kind: 'setTable', fields },
        { kind: 'playMagic', seat: 'red', card: sails, ship: 2 },
        { kind: 'playMagic', seat: 'red', card: sails },
      ]);
  }

  #scripted(setup: Setup, commands: readonly Command[]): void {
    this.#scribe?.begun(setup);
    const begun = game.begin(setup);
    let state = begun.ok ? begun.value.reduce(game.evolve, game.blank) : game.blank;
    for (const command of commands) {
      for (const { kind } of game.prompts(state)) this.#count(`prompt ${kind}`);
      this.#problems.push(...unspoken(game.prompts(state), game.text));
      this.#scribe?.tried(command, new Set());
      const decided = game.decide(state, command, new Set());
      if (!decided.ok) this.#refused(decided.no.code, decided.no.values);
      else {
        this.#count(`command ${command.kind}`);
        this.#counted(command);
        for (const { kind } of decided.value) this.#count(`event ${kind}`);
        state = decided.value.reduce(game.evolve, state);
        this.#problems.push(...broken(state));
      }
    }
  }

  /** Who sends a card elsewhere names no card: it is Miss-Direction. */
  #counted(command: Command): void {
    const card = command.kind === 'redirectCard' ? 'miss-direction' : 'card' in command ? command.card : '';
    if (packCards.includes(String(card))) this.#count(`card ${card}`);
  }

  #take(events: readonly Event[]): void {
    this.#state = events.reduce(game.evolve, this.#state);
    this.#events.push(...events);
    this.#problems.push(...broken(this.#state));
  }

  #turn(): void {
    const isPatient = this.#step < patience;
    // Where cards are told there is most to try.
    const often = this.#state.depth === 'cards' ? 3 : 2;
    if (isPatient && this.#random.below(6) < often) this.#try(this.#anything());
    else if (isPatient || this.#random.below(3) > 0) this.#answer(isPatient || this.#isAimed());
    else this.#finish();
    if (this.#step % 20 === 0) this.#show();
  }

  /** Whether it is on its way to an end that nobody calls. */
  #isAimed = (): boolean =>
    this.#step < patience * 4 &&
    (this.#end === 'lastShip' || (this.#end !== 'agreed' && this.#end === this.#state.options.ending));

  /** Sees to the end that this game is to have, once it has gone on for long enough. */
  #finish(): void {
    const { seats, options, outs } = this.#state;
    const [keeper = 'red', ...others] = seats;
    if (this.#end === 'fame' && options.ending === 'fame')
      return this.#try({ kind: 'scoreFame', seat: keeper, fame: 60 });
    if (this.#end === 'time' && options.ending === 'time') return this.#try({ kind: 'callTime' });
    if (this.#end !== 'lastShip') return this.#answer(false);
    const leaves = others.find((seat) => !outs.some((out) => out.seat === seat));
    if (!leaves) return;
    const tells = this.#state.depth === 'cards' ? { [`hand.${leaves}`]: 0 } : {};
    this.#try({ kind: 'setTable', fields: { [`ships.${leaves}`]: 0, ...tells } });
    this.#try({ kind: 'goOut', seat: leaves }, 6);
  }

  /** What ends the game at once comes seldom. */
  #anything(): Command {
    const random = this.#random;
    const { callTime, endGame, goOut, ...others } = tries;
    if (hurricaneTask(this.#state) && random.below(2) === 0) return tries.spareShip(this.#state, random);
    if (navyTask(this.#state) && random.below(4) === 0)
      return random.pick<(state: State, by: Random) => Command>([
        tries.meetNavy,
        tries.sinkNavy,
        tries.endRound,
      ])(this.#state, random);
    if (this.#state.fight && random.below(3) > 0)
      return random.pick<(state: State, by: Random) => Command>([tries.turnUp, tries.cureShip])(
        this.#state,
        random,
      );
    if (this.#state.spied && random.below(3) === 0) return tries.nameSpied(this.#state, random);
    if (goldTasks(this.#state).length > 0 && random.below(3) === 0)
      return tries.passChip(this.#state, random);
    const { playCard, discardCard, answerCard, attack, letGo, setTable, buy, drawCard, passChip, showDrawn } =
      tries;
    if (this.#state.depth === 'cards' && random.below(4) > 0)
      return random.pick<(state: State, by: Random) => Command>(
        this.#state.waits
          ? [answerCard]
          : redTask(this.#state)
            ? [attack, letGo, tries.letCome]
            : deckLeft(this.#state) === 0 && handSize(this.#state, this.#state.turn) === 0
              ? [
                  ...Array<typeof passChip>(5).fill(passChip),
                  drawCard,
                  playCard,
                  playCard,
                  showDrawn,
                  setTable,
                ]
              : this.#state.play.played
                ? [nextDraw]
                : [
                    ...Array<typeof playCard>(8).fill(playCard),
                    discardCard,
                    ...Array<typeof setTable>(3).fill(setTable),
                    tries.dropPair,
                    buy,
                    buy,
                    drawCard,
                    passChip,
                  ],
      )(this.#state, random);
    const make = random.pick<(state: State, by: Random) => Command>(
      random.below(20) === 0 ? [callTime, endGame, goOut] : Object.values(others),
    );
    return make(this.#state, random);
  }

  /** Whatever a viewer is shown can be made in every state, and everything has its words. */
  #show(): void {
    const state = this.#state;
    this.#read(game.view(state, { kind: 'table' }));
    this.#read(game.standings(state));
    this.#read(game.fields(state).map(({ label }) => label));
    const asked = game.ask(
      state,
      this.#random.pick([{ kind: 'weather' }, { kind: 'bill', seat: state.turn, goods: 'curses', count: 2 }]),
    );
    if (!asked.ok) this.#refused(asked.no.code, asked.no.values);
    this.#problems.push(...leaks(state));
    this.#answerable();
  }

  #read(shown: unknown): void {
    this.#problems.push(...gapsIn(shown, game.text.en));
  }

  /** Whoever has to answer can. */
  #answerable(): void {
    for (const prompt of game.prompts(this.#state)) {
      if (prompt.need !== 'must') continue;
      const ways = waysInTurn(game, this.#state, prompt, this.#asked(prompt), (choices) => choices);
      if (ways.next().done) this.#problems.push(`${prompt.kind} has no answer`);
    }
  }

  #refused(code: string, values: unknown): void {
    this.#count(`refusal ${code}`);
    this.#read({ key: `refusal.${code}`, values });
    if (!(code in game.refusals)) this.#problems.push(`unknown ${code}`);
  }

  /** Now and then the table insists, up to three rulings at once. */
  #try(command: Command, insists = this.#random.below(6) === 0 ? 3 : 0): void {
    const waived = new Set<string>();
    for (let ruling = 0; ; ruling++) {
      this.#scribe?.tried(command, waived);
      const decided = game.decide(this.#state, command, waived);
      if (decided.ok) return this.#accepted(command, decided.value, waived);
      this.#refused(decided.no.code, decided.no.values);
      if (!decided.no.waivable || ruling >= insists) return;
      waived.add(decided.no.code);
      // As a correction does that has brought a task up.
      if (game.refusals[decided.no.code]?.task && this.#random.below(2) === 0) waived.add(notTold);
    }
  }

  #accepted(command: Command, events: readonly Event[], waived: ReadonlySet<string>): void {
    const before = this.#state;
    this.#count(`command ${command.kind}`);
    this.#counted(command);
    this.#read(game.tell(command, events, this.#state, { kind: 'table' }));
    let state = this.#state;
    for (const event of events) {
      this.#count(`event ${event.kind}`);
      this.#countOf(event, state);
      const after = game.evolve(state, event);
      this.#problems.push(...unexplained(event, state, after));
      game.record(event, state, after);
      state = after;
    }
    this.#take(events);
    this.#shownTooOften(command, waived.size > 0 || byHand.has(command.kind) || isPending(before));
    // Who has said so already says it again.
    if (events.some(({ kind }) => kind === 'answerDeclared')) this.#try(command);
  }

  /** What the table has overruled, or put so by hand, may show itself again once it was lost sight of. */
  #shownTooOften({ kind }: Command, isRuled: boolean): void {
    for (const card of tooOften(this.#state)) {
      if (!isRuled && !this.#ruled.has(card))
        this.#problems.push(`${kind} shows ${card} more often than there are copies`);
      this.#ruled.add(card);
    }
  }

  /** How games end with these packs, and what partners do for each other. */
  #countOf(event: Event, before: State): void {
    if (event.kind === 'gameEnded') this.#count(`ending ${packWords(this.#packs)} ${event.why}`);
    if ('partner' in event && event.partner) this.#count('partner pays');
    if (event.kind === 'cardAnswered' && before.waits && event.seat !== before.waits.victim)
      this.#count('partner guards');
  }

  #answer(isPatient: boolean): void {
    const open = game.prompts(this.#state);
    this.#problems.push(...unspoken(open, game.text));
    for (const { kind } of open) this.#count(`prompt ${kind}`);
    this.#read(open);
    const ending = open.find(({ kind }) => kind === 'end');
    const others = isPatient && this.#random.below(150) > 0 ? open.filter((one) => one !== ending) : open;
    const prompt = !isPatient && ending ? ending : this.#random.pick(others);
    const command = this.#chosen(prompt, isPatient);
    if (command) this.#try(command);
    else if (prompt.need === 'must') this.#problems.push(`${prompt.kind} has no answer`);
  }

  /** Pressed step by step as it comes. As long as they have patience nobody calls the game over. */
  #chosen(prompt: Prompt, isPatient: boolean): Command | undefined {
    const random = this.#random;
    const ends: readonly Command['kind'][] = ['endGame', 'callTime', 'goOut'];
    const mayEnd = !isPatient || random.below(40) === 0;
    let ending: Command | undefined;
    const ways = waysInTurn(game, this.#state, prompt, this.#asked(prompt), (choices) =>
      random.shuffle(choices),
    );
    for (const { label, note, command, refusal } of ways) {
      this.#read([label, note]);
      if (refusal) continue;
      if (mayEnd || !ends.includes(command.kind)) return command;
      ending = command;
    }
    return ending;
  }

  #asked({ whom, answered }: Prompt): SeatId | undefined {
    const asked = whom === 'anyone' ? this.#state.seats : whom;
    const open = asked.filter((seat) => !answered.includes(seat));
    return open.length > 0 ? this.#random.pick(open) : undefined;
  }

  /** What is over stays over, but for what is looked up. */
  #afterTheEnd(): void {
    for (const { kind } of game.prompts(this.#state)) this.#problems.push(`${kind} is asked after the end`);
    for (let at = 0; at < 5; at++) this.#try(this.#anything());
  }

  #replay(): void {
    const again = fold(game.evolve, game.blank, JSON.parse(JSON.stringify(this.#events)) as Event[]);
    if (canonical(again) !== canonical(this.#state)) this.#problems.push('replays to another state');
  }
}
