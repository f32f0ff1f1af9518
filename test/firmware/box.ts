import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { formatHex } from '../../hardware/parser/bytes.ts';
import { imageOf, simulator, type Box } from './build.ts';

/** Of the button box: which button hangs on which pin. `D8` of the board is pin 0 of port B, `A0` of port C. */
export const buttonPins = {
  '0': 'D2',
  '1': 'D3',
  '2': 'D4',
  '3': 'D5',
  '4': 'D6',
  '5': 'D7',
  try: 'B0',
  stand: 'B1',
  keep: 'C0',
  stop: 'C1',
  undo: 'C2',
  next: 'C3',
} as const;
export type ButtonName = keyof typeof buttonPins;

const lamps: Readonly<Record<Box, { readonly green: string; readonly red: string }>> = {
  'tag-box': { green: 'D5', red: 'D6' },
  'button-box': { green: 'B2', red: 'B3' },
};

export interface BoxOptions {
  readonly eeprom: string;
  /** Its line is a pseudo-terminal and its time the wall clock's; else both are handed to it. */
  readonly isPaced?: boolean;
  /** Bytes in a million that the cable damages, each way. */
  readonly damage?: number;
  readonly seed?: number;
}

/** The image that is flashed, in a simulated chip: pressed, shown tags, reset and talked with. */
export class SimulatedBox {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #kind: Box;
  readonly #asked: ((said: Uint8Array) => void)[] = [];
  #said: Uint8Array = new Uint8Array();
  /** How often each lamp was lit. */
  readonly lit = { green: 0, red: 0 };
  path = '';

  private constructor(kind: Box, { eeprom, isPaced = false, damage = 0, seed = 1 }: BoxOptions) {
    const { green, red } = lamps[kind];
    const args = [imageOf(kind), eeprom, '--lamps', `${green},${red}`, '--damage', String(damage)];
    const more = ['--seed', String(seed), ...(isPaced ? ['--pty'] : [])];
    this.#kind = kind;
    this.#process = spawn(simulator, [...args, ...more], { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.#process.stdout }).on('line', (line) => {
      this.#hear(line);
    });
  }

  static async powered(kind: Box, options: BoxOptions): Promise<SimulatedBox> {
    const box = new SimulatedBox(kind, options);
    await box.#until();
    return box;
  }

  /** Lets time pass; what the box said meanwhile. */
  run(milliseconds: number, heard: Uint8Array = new Uint8Array()): Promise<Uint8Array> {
    if (heard.length > 0) this.#write(`hear ${formatHex(heard)}`);
    this.#write(`run ${String(milliseconds)}`);
    return this.#until();
  }

  press = (button: ButtonName): Promise<unknown> => this.#ask(`press ${buttonPins[button]}`);
  release = (button: ButtonName): Promise<unknown> => this.#ask(`release ${buttonPins[button]}`);
  lay = (tag: string): Promise<unknown> => this.#ask(`tag ${tag}`);
  lift = (): Promise<unknown> => this.#ask('untag');
  wire = (isOn: boolean): Promise<unknown> => this.#ask(`wire ${isOn ? 'on' : 'off'}`);
  /** So many of a million answers of the tag do not come whole. */
  missed = (millionths: number): Promise<unknown> => this.#ask(`missed ${String(millionths)}`);
  reset = (): Promise<unknown> => this.#ask('reset');
  /** Its power goes and comes back. */
  power = (): Promise<unknown> => this.#ask('power');

  async end(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#write('quit');
    await ended;
  }

  #ask(line: string): Promise<unknown> {
    this.#write(line);
    return this.#until();
  }

  #write(line: string): void {
    this.#process.stdin.write(`${line}\n`);
  }

  #until(): Promise<Uint8Array> {
    return new Promise((resolve) => this.#asked.push(resolve));
  }

  #hear(line: string): void {
    const [word = '', one = '', two = ''] = line.split(' ');
    if (word === 'pty') this.path = one;
    else if (word === 'said') this.#said = Buffer.from(one, 'hex');
    else if (word === 'pin' && two === '1') this.lit[one === lamps[this.#kind].green ? 'green' : 'red'] += 1;
    else if (word === 'done' || word === 'ran') {
      const said = this.#said;
      this.#said = new Uint8Array();
      this.#asked.shift()?.(said);
    }
  }
}
