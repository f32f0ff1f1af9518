import type { Options } from '../../../../src-main/rules/pirate-quest/options.ts';

type Name = keyof Options;

/** For each option what holds with each of its choices: the compiler asks for every one of them. */
export type CasesOf<Of extends Name> = Options[Of] extends boolean
  ? Readonly<Record<'true' | 'false', () => void>>
  : Options[Of] extends string
    ? Readonly<Record<Options[Of], () => void>>
    : Readonly<Record<string, () => void>>;

export type Cases<Names extends Name = Name> = { readonly [Of in Names]: CasesOf<Of> };
