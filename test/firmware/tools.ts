import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isOnPath } from '../support/needs.ts';

/** Where Debian's arduino-core-avr puts the code that every sketch is built with. */
export const arduino = '/usr/share/arduino/hardware/arduino/avr';
export const simavr = '/usr/include/simavr';

interface Tool {
  readonly package: string;
  readonly isThere: () => boolean;
}

const onPath = (tool: string) => (): boolean => isOnPath(tool);

const tools: readonly Tool[] = [
  { package: 'gcc', isThere: onPath('gcc') },
  { package: 'gcc-avr', isThere: onPath('avr-gcc') },
  { package: 'binutils-avr', isThere: onPath('avr-objcopy') },
  { package: 'avr-libc', isThere: () => existsSync('/usr/lib/avr/include/avr/io.h') },
  { package: 'arduino-core-avr', isThere: () => existsSync(join(arduino, 'cores/arduino/Arduino.h')) },
  { package: 'libsimavr-dev', isThere: () => existsSync(join(simavr, 'sim_avr.h')) },
  { package: 'libelf-dev', isThere: () => existsSync('/usr/include/libelf.h') },
];

/** What to do where this machine lacks something for building the boxes and playing them; nothing where it does not. */
export function whatIsMissing(): string | undefined {
  const missing = tools.filter(({ isThere }) => !isThere()).map((tool) => tool.package);
  if (missing.length === 0) return undefined;
  return `The boxes cannot be built here. On Debian and Ubuntu: sudo apt install ${missing.join(' ')}`;
}
