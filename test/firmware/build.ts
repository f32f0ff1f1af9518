import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { arduino, simavr } from './tools.ts';

export const boxes = ['tag-box', 'button-box'] as const;
export type Box = (typeof boxes)[number];

const root = join(import.meta.dirname, '../..');
const sources = join(root, 'hardware/firmware');
const built = join(root, 'out/firmware');
const library = join(sources, 'libraries/QM1/src');
const here = import.meta.dirname;

/** What is ours is built without a warning; what Debian ships is built as it is. */
const strict = ['-Wall', '-Wextra', '-Werror'];
const chip = [
  '-mmcu=atmega328p',
  '-DF_CPU=16000000L',
  '-DARDUINO=10819',
  '-DARDUINO_ARCH_AVR',
  '-Os',
  '-DDECIMAL_DIG=__DECIMAL_DIG__',
];
const lean = ['-ffunction-sections', '-fdata-sections', '-fno-exceptions', '-fno-threadsafe-statics'];
const core = join(arduino, 'cores/arduino');
const theirs = [core, join(arduino, 'variants/standard'), join(arduino, 'libraries/SPI/src')];
const headers = [...theirs, join(arduino, 'libraries/EEPROM/src')].flatMap((folder) => ['-I', folder]);

export const imageOf = (box: Box): string => join(built, `${box}.hex`);
export const simulator = join(built, 'box');
export const protocolBench = join(built, 'qm1-bench');

function run(tool: string, args: readonly string[]): string {
  return execFileSync(tool, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

function objectOf(path: string): string {
  const made = join(built, 'core', `${basename(path)}.o`);
  if (existsSync(made) && statSync(made).mtimeMs > statSync(path).mtimeMs) return made;
  const isC = /\.[cS]$/.test(path);
  const language = isC
    ? ['-std=gnu11', '-x', path.endsWith('.S') ? 'assembler-with-cpp' : 'c']
    : ['-std=gnu++11'];
  run(isC ? 'avr-gcc' : 'avr-g++', [
    ...language,
    ...chip,
    ...(isC ? lean.slice(0, 2) : lean),
    '-w',
    ...headers,
    '-c',
    path,
    '-o',
    made,
  ]);
  return made;
}

/** Arduino's own part of every sketch; the USB of other chips is empty on this one. */
function coreObjects(): readonly string[] {
  mkdirSync(join(built, 'core'), { recursive: true });
  const files = readdirSync(core).filter((name) => /\.(c|cpp|S)$/.test(name));
  return [...files.map((name) => join(core, name)), join(arduino, 'libraries/SPI/src/SPI.cpp')].map(objectOf);
}

export interface Size {
  readonly flash: number;
  readonly ram: number;
}

/** The sketch as the Arduino program builds it, into the image that is flashed. */
export function buildBox(box: Box): Size {
  const elf = join(built, `${box}.elf`);
  const objects = coreObjects();
  const sketch = join(built, `${box}.o`);
  run('avr-g++', [
    ...['-std=gnu++11', '-x', 'c++', ...chip, ...lean, ...strict, ...headers, '-I', library],
    ...['-include', join(core, 'Arduino.h'), '-c', join(sources, box, `${box}.ino`), '-o', sketch],
  ]);
  run('avr-gcc', [...chip, '-Wl,--gc-sections', sketch, ...objects, '-o', elf, '-lm']);
  run('avr-objcopy', ['-O', 'ihex', '-R', '.eeprom', elf, imageOf(box)]);
  return sizeOf(elf);
}

/** Flash and RAM of the protocol alone, built bare in C11. */
export function buildBareProtocol(): Size {
  mkdirSync(built, { recursive: true });
  const elf = join(built, 'bare.elf');
  run('avr-gcc', [
    ...['-std=c11', '-mmcu=atmega328p', '-Os', '-ffunction-sections', '-fdata-sections', ...strict],
    ...['-Wl,--gc-sections', '-I', library, join(here, 'protocol/bare.c'), '-o', elf],
  ]);
  return sizeOf(elf);
}

/** The same header in this computer's own C11 and C++11. */
export function buildProtocolBench(): void {
  mkdirSync(built, { recursive: true });
  const bench = join(here, 'protocol/bench.c');
  run('gcc', ['-std=c11', '-O1', ...strict, '-I', library, bench, '-o', protocolBench]);
  run('g++', ['-std=c++11', '-x', 'c++', ...strict, '-fsyntax-only', '-I', library, bench]);
}

export function buildSimulator(): void {
  const sources = ['box.c', 'rfid.c'].map((name) => join(here, 'simulator', name));
  mkdirSync(built, { recursive: true });
  run('gcc', [
    '-std=gnu11',
    '-O2',
    ...strict,
    '-isystem',
    simavr,
    ...sources,
    '-o',
    simulator,
    '-lsimavr',
    '-lelf',
  ]);
}

function sizeOf(elf: string): Size {
  const [, numbers = ''] = run('avr-size', [elf]).trim().split('\n');
  const [text = 0, data = 0, bss = 0] = numbers.trim().split(/\s+/).map(Number);
  return { flash: text + data, ram: data + bss };
}

export const sketchOf = (box: Box): string => readFileSync(join(sources, box, `${box}.ino`), 'utf8');
