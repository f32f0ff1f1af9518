import { parseArgs } from 'node:util';
import { languages, type Language } from '../rules/kernel/message.ts';
import { tellGames } from './games.ts';
import { writeError } from './output.ts';
import { play } from './play.ts';
import { backup, check, listSessions, rebuild, verifySeals } from './sessions.ts';
import { labelHelp, labelOptions, readerHelp, readerOptions } from './values.ts';

const help = `qm: Quartermaster for scripts. Each answer is one line of JSON.

  qm games [--game G]                      games, options, commands as JSON schemas
  qm play --game G --setup FILE [--db FILE] [--view table|console|captain:SEAT]
                                           plays the commands on standard input
  qm sessions [--data DIR]                 the sessions of a data directory
  qm check FILE                            reads a session whole and plays it again
  qm verify FILE                           checks every seal
  qm rebuild FILE                          writes the query tables anew from the log
  qm backup FILE --to FILE                 a copy, taken while the session may be running
  qm export FILE --as json|csv|bgsplay|sheet|picture|readings|archive --to PATH [--reveal]
                                           an evening to be taken along; a data directory as an archive
  qm import PATH [--data DIR]              sessions, JSON, archives, chests from elsewhere
${readerHelp}${labelHelp}

  --lang en|de                             the language of refusals`;

const options = {
  game: { type: 'string' },
  setup: { type: 'string' },
  db: { type: 'string' },
  view: { type: 'string' },
  data: { type: 'string' },
  to: { type: 'string' },
  as: { type: 'string' },
  reveal: { type: 'boolean' },
  ...readerOptions,
  ...labelOptions,
  lang: { type: 'string', default: 'en' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof read>['values'];

function read(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

function wrong(problem: string): number {
  writeError(`${problem}\n\n${help}`);
  return 2;
}

/** A verb's exit code, or what it says is wrong with how it was called. */
const told = (answer: number | string): number => (typeof answer === 'number' ? answer : wrong(answer));

const languageOf = (text: string): Language | undefined => languages.find((language) => language === text);

async function run(verb: string | undefined, values: Values, files: readonly string[]): Promise<number> {
  const empty = Object.entries(values).find(([, value]) => value === '')?.[0];
  if (empty !== undefined) return wrong(`--${empty} is empty.`);
  if (files.includes('')) return wrong('The name of a file is empty.');
  const language = languageOf(values.lang);
  if (!language) return wrong(`--lang takes ${languages.join(' or ')}.`);
  const [file] = files;
  switch (verb) {
    case 'games':
      return tellGames(values.game, language);
    case 'play':
      if (values.game === undefined) return wrong('qm play needs --game.');
      return play({ game: values.game, setup: values.setup, db: values.db, view: values.view, language });
    case 'sessions':
      return listSessions(values.data, language);
    case 'check':
    case 'verify':
    case 'rebuild':
      if (file === undefined) return wrong(`qm ${verb} needs a session file.`);
      return { check, verify: verifySeals, rebuild }[verb](file, language);
    case 'backup':
      if (file === undefined || values.to === undefined)
        return wrong('qm backup needs a session file and --to.');
      return backup(file, values.to, language);
    case 'export': {
      const { as, to, reveal = false } = values;
      return told(await (await import('./logbook.ts')).exportEvening({ file, as, to, reveal, language }));
    }
    case 'import':
      return told(
        await (await import('./logbook.ts')).importEvenings({ path: file, data: values.data, language }),
      );
    // Serial ports and printing are loaded for those who ask for them.
    case 'reader':
      return told(await (await import('./reader.ts')).reader(files, values));
    case 'labels':
      return told(await (await import('./labels.ts')).labels(values));
    case undefined:
      return wrong('Which verb?');
    default:
      return wrong(`qm knows no "${verb}".`);
  }
}

/** Carries out what stands behind `qm`, and answers its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  let parsed: ReturnType<typeof read>;
  try {
    parsed = read(args);
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
  const [verb, ...files] = parsed.positionals;
  if (parsed.values.help) {
    writeError(help);
    return 0;
  }
  return run(verb, parsed.values, files);
}
