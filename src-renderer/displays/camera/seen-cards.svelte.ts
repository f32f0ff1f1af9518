import type { CameraPiece, SawPart } from '../../../src-main/contract/camera-parts.ts';
import type { PlainRefusal } from '../../../src-main/contract/link-parts.ts';
import type { Table } from '../../state/table.svelte.ts';
import type { Label } from '../labels/told.ts';

export type CardOutcome = SawPart['outcome'] | 'sending' | 'righted' | 'taken-back';

/** A label that was laid, as this page goes on showing it. */
export interface SeenCard {
  readonly key: number;
  readonly text: string;
  readonly at: number;
  /** What became of it, in words. */
  readonly words: string;
  readonly outcome: CardOutcome;
  readonly reading: number | null;
  readonly entry: number | null;
  readonly secret: boolean;
  /** As the camera saw it, for as long as others may. */
  readonly picture: Uint8Array | undefined;
  /** Whether it was taken away, and whether that was so soon that it may not be meant. */
  readonly left: 'no' | 'away' | 'drawn-back';
}

/** A label with its picture, before anybody was told of it. */
export interface Laid {
  readonly label: Label;
  readonly picture: Uint8Array | undefined;
  readonly at: number;
}

/** So many are shown. */
const most = 24;
/** Who takes a card away again this soon may not have meant to lay it. */
const drawnBackWithin = 3000;

/** What was read, the newest first: each is told to the program once, in its turn, and can be put right by a tap. */
export class SeenCards {
  list: readonly SeenCard[] = $state.raw([]);
  /** Laid in one moment, and nobody knows yet in which order. */
  unordered: readonly Laid[] = $state.raw([]);
  /** Lay there already when the camera began to look: whether that counts is asked. */
  before: readonly Laid[] = $state.raw([]);
  refused: PlainRefusal | undefined = $state.raw();
  readonly #table: Table;
  readonly #camera: () => string;
  #next = 1;
  #turn: Promise<void> = Promise.resolve();

  constructor(table: Table, camera: () => string) {
    this.#table = table;
    this.#camera = camera;
  }

  get newest(): SeenCard | undefined {
    return this.list[0];
  }

  take(laid: readonly Laid[]): void {
    const camera = this.#camera();
    for (const one of laid) this.#turn = this.#turn.then(() => this.#tell(camera, one));
  }

  /** Which was first has to be said. */
  ask(laid: readonly Laid[]): void {
    this.unordered = [...this.unordered, ...laid];
  }

  /** Tapped as the next one; the last needs no tap. */
  choose(one: Laid): void {
    const rest = this.unordered.filter((other) => other !== one);
    this.unordered = rest.length > 1 ? rest : [];
    this.take(rest.length === 1 ? [one, ...rest] : [one]);
  }

  /** Their order does not matter: as one reads. */
  inAnyOrder(): void {
    const laid = this.unordered;
    this.unordered = [];
    this.take(laid);
  }

  drop(): void {
    this.unordered = [];
  }

  /** It counts, though it lay there before anybody looked. */
  count(one: Laid): void {
    this.before = this.before.filter((other) => other !== one);
    this.take([one]);
  }

  dropBefore(): void {
    this.before = [];
  }

  gone(text: string, at: number): void {
    this.before = this.before.filter(({ label }) => label.text !== text);
    this.#drawnBack(text, at);
    const card = this.list.find((each) => each.text === text && each.left === 'no');
    if (card) {
      const isSoon = at - card.at < drawnBackWithin && card.entry !== null && card.outcome === 'accepted';
      this.#change(card.key, { left: isSoon ? 'drawn-back' : 'away' });
    }
    const camera = this.#camera();
    this.#turn = this.#turn.then(async () => {
      await this.#table.call('camera.gone', { camera, text });
    });
  }

  /** One of several that was drawn back at once was no answer; then there may be nothing left to ask. */
  #drawnBack(text: string, at: number): void {
    const left = this.unordered.filter((one) => one.label.text !== text || at - one.at >= drawnBackWithin);
    if (left.length === this.unordered.length) return;
    this.unordered = left.length > 1 ? left : [];
    if (left.length === 1) this.take(left);
  }

  counts({ key }: SeenCard): void {
    this.#change(key, { left: 'away' });
  }

  async takeBack({ key, entry }: SeenCard): Promise<void> {
    if (entry === null) return;
    const reply = await this.#table.line({ kind: 'undo', entry });
    this.refused = 'refusal' in reply ? reply.refusal : undefined;
    if (!('refusal' in reply)) this.#change(key, { outcome: 'taken-back', left: 'away' });
  }

  async pieces(): Promise<readonly CameraPiece[]> {
    const answered = await this.#table.call('camera.pieces');
    return answered.ok ? (answered.value as readonly CameraPiece[]) : [];
  }

  /** What nobody knew is taught; what was known as something else is taken back and entered as this. */
  async right({ key, reading, outcome }: SeenCard, piece: CameraPiece): Promise<void> {
    if (reading === null) return;
    const answered =
      outcome === 'strange'
        ? await this.#table.call('strange.name', { reading, piece: piece.piece })
        : await this.#table.call('camera.right', { reading, piece: piece.piece });
    this.refused = answered.ok ? undefined : answered.no;
    if (!answered.ok) return;
    const said = answered.value as Pick<SawPart, 'outcome' | 'text'> & Partial<SawPart>;
    const isRighted = said.outcome === 'accepted' && outcome !== 'strange';
    this.#change(key, {
      words: said.text,
      outcome: isRighted ? 'righted' : said.outcome,
      entry: said.entry ?? null,
    });
  }

  async answer({ key, reading }: SeenCard, prompt: string): Promise<void> {
    if (reading === null) return;
    const answered = await this.#table.call('asked.answer', { reading, prompt });
    this.refused = answered.ok ? undefined : answered.no;
    if (!answered.ok) return;
    const said = answered.value as Pick<SawPart, 'outcome' | 'text'>;
    this.#change(key, { words: said.text, outcome: said.outcome });
  }

  async #tell(camera: string, { label, picture, at }: Laid): Promise<void> {
    const { text, symbology } = label;
    const key = this.#next++;
    const card: SeenCard = {
      key,
      text,
      at,
      words: '',
      outcome: 'sending',
      reading: null,
      entry: null,
      secret: false,
      picture: undefined,
      left: 'no',
    };
    this.list = [card, ...this.list].slice(0, most);
    const answered = await this.#table.call('camera.saw', {
      camera,
      text,
      ...(/^\][A-Za-z]\w$/.test(symbology) ? { symbology } : {}),
      ...(picture ? { picture: base64(picture) } : {}),
    });
    this.refused = answered.ok ? undefined : answered.no;
    if (!answered.ok) {
      this.#change(key, { words: answered.no.text, outcome: 'refused' });
      return;
    }
    const saw = answered.value as SawPart;
    const { outcome, reading, entry, secret } = saw;
    this.#change(key, {
      words: saw.text,
      outcome,
      reading,
      entry,
      secret,
      picture: secret ? undefined : picture,
    });
  }

  #change(key: number, change: Partial<SeenCard>): void {
    this.list = this.list.map((each) => (each.key === key ? { ...each, ...change } : each));
  }
}

function base64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
