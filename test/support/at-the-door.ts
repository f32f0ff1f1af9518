import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hold } from '../../src-main/chest/hold.ts';
import { plainOf } from '../../src-main/link/words.ts';
import { openDataDirectory, type DataDirectory } from '../../src-main/log/data-directory.ts';
import { bringIn, type Brought } from '../../src-main/logbook/files/bring.ts';
import type { FileNo } from '../../src-main/logbook/files/file-no.ts';
import { resultFiles } from '../../src-main/logbook/files/results.ts';
import { languages } from '../../src-main/rules/kernel/message.ts';
import type { Result } from '../../src-main/rules/kernel/result.ts';
import { importChestInto } from '../../src-main/shell/bring-chest.ts';
import { importDataInto } from '../../src-main/shell/bring-data.ts';
import { NextTime } from '../../src-main/shell/next-time.ts';

/** What came of a file that was brought. */
export interface AtTheDoor {
  readonly told: Result<Brought, FileNo>;
  /** Whether anything is otherwise now than before. */
  readonly isChanged: boolean;
  /** What was said, in every language. */
  readonly sentences: readonly string[];
}

/** A sentence that is none: a key without words, or a value that was never put in. */
export const isNoSentence = (text: string): boolean => /^(refusal|fault)\.|\{\w+/.test(text);

/** A data directory of its own, with everything that files are brought into. */
export class House {
  readonly data: DataDirectory;
  readonly #folder: string;
  readonly #hold: Hold;
  readonly #nextTime: NextTime;

  constructor() {
    this.#folder = mkdtempSync(join(tmpdir(), 'qm-door-'));
    const opened = openDataDirectory(join(this.#folder, 'data'));
    if (!opened.ok) throw new Error(opened.no.detail);
    this.data = opened.value;
    this.#hold = new Hold(this.data.library, () => 'id');
    this.#nextTime = new NextTime(this.#hold, this.data.library.settings);
  }

  async bring(bytes: Uint8Array | string): Promise<AtTheDoor> {
    const path = join(this.#folder, 'brought');
    writeFileSync(path, bytes);
    const before = this.#state();
    const told = await bringIn(this.data, path, {
      importChest: (value) => importChestInto(this.#hold, value),
      importData: (value) => importDataInto(this.#nextTime, value, 'brought'),
    });
    return { told, isChanged: this.#state() !== before, sentences: sentencesOf(told) };
  }

  /** What lies beside the data directory and the file itself. */
  outside(): readonly string[] {
    return readdirSync(this.#folder).filter((name) => !['data', 'brought'].includes(name));
  }

  async close(): Promise<void> {
    await this.data.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #state(): string {
    const { path, library } = this.data;
    return JSON.stringify([
      readdirSync(join(path, 'sessions')).filter((name) => name.endsWith('.quartermaster')),
      resultFiles(this.data),
      library.people.list(),
      library.evenings.notes(),
      library.chests.list(),
    ]);
  }
}

function sentencesOf(told: Result<Brought, FileNo>): readonly string[] {
  const nos = told.ok ? told.value.refused.map(({ why }) => why) : [told.no];
  return nos.flatMap((no) => languages.map((language) => plainOf(language, no).text));
}
