import { expect, test } from 'vitest';
import { fold } from '../../../src-main/rules/kernel/fold.ts';
import { nothingWaived } from '../../../src-main/rules/kernel/refusal.ts';
import { deckFor, suitOf } from '../../../src-main/rules/pirate-tricks/cards.ts';
import type { EventOf } from '../../../src-main/rules/pirate-tricks/events.ts';
import { evolve } from '../../../src-main/rules/pirate-tricks/evolve.ts';
import { pirateTricks } from '../../../src-main/rules/pirate-tricks/game.ts';
import { handTold, toldWith } from '../../../src-main/rules/pirate-tricks/knowledge.ts';
import { isPlaying } from '../../../src-main/rules/pirate-tricks/phase.ts';
import type { State } from '../../../src-main/rules/pirate-tricks/state.ts';
import { begun, recordedGames } from '../recorded.ts';

/** The tables of recorded games at which cards are laid. */
function* tricks(): Generator<State> {
  for (const { setup, steps } of recordedGames('pirate-tricks')) {
    let state = begun(pirateTricks, setup).state as unknown as State;
    for (const { command } of steps) {
      const decided = pirateTricks.decide(state, command as never, nothingWaived);
      if (decided.ok) state = fold(evolve, state, decided.value);
      if (isPlaying(state.round) && state.round.tricks.length < 10) yield state;
    }
  }
}

test('what a card would tell of its hand is what the table knows once it lies there, whoever lays it', () => {
  let laid = 0;
  for (const state of tricks()) {
    const { round, seats } = state;
    const trick = round.tricks.length + 1;
    const cards = deckFor(seats.length).filter((_, at) => (at + laid) % 7 === 0);
    for (const seat of seats)
      for (const card of cards) {
        const led = suitOf(round.laid[0]?.card ?? card);
        const played: EventOf<'cardPlayed'> = { kind: 'cardPlayed', seat, card, trick, led };
        expect(toldWith(round, played)).toEqual(handTold(evolve(state, played).round, seat));
        laid += 1;
      }
  }
  expect(laid).toBeGreaterThan(1000);
});
