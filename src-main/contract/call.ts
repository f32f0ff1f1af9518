import { z } from 'zod';
import type { Role } from './link-parts.ts';

/** What the contracts of calls are written with: who may ask, and with what. */
export const scorekeeper = ['scorekeeper'] as const;
export const players = ['captain', 'scorekeeper'] as const;
export const people = ['guest', 'captain', 'scorekeeper'] as const;

export const call = <With>(roles: readonly Role[], schema: z.ZodType<With>) => ({ roles, schema });
/** It changes nothing: a page whose connection was lost asks again. */
export const look = <With>(roles: readonly Role[], schema: z.ZodType<With>) => ({
  ...call(roles, schema),
  looks: true as const,
});

export const nothing = z.undefined();
export const text = (most: number) => z.string().trim().min(1).max(most);
