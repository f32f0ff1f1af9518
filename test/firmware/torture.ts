import type { Deed } from '../../hardware/driver.ts';
import { concat } from '../../hardware/parser/bytes.ts';
import { qm1Conversation } from '../../hardware/qm1/conversation.ts';
import type { Report } from '../../hardware/report.ts';
import { chance, type Chance } from '../../hardware/simulator/chance.ts';
import { buttonPins, SimulatedBox, type ButtonName } from './box.ts';
import type { Box } from './build.ts';

/** The program's side of one simulated box, by a clock that goes on with the box's. */
export class BoxHost {
  readonly box: SimulatedBox;
  readonly taken: Report[] = [];
  /** How old each was, in milliseconds. */
  readonly ages: number[] = [];
  readonly complaints: string[] = [];
  readonly #conversation = qm1Conversation();
  #out: Uint8Array = new Uint8Array();
  #wakeAt: number | undefined;
  now = 1_800_000_000_000;
  /** The program is there and listens. */
  isThere = false;

  constructor(box: SimulatedBox) {
    this.box = box;
  }

  open(): void {
    this.isThere = true;
    this.#do(this.#conversation.opened(this.now));
  }

  close(): void {
    this.#do(this.#conversation.closed(this.now));
    this.isThere = false;
    this.#out = new Uint8Array();
  }

  askState(): void {
    this.#do(this.#conversation.askState(this.now));
  }

  signal(signal: 'accepted' | 'refused' | 'your-turn'): void {
    this.#do(this.#conversation.signal(signal, this.now));
  }

  /** Bytes onto the line beside what the talk wants. */
  say(bytes: Uint8Array): void {
    this.#out = concat(this.#out, bytes);
  }

  /** Lets so many milliseconds pass on both sides. */
  async pass(milliseconds: number, step = 10): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += step) {
      const out = this.#out;
      this.#out = new Uint8Array();
      const said = await this.box.run(step, out);
      this.now += step;
      if (!this.isThere) continue;
      if (said.length > 0) this.#do(this.#conversation.heard(said, this.now));
      if (this.#wakeAt !== undefined && this.#wakeAt <= this.now)
        this.#do(this.#conversation.timeout(this.now));
    }
  }

  async until(isSo: () => boolean, atMost: number): Promise<boolean> {
    for (let passed = 0; passed < atMost && !isSo(); passed += 10) await this.pass(10);
    return isSo();
  }

  #take({ report, age = 0 }: Deed & { readonly kind: 'report' }): void {
    this.taken.push(report);
    this.ages.push(age);
  }

  #do(deeds: readonly Deed[]): void {
    for (const deed of deeds) {
      if (deed.kind === 'send') this.#out = concat(this.#out, deed.bytes);
      else if (deed.kind === 'report') this.#take(deed);
      else if (deed.kind === 'complaint') this.complaints.push(`${deed.code} ${deed.words}`);
      else if (deed.kind === 'wake')
        this.#wakeAt = deed.after === undefined ? undefined : this.now + deed.after;
    }
  }
}

export interface FirmwareOrdeal {
  readonly box: Box;
  readonly readings: number;
  readonly resets: number;
  readonly seed: number;
  /** Bytes in a million, each way. */
  readonly damage: number;
  readonly eeprom: string;
}

export interface FirmwareOutcome {
  readonly taken: number;
  /** Shown, and gone with the power of the box before they could be told. */
  readonly lost: number;
  readonly resets: number;
  readonly minutes: number;
  readonly wrongs: readonly string[];
}

/** Tags of four and of seven bytes, each once. */
export const tagNumber = (index: number): string =>
  index % 2 === 0
    ? `5C${index.toString(16).toUpperCase().padStart(6, '0')}`
    : `04${index.toString(16).toUpperCase().padStart(12, '0')}`;

function keyOf(report: Report): string {
  if (report.kind === 'tag' || report.kind === 'tag-gone') return `${report.kind} ${report.tag}`;
  return report.kind === 'button' ? `button ${report.button}` : report.kind;
}

/** Fewer than the box has places for, so that nothing is dropped for want of room. */
const mostUntaken = 5;

/** Whoever shows one thing after the other to a box; what the box then has to tell. */
type Show = (host: BoxHost, index: number) => Promise<readonly string[]>;

/** The box looks for tags every 60 ms. */
function tagAfterTag(): Show {
  let lying: string | undefined;
  return async (host, index) => {
    const tag = tagNumber(index);
    const gone = lying === undefined ? [] : [`tag-gone ${lying}`];
    lying = tag;
    await host.box.lay(tag);
    await host.pass(110);
    return [...gone, `tag ${tag}`];
  };
}

const names = Object.keys(buttonPins) as readonly ButtonName[];

/** No two in a row alike, and none of the last eleven again: one that is lost or doubled shows. */
const buttonAfterButton = (): Show => async (host, index) => {
  const name = names[(index * 5) % names.length] ?? 'undo';
  await host.box.press(name);
  await host.pass(40);
  await host.box.release(name);
  await host.pass(40);
  return [`button ${name}`];
};

class Ordeal {
  readonly wrongs: string[] = [];
  lost = 0;
  starts = 0;
  readonly #host: BoxHost;
  /** What the box has to tell since it started, and how much was taken before. */
  #shown: string[] = [];
  #before = 0;

  constructor(host: BoxHost) {
    this.#host = host;
  }

  get untaken(): number {
    return this.#shown.length - (this.#host.taken.length - this.#before);
  }

  shown(keys: readonly string[]): void {
    this.#shown.push(...keys);
  }

  /** What came since the box started has to be what it was shown, in turn, as far as it came. */
  settle(): void {
    const came = this.#host.taken.slice(this.#before).map(keyOf);
    came.forEach((key, at) => {
      const wanted = this.#shown[at];
      if (key !== wanted)
        this.wrongs.push(`start ${String(this.starts)}, ${String(at)}: ${key} for ${wanted ?? 'nothing'}`);
    });
    this.lost += Math.max(0, this.#shown.length - came.length);
    this.#before = this.#host.taken.length;
    this.#shown = [];
    this.starts += 1;
  }
}

/** One thing after the other on the real firmware, over a cable that damages, its power pulled again and again. */
export async function tortureFirmware(asked: FirmwareOrdeal): Promise<FirmwareOutcome> {
  const { readings, resets, seed, damage, eeprom } = asked;
  const box = await SimulatedBox.powered(asked.box, { eeprom, damage, seed });
  const host = new BoxHost(box);
  const ordeal = new Ordeal(host);
  const luck = chance(seed);
  const show = asked.box === 'tag-box' ? tagAfterTag() : buttonAfterButton();
  const resetAt = momentsOf(resets, readings, luck);
  const began = host.now;
  host.open();
  await host.pass(300);
  for (let index = 0; host.taken.length < readings && host.now - began < readings * 60_000;) {
    if (ordeal.untaken < mostUntaken) ordeal.shown(await show(host, index++));
    else await host.pass(20, 20);
    if (resetAt[0] === undefined || resetAt[0] > host.taken.length) continue;
    resetAt.shift();
    ordeal.settle();
    await (luck.happens(0.5) ? box.power() : box.reset());
    await host.pass(500);
  }
  await host.until(() => ordeal.untaken <= 0, 60_000);
  ordeal.settle();
  await box.end();
  const { taken, complaints } = host;
  if (taken.length < readings) ordeal.wrongs.push(`only ${String(taken.length)} came`);
  const minutes = Math.round((host.now - began) / 60_000);
  const wrongs = [...ordeal.wrongs, ...complaints];
  return { taken: taken.length, lost: ordeal.lost, resets: ordeal.starts - 1, minutes, wrongs };
}

const momentsOf = (resets: number, readings: number, luck: Chance): number[] =>
  Array.from({ length: resets }, () => 1 + luck.below(readings - 1)).sort((a, b) => a - b);
