import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { evidenceOf } from '../../src-main/readers/evidence.ts';
import { memoryLog } from '../../src-main/log/memory-log.ts';
import { Intake } from '../../src-main/readers/intake.ts';
import type { SeatId } from '../../src-main/rules/kernel/seat.ts';
import type { Viewer } from '../../src-main/rules/kernel/view.ts';
import { cardsUnder, cursesAbove, handSize } from '../../src-main/rules/pirate-attack/custody.ts';
import { pirateAttack } from '../../src-main/rules/pirate-attack/game.ts';
import { purseOf, rowOf, type State } from '../../src-main/rules/pirate-attack/state.ts';
import { ringsAt } from '../../src-main/session/bell.ts';
import { entryPart } from '../../src-main/session/entry-view.ts';
import { RunningTable } from '../../src-main/session/running-table.ts';
import { viewOf } from '../../src-main/session/view.ts';
import type { AnyCommand } from '../../src-main/contract/request.ts';
import { holdOf } from '../chest/harbour.ts';
import { codeOf, enter, heading, tickingClock } from '../contract/table.ts';
import { ownLibrary, readingOf, tag } from '../readers/table.ts';
import { handClock } from '../support/hand-clock.ts';
import { cardsIn } from '../support/cards-in.ts';
import { cardsTold } from '../rules/pirate-attack/cards-told.ts';

const captains = { red: 'Ines', blue: 'Bartholomew', yellow: 'Mo' } as const;
const seats = ['red', 'blue', 'yellow'] as const;

/** Three captains with a ship each, red has the Chip. */
function table(options = {}, clock: { now(): number } = tickingClock(), edition = {}): RunningTable {
  const running = new RunningTable(pirateAttack, memoryLog(heading('pirate-attack')), clock);
  const sitting = seats.map((seat) => ({ seat, captain: captains[seat] }));
  enter(running, { kind: 'begin', setup: { seats: sitting, depth: 'cards', options, edition } });
  const ship = (card: string) => [{ card }];
  const fields = {
    turn: 'red',
    'row.red': ship('schooner-7-7'),
    'row.blue': ship('schooner-5-5'),
    'row.yellow': ship('sloop-3-3'),
    'gold.red': 20,
  };
  enter(running, { kind: 'setTable', fields });
  return running;
}

const stateOf = (running: RunningTable) => running.state.game as unknown as State;
const whole = (running: RunningTable) => cardsIn(stateOf(running).zones) === cardsTold(stateOf(running));
const draw = (seat: SeatId, card?: string): AnyCommand => ({
  kind: 'drawCard',
  seat,
  ...(card ? { card } : {}),
});

describe('a long evening told card by card', () => {
  test('one drawn card corrected into an attack among 165 later entries drops none of them', () => {
    const running = table();
    const first = enter(running, draw('red'));
    enter(running, { kind: 'discardCard', seat: 'red' });
    for (let turn = 1; turn <= 82; turn++) {
      const seat = seats[turn % 3] ?? 'red';
      enter(running, draw(seat));
      enter(
        running,
        turn % 2 === 0 ? { kind: 'discardCard', seat } : { kind: 'playCard', seat, ship: 1 + (turn % 3) },
      );
    }
    const later = running.entriesInForce().filter(({ seq }) => seq > first).length;
    expect(later).toBe(165);
    const edits = [
      { kind: 'replace', entry: first, command: draw('red', 'you-must-attack-someone') },
    ] as const;
    const previewed = running.preview({ edits, head: running.head });
    expect(previewed).toMatchObject({ kind: 'previewed', preview: { dropped: [], refusedEdits: [] } });
    running.correct({ edits, head: running.head });
    expect(running.entriesInForce().filter(({ kind }) => kind === 'fact')).toHaveLength(later + 3);
    // What the table never told is left: who attacked. The discard of that turn stands, as the table did it.
    const overruled = running.entriesInForce().filter(({ override }) => override);
    expect(overruled.map(({ override }) => override?.codes)).toEqual([
      ['red-first', 'not-told', 'played-already'],
    ]);
    expect(whole(running)).toBe(true);
  });

  test('a Guard that comes late is put before the fact that let the Thief work', () => {
    const running = table();
    enter(running, { kind: 'setRight', field: 'gold', seat: 'blue', value: 8 });
    enter(running, { kind: 'playCard', seat: 'red', card: 'thief-steal-all-of-gold', on: 'blue' });
    const late = enter(running, draw('blue'));
    expect(purseOf(stateOf(running), 'red').free).toBe(28);
    const edits = [
      { kind: 'insert', before: late, command: { kind: 'answerCard', seat: 'blue', card: 'guard' } },
    ] as const;
    running.correct({ edits, head: running.head });
    expect(purseOf(stateOf(running), 'blue').free).toBe(8);
    expect(stateOf(running).fame).toMatchObject({ blue: 1 });
    expect(handSize(stateOf(running), 'blue')).toBe(6);
  });

  test('two phones answer one card: the first is taken, the second hears that it is settled', () => {
    const running = table();
    enter(running, { kind: 'playCard', seat: 'red', card: 'spy', on: 'blue' });
    const react = running.prompts.find(({ kind }) => kind === 'react');
    expect(react).toMatchObject({ need: 'may', whom: ['blue'] });
    const press = (id: string, seat: SeatId) =>
      codeOf(running.press({ prompt: react?.id ?? '', path: ['card/spy'], seat, id, answersFor: [seat] }));
    expect(press('yellow-1', 'yellow')).toBe('for-somebody-else');
    expect(press('blue-1', 'blue')).toBe('entered');
    expect(press('blue-2', 'blue')).toBe('moved-on');
  });

  test('no answer of the first step is one of more than forty, and each draw and card is one press or two', () => {
    const running = table();
    const [turn] = running.prompts;
    if (!turn) throw new Error('nothing is asked');
    const presses = (...path: readonly string[]) => pirateAttack.press(stateOf(running), turn, path, 'red');
    const first = presses();
    const answers = first?.kind === 'open' ? first.step.choices.length : 0;
    expect([turn.kind, answers > 30, answers <= 40]).toEqual(['card', true, true]);
    expect(presses('choice/pile-2')).toMatchObject({ command: { kind: 'drawCard' } });
    expect(presses('card/you-must-attack-someone')).toMatchObject({ kind: 'command' });
    expect(presses('card/spy', 'seat/blue')).toMatchObject({ kind: 'command' });
    expect(presses('choice/under', 'square/1')).toMatchObject({ kind: 'command' });
  });
});

describe('cards that answer a card', () => {
  const edition = { packs: ['main', 'magic-shop', 'miss-direction', 'special-abilities'] };
  const saved = { 'blocks.blue': 1, 'magic.blue': 1 };

  function answering(): RunningTable {
    const running = table({}, tickingClock(), edition);
    enter(running, { kind: 'setTable', fields: saved });
    return running;
  }

  test('a Blockade scanned while a card on the table and the next draw are both open is asked about', () => {
    const running = answering();
    enter(running, { kind: 'playCard', seat: 'red', card: 'high-winds', on: 'blue' });
    const scanned = { sign: { kind: 'card', row: 'the-blockade' } } as const;
    const asked = running.sign(scanned);
    expect(asked).toMatchObject({ kind: 'asked', prompts: [{ kind: 'card' }, { kind: 'counter' }] });
    const counter = running.prompts.find(({ kind }) => kind === 'counter')?.id ?? '';
    expect(running.sign({ ...scanned, prompt: counter }).kind).toBe('entered');
    expect([handSize(stateOf(running), 'blue'), stateOf(running).chain, whole(running)]).toEqual([
      5,
      [],
      true,
    ]);
  });

  test('a Blockade scanned where no card lies open is drawn', () => {
    const running = answering();
    enter(running, { kind: 'playCard', seat: 'red', card: 'close-market' });
    running.sign({ sign: { kind: 'card', row: 'the-blockade' }, seat: 'red' });
    expect(JSON.parse(running.entry(running.head).command ?? '')).toEqual({
      kind: 'drawCard',
      seat: 'blue',
      card: 'the-blockade',
    });
  });

  test('a Blockade and a Miss-Direction that come late are put before the fact that let the card work', () => {
    const played = () => {
      const running = answering();
      enter(running, { kind: 'playCard', seat: 'red', card: 'high-winds', on: 'blue' });
      return { running, late: enter(running, draw('blue')) };
    };
    const put = (command: AnyCommand) => {
      const { running, late } = played();
      running.correct({ edits: [{ kind: 'insert', before: late, command }], head: running.head });
      return running
        .entriesInForce()
        .flatMap(({ events }) => JSON.parse(events ?? '[]') as { kind: string; seat?: string }[]);
    };
    const blown = (events: readonly { kind: string; seat?: string }[]) =>
      events.flatMap(({ kind, seat }) => (kind === 'handBlown' ? [seat] : []));
    expect(blown(put({ kind: 'answerCard', seat: 'blue', card: 'the-blockade' }))).toEqual([]);
    expect(blown(put({ kind: 'redirectCard', seat: 'blue', on: 'yellow' }))).toEqual(['yellow']);
  });
});

describe('the clock', () => {
  test('ends a game on time at its played minute, by itself, and the most fame wins', () => {
    const clock = handClock(Date.UTC(2026, 0, 2, 20));
    const running = table({ ending: 'time', minutes: 10 }, clock);
    ringsAt(running, clock, clock);
    enter(running, { kind: 'scoreFame', seat: 'yellow', fame: 2 });
    clock.advance(9 * 60_000);
    enter(running, { kind: 'pause' });
    clock.advance(30 * 60_000);
    expect(pirateAttack.standings(stateOf(running)).over).toBe(false);
    enter(running, { kind: 'resume' });
    clock.advance(60_000);
    expect(pirateAttack.standings(stateOf(running))).toMatchObject({ over: true, winners: ['yellow'] });
    expect(running.entry(running.head)).toMatchObject({ source: 'virtual', command: '{"kind":"callTime"}' });
  });
});

describe('a reader', () => {
  let owned: ReturnType<typeof ownLibrary>;
  beforeEach(() => {
    owned = ownLibrary();
  });
  afterEach(() => {
    owned.remove();
  });

  const tags = {
    '04AA01': 'card/lazy-carpenter-4/2',
    '04AA02': 'card/poison/1',
    '04AA03': 'card/you-must-attack-someone/1',
    '04AA04': 'card/sea-creature-7/1',
    '04AA05': 'card/spy/1',
    '04AA06': 'card/5-gold/1',
  } as const;

  function atReader() {
    const running = table();
    const hold = holdOf(owned.library);
    const chest = hold.create('pirate-attack', 'Ours');
    if (!chest.ok) throw new Error(JSON.stringify(chest.no));
    for (const [text, piece] of Object.entries(tags)) hold.teach(chest.value, text, piece);
    const intake = new Intake(running, hold);
    running.onChange(() => intake.tidy());
    let at = 0;
    // No two of them come so soon that the second is the first one that slipped.
    const read = (text: keyof typeof tags) =>
      intake.take({ reader: 'shared', seat: undefined }, readingOf(tag(text), (at += 60_000)));
    const witnesses = {
      shelf: intake.shelf,
      speak: ({ key }: { key: string }) => ({ en: key, de: key }),
      nameOf: (one: string) => one,
    };
    const evidence = (entry: number) => evidenceOf(running, entry, { kind: 'console' }, witnesses as never);
    return { running, read, evidence };
  }

  /** Whatever anybody is sent, and what is looked up. */
  const bytes = (running: RunningTable): string => {
    const viewers: readonly Viewer[] = [
      { kind: 'table' },
      { kind: 'console' },
      ...seats.map((seat): Viewer => ({ kind: 'captain', seat })),
    ];
    return JSON.stringify(
      viewers.map((viewer) => [
        viewOf(running, viewer, 0)['log'],
        viewOf(running, viewer, 0)['game.fleets'],
        entryPart(running, running.head, viewer)?.command,
      ]),
    );
  };

  test('that reads a card for under a ship says a card, asks under which, and nobody is shown which it was', () => {
    const { running, read, evidence } = atReader();
    expect(read('04AA01')).toMatchObject({
      outcome: 'accepted',
      message: { values: { what: { key: 'reader.unseen' } } },
    });
    expect(running.head).toBe(2);
    running.sign({ sign: { kind: 'square', square: '2' }, seat: 'red' });
    expect(cardsUnder(stateOf(running), 2)).toBe(1);
    expect(bytes(running)).not.toMatch(/carpenter|04AA01/i);
    expect(evidence(running.head)).toMatchObject([{ words: { en: 'reader.did.unseen' }, hex: '' }]);
  });

  test('that reads a curse as it is bought lays it above the ship that is named, unseen', () => {
    const { running, read } = atReader();
    read('04AA02');
    running.sign({ sign: { kind: 'square', square: '2' }, seat: 'red' });
    expect([cursesAbove(stateOf(running), 2), purseOf(stateOf(running), 'red').free]).toEqual([1, 15]);
    expect(bytes(running)).not.toMatch(/poison/i);
  });

  test('reads openly what is turned up in a fight', () => {
    const { running, read } = atReader();
    read('04AA01');
    running.sign({ sign: { kind: 'square', square: '2' }, seat: 'red' });
    enter(running, draw('blue', 'you-must-attack-someone'));
    enter(running, { kind: 'attack', seat: 'blue', how: 'own', ship: 2, target: 3 });
    read('04AA01');
    running.sign({ sign: { kind: 'square', square: '2' } });
    expect(running.entry(running.head).command).toBe('{"card":"lazy-carpenter-4","kind":"turnUp","ship":2}');
  });

  test('reads gold as a draw that is kept, and a red card as the play of the turn', () => {
    const { running, read } = atReader();
    read('04AA06');
    expect(purseOf(stateOf(running), 'red').free).toBe(25);
    read('04AA03');
    expect(running.prompts[0]).toMatchObject({ kind: 'red-card', whom: ['red'] });
  });

  test('reads a card that is played, and then on whom or what', () => {
    const { running, read } = atReader();
    read('04AA04');
    running.sign({ sign: { kind: 'square', square: '3' }, seat: 'red' });
    expect(rowOf(stateOf(running), 'yellow')).toEqual([]);
    enter(running, draw('blue'));
    read('04AA05');
    running.sign({ sign: { kind: 'token', seat: 'red' }, seat: 'blue' });
    expect(stateOf(running).waits).toEqual({ seat: 'blue', card: 'spy', victim: 'red' });
    // The next fact lets it work, and it is told before that fact in the same entry.
    enter(running, draw('yellow'));
    expect(JSON.parse(running.entry(running.head).events)).toMatchObject([
      { kind: 'cardWorked' },
      {},
      {},
      { kind: 'chipPassed' },
      { kind: 'cardDrawn' },
      {},
    ]);
  });
});
