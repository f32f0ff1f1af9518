import { vi } from 'vitest';
import { message } from '../../src-main/rules/kernel/message.ts';
import { numbers, upTo, words } from '../../src-main/rules/kernel/questions/picks.ts';
import { defineQuestion } from '../../src-main/rules/kernel/questions/question.ts';
import { step } from '../../src-main/rules/kernel/questions/step.ts';
import { maybe, whole } from '../../src-main/rules/kernel/shape.ts';
import type { Command } from '../../src-main/rules/pirates-flag/commands.ts';
import { defineEffect } from '../../src-main/rules/pirates-flag/effects/effect.ts';
import { subjectOf, upon, whose, whoseText } from '../../src-main/rules/pirates-flag/effects/subject.ts';
import { placeOf, type State } from '../../src-main/rules/pirates-flag/state.ts';

/** A card that nobody here has thought of: two ships change places. */
const changePlaces = defineEffect({
  kind: 'changePlaces',
  shape: { whose, reach: whole(1, 9), least: maybe(whole(0, 9)) },
  sentence: (effect) => message('effect.changePlaces', { whose: whoseText(effect), reach: effect.reach }),
  whom: upon,
  range: ({ reach }) => reach,
  whyNot: ({ turn }, { play }) => (turn.seat === play.seat ? undefined : 'only-on-your-turn'),
  settle(script, { play }, effect) {
    const other = subjectOf(play, effect.whose);
    if (!other) return;
    const [here, there] = [placeOf(script.state, play.seat), placeOf(script.state, other)];
    const way = (from: number, to: number) => (to > from ? 'inward' : 'seaward');
    const shifted = { kind: 'shipShifted', row: play.row } as const;
    script.add({ ...shifted, seat: play.seat, from: here, to: there, direction: way(here, there) });
    script.add({ ...shifted, seat: other, from: there, to: here, direction: way(there, here) });
  },
});
export const whirlpoolRow = {
  id: 'whirlpool',
  marks: [],
  effects: [{ kind: 'changePlaces', whose: 'other', reach: 5 }],
};
export const whirlpoolWords = {
  'card.whirlpool': 'Whirlpool',
  'kind.changePlaces': 'changes places',
  'column.reach': 'Reach',
  'column.least': 'At least off',
  'effect.changePlaces': 'Changes places with {whose}, at most {reach} off.',
};

/** A question that nobody here has thought of: whoever doubts our count says that the pile is counted, and how many. */
const countPile = defineQuestion<State, Command>({
  kind: 'count-pile',
  need: 'may',
  makes: ['countPile'],
  each: true,
  keeps: true,
  rule: 'hand',
  whom: () => 'anyone',
  shown: ({ pile, remarks }) => [pile, remarks.length],
  step: ({ pile }) =>
    step(
      'choice',
      words(['count'], () => ({
        label: message('answer.count'),
        next: () =>
          step(
            'number',
            numbers(
              upTo(pile, pile - 2),
              (counted) => ({
                command: { kind: 'countPile', cards: counted },
                label: message('answer.number', { number: counted }),
              }),
              { least: 0, most: 48 },
            ),
          ),
      })),
    ),
});
export const countWords = {
  'prompt.count-pile': 'The pile may be counted.',
  'prompt.count-pile.hint': 'Say that you count, then how many lie there.',
  'answer.count': 'count',
};

const files = [
  'effects/kinds.ts',
  'data/cards.ts',
  'questions/turn.ts',
  'text/en/cards.ts',
  'text/de/cards.ts',
  'text/en/asked.ts',
  'text/de/asked.ts',
] as const;
const path = (file: (typeof files)[number]) => `../../src-main/rules/pirates-flag/${file}`;

/** Both catalogues of a family of words, with some more. */
function addWords(family: 'cards' | 'asked', more: Readonly<Record<string, string>>): void {
  for (const language of ['en', 'de'] as const)
    vi.doMock(
      path(`text/${language}/${family}.ts`),
      async (today: () => Promise<Record<string, object>>) => ({
        [family]: { ...(await today())[family], ...more },
      }),
    );
}

/** From the next import on the game has a kind more in its list, a row more in its deck, and the words of both. */
export function addWhirlpool(): void {
  vi.resetModules();
  vi.doMock(path('effects/kinds.ts'), async (today: () => Promise<{ kinds: object }>) => ({
    kinds: { ...(await today()).kinds, changePlaces },
  }));
  vi.doMock(path('data/cards.ts'), async (today: () => Promise<{ deliveredCards: readonly unknown[] }>) => ({
    deliveredCards: [...(await today()).deliveredCards, whirlpoolRow],
  }));
  addWords('cards', whirlpoolWords);
}

interface Turn {
  readonly turnQuestions: readonly object[];
  turnOpen(state: State): readonly object[];
}

/** The same with a row more in one family of its questions, asked where that family says what is open. */
export function addCount(): void {
  vi.resetModules();
  vi.doMock(path('questions/turn.ts'), async (today: () => Promise<Turn>) => {
    const own = await today();
    return {
      ...own,
      turnQuestions: [...own.turnQuestions, countPile],
      turnOpen: (state: State) => [...own.turnOpen(state), countPile(state)],
    };
  });
  addWords('asked', countWords);
}

/** The game is again what it is. */
export function takeOut(): void {
  for (const file of files) vi.doUnmock(path(file));
  vi.resetModules();
}
