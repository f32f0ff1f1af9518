import type { PortFault, PortFaultCode } from '../port/port.ts';
import { parseTcpAddress } from '../port/tcp.ts';
import { de } from './advice-de.ts';
import { en } from './advice-en.ts';

/** The systems that need different steps, by Node's names for them; any other is treated like Linux. */
export const systems = ['linux', 'darwin', 'win32'] as const;
export type System = (typeof systems)[number];

export const adviceLanguages = ['en', 'de'] as const;
export type AdviceLanguage = (typeof adviceLanguages)[number];

/** What to say of a fault. `{port}` stands for the port's name. */
export interface AdviceWords {
  /** What is wrong, for the icon: one short sentence. */
  readonly title: Record<PortFaultCode, string>;
  /** What to do about it at a serial port. */
  readonly serial: Record<PortFaultCode, Record<System, string>>;
  /** What to do about it at a reader in the network, on every system alike. */
  readonly network: Record<PortFaultCode, string>;
}

export interface Advice {
  /** The key under which a catalogue of its own may say it otherwise. */
  readonly key: string;
  readonly title: string;
  readonly steps: string;
}

const words: Record<AdviceLanguage, AdviceWords> = { en, de };

export function systemOf(platform: string): System {
  return systems.find((system) => system === platform) ?? 'linux';
}

/** What is wrong with a port and what a person can do about it here. */
export function advice({ code, path }: PortFault, system: System, language: AdviceLanguage): Advice {
  const { title, serial, network } = words[language];
  const isNetwork = parseTcpAddress(path) !== undefined;
  const named = (text: string): string => text.replaceAll('{port}', path);
  return {
    key: isNetwork ? `reader.fault.network.${code}` : `reader.fault.${system}.${code}`,
    title: named(title[code]),
    steps: named(isNetwork ? network[code] : serial[code][system]),
  };
}
