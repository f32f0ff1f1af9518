import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Asked, Corners, Read, Told } from './told.ts';

/** Thrown away with the page that asked for it, or when it fails. */
class CannotRead extends Error {}

type Answer = Extract<Told, { readonly n: number }>;

/** Reads labels beside the page, so that nothing on it waits: one picture after the other. */
export class LabelReader {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, { resolve: (told: Answer) => void; reject: (why: Error) => void }>();
  readonly #ready: Promise<void>;
  #n = 0;
  #fail: (why: string) => void = () => undefined;

  constructor() {
    this.#worker = new Worker(new URL('./label-worker.ts', import.meta.url), { name: 'label-worker' });
    this.#ready = new Promise((resolve, reject) => {
      this.#fail = (why) => {
        const error = new CannotRead(why);
        reject(error);
        for (const { reject: giveUp } of this.#waiting.values()) giveUp(error);
        this.#waiting.clear();
      };
      this.#worker.onmessage = ({ data }: MessageEvent<Told>) => {
        if (data.kind === 'ready') resolve();
        else if (data.kind === 'failed') this.#fail(data.why);
        else this.#answered(data);
      };
    });
    // Whoever reads is told; until then nobody listens.
    this.#ready.catch(() => undefined);
    this.#worker.onerror = ({ message }) => {
      this.#fail(message);
    };
    this.#post({ kind: 'begin', wasm: new URL(wasm, location.href).href });
  }

  async read(picture: ImageBitmap | ImageData): Promise<Read> {
    await this.#ready;
    const n = (this.#n += 1);
    const transfer = picture instanceof ImageData ? [picture.data.buffer] : [picture];
    const told = await this.#ask({ kind: 'read', n, picture }, transfer);
    if (told.kind !== 'read') throw new CannotRead(told.kind);
    return told.read;
  }

  /** Of the picture that was read last. */
  async crop(corners: Corners, most: number): Promise<Uint8Array | undefined> {
    await this.#ready;
    const n = (this.#n += 1);
    const told = await this.#ask({ kind: 'crop', n, corners, most });
    return told.kind === 'crop' ? told.jpeg : undefined;
  }

  close(): void {
    this.#fail('closed');
    this.#worker.terminate();
  }

  #ask(asked: Asked & { readonly n: number }, transfer: Transferable[] = []): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(asked.n, { resolve, reject });
      this.#post(asked, transfer);
    });
  }

  #post(asked: Asked, transfer: Transferable[] = []): void {
    this.#worker.postMessage(asked, transfer);
  }

  #answered(told: Answer): void {
    this.#waiting.get(told.n)?.resolve(told);
    this.#waiting.delete(told.n);
  }
}
