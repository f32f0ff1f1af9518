import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { sessionType, type Opener, type Program, type Run } from './session-type.ts';

const { mime, extension, name } = sessionType;
const entryName = 'quartermaster.desktop';

/** The folders of whoever is logged in, as the desktops agree on them. */
export interface Places {
  readonly data: string;
  readonly config: string;
}

export function placesOf(env: NodeJS.ProcessEnv): Places {
  const home = env['HOME'] ?? homedir();
  // A relative path there is to be passed over.
  const named = (path: string | undefined, usual: string) =>
    path?.startsWith('/') ? path : join(home, usual);
  return {
    data: named(env['XDG_DATA_HOME'], '.local/share'),
    config: named(env['XDG_CONFIG_HOME'], '.config'),
  };
}

/** Whether a package has told the system already, for everybody on this computer, what this person would be asked. */
export function isToldToAll(program: Program, own: Places, env: NodeJS.ProcessEnv): boolean {
  if (existsSync(entryIn(own))) return false;
  const folders = (env['XDG_DATA_DIRS'] || '/usr/local/share:/usr/share').split(':');
  const found = folders.map((data) => readText(join(data, 'applications', entryName))).find((text) => text);
  return found === entryFor(program);
}

interface Written {
  readonly path: string;
  readonly text: string;
}

const entryIn = ({ data }: Places): string => join(data, 'applications', entryName);

/** All that is put down: the kind of file, who opens it, and their picture. */
export function filesFor(program: Program, places: Places, icon: string): readonly Written[] {
  const icons = join(places.data, 'icons', 'hicolor', 'scalable');
  return [
    { path: join(places.data, 'mime', 'packages', 'quartermaster.xml'), text: kindOfFile },
    { path: entryIn(places), text: entryFor(program) },
    { path: join(icons, 'apps', 'quartermaster.svg'), text: icon },
    { path: join(icons, 'mimetypes', `${mime.replace('/', '-')}.svg`), text: icon },
  ];
}

const kindOfFile = `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="${mime}">
    <comment>${name.en}</comment>
    <comment xml:lang="de">${name.de}</comment>
    <sub-class-of type="application/vnd.sqlite3"/>
    <glob pattern="*.${extension}"/>
  </mime-type>
</mime-info>
`;

const entryFor = (program: Program): string => `[Desktop Entry]
Type=Application
Name=Quartermaster
Comment=A companion for the table: it keeps the tally, divides the booty and settles disputes
Comment[de]=Ein Begleiter am Spieltisch: führt Buch, teilt die Beute und schlichtet Streit
Exec=${program.map(inEntry).join(' ')} %f
Icon=quartermaster
Terminal=false
Categories=Game;BoardGame;
MimeType=${mime};
StartupNotify=true
`;

/**
 * One word of a command line in a desktop entry. What needs no quotes gets none: xdg-open, where no desktop is
 * running, knows of none.
 */
export function inEntry(word: string): string {
  const percent = word.replaceAll('%', '%%');
  if (/^[\w@%+=:,./-]+$/.test(percent)) return percent;
  // Quoted once for the command line, and its backslashes once more for the file.
  return `"${percent.replace(/["`$\\]/g, '\\$&').replaceAll('\\', '\\\\')}"`;
}

/** The list of what opens what, without us. */
export function withoutUs(list: string): string {
  const lines = list.split('\n').flatMap((line) => {
    if (!line.startsWith(`${mime}=`)) return [line];
    const others = line
      .slice(mime.length + 1)
      .split(';')
      .filter((each) => each !== entryName && each !== '');
    return others.length > 0 ? [`${mime}=${others.join(';')};`] : [];
  });
  return lines.join('\n');
}

export function linuxOpener(program: Program, icon: string, places: Places, run: Run): Opener {
  const files = filesFor(program, places, icon);
  const isOn = () => readText(entryIn(places)) === entryFor(program);
  /** Both are lists of what lies in the folders, made anew. */
  const lookAgain = async (): Promise<string | undefined> => {
    await run('update-desktop-database', [join(places.data, 'applications')]);
    const kinds = await run('update-mime-database', [join(places.data, 'mime')]);
    if (kinds === undefined) return 'update-mime-database (shared-mime-info)';
    return kinds.code === 0 ? undefined : kinds.said;
  };
  const register = async (): Promise<string | undefined> => {
    for (const { path, text } of files) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const fault = await lookAgain();
    if (fault !== undefined) return fault;
    const chosen = await run('xdg-mime', ['default', entryName, mime]);
    return chosen === undefined || chosen.code === 0 ? undefined : chosen.said;
  };
  const unregister = async (): Promise<string | undefined> => {
    for (const { path } of files) rmSync(path, { force: true });
    for (const folder of [places.config, join(places.data, 'applications')])
      leaveOut(join(folder, 'mimeapps.list'));
    return lookAgain();
  };
  return {
    get isOn() {
      return isOn();
    },
    async turn(on) {
      try {
        return await (on ? register() : unregister());
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
  };
}

function leaveOut(path: string): void {
  const list = readText(path);
  if (list !== undefined && withoutUs(list) !== list) writeFileSync(path, withoutUs(list));
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
