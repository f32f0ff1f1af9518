import { describe, expect, test } from 'vitest';
import { heldFor } from '../../src-main/contract/shown.ts';
import { de } from '../../src-main/contract/text/de.ts';
import { en } from '../../src-main/contract/text/en.ts';
import { questionRefusals } from '../../src-main/rules/kernel/questions/dead-end.ts';
import { languages, type Catalogue } from '../../src-main/rules/kernel/message.ts';
import { sessionRefusals } from '../../src-main/session/refusals.ts';

const said: Readonly<Record<(typeof languages)[number], Catalogue>> = { en, de };
const all = Object.entries({ ...sessionRefusals, ...questionRefusals });

describe('what is refused whatever is played', () => {
  test.each(languages)('says so in a sentence, by a rule with a card of its own: %s', (language) => {
    const missing = all.flatMap(([code, { rule }]) =>
      [`refusal.${code}`, `rule.${rule}.title`, `rule.${rule}`].filter((key) => !(key in said[language])),
    );
    expect(missing).toEqual([]);
  });

  test.each(languages)(
    'and where it stands on a choice, a phone has the name of its rule too: %s',
    async (language) => {
      const held = Object.assign({}, ...(await heldFor('pirate-attack', language))) as Catalogue;
      const rules = Object.values(questionRefusals).map(({ rule }) => `rule.${rule}.title`);
      expect(rules.filter((key) => !(key in held))).toEqual([]);
    },
  );
});
