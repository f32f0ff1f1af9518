import type { GameEvent } from '../rules/kernel/game.ts';
import type { MessageValues } from '../rules/kernel/message.ts';

/** What comes back for one line: an entry, a refusal in words, or what is still needed. */
export type Reply =
  | {
      readonly seq: number;
      readonly events: readonly GameEvent[];
      readonly repeated?: true;
      readonly unsaved?: true;
    }
  | { readonly refusal: ToldRefusal; readonly open?: readonly OpenPrompt[] }
  | { readonly asked: { readonly reading: number | null; readonly prompts: readonly OpenPrompt[] } }
  | { readonly waiting: { readonly prompt: OpenPrompt; readonly missing: readonly string[] } }
  /** Carried out, and no entry is needed for it. */
  | { readonly done: true }
  | { readonly fault: { readonly code: string; readonly text: string } }
  | { readonly preview: unknown };

export interface ToldRefusal {
  readonly code: string;
  readonly rule: string;
  readonly text: string;
  readonly waivable: boolean;
  readonly values?: MessageValues;
}

export interface OpenPrompt {
  readonly id: string;
  readonly kind: string;
  readonly need: 'must' | 'may';
  readonly whom: readonly string[] | 'anyone';
}
