import type { Report } from '../../hardware/report.ts';
import type { BoardAction } from '../chest/board.ts';

/** What a button of a reader may do beside answering, where the table lets that reader: by the button's own name. */
const buttonActions = ['undo', 'redo', 'next'] as const satisfies readonly BoardAction[];

export type ButtonAction = (typeof buttonActions)[number];

export const actionOf = (report: Report): ButtonAction | undefined =>
  report.kind === 'button' ? buttonActions.find((action) => action === report.button) : undefined;
