import type { SessionCard } from '../contract/link-parts.ts';
import { say } from '../contract/say.ts';
import type { Records } from '../log/library/records.ts';
import { languages, type Language } from '../rules/kernel/message.ts';
import { cleanName } from '../rules/kernel/name.ts';
import { waitingFor } from '../rules/kernel/prompt.ts';
import type { Running } from './running.ts';

type Table = Pick<Running, 'table'>;
type Stands = Pick<SessionCard, 'leads' | 'waits'>;

const key = 'left off';

/** How an evening stands that is not over: who is ahead of all others, by name, and what its table waits for. */
export function standsAt({ table }: Table): Stands {
  const { game, state, begun } = table;
  const standings = begun ? game.standings(state.game) : undefined;
  if (!standings || standings.over) return {};
  const nameOf = (seat: keyof typeof state.table.captains): string =>
    cleanName(state.table.captains[seat] ?? '') || seat;
  const waits = waitsOf({ table });
  return { leads: standings.leaders.map(nameOf), ...(waits ? { waits } : {}) };
}

/** The first that has to be answered, in words: whom it asks, and what. */
function waitsOf({ table }: Table): SessionCard['waits'] {
  const asked = table.prompts.find(({ need }) => need === 'must');
  if (!asked) return undefined;
  const { captains } = table.state.table;
  const whom = waitingFor(asked).map((seat) => captains[seat] ?? seat);
  // A question to nobody in particular, and one to several that games name `.all`, is a sentence of its own.
  const isWhole = asked.whom === 'anyone' || asked.ask.key.endsWith('.all');
  const inWords = (language: Language): string => {
    const words = say([table.game.text[language]], asked.ask, captains);
    return cleanName(isWhole ? words : `${whom.join(', ')} ${words}`);
  };
  return Object.fromEntries(
    languages.map((language) => [language, inWords(language)]),
  ) as SessionCard['waits'];
}

/** The evening that is left is the one to go on with: what it will say of itself is kept beside it. */
export const noteLeft = (settings: Records, running: Running): void =>
  void settings.set(key, { file: running.file, ...standsAt(running) });

/** Nothing of an evening that was not the last to be left, or that the program was torn away from. */
export function leftOff(settings: Records, file: string): Stands {
  const left = settings.get(key) as { readonly file?: unknown } | undefined;
  if (left?.file !== file) return {};
  const { leads, waits } = left as { readonly leads?: unknown; readonly waits?: unknown };
  return {
    leads: Array.isArray(leads) ? leads.filter((name): name is string => typeof name === 'string') : [],
    ...(isInAll(waits) ? { waits } : {}),
  };
}

const isInAll = (waits: unknown): waits is Readonly<Record<Language, string>> =>
  typeof waits === 'object' &&
  waits !== null &&
  languages.every((language) => typeof (waits as Readonly<Record<string, unknown>>)[language] === 'string');
