import { usualGap } from '../../../hardware/presence/presence.ts';
import { largestPicture, type CameraTrouble } from '../../../src-main/contract/camera-parts.ts';
import type { ReaderPart, ReadersPart } from '../../../src-main/contract/reader-parts.ts';
import type { SeatId } from '../../../src-main/rules/kernel/seat.ts';
import { keep, kept } from '../../state/kept.ts';
import type { Table } from '../../state/table.svelte.ts';
import { LabelReader } from '../labels/label-reader.ts';
import type { Label, Read } from '../labels/told.ts';
import { camerasHere, onCameras, openEye, type Eye, type Found } from './eye.ts';
import type { Hint } from './hints.ts';
import { asOneReads, momentOf } from './moment.ts';
import { restAfter } from './pace.ts';
import { SeenCards, type Laid } from './seen-cards.svelte.ts';
import { Watch, type Seen } from './watch.ts';

const chosenBy = 'camera';

export type Standing =
  | { readonly kind: 'off' | 'asking' | 'seeing' }
  | { readonly kind: 'trouble'; readonly trouble: CameraTrouble };

/** One camera over one spot: what it sees, what lies there, and what is told of it. */
export class Camera {
  standing: Standing = $state.raw({ kind: 'off' });
  found: readonly Found[] = $state.raw([]);
  /** What lies in the picture, and how large that is. */
  seen: readonly Seen[] = $state.raw([]);
  size: { readonly width: number; readonly height: number } = $state.raw({ width: 16, height: 9 });
  hint: Hint | undefined = $state.raw();
  /** It was out of sight, and comes back from that. */
  rested = $state(false);
  /** Milliseconds that the last picture took to read. */
  took = $state(0);
  eye: Eye | undefined = $state.raw();
  readonly cards: SeenCards;
  readonly #table: Table;
  readonly #watch = new Watch(usualGap);
  #reader: LabelReader | undefined;
  /** Counts up whenever another camera is looked through: what was begun for the last one ends. */
  #run = 0;

  constructor(table: Table) {
    this.#table = table;
    this.cards = new SeenCards(table, () => this.id);
  }

  /** What the program knows it by. */
  get id(): string {
    return (this.eye?.id ?? 'camera').replace(/[^\w-]/g, '').slice(0, 80) || 'camera';
  }

  /** This camera among the readers. */
  get part(): ReaderPart | undefined {
    const readers = this.#table.parts['readers'] as ReadersPart | undefined;
    return readers?.readers.find(({ reader }) => reader === `camera:${this.id}`);
  }

  get seat(): SeatId | undefined {
    const { place } = this.part ?? {};
    return place?.kind === 'seat' ? place.seat : undefined;
  }

  /** Hears of cameras that come and go, until it is left. */
  follow(): () => void {
    const leave = onCameras(() => void this.#lookAround());
    const rest = (): void => {
      if (document.hidden) this.rested = true;
    };
    document.addEventListener('visibilitychange', rest);
    return () => {
      leave();
      document.removeEventListener('visibilitychange', rest);
      this.#stop();
    };
  }

  async choose(camera: string): Promise<void> {
    keep(chosenBy, camera);
    await this.begin();
  }

  async begin(): Promise<void> {
    this.#stop();
    const run = this.#run;
    this.standing = { kind: 'asking' };
    const eye = await openEye(kept(chosenBy), () => {
      if (this.#run === run) this.#lose('unplugged');
    });
    if (this.#run !== run) {
      if (typeof eye === 'object') eye.close();
      return;
    }
    if (typeof eye === 'string') {
      this.#lose(eye);
      return;
    }
    this.eye = eye;
    this.standing = { kind: 'seeing' };
    this.found = await camerasHere();
    void this.#table.call('camera.here', { camera: this.id, name: eye.name.slice(0, 80), trouble: null });
  }

  async place(seat: SeatId | undefined): Promise<void> {
    const place = seat ? ({ kind: 'seat', seat } as const) : null;
    await this.#table.call('reader.place', { reader: `camera:${this.id}`, place });
  }

  /** Reads what the video shows, picture after picture, until another camera is looked through. */
  async look(video: HTMLVideoElement): Promise<void> {
    const run = this.#run;
    let failures = 0;
    while (this.#run === run) {
      const begun = performance.now();
      let took = 0;
      if (!document.hidden && video.readyState >= 2 && video.videoWidth > 0) {
        try {
          took = await this.#lookOnce(video);
          failures = 0;
        } catch {
          if (this.#run !== run) return;
          this.#reader?.close();
          this.#reader = undefined;
          if ((failures += 1) > 2) this.#lose('unread');
        }
      }
      const rest = restAfter(took, performance.now() - begun);
      await new Promise((rested) => setTimeout(rested, Math.max(0, rest)));
    }
  }

  async #lookOnce(video: HTMLVideoElement): Promise<number> {
    const reader = (this.#reader ??= new LabelReader());
    const at = Date.now();
    const read = await reader.read(await createImageBitmap(video));
    this.#watch.gap = this.part?.gap ?? usualGap;
    const { laid, before, gone } = this.#watch.look(read, at);
    this.#show(read);
    for (const text of gone) this.cards.gone(text, at);
    if (before.length > 0)
      this.cards.before = [...this.cards.before, ...(await pictured(asOneReads(before), reader, at))];
    if (laid.length > 0) await this.#take(laid, reader, at);
    return read.took;
  }

  async #take(labels: readonly Label[], reader: LabelReader, at: number): Promise<void> {
    this.rested = false;
    const moment = momentOf(labels);
    if (moment.kind === 'in-order') this.cards.take(await pictured(moment.labels, reader, at));
    else this.cards.ask(await pictured(asOneReads(moment.labels), reader, at));
  }

  #show({ width, height, took }: Read): void {
    this.seen = this.#watch.seen;
    this.hint = this.#watch.hint;
    this.took = Math.round(took);
    if (this.size.width !== width || this.size.height !== height) this.size = { width, height };
  }

  async #lookAround(): Promise<void> {
    this.found = await camerasHere();
    const { standing } = this;
    const isWaiting =
      standing.kind === 'trouble' && (standing.trouble === 'none' || standing.trouble === 'unplugged');
    if (isWaiting && this.found.length > 0) await this.begin();
  }

  #lose(trouble: CameraTrouble): void {
    const { id } = this;
    const name = this.eye?.name.slice(0, 80) ?? '';
    this.#stop();
    this.standing = { kind: 'trouble', trouble };
    void this.#table.call('camera.here', { camera: id, name, trouble });
  }

  #stop(): void {
    this.#run += 1;
    this.eye?.close();
    this.#reader?.close();
    this.#reader = undefined;
    for (const text of this.#watch.forget()) this.cards.gone(text, Date.now());
    this.seen = [];
    this.hint = undefined;
    this.eye = undefined;
    this.standing = { kind: 'off' };
  }
}

/** Cut out of the picture in which they were seen. */
const pictured = (labels: readonly Label[], reader: LabelReader, at: number): Promise<readonly Laid[]> =>
  Promise.all(
    labels.map(async (label) => ({ label, picture: await reader.crop(label.corners, largestPicture), at })),
  );
