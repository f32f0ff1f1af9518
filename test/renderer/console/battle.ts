import type { Page } from 'playwright-core';
import type { RunningTable } from '../../../src-main/session/running-table.ts';
import { asAPerson } from '../as-a-person.ts';
import { until } from '../house.ts';
import { waysToAnswer } from '../../support/pressing.ts';

export interface Counted {
  readonly presses: number;
  readonly facts: number;
}

const entries = (table: RunningTable): number => table.log.entries.length;

/** Presses one key, or taps one thing, and waits for what it enters; every press is counted. */
export class OneHand {
  readonly #page: Page;
  readonly #table: RunningTable;
  readonly #press = asAPerson();
  presses = 0;

  constructor(page: Page, table: RunningTable) {
    this.#page = page;
    this.#table = table;
  }

  async key(key: string): Promise<void> {
    await this.#once(() => this.#press(this.#page, key));
  }

  /** One of the cards that lie in the list. */
  async card(name: string): Promise<void> {
    await this.#once(() => this.#page.getByRole('option', { name }).first().click());
  }

  async #once(press: () => Promise<unknown>): Promise<void> {
    const before = entries(this.#table);
    await this.#shown(before);
    await press();
    this.presses += 1;
    await until(() => entries(this.#table) > before);
    await this.#shown(entries(this.#table));
  }

  /** The log on the page has come as far as the log on the disk. */
  async #shown(count: number): Promise<void> {
    await this.#page.locator('.log .next .number', { hasText: String(count + 1) }).waitFor();
  }
}

/** One battle of four captains, two cards each, told in each of the three depths; no map is laid. */
export async function battle(page: Page, table: RunningTable, depth: string): Promise<Counted> {
  const hand = new OneHand(page, table);
  const before = entries(table);
  // Freya deals, so Ines bids first; the last bid may not make it come out even.
  for (const bid of ['1', '0', '1', '1']) await hand.key(bid);
  await told[depth]?.(hand);
  await moves(hand, table);
  return { presses: hand.presses, facts: entries(table) - before };
}

const told: Readonly<Record<string, (hand: OneHand) => Promise<void>>> = {
  // How many fights each won; the last number follows by itself.
  score: async (hand) => {
    for (const won of ['1', '0', '1']) await hand.key(won);
  },
  // Who won each: the key is the captain's for the evening.
  fights: async (hand) => {
    for (const winner of ['A', 'D']) await hand.key(winner);
  },
  // Every card: Ines leads and wins with her nine, then leads a suit that Mo holds higher.
  cards: async (hand) => {
    for (const card of ['9 of swords', '3 of swords', '4 of swords', '5 of swords']) await hand.card(card);
    for (const card of ['2 of axes', '3 of axes', '9 of axes', '4 of axes']) await hand.card(card);
  },
};

/** Whoever has moves says where the marker comes to rest. */
async function moves(hand: OneHand, table: RunningTable): Promise<void> {
  for (;;) {
    const prompt = table.prompts.find(({ need }) => need === 'must');
    if (prompt?.kind !== 'move') return;
    const seat = prompt.whom === 'anyone' ? undefined : prompt.whom[0];
    const answers = waysToAnswer(table.game, table.state.game, prompt, seat);
    const furthest = answers.filter(({ refusal, command }) => !refusal && command.kind === 'advance').at(-1);
    const rank = (furthest?.command as { readonly rank?: number } | undefined)?.rank;
    if (rank === undefined) return;
    await hand.key(String(rank));
  }
}
