import type { z } from 'zod';
import { message, type Message } from '../rules/kernel/message.ts';

/** What is wrong with something from outside, and where, for a sentence of ours in any language. */
export interface Problem {
  readonly where: string | Message;
  readonly problem: Message;
}

/** What our own checks in a schema say. */
const ownProblems = ['no-field', 'ill-formed', 'no-face', 'no-game', 'no-id', 'seat-twice'] as const;

const types = ['string', 'number', 'int', 'boolean', 'array', 'object', 'record', 'tuple'] as const;

export const whole = message('where.whole');

/** The first thing that is wrong. Of what may stand there the one that fits best is spoken of. */
export function problemOf(error: z.ZodError): Problem {
  const found = deepest(error.issues, []);
  if (!found) return { where: whole, problem: message('problem.unreadable') };
  const where = found.path.length > 0 ? `"${found.path.join('.')}"` : whole;
  return { where, problem: said(found.issue) };
}

type Issue = z.core.$ZodIssue;

interface Wrong {
  readonly path: readonly PropertyKey[];
  readonly issue: Issue;
}

/** The one that goes wrong deepest inside. */
function deepest(issues: readonly Issue[], above: readonly PropertyKey[]): Wrong | undefined {
  const [issue] = issues;
  if (!issue) return undefined;
  const path = [...above, ...issue.path];
  const branches = issue.code === 'invalid_union' ? issue.errors : [];
  const inner = branches
    .map((branch) => deepest(branch, path))
    .filter((wrong) => wrong !== undefined)
    .sort((a, b) => b.path.length - a.path.length);
  const [best] = inner;
  return best && best.path.length > path.length ? best : { path, issue };
}

function said(issue: Issue): Message {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue) ? message('problem.missing') : typed(issue.expected);
    case 'too_big':
      return message(`problem.too-big.${sizeOf(issue.origin)}`, { most: Number(issue.maximum) });
    case 'too_small':
      return message(`problem.too-small.${sizeOf(issue.origin)}`, { least: Number(issue.minimum) });
    case 'invalid_value':
      return message('problem.among', { among: issue.values.map(String) });
    case 'unrecognized_keys':
      return message('problem.stranger', { keys: issue.keys });
    case 'custom':
      return own(issue.message);
    case 'invalid_format':
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return message('problem.unreadable');
  }
}

/** The library says it in its message alone. */
const isMissing = ({ message: text }: Issue): boolean => text.endsWith('received undefined');

const typed = (expected: string): Message =>
  types.some((type) => type === expected)
    ? message('problem.type', { type: message(`type.${expected}`) })
    : message('problem.unreadable');

const sizeOf = (origin: string): 'number' | 'string' | 'array' =>
  origin === 'string' || origin === 'array' ? origin : 'number';

const own = (text: string): Message =>
  message(ownProblems.some((one) => one === text) ? `problem.${text}` : 'problem.unreadable');
