import type { Message } from '../../src-main/rules/kernel/message.ts';

/** A rule card as the catalogue has it: `rule.<id>.title`, `rule.<id>`, and where the rulebook says it. */
export interface RuleWords {
  readonly head: string;
  readonly paragraphs: readonly string[];
  readonly source?: string;
}

interface Catalogued {
  readonly say: (message: Message) => string;
  readonly has: (key: string) => boolean;
}

export function ruleWords({ say, has }: Catalogued, rule: string): RuleWords {
  const key = `rule.${rule}`;
  const head = has(`${key}.title`) ? say({ key: `${key}.title` }) : rule;
  const paragraphs = has(key) ? say({ key }).split('\n') : [];
  const source = `${key}.source`;
  return has(source) ? { head, paragraphs, source: say({ key: source }) } : { head, paragraphs };
}
