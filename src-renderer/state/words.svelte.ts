import { cataloguesFor } from '../../src-main/contract/catalogues.ts';
import { say, type Names } from '../../src-main/contract/say.ts';
import {
  languages,
  type Catalogue,
  type Language,
  type Message,
} from '../../src-main/rules/kernel/message.ts';
import { kept, keep } from './kept.ts';

const isLanguage = (text: string | null): text is Language => languages.some((each) => each === text);

/** The address asks for it, else this display spoke it before, else the browser does. */
function languageOfDisplay(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  if (isLanguage(asked)) return asked;
  const before = kept('language');
  if (isLanguage(before)) return before;
  return navigator.language.startsWith('de') ? 'de' : 'en';
}

/** What this display says, in its language: the game's words, the companion's, and who sits where. */
export class Words {
  language: Language = $state(languageOfDisplay());
  #catalogues: readonly Catalogue[] = $state.raw([]);
  #game: string | undefined = $state();
  readonly #names: () => Names;
  readonly #fetch: typeof cataloguesFor;
  #asked = 0;
  /** What was learnt beside the catalogues of now. */
  readonly #learnt = new Set<string>();

  constructor(names: () => Names = () => ({}), fetch: typeof cataloguesFor = cataloguesFor) {
    this.#names = names;
    this.#fetch = fetch;
  }

  /** Whether there is anything to say yet; a page that says keys instead of words helps nobody. */
  get ready(): boolean {
    return this.#catalogues.length > 0;
  }

  /** Another one, whenever there are other words. */
  get edition(): object {
    return this.#catalogues;
  }

  /** Whether the words of this game are there too. */
  readonly readyFor = (game: string | undefined): boolean => this.ready && this.#game === game;

  /** Fetches the words of a game; the newest wish wins, however late an older one comes. */
  async load(game: string | undefined): Promise<void> {
    const asked = ++this.#asked;
    const { language } = this;
    const catalogues = await this.#fetch(game, language);
    if (asked !== this.#asked) return;
    this.#catalogues = catalogues;
    this.#learnt.clear();
    this.#game = game;
    document.documentElement.lang = language;
  }

  /** Fetches words that are needed only now; they go before those that were there. */
  async learn(what: string, fetch: () => Promise<readonly Catalogue[]>): Promise<void> {
    if (this.#learnt.has(what)) return;
    const asked = this.#asked;
    const more = await fetch();
    // Meanwhile another game or language may have come, or the same from another wish.
    if (asked !== this.#asked || this.#learnt.has(what)) return;
    this.#learnt.add(what);
    this.#catalogues = [...more, ...this.#catalogues];
  }

  speak(language: Language): void {
    this.language = language;
    keep('language', language);
  }

  readonly say = (message: Message): string => say(this.#catalogues, message, this.#names());

  /** The same where the names in it are those of another table than the one this display shows. */
  readonly sayOf = (message: Message, names: Names): string => say(this.#catalogues, message, names);

  /** A page's own words, by the end of their key. */
  readonly page = (key: string, values?: Message['values']): string =>
    this.say(values ? { key: `page.${key}`, values } : { key: `page.${key}` });

  /** What a catalogue has under this key, with its gaps. */
  readonly under = (key: string): string | undefined =>
    this.#catalogues.find((catalogue) => key in catalogue)?.[key];

  /** Whether a catalogue has words under this key. */
  readonly has = (key: string): boolean => this.under(key) !== undefined;

  time(at: number): string {
    return new Intl.DateTimeFormat(this.language, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(at);
  }

  day(at: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium' }).format(at);
  }
}
