import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { features, suits } from '../../../src-main/rules/pirate-quest/cards.ts';
import { scenarios } from '../../../src-main/rules/pirate-quest/data/scenarios.ts';
import { colours } from '../../../src-main/rules/pirate-quest/dice.ts';
import { pirateQuest } from '../../../src-main/rules/pirate-quest/game.ts';
import { mapProblems } from '../../../src-main/rules/pirate-quest/map/build.ts';
import { options } from '../../../src-main/rules/pirate-quest/options.ts';
import { refusals } from '../../../src-main/rules/pirate-quest/refusals.ts';
import { depths, flagKinds } from '../../../src-main/rules/pirate-quest/state.ts';
import { de } from '../../../src-main/rules/pirate-quest/text/de.ts';
import { en } from '../../../src-main/rules/pirate-quest/text/en.ts';
import { fightStatuses } from '../../../src-main/rules/pirate-quest/view/captains.ts';
import { placeholders } from '../words.ts';

const folder = 'src-main/rules/pirate-quest';

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('text'))
  .map((path) => readFileSync(join(folder, path), 'utf8'))
  .join('\n');

/** Keys written out in the code; those put together are listed below. */
const written = [...sources.matchAll(/(?:message|askOf|line|status)\(\s*'([a-z][\w.-]*)'/gi)].map(
  ([, key]) => key ?? '',
);

const awaitedKinds = [
  ...readFileSync(join(folder, 'awaiting.ts'), 'utf8').matchAll(/readonly kind: '([\w-]+)'/g),
].map(([, kind]) => kind ?? '');

const either = (key: string): boolean =>
  key in en || `${key}.all` in en || `tell.${key}` in en || `status.${key}` in en;

describe('the words of the game', () => {
  it('are the same in English and German', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  it('fill in the same names in both', () => {
    for (const [key, text] of Object.entries(en))
      expect([key, placeholders(de[key] ?? '')]).toEqual([key, placeholders(text)]);
  });

  it('are there for every key in the code', () => {
    expect(written.length).toBeGreaterThan(60);
    expect(written.filter((key) => !either(key))).toEqual([]);
  });

  it('are there for every key that the code puts together', () => {
    const keys = [
      ...Object.keys(refusals).map((code) => `refusal.${code}`),
      ...Object.values(refusals).flatMap(({ rule }) => [`rule.${rule}`, `rule.${rule}.title`]),
      ...options.map(({ name }) => `option.${name}`),
      ...options.flatMap((option) =>
        option.type === 'choice' ? option.choices.map((choice) => `option.${option.name}.${choice}`) : [],
      ),
      ...depths.map((depth) => `depth.${depth}`),
      ...awaitedKinds.map((kind) => `waits.${kind}`),
      ...suits.map((suit) => `suit.${suit}`),
      ...features.map((feature) => `feature.${feature}`),
      ...colours.map((colour) => `colour.${colour}`),
      ...flagKinds.map((kind) => `flag.${kind}`),
      // A deal that was wrong says so by its own facts.
      ...flagKinds
        .filter((kind) => kind !== 'misdeal' && kind !== 'uneven-hand')
        .map((kind) => `tell.flagged.${kind}`),
      ...['', '.hand', '.untold'].flatMap((how) => [`flag.misdeal${how}`, `tell.misdealt${how}`]),
      ...mapProblems.map((problem) => `map.${problem}`),
      ...scenarios.flatMap(({ id }) => [`scenario.${id}`, `scenario.${id}.note`]),
      ...[...fightStatuses, 'plain', 'to-bid', 'has-bid', 'no-bid'].flatMap((status) => [
        `status.${status}`,
        `status.dealer.${status}`,
      ]),
      ...['dealer', 'bidding', 'fighting', 'moving', 'over', 'blank'].map((phase) => `heading.${phase}`),
    ];
    expect(keys.filter((key) => !(key in en))).toEqual([]);
  });

  it('are there for every question, but for a card that is laid and a move, which have their own for each case', () => {
    const kinds = Object.keys(pirateQuest.kinds);
    const isAsked = (kind: string): boolean => `prompt.${kind}` in en || `prompt.${kind}.all` in en;
    expect(kinds.filter((kind) => !isAsked(kind))).toEqual(['play-card']);
    expect(kinds.filter((kind) => !(`prompt.${kind}.hint` in en))).toEqual(['play-card', 'move']);
  });

  it('explain every rule that a question names', () => {
    const named = [...sources.matchAll(/\brule: (.*)/g)].flatMap(([, line = '']) =>
      [...line.matchAll(/'([a-z-]+)'/g)].map(([, rule]) => rule ?? ''),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((rule) => !(`rule.${rule}` in en) || !(`rule.${rule}.title` in en))).toEqual([]);
  });

  it('have no refusal that does not say what happened to the entry', () => {
    for (const code of Object.keys(refusals)) {
      expect(en[`refusal.${code}`]).toMatch(/^Refused: .*Nothing entered\.$/);
      expect(de[`refusal.${code}`]).toMatch(/^Abgelehnt: .*Nichts eingetragen\.$/);
    }
  });

  it('call a deal a battle and what is won in it a fight, never otherwise (silence 39)', () => {
    for (const text of Object.values(en))
      expect(text).not.toMatch(/\b(tricks?|rounds|wins? (a|the) hand)\b/i);
    for (const text of Object.values(de)) expect(text).not.toMatch(/\b(Stich|Stiche|Runden?)\b/);
    expect(en['prompt.fight-winner']).toContain('fight {fight} of {of}');
    expect(en['heading.fighting']).toContain('Battle {battle}');
  });

  it('never please, regret or greet', () => {
    for (const text of [...Object.values(en), ...Object.values(de)])
      expect(text).not.toMatch(/\b(please|oops|ahoy|bitte|hoppla)\b/i);
  });
});
