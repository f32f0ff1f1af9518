import type { OwnEffect } from './effect.ts';

/** A ship as large as another, which sinks with it. */
export const duplicate: OwnEffect = { open: 'copy' };
