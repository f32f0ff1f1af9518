import type { FakeReader } from '../fake.ts';
import { type Target, encodeTargets } from './command.ts';
import { commands } from './constants.ts';
import { type Pn532Frame, encodeFrame } from './frame.ts';
import { pn532Parser } from './parser.ts';

const wakeByte = 0x55;
const hexadecimal = /^([0-9A-Fa-f]{2}){1,10}$/;

/** What the two common families of tags say of themselves: Classic has 4 bytes of UID, NTAG and Ultralight 7. */
function targetOf(uid: string): Target {
  return uid.length > 8 ? { uid, sensRes: 0x0044, selRes: 0x00 } : { uid, sensRes: 0x0004, selRes: 0x08 };
}

/** A module that sleeps until woken, as after power-on, and lists one tag at a time. */
export function fakePn532(): FakeReader {
  let parser = pn532Parser();
  let isAwake = false;
  let retriesAreBounded = false;
  let isSearching = false;
  const field = new Set<string>();

  function reply(command: number, data: Uint8Array): Uint8Array {
    return encodeFrame({ kind: 'reply', command: command + 1, data });
  }
  function found(): Uint8Array {
    isSearching = false;
    return reply(commands.inListPassiveTarget, encodeTargets([...field].slice(0, 1).map(targetOf)));
  }
  function search(): readonly Uint8Array[] {
    if (field.size > 0 || retriesAreBounded) return [found()];
    isSearching = true;
    return [];
  }
  function obey(command: number): readonly Uint8Array[] {
    switch (command) {
      case commands.samConfiguration:
        return [reply(command, new Uint8Array(0))];
      case commands.rfConfiguration:
        retriesAreBounded = true;
        return [reply(command, new Uint8Array(0))];
      case commands.inListPassiveTarget:
        return search();
      default:
        return [encodeFrame({ kind: 'error' })];
    }
  }
  function answer(frame: Pn532Frame): readonly Uint8Array[] {
    if (frame.kind !== 'request') return [];
    isSearching = false;
    return [encodeFrame({ kind: 'ack' }), ...obey(frame.command)];
  }

  return {
    powered() {
      parser = pn532Parser();
      isAwake = false;
      retriesAreBounded = false;
      isSearching = false;
      return [];
    },
    heard(bytes) {
      isAwake ||= bytes.includes(wakeByte);
      if (!isAwake) return [];
      return parser.feed(bytes).flatMap((parsed) => (parsed.kind === 'frame' ? answer(parsed.frame) : []));
    },
    shown(report) {
      if (report.kind === 'tag-gone') field.delete(report.tag.toUpperCase());
      if (report.kind !== 'tag' || !hexadecimal.test(report.tag)) return [];
      field.add(report.tag.toUpperCase());
      return isSearching ? [found()] : [];
    },
  };
}
