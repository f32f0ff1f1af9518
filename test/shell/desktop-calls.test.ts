import type { AboutPart } from '../../src-main/contract/link-parts.ts';
import { describe, expect, test } from 'vitest';
import { versionLine } from '../../src-main/shell/about.ts';
import { declinedKey } from '../../src-main/shell/desktop-calls.ts';
import type { Opener } from '../../src-main/windows/file-type/session-type.ts';
import { atTheCompanion } from '../support/at-the-companion.ts';

/** A system that takes it, or answers why not. */
class Taking implements Opener {
  isOn = false;
  fault: string | undefined;

  turn(on: boolean): Promise<string | undefined> {
    if (this.fault === undefined) this.isOn = on;
    return Promise.resolve(this.fault);
  }
}

describe('a double click on a session’s file', () => {
  let opener: Taking;
  const at = atTheCompanion(() => ({ opener: (opener = new Taking()) }));
  const declined = () => at.companion.data.library.settings.get(declinedKey);

  test('leads here once that is turned on, and every page is told', async () => {
    const told: (boolean | null)[] = [];
    at.companion.onLobby(() => told.push(at.companion.lobby().opensFiles));
    expect(at.companion.lobby().opensFiles).toBe(false);
    expect(await at.run('desktop.openFiles', { on: true })).toMatchObject({ ok: true });
    expect([told, declined()]).toEqual([[true], false]);
  });

  test('does so no more once it is turned off, and that is remembered', async () => {
    await at.run('desktop.openFiles', { on: true });
    await at.run('desktop.openFiles', { on: false });
    expect([at.companion.lobby().opensFiles, declined()]).toEqual([false, true]);
  });

  test('is refused with what the system said', async () => {
    opener.fault = 'no room';
    expect(await at.run('desktop.openFiles', { on: true })).toMatchObject({
      no: { code: 'not-registered', values: { detail: 'no room' } },
    });
    expect(at.companion.lobby().opensFiles).toBe(false);
  });
});

describe('pages without a desktop', () => {
  const at = atTheCompanion();

  test('are not offered it', async () => {
    expect(at.companion.lobby().opensFiles).toBe(null);
    expect(await at.run('desktop.openFiles', { on: true })).toMatchObject({ no: { code: 'no-desktop' } });
  });
});

describe('what the program says of itself', () => {
  const at = atTheCompanion(() => ({}));

  test('is its version, what it runs on, and the folder that holds everything', async () => {
    const told = await at.run('desktop.about', undefined);
    expect(told).toMatchObject({
      ok: true,
      value: { electron: null, node: process.versions.node, data: at.companion.data.path },
    });
    expect(told.ok && (told.value as AboutPart).sqlite).toMatch(/^3\.\d+\.\d+$/);
    expect(versionLine()).toContain(
      `Quartermaster ${told.ok ? (told.value as AboutPart).version : ''} (Node`,
    );
  });
});
