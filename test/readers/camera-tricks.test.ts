import { expect, test } from 'vitest';
import { boundaryOf } from '../../src-main/contract/games.ts';
import { Cameras } from '../../src-main/readers/cameras.ts';
import { Readers } from '../../src-main/readers/readers.ts';
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
  depth: 'cards',
  options: { rounds: 3 },
};

test.each([1, 2, 3, 5, 6])(
  'a round of Pirate Tricks is read by one camera alone, and is the round that was typed (%i)',
  async (seed) => {
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
    const table = tableBegun(pirateTricks, setup);
    const typed = tableBegun(pirateTricks, setup);
    readers.attach(table);
    const now = (): State => table.state.game as unknown as State;
    const chance = random(seed);
    const physical = shuffleFor(now(), chance);
    while (now().past.length === 0) {
      const state = now();
      const asked = pirateTricks.prompts(state).find(({ need }) => need === 'must');
      const command =
        asked &&
        playsFor(state, asked, physical, chance).find((one) => pirateTricks.decide(state, one, new Set()).ok);
      if (!command) throw new Error('nothing is asked');
      for (const text of labelsFor(command)) {
        expect(['accepted', 'noted']).toContain(cameras.saw({ camera: 'one', text }, 'en').outcome);
        clock.advance(700);
        cameras.gone('one', text);
        clock.advance(400);
      }
      typed.act({ command });
      expect(table.playHash()).toBe(typed.playHash());
    }
    expect(now().past).toHaveLength(1);
    await readers.stop();
    owned.remove();
  },
);
