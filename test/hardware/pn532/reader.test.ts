import { describe, expect, it } from 'vitest';
import type { Conversation, Deed } from '../../../hardware/driver.ts';
import type { FakeReader } from '../../../hardware/fake.ts';
import { concat } from '../../../hardware/parser/bytes.ts';
import { fakePn532 } from '../../../hardware/pn532/fake.ts';
import { pn532 } from '../../../hardware/pn532/reader.ts';
import { type HandClock, handClock } from '../../support/hand-clock.ts';

const classic = '5CBBE5D5';
const ntag = '04A035B2BC2B80';

/** How the module's bytes are cut on their way: what arrives as one piece each. */
type Cut = (pieces: readonly Uint8Array[]) => readonly Uint8Array[];
const glued: Cut = (pieces) => [concat(...pieces)];
const byteByByte: Cut = (pieces) => [...concat(...pieces)].map((byte) => Uint8Array.of(byte));

interface Table {
  readonly clock: HandClock;
  readonly module: FakeReader;
  readonly told: Deed[];
  isPowered: boolean;
  tags(): readonly string[];
  kinds(): readonly string[];
}

/** The conversation with a module that may have no power, deeds carried out by a clock moved by hand. */
function table(cut: Cut = glued): Table {
  const clock = handClock();
  const module = fakePn532();
  const conversation: Conversation = pn532.converse();
  const told: Deed[] = [];
  let cancel = (): void => undefined;
  const it: Table = {
    clock,
    module,
    told,
    isPowered: true,
    tags: () =>
      told.flatMap((deed) => (deed.kind === 'report' && deed.report.kind === 'tag' ? [deed.report.tag] : [])),
    kinds: () => told.map((deed) => deed.kind),
  };
  function send(bytes: Uint8Array): void {
    const answer = it.isPowered ? module.heard(bytes) : [];
    for (const piece of answer.length > 0 ? cut(answer) : [])
      clock.after(1, () => {
        obey(conversation.heard(piece, clock.now()));
      });
  }
  function obey(deeds: readonly Deed[]): void {
    for (const deed of deeds) {
      told.push(deed);
      if (deed.kind === 'send') send(deed.bytes);
      if (deed.kind === 'wake') {
        cancel();
        if (deed.after !== undefined)
          cancel = clock.after(deed.after, () => {
            obey(conversation.timeout(clock.now()));
          });
      }
    }
  }
  obey(conversation.opened(clock.now()));
  return it;
}

describe('a PN532 on the table', () => {
  it.each([
    ['glued together', glued],
    ['byte by byte', byteByByte],
    ['one by one', (pieces: readonly Uint8Array[]) => pieces],
  ])('reads four and seven byte UIDs, acknowledgement and answer %s', (_, cut) => {
    const { clock, module, tags } = table(cut);
    clock.advance(200);
    module.shown({ kind: 'tag', tag: classic });
    clock.advance(100);
    module.shown({ kind: 'tag-gone', tag: classic });
    module.shown({ kind: 'tag', tag: ntag });
    clock.advance(100);
    expect(new Set(tags())).toEqual(new Set([classic, ntag]));
  });

  it('says after each look that it has looked, also into an empty field', () => {
    const { clock, kinds } = table();
    clock.advance(1000);
    expect(kinds().filter((kind) => kind === 'looked').length).toBeGreaterThan(10);
  });

  it('comes back from a power cycle without the port being opened again', () => {
    const it = table();
    it.module.shown({ kind: 'tag', tag: ntag });
    it.clock.advance(500);
    it.isPowered = false;
    it.clock.advance(5000);
    expect(it.kinds()).toContain('silent');
    it.isPowered = true;
    it.module.powered();
    it.told.length = 0;
    it.clock.advance(1000);
    expect(it.kinds()).toContain('proved');
    expect(it.tags()).toContain(ntag);
  });

  it('is woken when it restarts between two polls, before anybody calls it silent', () => {
    const it = table();
    it.clock.advance(500);
    it.module.powered();
    it.told.length = 0;
    it.clock.advance(1000);
    expect(it.kinds()).toContain('proved');
    expect(it.kinds()).not.toContain('silent');
  });

  it('has no more than one request under way at any time', () => {
    const it = table();
    it.clock.advance(2000);
    const order = it.told.flatMap((deed) =>
      deed.kind === 'send'
        ? ['ask']
        : deed.kind === 'frame' && deed.words.startsWith('reply')
          ? ['answer']
          : [],
    );
    order.forEach((word, at) => {
      expect(word).toBe(at % 2 === 0 ? 'ask' : 'answer');
    });
  });
});
