import type { Page, WebSocket } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PromptPart } from '../../../src-main/contract/view.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { needs } from '../../support/needs.ts';
import { openStand, until, type Stand } from '../house.ts';

const need = needs('chromium');
const keeper = { role: 'scorekeeper', seats: [], language: 'en', page: 'console' } as const;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const captains = [
  { seat: 'red', captain: 'Ines' },
  { seat: 'blue', captain: 'Bartholomew' },
  { seat: 'yellow', captain: 'Mo' },
  { seat: 'green', captain: 'Freya' },
  { seat: 'white', captain: 'Anna' },
] as const;

/** Numbers that stand for nothing else at this table: no entry, row, purse or count comes near them. */
const purse = 36;
const bids = { red: 23, blue: 29, yellow: 31, green: 26, white: 34 } as const;
const amounts: readonly number[] = Object.values(bids);
const others = (seat?: string): readonly number[] =>
  amounts.filter((amount) => bids[seat as 'red'] !== amount);

/** One page and everything the server has sent it. */
interface Listener {
  readonly page: Page;
  readonly seat?: SeatId;
  readonly sent: unknown[];
  /** What was fetched beside the files of the page. */
  readonly fetched: string[];
}

/** Buttons are looked at by themselves; times, ports and what games there are hold numbers of their own. */
const apart = new Set(['step', 'at', 'asOf', 'played', 'startedAt', 'playedAt', 'seen', 'port', 'games']);

/** Every number in what was sent, also one that is written out, beside the buttons that are offered. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'string') return (/^\d+$|\d+(?= loon)/g.exec(value) ?? []).map(Number);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (apart.has(name) ? [] : numbersIn(inner)));
}

/** The buttons of each question in all the ways they were sent: what somebody else answers must not change them. */
function buttonsIn(sent: readonly unknown[]): ReadonlyMap<string, ReadonlySet<string>> {
  const buttons = new Map<string, Set<string>>();
  for (const one of sent) {
    const { parts } = one as { parts?: { prompts?: readonly PromptPart[] } };
    for (const { kind, of, step } of parts?.prompts ?? [])
      buttons.set(kind, (buttons.get(kind) ?? new Set()).add(JSON.stringify([of, step])));
  }
  return buttons;
}

describe.skipIf(need.missing)(`the secret auction of Pirate Tricks by five phones${need.reason}`, () => {
  let stand: Stand;
  beforeAll(async () => {
    stand = await openStand();
  });
  afterAll(() => stand.close());

  const take = (command: object) => stand.house.companion.take(command, keeper);
  const openedRow = () =>
    (
      stand.table.state.game as unknown as {
        round: { opened: { bids: { seat: SeatId; amount: number }[] }[] };
      }
    ).round.opened;

  const bidOf = (seat: SeatId) =>
    (stand.table.state.game as unknown as { round: { lot: { bids: { answers: Record<string, number> } } } })
      .round.lot.bids.answers[seat];

  /** As far as the first bids, every purse alike. */
  async function atTheBids(): Promise<void> {
    await stand.begin('pirate-tricks', { depth: 'fights', captains });
    for (const card of ['gang-of-two', 'gang-of-three', 'bountiful-booty', 'capture-1'])
      take({ kind: 'drawScoreCard', card });
    take({
      kind: 'setTable',
      fields: Object.fromEntries(captains.map(({ seat }) => [`loon.${seat}`, purse])),
    });
  }

  /** From its first byte on; a phone has taken its seat before, so that it is sent the table anew. */
  async function listened(path: string, captain?: (typeof captains)[number]): Promise<Listener> {
    const { page } = await stand.visit(path, captain ? phone : {});
    if (captain) {
      await page.getByLabel('Free seats').getByText(captain.captain).click();
      await page.getByLabel('Free seats').waitFor({ state: 'detached' });
    }
    const sent: unknown[] = [];
    const fetched: string[] = [];
    page.on('websocket', (socket: WebSocket) => {
      socket.on('framereceived', ({ payload }) => sent.push(JSON.parse(String(payload))));
    });
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'eventsource'].includes(request.resourceType())) fetched.push(request.url());
    });
    await page.reload();
    await page.getByText('Ines').first().waitFor();
    return { page, sent, fetched, ...(captain ? { seat: captain.seat } : {}) };
  }

  async function seal({ page, seat }: Listener): Promise<void> {
    const amount = bids[seat as 'red'];
    await page.getByRole('slider').fill(String(amount));
    await page.getByRole('button', { name: `Seal ${amount} loon` }).click();
  }

  test('nobody is sent a bid but whoever made it, until all are in', async () => {
    await atTheBids();
    const tv = await listened('/table');
    const desk = await listened('/console');
    const phones = await Promise.all(captains.map((captain) => listened('/captain', captain)));
    const all = [tv, desk, ...phones];
    await Promise.all(phones.map(({ page }) => page.locator('button.answer').waitFor()));

    const [last, ...first] = [...phones].reverse();
    await Promise.all(first.map(seal));
    for (const { page } of first)
      await page.getByRole('heading', { name: 'Your answer is sealed.' }).waitFor();
    for (const { page, seat: own } of phones)
      for (const { captain, seat } of captains)
        if (seat !== own && seat !== last?.seat)
          await page
            .getByRole('listitem')
            .filter({ hasText: captain })
            .getByText('sealed')
            .waitFor({ state: 'attached' });
    expect(openedRow()).toEqual([]);

    for (const { page, sent, seat, fetched } of all) {
      expect(fetched).toEqual([]);
      const told = sent.flatMap(numbersIn).filter((number) => others(seat).includes(number));
      expect([seat, told]).toEqual([seat, []]);
      expect([...buttonsIn(sent).values()].map((different) => different.size)).not.toContain(2);
      expect(await page.locator('body').innerText()).not.toMatch(
        new RegExp(`\\b(${others(seat).join('|')}) loon`),
      );
    }
    // The record does hear bids: each phone was sent its own.
    for (const { sent, seat } of first) expect(sent.flatMap(numbersIn)).toContain(bids[seat as 'red']);

    await seal(last as Listener);
    await until(() => openedRow().length === 1);
    expect(openedRow()[0]?.bids.map(({ seat, amount }) => [seat, amount])).toEqual(Object.entries(bids));
    for (const { sent } of all)
      await until(() => amounts.every((amount) => sent.flatMap(numbersIn).includes(amount)));
  });

  test('whoever has no phone whispers to the scorekeeper behind a reveal, which is logged and over with the bid', async () => {
    await atTheBids();
    const tv = await listened('/table');
    const desk = await listened('/console');
    const ask = desk.page.getByRole('region', { name: 'What is asked' });
    await ask.getByText('Answered in secret').waitFor();
    expect(await ask.getByRole('button', { name: /^31\b/ }).count()).toBe(0);
    await desk.page.getByRole('button', { name: 'Mo', exact: true }).click();
    await ask.getByRole('button', { name: /^(Mo has no phone: answer here|Answer here for Mo)$/ }).click();
    await ask.getByRole('button', { name: /^31\b/ }).click();
    await ask.getByText('Answered in secret').waitFor();
    expect(bidOf('yellow')).toBe(31);
    await desk.page.getByRole('button', { name: /^Mo\b/ }).first().click();
    await ask.getByText('Answered in secret').waitFor();
    expect(await ask.getByRole('button', { name: /^31\b/ }).count()).toBe(0);
    expect(stand.table.log.entries.filter(({ command }) => command.includes('"reveal"'))).toHaveLength(1);
    expect(tv.sent.flatMap(numbersIn)).not.toContain(31);
  });
});
