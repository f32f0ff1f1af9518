import { describe, expect, test } from 'vitest';
import { boundaryOf } from '../../src-main/contract/games.ts';
import { Cameras } from '../../src-main/readers/cameras.ts';
import { Readers } from '../../src-main/readers/readers.ts';
import type { Command } from '../../src-main/rules/pirate-tricks/commands.ts';
import { pirateTricks } from '../../src-main/rules/pirate-tricks/game.ts';
import type { State } from '../../src-main/rules/pirate-tricks/state.ts';
import { tableBegun } from '../contract/table.ts';
import { labelsFor } from '../renderer/camera/tricks-labels.ts';
import { shuffleFor } from '../rules/pirate-tricks/physical.ts';
import { playsFor } from '../rules/pirate-tricks/plays.ts';
import { handClock } from '../support/hand-clock.ts';
import { random } from '../support/random.ts';
import { ownLibrary } from './table.ts';

const setup = {
  seats: (['red', 'blue', 'yellow'] as const).map((seat) => ({ seat, captain: seat })),
  options: { rounds: 3 },
};

/** Where a captain's token says who took the trick, it is said of all at once that two lie aside. */
const saidOfAll = (command: Command): Command =>
  command.kind === 'layAside' ? { kind: 'layAside' } : command;

describe.each([
  ['cards', 'who took a trick follows from its cards'],
  ['fights', 'who took a trick is told by a captain’s token'],
])('a round of Pirate Tricks is read by one camera alone: at the depth %s %s', (depth) => {
  test.each([1, 2, 3, 5, 6])('and is the round that was typed (%i)', async (seed) => {
    const owned = ownLibrary();
    const clock = handClock(Date.UTC(2026, 0, 2, 20));
    const hardware = { list: () => Promise.resolve([]) };
    const readers = new Readers({
      library: owned.library,
      gameOf: (id) => boundaryOf(id)?.game,
      clock,
      hardware,
    });
    const cameras = new Cameras(readers, () => clock.now());
    const table = tableBegun(pirateTricks, { ...setup, depth });
    const typed = tableBegun(pirateTricks, { ...setup, depth });
    readers.attach(table);
    const now = (): State => table.state.game as unknown as State;
    const chance = random(seed);
    const physical = shuffleFor(now(), chance);
    while (now().past.length === 0) {
      const state = now();
      const asked = pirateTricks.prompts(state).find(({ need }) => need === 'must');
      const ways = asked ? playsFor(state, asked, physical, chance) : [];
      const command = ways
        .map((one) => (depth === 'fights' ? saidOfAll(one) : one))
        .find((one) => pirateTricks.decide(state, one, new Set()).ok);
      if (!command) throw new Error('nothing is asked');
      for (const text of labelsFor(command)) {
        const { outcome, text: said } = cameras.saw({ camera: 'one', text }, 'en');
        expect(['accepted', 'noted'], `${text}: ${said} ${JSON.stringify(command)}`).toContain(outcome);
        clock.advance(700);
        cameras.gone('one', text);
        clock.advance(400);
      }
      typed.act({ command });
      expect(table.playHash()).toBe(typed.playHash());
    }
    expect(now().past).toHaveLength(1);
    const tricks = typed.entriesInForce().filter(({ command }) => command.includes('"winTrick"'));
    expect(tricks).toHaveLength(depth === 'fights' ? 10 : 0);
    await readers.stop();
    owned.remove();
  });
});
