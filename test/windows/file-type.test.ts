import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ownProgram } from '../../src-main/shell/own-program.ts';
import {
  inEntry,
  isToldToAll,
  linuxOpener,
  placesOf,
  withoutUs,
} from '../../src-main/windows/file-type/linux.ts';
import { commandOf, quoted, registering, registryOpener } from '../../src-main/windows/file-type/registry.ts';
import type { Program, Run } from '../../src-main/windows/file-type/session-type.ts';

describe('how the desktop is started once more', () => {
  const running = {
    execPath: '/opt/electron/electron',
    appPath: '/home/ines/quartermaster',
    isPackaged: false,
    noSandbox: false,
    data: undefined,
    env: {},
  };

  test('from sources with their folder, packed without, and with the folder of sessions that was named', () => {
    expect(ownProgram(running)).toEqual(['/opt/electron/electron', '/home/ines/quartermaster']);
    expect(ownProgram({ ...running, isPackaged: true })).toEqual(['/opt/electron/electron']);
    expect(ownProgram({ ...running, isPackaged: true, data: '/mnt/evenings', noSandbox: true })).toEqual([
      '/opt/electron/electron',
      '--no-sandbox',
      '--data=/mnt/evenings',
    ]);
  });

  test('an AppImage by its own file, not by the folder it was unpacked into', () => {
    const env = { APPIMAGE: '/home/ines/Quartermaster.AppImage' };
    expect(ownProgram({ ...running, isPackaged: true, env })).toEqual([env.APPIMAGE]);
    expect(ownProgram({ ...running, env })[0]).toBe(running.execPath);
  });
});

describe('on Linux', () => {
  const program: Program = ['/opt/qm/quartermaster', '--data=/home/ines/evenings'];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'qm-file-type-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const places = () => ({ data: join(folder, 'share'), config: join(folder, 'config') });
  const entry = () => join(folder, 'share', 'applications', 'quartermaster.desktop');
  const recorder = (missing: readonly string[] = []) => {
    const asked: string[] = [];
    const run: Run = (tool, args) => {
      asked.push([tool, ...args].join(' ').replaceAll(folder, ''));
      return Promise.resolve(missing.includes(tool) ? undefined : { code: 0, said: '' });
    };
    return { asked, run };
  };

  test.each([
    ['/opt/qm/quartermaster', '/opt/qm/quartermaster'],
    ['--data=/a', '--data=/a'],
    ['/home/ines/Spiele 3/qm', '"/home/ines/Spiele 3/qm"'],
    ['/home/jürgen/qm', '"/home/jürgen/qm"'],
    ['/a%f/qm', '/a%%f/qm'],
    ['/a$b', '"/a\\\\$b"'],
    ['/a"b', '"/a\\\\"b"'],
    ['/a\\b', '"/a\\\\\\\\b"'],
  ])('%s stands in an entry as %s', (word, written) => {
    expect(inEntry(word)).toBe(written);
  });

  test('the folders are those that are named, and the usual ones where none is or it is no whole path', () => {
    expect(placesOf({ HOME: '/home/ines', XDG_DATA_HOME: '/mnt/d', XDG_CONFIG_HOME: 'rel' })).toEqual({
      data: '/mnt/d',
      config: '/home/ines/.config',
    });
  });

  test('what is put down is looked at again by the system, and we are what opens it', async () => {
    const { asked, run } = recorder();
    const opener = linuxOpener(program, '<svg/>', places(), run);
    expect(opener.isOn).toBe(false);
    expect(await opener.turn(true)).toBe(undefined);
    expect(asked).toEqual([
      'update-desktop-database /share/applications',
      'update-mime-database /share/mime',
      'xdg-mime default quartermaster.desktop application/vnd.quartermaster.session',
    ]);
    expect(opener.isOn).toBe(true);
    expect(readFileSync(entry(), 'utf8')).toContain(
      'Exec=/opt/qm/quartermaster --data=/home/ines/evenings %f\n',
    );
    const icon = 'share/icons/hicolor/scalable/mimetypes/application-vnd.quartermaster.session.svg';
    expect(readFileSync(join(folder, icon), 'utf8')).toBe('<svg/>');
  });

  test('a program that was moved is not what is put down there, until it is put down anew', async () => {
    const { run } = recorder();
    await linuxOpener(program, '', places(), run).turn(true);
    const moved = linuxOpener(['/opt/qm2/quartermaster'], '', places(), run);
    expect(moved.isOn).toBe(false);
    await moved.turn(true);
    expect(moved.isOn).toBe(true);
  });

  test('nothing is left of it once it is taken back, and others stay what they were', async () => {
    const { run } = recorder();
    const opener = linuxOpener(program, '', places(), run);
    await opener.turn(true);
    const list = join(folder, 'config', 'mimeapps.list');
    mkdirSync(join(folder, 'config'));
    writeFileSync(
      list,
      '[Default Applications]\ntext/html=firefox.desktop\napplication/vnd.quartermaster.session=quartermaster.desktop\n',
    );
    expect(await opener.turn(false)).toBe(undefined);
    expect(opener.isOn).toBe(false);
    expect(existsSync(entry())).toBe(false);
    expect(readFileSync(list, 'utf8')).toBe('[Default Applications]\ntext/html=firefox.desktop\n');
    expect(spawnSync('find', [folder, '-name', '*quartermaster*'], { encoding: 'utf8' }).stdout).toBe('');
  });

  test('where a package has told everybody’s system, nobody is asked, unless the own folder says otherwise', async () => {
    const env = { XDG_DATA_DIRS: `${join(folder, 'nowhere')}:${join(folder, 'system')}` };
    const told = () => isToldToAll(program, places(), env);
    expect(told()).toBe(false);
    const { run } = recorder();
    await linuxOpener(program, '<svg/>', { ...places(), data: join(folder, 'system') }, run).turn(true);
    expect(told()).toBe(true);
    expect(isToldToAll(['/opt/another'], places(), env)).toBe(false);
    await linuxOpener(program, '<svg/>', places(), run).turn(true);
    expect(told()).toBe(false);
  });

  test('in the list of what opens what, somebody else’s place for our files is kept', () => {
    const line = 'application/vnd.quartermaster.session=quartermaster.desktop;sqlitebrowser.desktop;';
    expect(withoutUs(line)).toBe('application/vnd.quartermaster.session=sqlitebrowser.desktop;');
  });

  test('it is said which tool is missing, and what the disk says', async () => {
    const { run } = recorder(['update-mime-database']);
    expect(await linuxOpener(program, '', places(), run).turn(true)).toContain('shared-mime-info');
    writeFileSync(join(folder, 'file'), '');
    const nowhere = { data: join(folder, 'file', 'share'), config: folder };
    expect(await linuxOpener(program, '', nowhere, run).turn(true)).toMatch(/ENOTDIR|EEXIST/);
    const lone = recorder(['xdg-mime', 'update-desktop-database']);
    expect(await linuxOpener(program, '', places(), lone.run).turn(true)).toBe(undefined);
  });
});

describe('on Windows', () => {
  const program: Program = ['C:\\Program Files\\Electron\\electron.exe', 'C:\\Users\\Jürgen\\Spiele 3'];
  const command = '"C:\\Program Files\\Electron\\electron.exe" "C:\\Users\\Jürgen\\Spiele 3" "%1"';

  /** What `reg.exe` does with the keys, as far as we ask it. */
  function registry(): { readonly keys: Map<string, string>; readonly run: Run } {
    const keys = new Map<string, string>();
    const under = (key: string) =>
      [...keys.keys()].filter((each) => each === key || each.startsWith(`${key}\\`));
    const run: Run = (tool, [verb, key = '', how, value = '', ...rest]) => {
      expect(tool).toBe('reg.exe');
      const name = how === '/v' ? `${key}\\:${value}` : key;
      const at = rest.indexOf('/d');
      if (verb === 'add') keys.set(name, at < 0 ? '' : (rest[at + 1] ?? ''));
      else if (verb === 'delete') {
        const found = under(name);
        for (const each of found) keys.delete(each);
        if (found.length === 0) return Promise.resolve({ code: 1, said: 'ERROR: no such key' });
      } else if (!keys.has(name)) return Promise.resolve({ code: 1, said: 'ERROR: no such key' });
      return Promise.resolve({ code: 0, said: keys.get(name) ?? '' });
    };
    return {
      keys,
      run: (tool, args) => run(tool, args[2] === '/ve' ? [...args.slice(0, 3), '', ...args.slice(3)] : args),
    };
  }

  test.each([
    ['C:\\a b', '"C:\\a b"'],
    ['C:\\', '"C:\\\\"'],
    ['say "hi"', '"say \\"hi\\""'],
    ['a\\"b', '"a\\\\\\"b"'],
  ])('%s is written as %s', (word, written) => {
    expect(quoted(word)).toBe(written);
  });

  test('all of it is for whoever is logged in, without asking', () => {
    expect(commandOf(program)).toBe(command);
    const commands = registering(program);
    for (const [verb, key, ...rest] of commands) {
      expect(verb).toBe('add');
      expect(key).toMatch(/^HKCU\\Software\\Classes\\(\.quartermaster|Quartermaster\.Session)/);
      expect(rest.at(-1)).toBe('/f');
    }
    expect(commands).toContainEqual([
      'add',
      'HKCU\\Software\\Classes\\Quartermaster.Session\\shell\\open\\command',
      '/ve',
      '/t',
      'REG_SZ',
      '/d',
      command,
      '/f',
    ]);
  });

  test('it is found again at the next start, by the same program, and nothing of it is left once taken back', async () => {
    const { keys, run } = registry();
    const opener = await registryOpener(program, run);
    expect(opener.isOn).toBe(false);
    expect(await opener.turn(true)).toBe(undefined);
    expect([opener.isOn, (await registryOpener(program, run)).isOn]).toEqual([true, true]);
    expect((await registryOpener(['D:\\other.exe'], run)).isOn).toBe(false);
    expect(await opener.turn(false)).toBe(undefined);
    expect([opener.isOn, keys.size]).toEqual([false, 0]);
  });

  test('an extension that another program has taken over stays with it', async () => {
    const { keys, run } = registry();
    const opener = await registryOpener(program, run);
    await opener.turn(true);
    const ofExtension = 'HKCU\\Software\\Classes\\.quartermaster';
    keys.set(ofExtension, 'Other.Program');
    expect(await opener.turn(false)).toBe(undefined);
    expect([...keys]).toEqual([[ofExtension, 'Other.Program']]);
  });

  test('where the system refuses it is said why', async () => {
    const refusing: Run = () => Promise.resolve({ code: 1, said: 'ERROR: Access is denied.' });
    expect(await (await registryOpener(program, refusing)).turn(true)).toContain('Access is denied');
    const nothing: Run = () => Promise.resolve(undefined);
    expect(await (await registryOpener(program, nothing)).turn(true)).toContain('reg.exe');
  });
});
