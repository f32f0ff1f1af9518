import { sessionType, type Opener, type Program, type Run } from './session-type.ts';

const { progId, extension, name } = sessionType;
const classes = 'HKCU\\Software\\Classes';
const ofExtension = `${classes}\\.${extension}`;
const ofKind = `${classes}\\${progId}`;
const ofCommand = `${ofKind}\\shell\\open\\command`;

/** One word of a command line as Windows' programs take it apart again. */
export const quoted = (word: string): string =>
  `"${word.replace(/(\\*)"/g, '$1$1\\"').replace(/\\+$/, '$&$&')}"`;

/** What a double click is to run. */
export const commandOf = (program: Program): string => `${program.map(quoted).join(' ')} "%1"`;

/** For `reg.exe`, one after the other: for whoever is logged in, so that no administrator is asked. */
export function registering(program: Program): readonly (readonly string[])[] {
  const set = (key: string, value: string) => ['add', key, '/ve', '/t', 'REG_SZ', '/d', value, '/f'];
  return [
    set(ofKind, name.en),
    set(`${ofKind}\\DefaultIcon`, `${quoted(program[0])},0`),
    set(ofCommand, commandOf(program)),
    set(ofExtension, progId),
    ['add', `${ofExtension}\\OpenWithProgids`, '/v', progId, '/t', 'REG_NONE', '/f'],
  ];
}

/** The extension's own key stays where another program has taken it over meanwhile. */
const unregistering = (isOurs: boolean): readonly (readonly string[])[] => [
  isOurs ? ['delete', ofExtension, '/f'] : ['delete', `${ofExtension}\\OpenWithProgids`, '/v', progId, '/f'],
  ['delete', ofKind, '/f'],
];

export async function registryOpener(program: Program, run: Run): Promise<Opener> {
  const reg = (args: readonly string[]) => run('reg.exe', args);
  const isSet = async (key: string, value: string): Promise<boolean> =>
    (await reg(['query', key, '/ve']))?.said.includes(value) ?? false;
  const look = async () => (await isSet(ofExtension, progId)) && (await isSet(ofCommand, commandOf(program)));
  let isOn = await look();
  return {
    get isOn() {
      return isOn;
    },
    async turn(on) {
      const commands = on ? registering(program) : unregistering(await isSet(ofExtension, progId));
      const faults: string[] = [];
      for (const command of commands) {
        const ran = await reg(command);
        if (ran?.code !== 0) faults.push(ran?.said.trim() ?? 'reg.exe');
      }
      isOn = await look();
      return isOn === on ? undefined : faults.join(' ');
    },
  };
}
